// SPDX-License-Identifier: Apache-2.0

// The names that types had before `UTType`, for code that still uses them. On Apple's systems they are of the type
// CFString, which Foundation on Linux hides; `kUTTypeImage as String` compiles with both.

/// The identifier `public.item`.
public let kUTTypeItem = "public.item"
/// The identifier `public.content`.
public let kUTTypeContent = "public.content"
/// The identifier `public.composite-content`.
public let kUTTypeCompositeContent = "public.composite-content"
/// The identifier `public.message`.
public let kUTTypeMessage = "public.message"
/// The identifier `public.contact`.
public let kUTTypeContact = "public.contact"
/// The identifier `public.archive`.
public let kUTTypeArchive = "public.archive"
/// The identifier `public.disk-image`.
public let kUTTypeDiskImage = "public.disk-image"
/// The identifier `public.data`.
public let kUTTypeData = "public.data"
/// The identifier `public.directory`.
public let kUTTypeDirectory = "public.directory"
/// The identifier `com.apple.resolvable`.
public let kUTTypeResolvable = "com.apple.resolvable"
/// The identifier `public.symlink`.
public let kUTTypeSymLink = "public.symlink"
/// The identifier `public.executable`.
public let kUTTypeExecutable = "public.executable"
/// The identifier `com.apple.mount-point`.
public let kUTTypeMountPoint = "com.apple.mount-point"
/// The identifier `com.apple.alias-file`.
public let kUTTypeAliasFile = "com.apple.alias-file"
/// The identifier `com.apple.bookmark`.
public let kUTTypeURLBookmarkData = "com.apple.bookmark"
/// The identifier `public.url`.
public let kUTTypeURL = "public.url"
/// The identifier `public.file-url`.
public let kUTTypeFileURL = "public.file-url"
/// The identifier `public.text`.
public let kUTTypeText = "public.text"
/// The identifier `public.plain-text`.
public let kUTTypePlainText = "public.plain-text"
/// The identifier `public.utf8-plain-text`.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// The identifier `public.utf16-external-plain-text`.
public let kUTTypeUTF16ExternalPlainText = "public.utf16-external-plain-text"
/// The identifier `public.utf16-plain-text`.
public let kUTTypeUTF16PlainText = "public.utf16-plain-text"
/// The identifier `public.delimited-values-text`.
public let kUTTypeDelimitedText = "public.delimited-values-text"
/// The identifier `public.comma-separated-values-text`.
public let kUTTypeCommaSeparatedText = "public.comma-separated-values-text"
/// The identifier `public.tab-separated-values-text`.
public let kUTTypeTabSeparatedText = "public.tab-separated-values-text"
/// The identifier `public.utf8-tab-separated-values-text`.
public let kUTTypeUTF8TabSeparatedText = "public.utf8-tab-separated-values-text"
/// The identifier `public.rtf`.
public let kUTTypeRTF = "public.rtf"
/// The identifier `public.html`.
public let kUTTypeHTML = "public.html"
/// The identifier `public.xml`.
public let kUTTypeXML = "public.xml"
/// The identifier `public.source-code`.
public let kUTTypeSourceCode = "public.source-code"
/// The identifier `public.assembly-source`.
public let kUTTypeAssemblyLanguageSource = "public.assembly-source"
/// The identifier `public.c-source`.
public let kUTTypeCSource = "public.c-source"
/// The identifier `public.objective-c-source`.
public let kUTTypeObjectiveCSource = "public.objective-c-source"
/// The identifier `public.swift-source`.
public let kUTTypeSwiftSource = "public.swift-source"
/// The identifier `public.c-plus-plus-source`.
public let kUTTypeCPlusPlusSource = "public.c-plus-plus-source"
/// The identifier `public.objective-c-plus-plus-source`.
public let kUTTypeObjectiveCPlusPlusSource = "public.objective-c-plus-plus-source"
/// The identifier `public.c-header`.
public let kUTTypeCHeader = "public.c-header"
/// The identifier `public.c-plus-plus-header`.
public let kUTTypeCPlusPlusHeader = "public.c-plus-plus-header"
/// The identifier `com.sun.java-source`.
public let kUTTypeJavaSource = "com.sun.java-source"
/// The identifier `public.script`.
public let kUTTypeScript = "public.script"
/// The identifier `com.apple.applescript.text`.
public let kUTTypeAppleScript = "com.apple.applescript.text"
/// The identifier `com.apple.applescript.script`.
public let kUTTypeOSAScript = "com.apple.applescript.script"
/// The identifier `com.apple.applescript.script-bundle`.
public let kUTTypeOSAScriptBundle = "com.apple.applescript.script-bundle"
/// The identifier `com.netscape.javascript-source`.
public let kUTTypeJavaScript = "com.netscape.javascript-source"
/// The identifier `public.shell-script`.
public let kUTTypeShellScript = "public.shell-script"
/// The identifier `public.perl-script`.
public let kUTTypePerlScript = "public.perl-script"
/// The identifier `public.python-script`.
public let kUTTypePythonScript = "public.python-script"
/// The identifier `public.ruby-script`.
public let kUTTypeRubyScript = "public.ruby-script"
/// The identifier `public.php-script`.
public let kUTTypePHPScript = "public.php-script"
/// The identifier `public.json`.
public let kUTTypeJSON = "public.json"
/// The identifier `com.apple.property-list`.
public let kUTTypePropertyList = "com.apple.property-list"
/// The identifier `com.apple.xml-property-list`.
public let kUTTypeXMLPropertyList = "com.apple.xml-property-list"
/// The identifier `com.apple.binary-property-list`.
public let kUTTypeBinaryPropertyList = "com.apple.binary-property-list"
/// The identifier `com.adobe.pdf`.
public let kUTTypePDF = "com.adobe.pdf"
/// The identifier `com.apple.rtfd`.
public let kUTTypeRTFD = "com.apple.rtfd"
/// The identifier `com.apple.flat-rtfd`.
public let kUTTypeFlatRTFD = "com.apple.flat-rtfd"
/// The identifier `com.apple.txn.text-multimedia-data`.
public let kUTTypeTXNTextAndMultimediaData = "com.apple.txn.text-multimedia-data"
/// The identifier `com.apple.webarchive`.
public let kUTTypeWebArchive = "com.apple.webarchive"
/// The identifier `public.image`.
public let kUTTypeImage = "public.image"
/// The identifier `public.jpeg`.
public let kUTTypeJPEG = "public.jpeg"
/// The identifier `public.jpeg-2000`.
public let kUTTypeJPEG2000 = "public.jpeg-2000"
/// The identifier `public.tiff`.
public let kUTTypeTIFF = "public.tiff"
/// The identifier `com.apple.pict`.
public let kUTTypePICT = "com.apple.pict"
/// The identifier `com.compuserve.gif`.
public let kUTTypeGIF = "com.compuserve.gif"
/// The identifier `public.png`.
public let kUTTypePNG = "public.png"
/// The identifier `com.apple.quicktime-image`.
public let kUTTypeQuickTimeImage = "com.apple.quicktime-image"
/// The identifier `com.apple.icns`.
public let kUTTypeAppleICNS = "com.apple.icns"
/// The identifier `com.microsoft.bmp`.
public let kUTTypeBMP = "com.microsoft.bmp"
/// The identifier `com.microsoft.ico`.
public let kUTTypeICO = "com.microsoft.ico"
/// The identifier `public.camera-raw-image`.
public let kUTTypeRawImage = "public.camera-raw-image"
/// The identifier `public.svg-image`.
public let kUTTypeScalableVectorGraphics = "public.svg-image"
/// The identifier `com.apple.live-photo`.
public let kUTTypeLivePhoto = "com.apple.live-photo"
/// The identifier `public.audiovisual-content`.
public let kUTTypeAudiovisualContent = "public.audiovisual-content"
/// The identifier `public.movie`.
public let kUTTypeMovie = "public.movie"
/// The identifier `public.video`.
public let kUTTypeVideo = "public.video"
/// The identifier `public.audio`.
public let kUTTypeAudio = "public.audio"
/// The identifier `com.apple.quicktime-movie`.
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
/// The identifier `public.mpeg`.
public let kUTTypeMPEG = "public.mpeg"
/// The identifier `public.mpeg-2-video`.
public let kUTTypeMPEG2Video = "public.mpeg-2-video"
/// The identifier `public.mpeg-2-transport-stream`.
public let kUTTypeMPEG2TransportStream = "public.mpeg-2-transport-stream"
/// The identifier `public.mp3`.
public let kUTTypeMP3 = "public.mp3"
/// The identifier `public.mpeg-4`.
public let kUTTypeMPEG4 = "public.mpeg-4"
/// The identifier `public.mpeg-4-audio`.
public let kUTTypeMPEG4Audio = "public.mpeg-4-audio"
/// The identifier `com.apple.protected-mpeg-4-audio`.
public let kUTTypeAppleProtectedMPEG4Audio = "com.apple.protected-mpeg-4-audio"
/// The identifier `com.apple.protected-mpeg-4-video`.
public let kUTTypeAppleProtectedMPEG4Video = "com.apple.protected-mpeg-4-video"
/// The identifier `public.avi`.
public let kUTTypeAVIMovie = "public.avi"
/// The identifier `public.aiff-audio`.
public let kUTTypeAudioInterchangeFileFormat = "public.aiff-audio"
/// The identifier `com.microsoft.waveform-audio`.
public let kUTTypeWaveformAudio = "com.microsoft.waveform-audio"
/// The identifier `public.midi-audio`.
public let kUTTypeMIDIAudio = "public.midi-audio"
/// The identifier `public.playlist`.
public let kUTTypePlaylist = "public.playlist"
/// The identifier `public.m3u-playlist`.
public let kUTTypeM3UPlaylist = "public.m3u-playlist"
/// The identifier `public.folder`.
public let kUTTypeFolder = "public.folder"
/// The identifier `public.volume`.
public let kUTTypeVolume = "public.volume"
/// The identifier `com.apple.package`.
public let kUTTypePackage = "com.apple.package"
/// The identifier `com.apple.bundle`.
public let kUTTypeBundle = "com.apple.bundle"
/// The identifier `com.apple.plugin`.
public let kUTTypePluginBundle = "com.apple.plugin"
/// The identifier `com.apple.metadata-importer`.
public let kUTTypeSpotlightImporter = "com.apple.metadata-importer"
/// The identifier `com.apple.quicklook-generator`.
public let kUTTypeQuickLookGenerator = "com.apple.quicklook-generator"
/// The identifier `com.apple.xpc-service`.
public let kUTTypeXPCService = "com.apple.xpc-service"
/// The identifier `com.apple.framework`.
public let kUTTypeFramework = "com.apple.framework"
/// The identifier `com.apple.application`.
public let kUTTypeApplication = "com.apple.application"
/// The identifier `com.apple.application-bundle`.
public let kUTTypeApplicationBundle = "com.apple.application-bundle"
/// The identifier `com.apple.application-file`.
public let kUTTypeApplicationFile = "com.apple.application-file"
/// The identifier `public.unix-executable`.
public let kUTTypeUnixExecutable = "public.unix-executable"
/// The identifier `com.microsoft.windows-executable`.
public let kUTTypeWindowsExecutable = "com.microsoft.windows-executable"
/// The identifier `com.sun.java-class`.
public let kUTTypeJavaClass = "com.sun.java-class"
/// The identifier `com.sun.java-archive`.
public let kUTTypeJavaArchive = "com.sun.java-archive"
/// The identifier `com.apple.systempreference.prefpane`.
public let kUTTypeSystemPreferencesPane = "com.apple.systempreference.prefpane"
/// The identifier `org.gnu.gnu-zip-archive`.
public let kUTTypeGNUZipArchive = "org.gnu.gnu-zip-archive"
/// The identifier `public.bzip2-archive`.
public let kUTTypeBzip2Archive = "public.bzip2-archive"
/// The identifier `public.zip-archive`.
public let kUTTypeZipArchive = "public.zip-archive"
/// The identifier `public.spreadsheet`.
public let kUTTypeSpreadsheet = "public.spreadsheet"
/// The identifier `public.presentation`.
public let kUTTypePresentation = "public.presentation"
/// The identifier `public.database`.
public let kUTTypeDatabase = "public.database"
/// The identifier `public.vcard`.
public let kUTTypeVCard = "public.vcard"
/// The identifier `public.to-do-item`.
public let kUTTypeToDoItem = "public.to-do-item"
/// The identifier `public.calendar-event`.
public let kUTTypeCalendarEvent = "public.calendar-event"
/// The identifier `public.email-message`.
public let kUTTypeEmailMessage = "public.email-message"
/// The identifier `com.apple.internet-location`.
public let kUTTypeInternetLocation = "com.apple.internet-location"
/// The identifier `com.apple.ink.inktext`.
public let kUTTypeInkText = "com.apple.ink.inktext"
/// The identifier `public.font`.
public let kUTTypeFont = "public.font"
/// The identifier `public.bookmark`.
public let kUTTypeBookmark = "public.bookmark"
/// The identifier `public.3d-content`.
public let kUTType3DContent = "public.3d-content"
/// The identifier `com.rsa.pkcs-12`.
public let kUTTypePKCS12 = "com.rsa.pkcs-12"
/// The identifier `public.x509-certificate`.
public let kUTTypeX509Certificate = "public.x509-certificate"
/// The identifier `org.idpf.epub-container`.
public let kUTTypeElectronicPublication = "org.idpf.epub-container"
/// The identifier `public.log`.
public let kUTTypeLog = "public.log"
