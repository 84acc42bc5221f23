// SPDX-License-Identifier: Apache-2.0

import Foundation
import ImageFilters

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    let usage = "usage: Images PICTURE OUTPUT\n\nMakes a grey picture of a PNG or JPEG file.\n"
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
}
do {
    let picture = try Data(contentsOf: URL(filePath: arguments[1]))
    try GrayscaleFilter.apply(to: picture).write(to: URL(filePath: arguments[2]))
} catch {
    FileHandle.standardError.write(Data("Images: \(error.localizedDescription)\n".utf8))
    exit(1)
}
