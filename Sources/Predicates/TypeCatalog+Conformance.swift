// SPDX-License-Identifier: Apache-2.0

public import LodgerTypes

/// The uniform types answer UTI-CONFORMS-TO and UTI-EQUALS.
extension TypeCatalog: TypeConformance {}
