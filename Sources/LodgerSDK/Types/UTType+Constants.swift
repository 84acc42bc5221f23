// SPDX-License-Identifier: Apache-2.0

extension UTType {
    /// Anything that has a place in a file system.
    public static var item: UTType { UTType(system: "public.item") }
    /// Anything that holds something for people.
    public static var content: UTType { UTType(system: "public.content") }
    /// Content of several kinds together.
    public static var compositeContent: UTType { UTType(system: "public.composite-content") }
    /// A disk as a file.
    public static var diskImage: UTType { UTType(system: "public.disk-image") }
    /// A stream of bytes.
    public static var data: UTType { UTType(system: "public.data") }
    /// A folder or a package.
    public static var directory: UTType { UTType(system: "public.directory") }
    /// Something that leads to something else.
    public static var resolvable: UTType { UTType(system: "com.apple.resolvable") }
    /// A symbolic link.
    public static var symbolicLink: UTType { UTType(system: "public.symlink") }
    /// A program.
    public static var executable: UTType { UTType(system: "public.executable") }
    /// The place of a volume.
    public static var mountPoint: UTType { UTType(system: "com.apple.mount-point") }
    /// An alias.
    public static var aliasFile: UTType { UTType(system: "com.apple.alias-file") }
    /// A bookmark.
    public static var urlBookmarkData: UTType { UTType(system: "com.apple.bookmark") }
    /// An address.
    public static var url: UTType { UTType(system: "public.url") }
    /// The address of a file.
    public static var fileURL: UTType { UTType(system: "public.file-url") }
    /// Text of any kind.
    public static var text: UTType { UTType(system: "public.text") }
    /// Text without formatting.
    public static var plainText: UTType { UTType(system: "public.plain-text") }
    /// Text without formatting in UTF-8.
    public static var utf8PlainText: UTType { UTType(system: "public.utf8-plain-text") }
    /// Text without formatting in UTF-16 with a mark of its byte order.
    public static var utf16ExternalPlainText: UTType { UTType(system: "public.utf16-external-plain-text") }
    /// Text without formatting in UTF-16.
    public static var utf16PlainText: UTType { UTType(system: "public.utf16-plain-text") }
    /// Values in lines and columns.
    public static var delimitedText: UTType { UTType(system: "public.delimited-values-text") }
    /// Values with commas between them.
    public static var commaSeparatedText: UTType { UTType(system: "public.comma-separated-values-text") }
    /// Values with tabs between them.
    public static var tabSeparatedText: UTType { UTType(system: "public.tab-separated-values-text") }
    /// Values with tabs between them, in UTF-8.
    public static var utf8TabSeparatedText: UTType { UTType(system: "public.utf8-tab-separated-values-text") }
    /// Rich text.
    public static var rtf: UTType { UTType(system: "public.rtf") }
    /// HTML.
    public static var html: UTType { UTType(system: "public.html") }
    /// XML.
    public static var xml: UTType { UTType(system: "public.xml") }
    /// YAML.
    public static var yaml: UTType { UTType(system: "public.yaml") }
    /// Source code.
    public static var sourceCode: UTType { UTType(system: "public.source-code") }
    /// Source code in an assembly language.
    public static var assemblyLanguageSource: UTType { UTType(system: "public.assembly-source") }
    /// Source code in C.
    public static var cSource: UTType { UTType(system: "public.c-source") }
    /// Source code in Objective-C.
    public static var objectiveCSource: UTType { UTType(system: "public.objective-c-source") }
    /// Source code in Swift.
    public static var swiftSource: UTType { UTType(system: "public.swift-source") }
    /// Source code in C++.
    public static var cPlusPlusSource: UTType { UTType(system: "public.c-plus-plus-source") }
    /// Source code in Objective-C++.
    public static var objectiveCPlusPlusSource: UTType { UTType(system: "public.objective-c-plus-plus-source") }
    /// A C header.
    public static var cHeader: UTType { UTType(system: "public.c-header") }
    /// A C++ header.
    public static var cPlusPlusHeader: UTType { UTType(system: "public.c-plus-plus-header") }
    /// A script.
    public static var script: UTType { UTType(system: "public.script") }
    /// An AppleScript.
    public static var appleScript: UTType { UTType(system: "com.apple.applescript.text") }
    /// JavaScript.
    public static var javaScript: UTType { UTType(system: "com.netscape.javascript-source") }
    /// A shell script.
    public static var shellScript: UTType { UTType(system: "public.shell-script") }
    /// A Python script.
    public static var pythonScript: UTType { UTType(system: "public.python-script") }
    /// A Ruby script.
    public static var rubyScript: UTType { UTType(system: "public.ruby-script") }
    /// A Perl script.
    public static var perlScript: UTType { UTType(system: "public.perl-script") }
    /// A PHP script.
    public static var phpScript: UTType { UTType(system: "public.php-script") }
    /// JSON.
    public static var json: UTType { UTType(system: "public.json") }
    /// A property list.
    public static var propertyList: UTType { UTType(system: "com.apple.property-list") }
    /// A property list in XML.
    public static var xmlPropertyList: UTType { UTType(system: "com.apple.xml-property-list") }
    /// A property list in its binary form.
    public static var binaryPropertyList: UTType { UTType(system: "com.apple.binary-property-list") }
    /// PDF.
    public static var pdf: UTType { UTType(system: "com.adobe.pdf") }
    /// Rich text with attachments, as a package.
    public static var rtfd: UTType { UTType(system: "com.apple.rtfd") }
    /// Rich text with attachments, as one file.
    public static var flatRTFD: UTType { UTType(system: "com.apple.flat-rtfd") }
    /// A stored web page.
    public static var webArchive: UTType { UTType(system: "com.apple.webarchive") }
    /// An image.
    public static var image: UTType { UTType(system: "public.image") }
    /// A JPEG image.
    public static var jpeg: UTType { UTType(system: "public.jpeg") }
    /// A TIFF image.
    public static var tiff: UTType { UTType(system: "public.tiff") }
    /// A GIF image.
    public static var gif: UTType { UTType(system: "com.compuserve.gif") }
    /// A PNG image.
    public static var png: UTType { UTType(system: "public.png") }
    /// Apple's icons.
    public static var icns: UTType { UTType(system: "com.apple.icns") }
    /// A Windows bitmap.
    public static var bmp: UTType { UTType(system: "com.microsoft.bmp") }
    /// Windows icons.
    public static var ico: UTType { UTType(system: "com.microsoft.ico") }
    /// An image as a camera took it.
    public static var rawImage: UTType { UTType(system: "public.camera-raw-image") }
    /// An SVG image.
    public static var svg: UTType { UTType(system: "public.svg-image") }
    /// A photo with a movie.
    public static var livePhoto: UTType { UTType(system: "com.apple.live-photo") }
    /// An HEIF image.
    public static var heif: UTType { UTType(system: "public.heif") }
    /// An HEIC image.
    public static var heic: UTType { UTType(system: "public.heic") }
    /// A WebP image.
    public static var webP: UTType { UTType(system: "org.webmproject.webp") }
    /// Three-dimensional content.
    public static var threeDContent: UTType { UTType(system: "public.3d-content") }
    /// A scene in USD.
    public static var usd: UTType { UTType(system: "com.pixar.universal-scene-description") }
    /// A scene in USDZ.
    public static var usdz: UTType { UTType(system: "com.pixar.universal-scene-description-mobile") }
    /// Sound, moving pictures, or both.
    public static var audiovisualContent: UTType { UTType(system: "public.audiovisual-content") }
    /// Moving pictures, with or without sound.
    public static var movie: UTType { UTType(system: "public.movie") }
    /// Moving pictures without sound.
    public static var video: UTType { UTType(system: "public.video") }
    /// Sound.
    public static var audio: UTType { UTType(system: "public.audio") }
    /// A QuickTime movie.
    public static var quickTimeMovie: UTType { UTType(system: "com.apple.quicktime-movie") }
    /// An MPEG-1 or MPEG-2 movie.
    public static var mpeg: UTType { UTType(system: "public.mpeg") }
    /// An MPEG-2 video.
    public static var mpeg2Video: UTType { UTType(system: "public.mpeg-2-video") }
    /// An MPEG-2 transport stream.
    public static var mpeg2TransportStream: UTType { UTType(system: "public.mpeg-2-transport-stream") }
    /// MP3 sound.
    public static var mp3: UTType { UTType(system: "public.mp3") }
    /// An MPEG-4 movie.
    public static var mpeg4Movie: UTType { UTType(system: "public.mpeg-4") }
    /// MPEG-4 sound.
    public static var mpeg4Audio: UTType { UTType(system: "public.mpeg-4-audio") }
    /// Protected MPEG-4 sound.
    public static var appleProtectedMPEG4Audio: UTType { UTType(system: "com.apple.protected-mpeg-4-audio") }
    /// A protected MPEG-4 movie.
    public static var appleProtectedMPEG4Video: UTType { UTType(system: "com.apple.protected-mpeg-4-video") }
    /// An AVI movie.
    public static var avi: UTType { UTType(system: "public.avi") }
    /// AIFF sound.
    public static var aiff: UTType { UTType(system: "public.aiff-audio") }
    /// WAVE sound.
    public static var wav: UTType { UTType(system: "com.microsoft.waveform-audio") }
    /// MIDI.
    public static var midi: UTType { UTType(system: "public.midi-audio") }
    /// A playlist.
    public static var playlist: UTType { UTType(system: "public.playlist") }
    /// An M3U playlist.
    public static var m3uPlaylist: UTType { UTType(system: "public.m3u-playlist") }
    /// A folder.
    public static var folder: UTType { UTType(system: "public.folder") }
    /// A volume.
    public static var volume: UTType { UTType(system: "public.volume") }
    /// A folder that looks like one file.
    public static var package: UTType { UTType(system: "com.apple.package") }
    /// A bundle.
    public static var bundle: UTType { UTType(system: "com.apple.bundle") }
    /// A plug-in.
    public static var pluginBundle: UTType { UTType(system: "com.apple.plugin") }
    /// A Spotlight importer.
    public static var spotlightImporter: UTType { UTType(system: "com.apple.metadata-importer") }
    /// A Quick Look generator.
    public static var quickLookGenerator: UTType { UTType(system: "com.apple.quicklook-generator") }
    /// An XPC service.
    public static var xpcService: UTType { UTType(system: "com.apple.xpc-service") }
    /// A framework.
    public static var framework: UTType { UTType(system: "com.apple.framework") }
    /// An app.
    public static var application: UTType { UTType(system: "com.apple.application") }
    /// An app as a bundle.
    public static var applicationBundle: UTType { UTType(system: "com.apple.application-bundle") }
    /// An app extension.
    public static var applicationExtension: UTType { UTType(system: "com.apple.application-and-system-extension") }
    /// A Unix program.
    public static var unixExecutable: UTType { UTType(system: "public.unix-executable") }
    /// A Windows program.
    public static var exe: UTType { UTType(system: "com.microsoft.windows-executable") }
    /// A pane of the settings.
    public static var systemPreferencesPane: UTType { UTType(system: "com.apple.systempreference.prefpane") }
    /// An archive.
    public static var archive: UTType { UTType(system: "public.archive") }
    /// A file packed by gzip.
    public static var gzip: UTType { UTType(system: "org.gnu.gnu-zip-archive") }
    /// A file packed by bzip2.
    public static var bz2: UTType { UTType(system: "public.bzip2-archive") }
    /// A zip archive.
    public static var zip: UTType { UTType(system: "public.zip-archive") }
    /// An Apple archive.
    public static var appleArchive: UTType { UTType(system: "com.apple.archive") }
    /// A tar archive.
    public static var tarArchive: UTType { UTType(system: "public.tar-archive") }
    /// A spreadsheet.
    public static var spreadsheet: UTType { UTType(system: "public.spreadsheet") }
    /// A presentation.
    public static var presentation: UTType { UTType(system: "public.presentation") }
    /// A database.
    public static var database: UTType { UTType(system: "public.database") }
    /// A message.
    public static var message: UTType { UTType(system: "public.message") }
    /// A person or organisation.
    public static var contact: UTType { UTType(system: "public.contact") }
    /// A business card.
    public static var vCard: UTType { UTType(system: "public.vcard") }
    /// A thing to do.
    public static var toDoItem: UTType { UTType(system: "public.to-do-item") }
    /// An event.
    public static var calendarEvent: UTType { UTType(system: "public.calendar-event") }
    /// An e-mail message.
    public static var emailMessage: UTType { UTType(system: "public.email-message") }
    /// A file that leads to an address.
    public static var internetLocation: UTType { UTType(system: "com.apple.internet-location") }
    /// A file that leads to an address, as on Windows.
    public static var internetShortcut: UTType { UTType(system: "com.microsoft.internet-shortcut") }
    /// A font.
    public static var font: UTType { UTType(system: "public.font") }
    /// A bookmark.
    public static var bookmark: UTType { UTType(system: "public.bookmark") }
    /// Keys and certificates.
    public static var pkcs12: UTType { UTType(system: "com.rsa.pkcs-12") }
    /// A certificate.
    public static var x509Certificate: UTType { UTType(system: "public.x509-certificate") }
    /// An electronic book.
    public static var epub: UTType { UTType(system: "org.idpf.epub-container") }
    /// A log.
    public static var log: UTType { UTType(system: "public.log") }
    /// A haptic pattern.
    public static var ahap: UTType { UTType(system: "com.apple.haptics.ahap") }
}
