// SPDX-License-Identifier: Apache-2.0

/// The build command, a shell script: nothing has to be compiled for it.
enum EntryScript {
    /// Arguments: the toolchain's plutil, Info.plist, the file to write, the module's name.
    static let text = #"""
        set -eu
        plutil=$1 plist=$2 output=$3 module=$4

        fail() {
            printf '%s:1:1: error: %s\n' "$plist" "$1" >&2
            exit 1
        }
        value() {
            "$plutil" -extract "$1" raw -o - "$plist" 2>/dev/null
        }

        "$plutil" -lint -s "$plist" >/dev/null 2>&1 || fail 'this is no property list; plutil -lint says where'

        # $(PRODUCT_MODULE_NAME).Class, Module.Class and Class all mean the module's own class.
        key='NSExtension > NSExtensionPrincipalClass'
        class=$(value NSExtension.NSExtensionPrincipalClass) ||
            fail "$key is missing; write \$(PRODUCT_MODULE_NAME).MyClass there"
        class=${class#'$(PRODUCT_MODULE_NAME).'}
        class=${class#"$module."}
        case $class in
        '' | *[[:space:][:cntrl:]\"\'\`\\\;\,\(\)\{\}\<\>\$]*)
            fail "$key is \"$class\"; write the name of a class there, as in \$(PRODUCT_MODULE_NAME).MyClass"
            ;;
        esac

        # The oldest runtime, as major * 65536 + minor.
        minimum=$(value MinimumOSVersion) || minimum=1.0
        major=${minimum%%.*} minor=0
        case $minimum in *.*) minor=${minimum#*.} minor=${minor%%.*} ;; esac
        case $major/$minor in
        *[!0-9/]* | /* | */) fail "MinimumOSVersion is \"$minimum\"; write a version such as 1.0" ;;
        esac
        minimum=$((major * 65536 + minor))

        # What hosts read before they load the library; lodger/note.h describes it.
        note() {
            cat <<SWIFT
        @section(".note.lodger") @used
        nonisolated private let lodgerExtensionNote:
            (
                UInt32, UInt32, UInt32, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt32, UInt32, UInt32,
                UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32
            ) = (
                7, 48, 1, 0x4C, 0x6F, 0x64, 0x67, 0x65, 0x72, 0, 0, 1, 1, 0x1_0000,
                $minimum, $1, 1, 0, 0, 0, 0, 0, 0
            )
        SWIFT
        }
        # A Swift string literal of the path, for the compiler's messages.
        location=$(printf '%s' "$plist" | sed 's/[\\"]/\\&/g')

        cat >"$output" <<SWIFT
        // Written by ExtensionEntry from Info.plist; do not edit.

        import Foundation
        import LodgerSDK

        #if compiler(>=6.5)
        #error("Update Lodger: it does not know this compiler yet.")
        #elseif compiler(>=6.4)
        $(note 0x6_0004)
        #else
        $(note 0x6_0003)
        #endif

        @c(lodger_extension_entry)
        nonisolated public func lodgerExtensionEntry(_ host: UnsafeRawPointer?) -> UnsafeRawPointer? {
        #sourceLocation(file: "$location", line: 1)
            LodgerSDK.ExtensionEntry.start(host, makePrincipalObject: $class.init)
        #sourceLocation()
        }

        nonisolated extension Foundation.Bundle {
            static var module: Foundation.Bundle { appExtension }
        }
        SWIFT
        """#
}
