// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: written by Generate/generate.py from Generate/types.tsv

extension SystemTypes {
    /// Every identifier.
    static let identifiers = StaticIndex(
        text: """
            ca.mcgill.mni.bic.mnc
            ch.sudo.cyberduck.bookmark
            com.adobe.edn
            com.adobe.encapsulated-postscript
            com.adobe.etd
            com.adobe.fdf
            com.adobe.flash.video
            com.adobe.illustrator.ai-image
            com.adobe.pdf
            com.adobe.photoshop-image
            com.adobe.photoshop-large-image
            com.adobe.postscript
            com.adobe.postscript-font
            com.adobe.postscript-pfa-font
            com.adobe.postscript-pfb-font
            com.adobe.raw-image
            com.adobe.xfdf
            com.advenio.macgourmet-spotlight-metadata
            com.allume.stuffit-archive
            com.apple.active-webpage
            com.apple.addressbook.group
            com.apple.addressbook.person
            com.apple.afp-internet-location
            com.apple.applescript.script
            com.apple.applesingle-archive
            com.apple.appleworks.document
            com.apple.application
            com.apple.application-bundle
            com.apple.application-file
            com.apple.archive
            com.apple.ariadne.artrace
            com.apple.binary-property-list
            com.apple.binhex-archive
            com.apple.bom-archive
            com.apple.bom-compressed-cpio
            com.apple.bundle
            com.apple.cfr-font
            com.apple.chess.game
            com.apple.chess.pgn
            com.apple.clips-source
            com.apple.color-file
            com.apple.colorsync-profile
            com.apple.coreaudio-format
            com.apple.crashreport
            com.apple.createml.project
            com.apple.csstore
            com.apple.disk-image
            com.apple.disk-image-cdr
            com.apple.disk-image-sparse
            com.apple.disk-image-udif
            com.apple.disk-image-udif-segment
            com.apple.documentation.guide
            com.apple.drawing
            com.apple.dt.document.apns
            com.apple.encrypted-archive
            com.apple.finalcutpro.colorboard
            com.apple.finalcutpro.xml
            com.apple.flat-rtfd
            com.apple.font-suitcase
            com.apple.freeform.board
            com.apple.ftp-internet-location
            com.apple.hangreport
            com.apple.haptics.ahap
            com.apple.ibooks-container
            com.apple.ibooksauthor.book
            com.apple.ical.backup-package
            com.apple.ical.ics
            com.apple.ical.vcs
            com.apple.ichat.transcript
            com.apple.icloud-file-fault
            com.apple.icns
            com.apple.iig-source
            com.apple.installer-package-archive
            com.apple.interfacebuilder.document.cocoa
            com.apple.internet-location
            com.apple.iphoto.ipmeta
            com.apple.iphoto.ipspot
            com.apple.ips
            com.apple.itunes.db
            com.apple.itunes.ipa
            com.apple.itunes.ipg
            com.apple.itunes.ipsw
            com.apple.itunes.nvf
            com.apple.itunes.podcast
            com.apple.itunes.store-url
            com.apple.iwork.keynote.kpdc
            com.apple.iwork.keynote.sffkey
            com.apple.iwork.keynote.sffkth
            com.apple.iwork.pages.sffpages
            com.apple.ktrace
            com.apple.live-photo
            com.apple.log
            com.apple.logic-song
            com.apple.logic.channelstripsetting
            com.apple.logic.dpst
            com.apple.logic.exs
            com.apple.logic.impulseresponse
            com.apple.logic.notator
            com.apple.logic.pluginsetting
            com.apple.lsr-image
            com.apple.m4a-audio
            com.apple.m4v-video
            com.apple.macbinary-archive
            com.apple.mach-o-binary
            com.apple.mach-o-dylib
            com.apple.macpaint-image
            com.apple.mail.email
            com.apple.mail.emlx
            com.apple.metal
            com.apple.mobileconfig
            com.apple.mpeg-4-ringtone
            com.apple.music.itlp
            com.apple.music.rmp-playlist
            com.apple.package
            com.apple.panicreport
            com.apple.pdf-printer-settings
            com.apple.photos.apple-adjustment-envelope
            com.apple.photos.slow-motion-video-sidecar
            com.apple.pict
            com.apple.pkpass
            com.apple.pkpass-data
            com.apple.preview.blank
            com.apple.property-list
            com.apple.protected-mpeg-4-audio
            com.apple.protected-mpeg-4-audio-b
            com.apple.quartz-composer-composition
            com.apple.quicktime-image
            com.apple.quicktime-movie
            com.apple.resolvable
            com.apple.rez-source
            com.apple.rtfd
            com.apple.scenekit.particlesystem
            com.apple.scenekit.scene
            com.apple.scripting-definition
            com.apple.shortcuts.workflow-file
            com.apple.spinreport
            com.apple.spritekit.serialized
            com.apple.symbol-export
            com.apple.systemprofiler.document
            com.apple.terminal.session
            com.apple.terminal.shell-script
            com.apple.text-based-dylib
            com.apple.trace
            com.apple.truetype-datafork-suitcase-font
            com.apple.tv.database
            com.apple.tv.ite
            com.apple.vnc-internet-location
            com.apple.web-internet-location
            com.apple.webarchive
            com.apple.wireless-diagnostics.wdmon
            com.apple.xar-archive
            com.apple.xcode.mom
            com.apple.xcode.projectdata
            com.apple.xip-archive
            com.apple.xml-property-list
            com.audible.aa-audio
            com.audible.aa-audiobook
            com.audible.aax-audiobook
            com.autodesk.dxf
            com.avid.open-media-framework
            com.c-command.eaglefiler.index
            com.c-command.mbox
            com.canon.cr2-raw-image
            com.canon.cr3-raw-image
            com.canon.crw-raw-image
            com.compuserve.gif
            com.dekorra.clarisdraw
            com.dekorra.clarisdrawlib
            com.dekorra.eazydraw.binary
            com.dekorra.eazydraw.graphic
            com.dekorra.macdrawii
            com.dekorra.macdrawpro
            com.digidesign.sd2-audio
            com.dxo.raw-image
            com.eastgate.tinderbox
            com.econtechnologies.chronosync.document.container
            com.econtechnologies.chronosync.document.sync
            com.epson.raw-image
            com.evernote.enex
            com.evernote.note-metadata2
            com.fuji.raw-image
            com.getdropbox.dropbox.binder
            com.getdropbox.dropbox.paper
            com.getdropbox.dropbox.papert
            com.getdropbox.dropbox.shortcut
            com.google.gdoc
            com.google.gsheet
            com.hasselblad.3fr-raw-image
            com.hasselblad.fff-raw-image
            com.ilm.openexr-image
            com.intel.nw.app
            com.j2.efx-fax
            com.j2.jfx-fax
            com.kodak.flashpix-image
            com.kodak.raw-image
            com.konicaminolta.raw-image
            com.leafamerica.raw-image
            com.leica.pwl-raw-image
            com.leica.rwl-raw-image
            com.macitbetter.cbr-archive
            com.macitbetter.cbz-archive
            com.macitbetter.segmented-archive
            com.macitbetter.zip-archive
            com.microsoft.advanced-stream-redirector
            com.microsoft.advanced-systems-format
            com.microsoft.bmp
            com.microsoft.cab
            com.microsoft.chm-archive
            com.microsoft.dds
            com.microsoft.excel.openxml.addin
            com.microsoft.excel.sheet.binary.macroenabled
            com.microsoft.excel.slk
            com.microsoft.excel.space-separated-values-text
            com.microsoft.excel.xla
            com.microsoft.excel.xlb
            com.microsoft.excel.xld
            com.microsoft.excel.xll
            com.microsoft.excel.xlm
            com.microsoft.excel.xls
            com.microsoft.excel.xlt
            com.microsoft.excel.xlw
            com.microsoft.hlsl
            com.microsoft.ico
            com.microsoft.internet-shortcut
            com.microsoft.office.openxml.theme
            com.microsoft.outlook.dat
            com.microsoft.outlook.template
            com.microsoft.powerpoint.pot
            com.microsoft.powerpoint.ppa
            com.microsoft.powerpoint.ppam
            com.microsoft.powerpoint.pps
            com.microsoft.powerpoint.ppt
            com.microsoft.typescript
            com.microsoft.waveform-audio
            com.microsoft.windows-dynamic-link-library
            com.microsoft.windows-executable
            com.microsoft.windows-media-wax
            com.microsoft.windows-media-wm
            com.microsoft.windows-media-wma
            com.microsoft.windows-media-wmp
            com.microsoft.windows-media-wmv
            com.microsoft.windows-media-wmx
            com.microsoft.windows-media-wvx
            com.microsoft.word.dictionary
            com.microsoft.word.doc
            com.microsoft.word.dot
            com.microsoft.word.mhtml
            com.mythtv.nuv
            com.netscape.javascript-source
            com.nikon.nrw-raw-image
            com.nikon.raw-image
            com.olympus.raw-image
            com.omnigroup.omnioutliner.oo3
            com.p5sys.jump.file.archive
            com.p5sys.jump.file.jump
            com.p5sys.jump.file.rdp
            com.panasonic.raw-image
            com.panasonic.rw2-raw-image
            com.parallels.vm.vmconfig
            com.parallels.vm.vmhdd
            com.parallels.vm.vmmem
            com.parallels.vm.vmsav
            com.pentax.raw-image
            com.phaseone.raw-image
            com.philandro.playbackfilehandler.anydesk
            com.pixar.universal-scene-description
            com.pixar.universal-scene-description-mobile
            com.pixar.universal-scene-description-utf8
            com.pkware.zip-archive
            com.postbox-inc.postbox.pbeml
            com.rarlab.rar-archive
            com.real.realaudio
            com.real.realmedia
            com.real.realmedia-vbr
            com.redhat.rpm-archive
            com.roxio.disk-image-toast
            com.rsa.pkcs-12
            com.samsung.raw-image
            com.scenarist.closed-caption
            com.seriflabs.affinity
            com.seriflabs.affinityphoto.document
            com.seriflabs.affinitypublisher.document
            com.seriflabs.xmp
            com.sgi.sgi-image
            com.sony.arw-raw-image
            com.sony.raw-image
            com.sony.sr2-raw-image
            com.sony.wave64
            com.soundblaster.soundfont
            com.stuffit.archive.sidx
            com.stuffit.archive.sit
            com.stuffit.archive.sitx
            com.sun.java-archive
            com.sun.java-class
            com.sun.java-source
            com.sun.java-web-start
            com.sun.web-application-archive
            com.symantec.diskdoubler-archive
            com.tascam.opentl
            com.topografix.gpx
            com.truevision.tga-image
            gov.nih.nifti-1
            net.daringfireball.markdown
            net.sourceforge.skim-app.skimnotes
            org.3gpp.adaptive-multi-rate-audio
            org.7-zip.7-zip-archive
            org.7-zip.arj-archive
            org.7-zip.lha-archive
            org.7-zip.nsis-archive
            org.aafassociation.advanced-authoring-format
            org.bzip.bzip2-archive
            org.chromium.extension
            org.debian.deb-archive
            org.gnu.emacs-lisp
            org.gnu.gnu-tar-archive
            org.gnu.gnu-zip-archive
            org.gnu.gnu-zip-tar-archive
            org.idpf.epub-container
            org.khronos.astc
            org.khronos.collada.digital-asset-exchange
            org.khronos.glsl-source
            org.khronos.glsl.fragment-shader
            org.khronos.glsl.geometry-shader
            org.khronos.glsl.tess-control-shader
            org.khronos.glsl.tess-evaluation-shader
            org.khronos.glsl.vertex-shader
            org.khronos.ktx
            org.lodger.detected-date
            org.lodger.detected-email-address
            org.lodger.detected-link
            org.lodger.detected-phone-number
            org.lodger.detected-postal-address
            org.materialx.mtlx
            org.matroska.mka
            org.matroska.mkv
            org.nema.dicom
            org.oasis-open.opendocument
            org.oasis-open.opendocument.chart
            org.oasis-open.opendocument.database
            org.oasis-open.opendocument.formula
            org.oasis-open.opendocument.graphics
            org.oasis-open.opendocument.graphics-template
            org.oasis-open.opendocument.image
            org.oasis-open.opendocument.image-template
            org.oasis-open.opendocument.presentation
            org.oasis-open.opendocument.presentation-template
            org.oasis-open.opendocument.spreadsheet
            org.oasis-open.opendocument.spreadsheet-template
            org.oasis-open.opendocument.text
            org.oasis-open.opendocument.text-master
            org.oasis-open.opendocument.text-template
            org.oasis-open.opendocument.text-web
            org.oasis-open.xliff
            org.openoffice.formula
            org.openoffice.graphics
            org.openoffice.graphics-template
            org.openoffice.presentation
            org.openoffice.presentation-template
            org.openoffice.spreadsheet
            org.openoffice.spreadsheet-template
            org.openoffice.text
            org.openoffice.text-master
            org.openoffice.text-template
            org.openxmlformats.openxml
            org.openxmlformats.presentationml.presentation
            org.openxmlformats.presentationml.presentation.macroenabled
            org.openxmlformats.presentationml.slideshow
            org.openxmlformats.presentationml.slideshow.macroenabled
            org.openxmlformats.presentationml.template
            org.openxmlformats.presentationml.template.macroenabled
            org.openxmlformats.spreadsheetml.sheet
            org.openxmlformats.spreadsheetml.sheet.macroenabled
            org.openxmlformats.spreadsheetml.template
            org.openxmlformats.spreadsheetml.template.macroenabled
            org.openxmlformats.wordprocessingml.document
            org.openxmlformats.wordprocessingml.document.macroenabled
            org.openxmlformats.wordprocessingml.template
            org.openxmlformats.wordprocessingml.template.macroenabled
            org.opml.opml
            org.orgmode.org
            org.python.python-egg
            org.smpte.mxf
            org.tug.tex.dvi
            org.tug.tex.xdv
            org.tukaani.tar-xz-archive
            org.tukaani.xz-archive
            org.videolan.aob
            org.videolan.ape
            org.videolan.axa
            org.videolan.axv
            org.videolan.divx
            org.videolan.dts
            org.videolan.gxf
            org.videolan.it
            org.videolan.mlp
            org.videolan.mod
            org.videolan.mpc
            org.videolan.mpeg-stream
            org.videolan.nsv
            org.videolan.oma
            org.videolan.rec
            org.videolan.rmi
            org.videolan.s3m
            org.videolan.tod
            org.videolan.tta
            org.videolan.vlc
            org.videolan.vob
            org.videolan.voc
            org.videolan.vqf
            org.videolan.vro
            org.videolan.wtv
            org.videolan.wv
            org.videolan.xa
            org.videolan.xesc
            org.videolan.xm
            org.w3.webvtt
            org.webmproject.webm
            org.webmproject.webp
            org.xiph.flac
            org.xiph.ogg-audio
            org.xiph.ogv
            org.xiph.opus
            public.3d-content
            public.3gpp
            public.3gpp2
            public.aac-audio
            public.ac3-audio
            public.ada-source
            public.aifc-audio
            public.aiff-audio
            public.alembic
            public.archive
            public.assembly-source
            public.au-audio
            public.audio
            public.audiovisual-content
            public.avchd-content
            public.avchd-mpeg-2-transport-stream
            public.avci
            public.avcs
            public.avi
            public.avif
            public.bash-script
            public.bookmark
            public.bzip2-archive
            public.c-header
            public.c-plus-plus-header
            public.c-plus-plus-inline-header
            public.c-plus-plus-source
            public.c-plus-plus-source.preprocessed
            public.c-source
            public.c-source.preprocessed
            public.calendar-event
            public.camera-raw-image
            public.cdda-audio
            public.comma-separated-values-text
            public.composite-content
            public.contact
            public.content
            public.cpio-archive
            public.csh-script
            public.css
            public.data
            public.database
            public.delimited-values-text
            public.directory
            public.disk-image
            public.downloadable-sound
            public.dv-movie
            public.dylan-source
            public.email-message
            public.enhanced-ac3-audio
            public.executable
            public.fax
            public.file-url
            public.flc-animation
            public.folder
            public.font
            public.fortran-77-source
            public.fortran-90-source
            public.fortran-95-source
            public.fortran-source
            public.geometry-definition-format
            public.haptics-content
            public.heic
            public.heics
            public.heif
            public.heif-standard
            public.heifs
            public.html
            public.image
            public.iso-image
            public.item
            public.jpeg
            public.jpeg-2000
            public.json
            public.ksh-script
            public.lex-source
            public.log
            public.m3u-playlist
            public.make-source
            public.message
            public.midi-audio
            public.mig-source
            public.movie
            public.mp2
            public.mp3
            public.mp4a-loas
            public.mpeg
            public.mpeg-2-transport-stream
            public.mpeg-2-video
            public.mpeg-4
            public.mpeg-4-audio
            public.mpo-image
            public.nasm-assembly-source
            public.ndjson
            public.object-code
            public.objective-c-plus-plus-source
            public.objective-c-plus-plus-source.preprocessed
            public.objective-c-source
            public.objective-c-source.preprocessed
            public.ofd
            public.opencl-source
            public.opentype-collection-font
            public.opentype-font
            public.pascal-source
            public.patch-file
            public.pbm
            public.perl-script
            public.php-script
            public.plain-text
            public.playlist
            public.pls-playlist
            public.png
            public.polygon-file-format
            public.precompiled-c-header
            public.presentation
            public.protobuf-source
            public.pvr
            public.python-script
            public.radiance
            public.rss
            public.rtf
            public.ruby-script
            public.script
            public.shell-script
            public.source-code
            public.source-code.preprocessed
            public.spreadsheet
            public.standard-tesselated-geometry-format
            public.stored-url
            public.svg-image
            public.swift-source
            public.symlink
            public.tab-separated-values-text
            public.tar-archive
            public.tar-bzip2-archive
            public.tcsh-script
            public.text
            public.tiff
            public.to-do-item
            public.truetype-collection-font
            public.truetype-font
            public.truetype-ttf-font
            public.ulaw-audio
            public.unix-executable
            public.url
            public.url-name
            public.utf16-external-plain-text
            public.utf16-plain-text
            public.utf8-plain-text
            public.uuencoded-archive
            public.vcard
            public.video
            public.volume
            public.x509-certificate
            public.xbitmap-image
            public.xfd
            public.xhtml
            public.xml
            public.yacc-source
            public.yaml
            public.z-archive
            public.zip-archive
            public.zsh-script
            """,
        longest: 59,
        starts: [
            0, 22, 49, 63, 97, 111, 125, 147, 178, 192, 218, 250, 271, 297, 327, 357, 377, 392, 434, 461, 486, 514,
            543, 575, 604, 634, 664, 686, 715, 742, 760, 786, 817, 842, 864, 894, 911, 930, 951, 971, 994, 1015, 1043,
            1070, 1092, 1119, 1137, 1158, 1183, 1211, 1237, 1271, 1301, 1319, 1346, 1374, 1407, 1433, 1453, 1477, 1502,
            1534, 1555, 1578, 1605, 1633, 1663, 1682, 1701, 1728, 1756, 1771, 1792, 1828, 1870, 1898, 1922, 1946, 1960,
            1980, 2001, 2022, 2044, 2065, 2090, 2117, 2146, 2177, 2208, 2239, 2256, 2277, 2291, 2312, 2348, 2369, 2389,
            2421, 2445, 2475, 2495, 2515, 2535, 2563, 2587, 2610, 2635, 2656, 2676, 2692, 2715, 2741, 2762, 2791, 2809,
            2831, 2862, 2905, 2948, 2963, 2980, 3002, 3026, 3050, 3083, 3118, 3156, 3182, 3208, 3229, 3250, 3265, 3299,
            3324, 3355, 3389, 3410, 3441, 3465, 3499, 3526, 3558, 3585, 3601, 3643, 3665, 3682, 3714, 3746, 3767, 3804,
            3826, 3846, 3874, 3896, 3924, 3945, 3970, 3996, 4013, 4043, 4074, 4093, 4117, 4141, 4165, 4184, 4207, 4233,
            4261, 4290, 4312, 4335, 4360, 4378, 4401, 4452, 4498, 4518, 4536, 4564, 4583, 4613, 4642, 4672, 4704, 4720,
            4738, 4767, 4796, 4818, 4835, 4850, 4865, 4890, 4910, 4938, 4964, 4988, 5012, 5040, 5068, 5102, 5130, 5171,
            5209, 5227, 5245, 5271, 5289, 5323, 5369, 5393, 5441, 5465, 5489, 5513, 5537, 5561, 5585, 5609, 5633, 5652,
            5670, 5702, 5737, 5763, 5794, 5823, 5852, 5882, 5911, 5940, 5965, 5994, 6037, 6070, 6102, 6133, 6165, 6197,
            6229, 6261, 6293, 6323, 6346, 6369, 6394, 6409, 6440, 6464, 6484, 6506, 6537, 6565, 6590, 6614, 6638, 6666,
            6692, 6715, 6738, 6761, 6782, 6805, 6847, 6885, 6930, 6973, 6996, 7026, 7049, 7068, 7087, 7110, 7133, 7160,
            7176, 7198, 7227, 7250, 7287, 7328, 7346, 7364, 7387, 7406, 7429, 7445, 7472, 7497, 7521, 7546, 7567, 7586,
            7606, 7629, 7661, 7694, 7712, 7731, 7756, 7772, 7800, 7835, 7870, 7894, 7916, 7938, 7961, 8006, 8029, 8052,
            8075, 8094, 8118, 8142, 8170, 8194, 8211, 8254, 8278, 8311, 8344, 8381, 8421, 8452, 8468, 8493, 8527, 8552,
            8585, 8620, 8639, 8656, 8673, 8688, 8716, 8750, 8787, 8823, 8860, 8906, 8940, 8983, 9024, 9074, 9114, 9163,
            9196, 9236, 9278, 9315, 9336, 9359, 9383, 9416, 9444, 9481, 9508, 9544, 9564, 9591, 9620, 9647, 9694, 9754,
            9798, 9855, 9898, 9954, 9993, 10045, 10087, 10142, 10187, 10245, 10290, 10348, 10362, 10378, 10400, 10414,
            10430, 10446, 10473, 10496, 10513, 10530, 10547, 10564, 10582, 10599, 10616, 10632, 10649, 10666, 10683,
            10708, 10725, 10742, 10759, 10776, 10793, 10810, 10827, 10844, 10861, 10878, 10895, 10912, 10929, 10945,
            10961, 10979, 10995, 11009, 11030, 11051, 11065, 11084, 11097, 11111, 11129, 11141, 11154, 11171, 11188,
            11206, 11224, 11242, 11257, 11272, 11295, 11311, 11324, 11351, 11372, 11409, 11421, 11433, 11444, 11456,
            11475, 11491, 11512, 11528, 11554, 11587, 11613, 11652, 11668, 11697, 11719, 11743, 11761, 11796, 11821,
            11836, 11851, 11871, 11889, 11900, 11912, 11928, 11957, 11974, 11992, 12018, 12034, 12054, 12075, 12101,
            12119, 12130, 12146, 12167, 12181, 12193, 12218, 12243, 12268, 12290, 12324, 12347, 12359, 12372, 12384,
            12405, 12418, 12430, 12443, 12460, 12472, 12484, 12501, 12513, 12531, 12549, 12560, 12580, 12599, 12614,
            12632, 12650, 12663, 12674, 12685, 12702, 12714, 12745, 12765, 12779, 12799, 12816, 12844, 12858, 12877,
            12913, 12962, 12988, 13027, 13038, 13059, 13091, 13112, 13133, 13151, 13162, 13181, 13199, 13217, 13233,
            13253, 13264, 13291, 13319, 13339, 13362, 13373, 13394, 13410, 13421, 13432, 13451, 13465, 13485, 13504,
            13536, 13555, 13598, 13616, 13633, 13653, 13668, 13701, 13720, 13745, 13764, 13776, 13788, 13806, 13838,
            13859, 13884, 13902, 13925, 13936, 13952, 13985, 14009, 14032, 14057, 14070, 14083, 14097, 14121, 14142,
            14153, 14166, 14177, 14196, 14208, 14225, 14244, 14262,
        ],
        slots: [
            1, 65535, 65535, 65535, 65535, 551, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 290, 543, 65535,
            65535, 65535, 481, 115, 36, 72, 504, 566, 317, 582, 65535, 65535, 65535, 119, 163, 65535, 191, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 8, 418, 65535, 141, 65535, 65535, 65535, 65535, 65535, 150,
            65535, 65535, 65535, 65535, 65535, 324, 65535, 65535, 65535, 65535, 65535, 65535, 212, 455, 65535, 65535,
            65535, 277, 65535, 65535, 65535, 65535, 65535, 138, 184, 65, 65535, 65535, 65535, 65535, 65535, 65535, 235,
            491, 32, 65535, 65535, 65535, 578, 65535, 330, 82, 65535, 65535, 65535, 65535, 156, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 12, 65535, 65535, 113, 65535, 65535, 65535, 65535, 65535, 147,
            422, 65535, 102, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 351,
            65535, 65535, 65535, 65535, 478, 65535, 65535, 65535, 65535, 104, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            375, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 467, 65535, 65535, 65535, 479, 65535, 65535, 65535,
            65535, 260, 65535, 473, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 308, 65535,
            65535, 65535, 65535, 174, 65535, 65535, 65535, 65535, 65535, 376, 103, 487, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 30, 109, 65535, 279, 101, 333, 334, 194, 285, 350, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 470, 65535, 65535, 65535, 65535, 65535, 276, 65535, 65535, 400,
            401, 65535, 146, 275, 61, 65535, 267, 59, 520, 65535, 65535, 305, 65535, 304, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 287, 65535, 65535, 65535, 65535, 521, 86, 87, 513, 65535, 65535, 65535,
            136, 65535, 436, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            2, 4, 65535, 65535, 65535, 65535, 273, 65535, 65535, 563, 583, 65535, 65535, 519, 263, 65535, 65535, 65535,
            428, 65535, 482, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 206, 65535, 65535, 493, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 303, 311, 65535, 509, 65535, 265, 65535, 114, 374, 65535,
            79, 80, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 581, 65535, 236, 238, 144,
            239, 240, 241, 242, 342, 554, 557, 65535, 65535, 66, 65535, 416, 134, 188, 417, 65535, 35, 65535, 65535,
            559, 258, 65535, 65535, 65535, 65535, 62, 435, 65535, 577, 419, 576, 579, 65535, 65535, 65535, 65535, 570,
            343, 65535, 65535, 65535, 477, 501, 65535, 65535, 73, 65535, 65535, 177, 65535, 494, 65535, 65535, 528,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 339, 129, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 246, 202, 259, 65535, 65535, 65535, 192, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 341, 65535, 81, 65535, 122, 65535, 65535, 65535, 55, 178, 65535, 65535, 65535, 281, 384, 84,
            65535, 65535, 75, 65535, 65535, 65535, 234, 65535, 48, 353, 149, 227, 228, 230, 231, 369, 518, 565, 52,
            292, 65535, 65535, 65535, 65535, 356, 123, 370, 65535, 65535, 65535, 65535, 65535, 386, 387, 60, 388, 389,
            421, 65535, 65535, 65535, 47, 65535, 65535, 65535, 205, 380, 65535, 126, 65535, 65535, 68, 530, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 571, 65535, 65535, 65535, 65535, 65535, 88, 65535, 65535,
            65535, 65535, 65535, 65535, 21, 209, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 5, 65535, 382,
            65535, 507, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 198,
            65535, 65535, 65535, 65535, 65535, 65535, 11, 65535, 65535, 65535, 65535, 65535, 495, 65535, 266, 65535,
            65535, 65535, 65535, 438, 439, 441, 65535, 65535, 65535, 65535, 65535, 65535, 361, 179, 503, 65535, 65535,
            65535, 65535, 65535, 65535, 502, 193, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 354, 352, 65535,
            427, 65535, 516, 65535, 58, 65535, 65535, 65535, 42, 65535, 65535, 65535, 65535, 232, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 22, 65535, 65535, 65535, 65535, 65535, 65535, 69, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 526, 3, 65535, 91, 471, 99, 224, 511, 65535, 65535,
            65535, 65535, 272, 65535, 65535, 377, 65535, 65535, 65535, 65535, 124, 65535, 65535, 65535, 19, 20, 302,
            567, 6, 65535, 65535, 261, 65535, 65535, 65535, 65535, 65535, 65535, 379, 65535, 180, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 364, 65535, 65535, 97, 65535, 535, 65535, 65535, 65535, 65535, 237, 65535,
            65535, 257, 65535, 65535, 65535, 420, 65535, 65535, 65535, 65535, 65535, 65535, 344, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 457, 320, 27, 65535, 65535, 65535, 65535, 65535, 65535, 510, 434,
            65535, 65535, 65535, 65535, 65535, 65535, 135, 65535, 340, 65535, 65535, 65535, 65535, 65535, 57, 472,
            65535, 65535, 65535, 65535, 65535, 65535, 313, 65535, 65535, 65535, 505, 506, 7, 65535, 381, 65535, 65535,
            360, 580, 65535, 0, 65535, 65535, 65535, 65535, 484, 486, 531, 65535, 65535, 65535, 461, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 447, 65535, 524, 65535, 65535, 349, 65535, 65535, 65535, 309, 65535,
            65535, 65535, 65535, 65535, 154, 175, 65535, 65535, 65535, 65535, 65535, 65535, 111, 444, 65535, 65535,
            65535, 65535, 65535, 65535, 14, 65535, 65535, 65535, 65535, 65535, 65535, 207, 545, 65535, 65535, 65535,
            65535, 262, 65535, 65535, 348, 65535, 65535, 65535, 200, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 28, 65535, 65535, 190, 65535, 65535, 65535, 182, 65535, 65535, 65535, 65535, 54, 65535, 474, 65535,
            65535, 65535, 65535, 65535, 65535, 437, 561, 65535, 65535, 65535, 65535, 254, 65535, 65535, 65535, 65535,
            469, 65535, 280, 128, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 355, 77, 498, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 248, 65535, 105, 426,
            93, 497, 300, 431, 110, 65535, 204, 65535, 65535, 65535, 65535, 65535, 13, 46, 170, 249, 508, 65535, 65535,
            65535, 65535, 65535, 24, 522, 65535, 529, 65535, 65535, 373, 65535, 321, 316, 65535, 65535, 65535, 65535,
            65535, 568, 65535, 65535, 553, 532, 573, 65535, 307, 548, 65535, 65535, 65535, 525, 250, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 392, 399, 410, 39, 83, 78, 203, 424,
            454, 556, 65535, 65535, 65535, 181, 167, 38, 385, 65535, 65535, 65535, 282, 65535, 65535, 65535, 65535,
            65535, 65535, 336, 65535, 10, 65535, 65535, 65535, 210, 65535, 347, 475, 65535, 65535, 489, 65535, 65535,
            65535, 65535, 223, 65535, 65535, 65535, 463, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 500, 65535,
            65535, 65535, 65535, 449, 187, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 201, 65535,
            65535, 65535, 65535, 65535, 65535, 572, 65535, 65535, 65535, 268, 456, 65535, 65535, 65535, 65535, 65535,
            173, 490, 196, 466, 65535, 527, 533, 538, 65535, 65535, 65535, 65535, 125, 65535, 65535, 65535, 65535,
            65535, 112, 65535, 65535, 65535, 65535, 362, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 159, 65535,
            65535, 65535, 65535, 65535, 274, 443, 65535, 65535, 65535, 65535, 65535, 65535, 133, 65535, 65535, 65535,
            65535, 432, 65535, 65535, 65535, 448, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 121, 397, 440,
            65535, 85, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 208,
            371, 451, 65535, 252, 186, 65535, 65535, 165, 65535, 65535, 335, 169, 65535, 65535, 423, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 468, 358, 65535, 65535, 517, 65535, 65535,
            65535, 65535, 65535, 51, 65535, 312, 233, 65535, 65535, 65535, 65535, 65535, 368, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 64, 65535, 65535, 65535, 65535, 65535, 65535, 433, 65535, 65535, 65535,
            65535, 96, 65535, 65535, 65535, 398, 328, 359, 405, 406, 407, 408, 409, 65535, 65535, 65535, 65535, 442,
            283, 569, 157, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 166, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 288, 94, 65535, 65535, 74, 65535, 65535, 314, 65535,
            65535, 560, 65535, 244, 245, 65535, 65535, 446, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 264, 65535, 65535,
            65535, 65535, 65535, 65535, 137, 65535, 445, 65535, 65535, 65535, 65535, 18, 65535, 65535, 153, 65535,
            65535, 270, 65535, 65535, 65535, 65535, 65535, 160, 65535, 23, 296, 332, 65535, 65535, 65535, 65535, 460,
            65535, 65535, 65535, 98, 106, 450, 65535, 65535, 65535, 65535, 294, 65535, 65535, 65535, 65535, 40, 65535,
            65535, 100, 65535, 225, 65535, 65535, 116, 65535, 50, 142, 65535, 65535, 552, 459, 558, 65535, 65535, 71,
            65535, 65535, 65535, 172, 211, 515, 65535, 65535, 65535, 65535, 65535, 338, 65535, 176, 31, 269, 43, 65535,
            65535, 44, 90, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 143,
            65535, 480, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 325, 65535, 158, 65535, 65535, 65535, 34, 390, 483, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 253, 65535, 65535, 161, 65535, 372, 65535, 65535, 65535, 65535, 65535, 229,
            65535, 139, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 394,
            395, 396, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 41, 65535, 131, 378,
            65535, 537, 65535, 499, 65535, 65535, 65535, 65535, 65535, 65535, 130, 65535, 534, 49, 67, 464, 544, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 485, 488, 65535, 65535, 65535, 65535, 65535, 65535, 221, 65535,
            65535, 132, 383, 564, 65535, 65535, 65535, 539, 65535, 65535, 65535, 65535, 65535, 127, 496, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 155, 65535, 107, 555, 65535, 65535, 65535, 164, 65535, 65535, 140,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 413, 492, 575, 367, 222, 70, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 251, 65535, 171, 256, 462, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 271, 562, 65535, 65535, 65535, 151, 366, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 162, 284, 345, 65535, 65535, 65535, 65535, 65535, 357, 65535, 65535, 213, 214, 215,
            216, 217, 218, 219, 152, 220, 310, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 514, 65535, 65535,
            65535, 65535, 65535, 145, 65535, 65535, 65535, 189, 65535, 65535, 541, 542, 65535, 476, 37, 453, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 546, 65535, 65535,
            65535, 65535, 65535, 65535, 346, 326, 429, 65535, 65535, 65535, 65535, 65535, 65535, 512, 65535, 65535,
            65535, 65535, 65535, 327, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 365, 393, 9, 411, 363,
            412, 414, 430, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 458, 65535, 65535, 185, 65535, 65535,
            65535, 65535, 65535, 452, 65535, 65535, 65535, 76, 391, 403, 404, 65535, 65535, 117, 65535, 65535, 29, 306,
            323, 65535, 65535, 65535, 199, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 584,
            65535, 65535, 65535, 415, 299, 65535, 65535, 65535, 65535, 108, 65535, 65535, 65535, 65535, 89, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 226, 298, 329, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 92, 65535, 33, 574, 65535, 65535, 289, 148, 291, 549, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 16, 293, 540, 65535, 65535, 65535, 56, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 195, 65535, 65535, 286, 65535, 65535, 65535, 65535, 65535, 95, 65535, 65535, 65535,
            523, 65535, 65535, 65535, 65535, 322, 65535, 45, 65535, 65535, 331, 65535, 297, 65535, 65535, 65535, 65535,
            65535, 315, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 255, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 25, 17, 465, 65535, 65535, 247, 65535, 65535, 65535, 65535, 65535, 337,
            65535, 65535, 65535, 65535, 65535, 318, 65535, 65535, 26, 65535, 65535, 65535, 65535, 65535, 65535, 243,
            65535, 65535, 65535, 65535, 547, 65535, 65535, 278, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 53, 15, 425, 550, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 168, 65535, 63, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 118, 65535, 65535, 65535, 65535, 295, 319, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 402, 183, 65535, 65535, 65535, 65535, 120, 536, 65535, 65535, 197, 301,
        ]
    )

    /// What each type directly conforms to.
    static let parents = StaticLists(
        starts: [
            0, 1, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 13, 13, 16, 19, 20, 22, 22, 22, 22, 23, 25, 28, 29, 31, 31, 32, 33,
            35, 37, 37, 38, 40, 40, 43, 44, 46, 47, 48, 49, 50, 51, 52, 54, 57, 57, 58, 59, 60, 61, 61, 62, 62, 63, 65,
            65, 65, 67, 69, 71, 74, 76, 78, 80, 82, 84, 86, 88, 88, 89, 90, 91, 93, 94, 94, 95, 96, 97, 99, 100, 100,
            101, 101, 101, 102, 102, 104, 106, 108, 109, 109, 110, 110, 110, 110, 110, 110, 110, 110, 111, 112, 113,
            115, 115, 117, 118, 120, 122, 123, 124, 125, 127, 129, 130, 132, 133, 135, 137, 138, 138, 139, 140, 141,
            142, 143, 144, 145, 146, 147, 148, 150, 151, 154, 155, 157, 159, 160, 161, 162, 163, 164, 165, 166, 169,
            171, 173, 176, 179, 181, 182, 184, 185, 186, 187, 189, 189, 191, 193, 193, 194, 194, 195, 196, 197, 198,
            199, 199, 199, 199, 199, 199, 199, 200, 201, 201, 201, 201, 202, 203, 203, 204, 204, 204, 204, 204, 204,
            204, 205, 206, 207, 207, 210, 213, 214, 215, 216, 217, 218, 219, 219, 219, 219, 219, 221, 222, 223, 225,
            225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 238, 241, 244, 245, 246, 248, 249, 249, 251, 253,
            254, 255, 257, 259, 260, 261, 262, 263, 265, 267, 269, 271, 273, 275, 277, 278, 279, 280, 281, 281, 283,
            284, 285, 286, 286, 286, 286, 286, 287, 288, 288, 288, 288, 288, 289, 290, 290, 293, 296, 298, 300, 300,
            300, 301, 302, 303, 303, 304, 305, 306, 307, 308, 308, 309, 310, 311, 312, 313, 314, 315, 316, 319, 322,
            325, 327, 328, 329, 330, 331, 331, 331, 332, 333, 334, 335, 335, 336, 338, 338, 338, 338, 340, 340, 342,
            342, 342, 344, 346, 347, 349, 350, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366,
            366, 367, 368, 368, 371, 374, 377, 380, 383, 385, 387, 389, 392, 396, 400, 403, 406, 409, 412, 413, 415,
            417, 419, 421, 423, 426, 429, 431, 433, 435, 437, 439, 442, 444, 447, 449, 452, 454, 457, 459, 462, 463,
            465, 466, 468, 469, 469, 469, 470, 470, 470, 472, 474, 474, 474, 474, 474, 474, 474, 474, 474, 474, 474,
            474, 474, 474, 474, 474, 474, 474, 474, 474, 474, 474, 474, 474, 474, 474, 474, 474, 474, 474, 475, 476,
            477, 478, 479, 480, 480, 480, 481, 482, 483, 484, 485, 486, 487, 490, 490, 491, 492, 493, 495, 497, 498,
            499, 500, 501, 502, 503, 503, 505, 506, 507, 508, 509, 511, 512, 514, 514, 515, 516, 517, 518, 518, 518,
            520, 521, 522, 523, 523, 524, 525, 527, 528, 529, 530, 531, 532, 533, 533, 534, 535, 536, 536, 537, 538,
            539, 540, 542, 542, 543, 544, 545, 546, 547, 548, 550, 551, 551, 552, 553, 554, 555, 556, 557, 559, 560,
            560, 561, 562, 563, 564, 565, 566, 567, 568, 569, 570, 571, 572, 573, 574, 575, 576, 578, 579, 581, 583,
            584, 585, 587, 588, 589, 590, 591, 592, 593, 593, 595, 596, 599, 600, 601, 602, 603, 604, 605, 606, 607,
            608, 609, 610, 611, 611, 611, 614, 614, 616, 617, 618, 619, 620, 621, 622, 624, 625, 625, 628, 628, 631,
            632, 633, 634, 634, 635, 636, 637, 639, 641, 642, 643, 644, 645, 646, 647, 648, 649, 650, 652, 653, 654,
        ],
        values: [
            490, 462, 11, 462, 462, 504, 490, 462, 456, 490, 490, 462, 456, 12, 477, 462, 12, 477, 462, 453, 462, 456,
            462, 462, 457, 74, 462, 550, 544, 462, 431, 492, 26, 26, 472, 462, 431, 122, 462, 431, 33, 462, 431, 465,
            477, 462, 570, 570, 546, 462, 462, 434, 570, 498, 113, 462, 458, 466, 46, 46, 46, 302, 495, 462, 431, 462,
            456, 477, 462, 462, 456, 74, 462, 550, 570, 498, 495, 483, 462, 456, 462, 456, 113, 462, 558, 452, 558,
            452, 462, 490, 450, 462, 431, 579, 462, 462, 558, 462, 463, 472, 472, 566, 462, 536, 462, 536, 462, 456,
            142, 498, 490, 512, 511, 462, 431, 103, 565, 490, 462, 470, 462, 470, 546, 579, 512, 489, 113, 558, 531,
            465, 570, 498, 462, 462, 458, 462, 458, 490, 462, 462, 462, 434, 123, 472, 490, 504, 492, 546, 113, 456,
            462, 462, 422, 458, 579, 122, 458, 570, 498, 462, 546, 579, 462, 545, 581, 462, 562, 477, 462, 462, 463,
            489, 113, 74, 462, 550, 74, 462, 550, 462, 456, 462, 462, 431, 462, 558, 150, 579, 122, 155, 434, 155, 434,
            435, 462, 453, 453, 453, 490, 434, 453, 453, 579, 453, 453, 453, 490, 473, 490, 501, 473, 490, 501, 490,
            453, 453, 453, 453, 453, 579, 435, 435, 490, 462, 431, 490, 462, 462, 462, 558, 462, 462, 462, 462, 462,
            462, 456, 548, 462, 548, 458, 462, 548, 458, 546, 490, 462, 550, 462, 462, 470, 462, 536, 462, 462, 462,
            536, 462, 536, 544, 434, 472, 472, 203, 434, 504, 204, 204, 434, 504, 204, 504, 204, 203, 504, 203, 504,
            462, 462, 462, 462, 544, 472, 453, 453, 453, 453, 453, 453, 453, 462, 422, 458, 462, 422, 458, 570, 265,
            462, 431, 434, 504, 504, 46, 462, 453, 558, 462, 462, 579, 490, 453, 453, 453, 434, 434, 18, 462, 431, 18,
            462, 431, 18, 462, 431, 583, 472, 472, 546, 579, 292, 579, 490, 462, 530, 434, 462, 431, 462, 456, 462,
            458, 462, 431, 462, 431, 315, 462, 456, 490, 579, 435, 422, 546, 320, 320, 320, 320, 320, 490, 530, 530,
            530, 530, 530, 579, 504, 462, 336, 462, 456, 462, 463, 458, 336, 462, 458, 336, 462, 456, 336, 462, 456,
            490, 336, 490, 336, 462, 458, 336, 462, 536, 336, 462, 456, 548, 336, 462, 456, 548, 336, 462, 456, 336,
            462, 456, 336, 462, 456, 336, 462, 456, 579, 462, 458, 462, 458, 462, 458, 462, 536, 462, 536, 462, 548,
            458, 462, 548, 458, 462, 458, 462, 458, 462, 458, 462, 456, 363, 536, 363, 536, 472, 363, 536, 363, 536,
            472, 363, 536, 363, 536, 472, 363, 548, 363, 472, 548, 363, 548, 363, 472, 548, 363, 363, 472, 363, 363,
            472, 579, 504, 462, 431, 462, 431, 558, 504, 490, 434, 434, 504, 504, 504, 434, 434, 546, 434, 428, 462,
            422, 458, 546, 434, 435, 462, 458, 462, 458, 509, 487, 487, 504, 487, 545, 462, 431, 546, 546, 446, 546,
            547, 448, 546, 547, 450, 490, 428, 464, 458, 462, 431, 545, 558, 492, 530, 492, 462, 431, 434, 504, 546,
            501, 434, 462, 566, 504, 465, 481, 481, 481, 546, 558, 422, 487, 487, 487, 490, 487, 558, 462, 458, 46,
            490, 490, 558, 545, 546, 530, 530, 531, 544, 434, 546, 435, 434, 434, 434, 504, 504, 573, 504, 434, 490,
            546, 558, 472, 546, 547, 517, 546, 547, 519, 462, 456, 546, 524, 477, 462, 546, 530, 490, 545, 545, 558,
            558, 531, 490, 462, 422, 458, 546, 456, 546, 490, 545, 490, 579, 558, 545, 546, 544, 530, 462, 422, 458,
            490, 579, 546, 492, 464, 314, 444, 545, 462, 458, 490, 562, 477, 462, 562, 477, 462, 434, 472, 462, 530,
            530, 530, 462, 431, 558, 457, 504, 492, 462, 490, 579, 579, 558, 546, 558, 462, 431, 268, 545,
        ]
    )

    /// Everything that each type conforms to beside itself, nearest first.
    static let ancestors = StaticLists(
        starts: [
            0, 4, 4, 6, 11, 13, 15, 20, 24, 28, 32, 36, 40, 40, 44, 48, 53, 57, 57, 57, 57, 59, 62, 66, 73, 76, 76, 77,
            79, 83, 86, 86, 89, 92, 92, 96, 98, 101, 107, 113, 119, 121, 123, 128, 135, 140, 140, 144, 149, 154, 159,
            159, 165, 165, 170, 173, 173, 173, 177, 180, 184, 188, 195, 201, 205, 209, 213, 218, 223, 223, 225, 229,
            236, 239, 244, 244, 246, 248, 252, 255, 258, 258, 261, 261, 261, 264, 264, 269, 274, 278, 281, 281, 287,
            287, 287, 287, 287, 287, 287, 287, 291, 297, 303, 306, 306, 311, 315, 319, 323, 329, 334, 340, 347, 352,
            354, 361, 363, 366, 369, 373, 373, 375, 377, 379, 384, 390, 393, 397, 402, 403, 409, 414, 416, 420, 425,
            429, 436, 438, 444, 449, 451, 459, 464, 466, 470, 473, 480, 484, 488, 492, 494, 497, 499, 503, 507, 513,
            513, 519, 525, 525, 529, 529, 531, 536, 541, 546, 550, 550, 550, 550, 550, 550, 550, 555, 560, 560, 560,
            560, 565, 570, 570, 575, 575, 575, 575, 575, 575, 575, 580, 585, 589, 589, 595, 601, 605, 610, 615, 620,
            625, 630, 630, 630, 630, 630, 636, 640, 644, 647, 647, 651, 653, 655, 657, 661, 663, 665, 667, 669, 671,
            676, 680, 684, 690, 694, 697, 699, 699, 703, 708, 710, 712, 717, 722, 729, 734, 737, 740, 748, 754, 760,
            766, 772, 780, 788, 790, 792, 794, 796, 796, 804, 809, 814, 819, 819, 819, 819, 819, 824, 829, 829, 829,
            829, 829, 834, 839, 839, 843, 847, 855, 858, 858, 858, 863, 868, 873, 873, 878, 880, 885, 889, 891, 891,
            893, 898, 902, 907, 912, 917, 922, 927, 931, 935, 939, 945, 948, 954, 959, 966, 966, 966, 971, 975, 977,
            982, 982, 987, 990, 990, 990, 990, 994, 994, 997, 997, 997, 1000, 1003, 1007, 1011, 1015, 1022, 1028, 1035,
            1042, 1049, 1056, 1063, 1067, 1072, 1077, 1082, 1087, 1092, 1097, 1097, 1102, 1104, 1104, 1109, 1113, 1117,
            1122, 1127, 1132, 1137, 1140, 1146, 1152, 1158, 1163, 1168, 1173, 1178, 1183, 1186, 1189, 1192, 1197, 1202,
            1206, 1210, 1213, 1216, 1219, 1223, 1229, 1236, 1242, 1249, 1255, 1262, 1268, 1275, 1281, 1288, 1293, 1299,
            1304, 1310, 1315, 1315, 1315, 1320, 1320, 1320, 1323, 1326, 1326, 1326, 1326, 1326, 1326, 1326, 1326, 1326,
            1326, 1326, 1326, 1326, 1326, 1326, 1326, 1326, 1326, 1326, 1326, 1326, 1326, 1326, 1326, 1326, 1326, 1326,
            1326, 1326, 1326, 1330, 1335, 1339, 1344, 1349, 1354, 1354, 1354, 1359, 1364, 1369, 1374, 1380, 1385, 1391,
            1395, 1395, 1401, 1406, 1410, 1413, 1416, 1422, 1427, 1432, 1437, 1442, 1450, 1450, 1453, 1459, 1465, 1472,
            1478, 1486, 1492, 1500, 1500, 1504, 1510, 1516, 1517, 1517, 1517, 1520, 1528, 1532, 1533, 1533, 1538, 1539,
            1542, 1547, 1552, 1558, 1559, 1564, 1566, 1566, 1569, 1574, 1576, 1576, 1583, 1590, 1597, 1603, 1608, 1608,
            1613, 1618, 1623, 1627, 1632, 1636, 1639, 1644, 1644, 1648, 1652, 1656, 1664, 1670, 1675, 1681, 1688, 1688,
            1693, 1699, 1703, 1708, 1713, 1718, 1723, 1728, 1734, 1739, 1744, 1748, 1754, 1758, 1761, 1767, 1775, 1781,
            1789, 1793, 1799, 1803, 1806, 1812, 1817, 1821, 1829, 1837, 1841, 1841, 1846, 1850, 1854, 1860, 1862, 1868,
            1872, 1880, 1884, 1889, 1893, 1901, 1907, 1914, 1919, 1919, 1919, 1923, 1923, 1929, 1935, 1936, 1942, 1946,
            1950, 1958, 1961, 1965, 1965, 1969, 1969, 1973, 1978, 1981, 1983, 1983, 1988, 1993, 1998, 2001, 2006, 2011,
            2012, 2014, 2018, 2023, 2028, 2032, 2038, 2042, 2045, 2049, 2057,
        ],
        values: [
            490, 462, 458, 492, 462, 492, 11, 462, 456, 492, 458, 462, 492, 462, 492, 504, 435, 462, 458, 492, 490,
            462, 458, 492, 462, 456, 492, 458, 490, 462, 458, 492, 490, 462, 458, 492, 462, 456, 492, 458, 12, 477,
            462, 492, 12, 477, 462, 492, 453, 490, 462, 458, 492, 462, 456, 492, 458, 462, 492, 462, 457, 492, 74, 462,
            550, 492, 544, 546, 530, 558, 462, 458, 492, 462, 431, 492, 492, 26, 492, 26, 472, 492, 462, 462, 431, 492,
            122, 462, 492, 462, 431, 492, 33, 462, 431, 492, 465, 492, 477, 462, 492, 570, 530, 558, 462, 458, 492,
            570, 530, 558, 462, 458, 492, 546, 530, 558, 462, 458, 492, 462, 492, 462, 492, 434, 435, 462, 458, 492,
            570, 498, 530, 558, 462, 458, 492, 113, 462, 458, 465, 492, 466, 462, 431, 492, 46, 466, 462, 431, 492, 46,
            466, 462, 431, 492, 46, 466, 462, 431, 492, 302, 530, 558, 462, 458, 492, 495, 558, 462, 458, 492, 462,
            431, 492, 462, 456, 492, 458, 477, 462, 492, 462, 456, 492, 458, 74, 462, 550, 492, 570, 498, 530, 558,
            462, 458, 492, 495, 483, 558, 462, 458, 492, 462, 456, 492, 458, 462, 456, 492, 458, 113, 462, 465, 492,
            558, 452, 462, 458, 492, 558, 452, 462, 458, 492, 462, 492, 490, 462, 458, 492, 450, 546, 530, 558, 462,
            458, 492, 462, 431, 492, 579, 558, 462, 458, 492, 462, 492, 462, 492, 558, 462, 458, 492, 462, 463, 492,
            472, 462, 492, 472, 462, 492, 566, 462, 492, 462, 536, 492, 456, 458, 462, 536, 492, 456, 458, 462, 456,
            492, 458, 142, 462, 492, 498, 530, 558, 462, 458, 492, 490, 462, 458, 492, 512, 434, 435, 462, 458, 492,
            511, 504, 435, 462, 458, 492, 462, 431, 492, 103, 565, 472, 462, 492, 490, 462, 458, 492, 462, 470, 492,
            501, 462, 470, 492, 501, 546, 530, 558, 462, 458, 492, 579, 558, 462, 458, 492, 512, 434, 435, 462, 458,
            492, 489, 113, 558, 465, 462, 458, 492, 558, 531, 462, 458, 492, 465, 492, 570, 498, 530, 558, 462, 458,
            492, 462, 492, 462, 458, 492, 462, 458, 492, 490, 462, 458, 492, 462, 492, 462, 492, 462, 492, 434, 435,
            462, 458, 492, 123, 434, 435, 462, 458, 492, 472, 462, 492, 490, 462, 458, 492, 504, 435, 462, 458, 492,
            492, 546, 530, 558, 462, 458, 492, 113, 456, 465, 458, 492, 462, 492, 462, 422, 458, 492, 579, 558, 462,
            458, 492, 122, 458, 462, 492, 570, 498, 530, 558, 462, 458, 492, 462, 492, 546, 530, 558, 462, 458, 492,
            579, 558, 462, 458, 492, 462, 492, 545, 544, 546, 530, 558, 462, 458, 492, 581, 558, 462, 458, 492, 462,
            492, 562, 477, 462, 492, 462, 463, 492, 489, 113, 558, 465, 462, 458, 492, 74, 462, 550, 492, 74, 462, 550,
            492, 462, 456, 492, 458, 462, 492, 462, 431, 492, 462, 492, 558, 462, 458, 492, 150, 462, 431, 492, 579,
            122, 558, 462, 458, 492, 155, 434, 435, 462, 458, 492, 155, 434, 435, 462, 458, 492, 435, 462, 458, 492,
            462, 492, 453, 490, 462, 458, 492, 453, 490, 462, 458, 492, 453, 490, 462, 458, 492, 490, 462, 458, 492,
            434, 435, 462, 458, 492, 453, 490, 462, 458, 492, 453, 490, 462, 458, 492, 579, 558, 462, 458, 492, 453,
            490, 462, 458, 492, 453, 490, 462, 458, 492, 453, 490, 462, 458, 492, 490, 462, 458, 492, 473, 490, 501,
            462, 458, 492, 473, 490, 501, 462, 458, 492, 490, 462, 458, 492, 453, 490, 462, 458, 492, 453, 490, 462,
            458, 492, 453, 490, 462, 458, 492, 453, 490, 462, 458, 492, 453, 490, 462, 458, 492, 579, 435, 558, 462,
            458, 492, 435, 462, 458, 492, 490, 462, 458, 492, 462, 431, 492, 490, 462, 458, 492, 462, 492, 462, 492,
            462, 492, 558, 462, 458, 492, 462, 492, 462, 492, 462, 492, 462, 492, 462, 492, 462, 456, 548, 492, 458,
            462, 548, 458, 492, 462, 548, 458, 492, 546, 530, 558, 462, 458, 492, 490, 462, 458, 492, 462, 550, 492,
            462, 492, 462, 470, 492, 501, 462, 536, 492, 456, 458, 462, 492, 462, 492, 462, 536, 492, 456, 458, 462,
            536, 492, 456, 458, 544, 546, 530, 558, 462, 458, 492, 434, 435, 462, 458, 492, 472, 462, 492, 472, 462,
            492, 203, 434, 579, 435, 558, 462, 458, 492, 504, 204, 435, 462, 458, 492, 204, 434, 435, 462, 458, 492,
            504, 204, 435, 462, 458, 492, 504, 204, 435, 462, 458, 492, 203, 504, 579, 435, 558, 462, 458, 492, 203,
            504, 579, 435, 558, 462, 458, 492, 462, 492, 462, 492, 462, 492, 462, 492, 544, 472, 546, 462, 530, 492,
            558, 458, 453, 490, 462, 458, 492, 453, 490, 462, 458, 492, 453, 490, 462, 458, 492, 453, 490, 462, 458,
            492, 453, 490, 462, 458, 492, 453, 490, 462, 458, 492, 453, 490, 462, 458, 492, 462, 422, 458, 492, 462,
            422, 458, 492, 570, 265, 530, 462, 422, 458, 558, 492, 462, 431, 492, 434, 435, 462, 458, 492, 504, 435,
            462, 458, 492, 504, 435, 462, 458, 492, 46, 466, 462, 431, 492, 462, 492, 453, 490, 462, 458, 492, 558,
            462, 458, 492, 462, 492, 462, 492, 579, 558, 462, 458, 492, 490, 462, 458, 492, 453, 490, 462, 458, 492,
            453, 490, 462, 458, 492, 453, 490, 462, 458, 492, 434, 435, 462, 458, 492, 434, 435, 462, 458, 492, 18,
            462, 431, 492, 18, 462, 431, 492, 18, 462, 431, 492, 583, 472, 268, 462, 431, 492, 472, 462, 492, 546, 530,
            558, 462, 458, 492, 579, 558, 462, 458, 492, 292, 583, 472, 268, 462, 431, 492, 579, 558, 462, 458, 492,
            490, 462, 458, 492, 462, 492, 530, 558, 462, 458, 492, 434, 435, 462, 458, 492, 462, 431, 492, 462, 456,
            492, 458, 462, 458, 492, 462, 431, 492, 462, 431, 492, 315, 462, 431, 492, 462, 456, 492, 458, 490, 462,
            458, 492, 579, 435, 422, 558, 462, 458, 492, 546, 530, 558, 462, 458, 492, 320, 546, 530, 558, 462, 458,
            492, 320, 546, 530, 558, 462, 458, 492, 320, 546, 530, 558, 462, 458, 492, 320, 546, 530, 558, 462, 458,
            492, 320, 546, 530, 558, 462, 458, 492, 490, 462, 458, 492, 530, 558, 462, 458, 492, 530, 558, 462, 458,
            492, 530, 558, 462, 458, 492, 530, 558, 462, 458, 492, 530, 558, 462, 458, 492, 579, 558, 462, 458, 492,
            504, 435, 462, 458, 492, 462, 492, 336, 462, 456, 492, 458, 462, 463, 458, 492, 336, 462, 458, 492, 336,
            462, 456, 492, 458, 336, 462, 456, 492, 458, 490, 336, 462, 458, 492, 490, 336, 462, 458, 492, 462, 458,
            492, 336, 462, 536, 492, 456, 458, 336, 462, 456, 548, 492, 458, 336, 462, 456, 548, 492, 458, 336, 462,
            456, 492, 458, 336, 462, 456, 492, 458, 336, 462, 456, 492, 458, 336, 462, 456, 492, 458, 579, 558, 462,
            458, 492, 462, 458, 492, 462, 458, 492, 462, 458, 492, 462, 536, 492, 456, 458, 462, 536, 492, 456, 458,
            462, 548, 458, 492, 462, 548, 458, 492, 462, 458, 492, 462, 458, 492, 462, 458, 492, 462, 456, 492, 458,
            363, 536, 462, 456, 492, 458, 363, 536, 472, 462, 456, 492, 458, 363, 536, 462, 456, 492, 458, 363, 536,
            472, 462, 456, 492, 458, 363, 536, 462, 456, 492, 458, 363, 536, 472, 462, 456, 492, 458, 363, 548, 462,
            456, 492, 458, 363, 472, 548, 462, 456, 492, 458, 363, 548, 462, 456, 492, 458, 363, 472, 548, 462, 456,
            492, 458, 363, 462, 456, 492, 458, 363, 472, 462, 456, 492, 458, 363, 462, 456, 492, 458, 363, 472, 462,
            456, 492, 458, 579, 558, 462, 458, 492, 504, 435, 462, 458, 492, 462, 431, 492, 462, 431, 492, 558, 462,
            458, 492, 504, 435, 462, 458, 492, 490, 462, 458, 492, 434, 435, 462, 458, 492, 434, 435, 462, 458, 492,
            504, 435, 462, 458, 492, 504, 435, 462, 458, 492, 504, 435, 462, 458, 492, 434, 435, 462, 458, 492, 434,
            435, 462, 458, 492, 546, 530, 558, 462, 458, 492, 434, 435, 462, 458, 492, 428, 434, 435, 462, 458, 492,
            462, 422, 458, 492, 546, 530, 558, 462, 458, 492, 434, 435, 462, 458, 492, 435, 462, 458, 492, 462, 458,
            492, 462, 458, 492, 509, 504, 435, 462, 458, 492, 487, 490, 462, 458, 492, 487, 490, 462, 458, 492, 504,
            435, 462, 458, 492, 487, 490, 462, 458, 492, 545, 544, 546, 530, 558, 462, 458, 492, 462, 431, 492, 546,
            530, 558, 462, 458, 492, 546, 530, 558, 462, 458, 492, 446, 546, 530, 558, 462, 458, 492, 546, 530, 558,
            462, 458, 492, 547, 448, 546, 530, 558, 462, 458, 492, 546, 530, 558, 462, 458, 492, 547, 450, 546, 530,
            558, 462, 458, 492, 490, 462, 458, 492, 428, 434, 435, 462, 458, 492, 464, 530, 558, 462, 458, 492, 458,
            462, 431, 492, 545, 544, 546, 530, 558, 462, 458, 492, 558, 462, 458, 492, 492, 530, 558, 462, 458, 492,
            492, 462, 431, 492, 434, 435, 462, 458, 492, 504, 435, 462, 458, 492, 546, 530, 558, 462, 458, 492, 501,
            434, 435, 462, 458, 492, 462, 492, 566, 462, 492, 504, 435, 462, 458, 492, 465, 492, 481, 546, 530, 558,
            462, 458, 492, 481, 546, 530, 558, 462, 458, 492, 481, 546, 530, 558, 462, 458, 492, 546, 530, 558, 462,
            458, 492, 558, 422, 462, 458, 492, 487, 490, 462, 458, 492, 487, 490, 462, 458, 492, 487, 490, 462, 458,
            492, 490, 462, 458, 492, 487, 490, 462, 458, 492, 558, 462, 458, 492, 462, 458, 492, 46, 466, 462, 431,
            492, 490, 462, 458, 492, 490, 462, 458, 492, 558, 462, 458, 492, 545, 544, 546, 530, 558, 462, 458, 492,
            546, 530, 558, 462, 458, 492, 530, 558, 462, 458, 492, 530, 531, 558, 462, 458, 492, 544, 546, 530, 558,
            462, 458, 492, 434, 435, 462, 458, 492, 546, 530, 558, 462, 458, 492, 435, 462, 458, 492, 434, 435, 462,
            458, 492, 434, 435, 462, 458, 492, 434, 435, 462, 458, 492, 504, 435, 462, 458, 492, 504, 435, 462, 458,
            492, 573, 504, 435, 462, 458, 492, 504, 435, 462, 458, 492, 434, 435, 462, 458, 492, 490, 462, 458, 492,
            546, 530, 558, 462, 458, 492, 558, 462, 458, 492, 472, 462, 492, 546, 530, 558, 462, 458, 492, 547, 517,
            546, 530, 558, 462, 458, 492, 546, 530, 558, 462, 458, 492, 547, 519, 546, 530, 558, 462, 458, 492, 462,
            456, 492, 458, 546, 530, 558, 462, 458, 492, 524, 477, 462, 492, 477, 462, 492, 546, 530, 558, 462, 458,
            492, 530, 558, 462, 458, 492, 490, 462, 458, 492, 545, 544, 546, 530, 558, 462, 458, 492, 545, 544, 546,
            530, 558, 462, 458, 492, 558, 462, 458, 492, 558, 531, 462, 458, 492, 490, 462, 458, 492, 462, 422, 458,
            492, 546, 530, 558, 462, 458, 492, 456, 458, 546, 530, 558, 462, 458, 492, 490, 462, 458, 492, 545, 544,
            546, 530, 558, 462, 458, 492, 490, 462, 458, 492, 579, 558, 462, 458, 492, 558, 462, 458, 492, 545, 544,
            546, 530, 558, 462, 458, 492, 546, 530, 558, 462, 458, 492, 544, 546, 530, 558, 462, 458, 492, 530, 558,
            462, 458, 492, 462, 422, 458, 492, 490, 579, 462, 458, 558, 492, 546, 530, 558, 462, 458, 492, 492, 464,
            530, 558, 462, 458, 492, 314, 462, 431, 492, 444, 462, 431, 492, 545, 544, 546, 530, 558, 462, 458, 492,
            462, 458, 492, 490, 462, 458, 492, 562, 477, 462, 492, 562, 477, 462, 492, 434, 435, 462, 458, 492, 472,
            462, 492, 462, 492, 530, 558, 462, 458, 492, 530, 558, 462, 458, 492, 530, 558, 462, 458, 492, 462, 431,
            492, 558, 457, 462, 458, 492, 504, 435, 462, 458, 492, 492, 462, 492, 490, 462, 458, 492, 579, 558, 462,
            458, 492, 579, 558, 462, 458, 492, 558, 462, 458, 492, 546, 530, 558, 462, 458, 492, 558, 462, 458, 492,
            462, 431, 492, 268, 462, 431, 492, 545, 544, 546, 530, 558, 462, 458, 492,
        ]
    )

    /// Every file name extension.
    static let extensions = StaticIndex(
        text: """
            000
            001
            002
            003
            004
            005
            006
            007
            008
            009
            010
            011
            012
            013
            014
            015
            016
            017
            018
            019
            020
            021
            022
            023
            024
            025
            026
            027
            028
            029
            030
            031
            032
            033
            034
            035
            036
            037
            038
            039
            040
            041
            042
            043
            044
            045
            046
            047
            048
            049
            050
            051
            052
            053
            054
            055
            056
            057
            058
            059
            060
            061
            062
            063
            064
            065
            066
            067
            068
            069
            070
            071
            072
            073
            074
            075
            076
            077
            078
            079
            080
            081
            082
            083
            084
            085
            086
            087
            088
            089
            090
            091
            092
            093
            094
            095
            096
            097
            098
            099
            3fr
            3g2
            3gp
            3gp2
            3gpp
            7z
            aa
            aac
            aae
            aaf
            aar
            aax
            abc
            abcdg
            abcdp
            ac3
            ada
            adb
            ads
            adts
            aea
            afphoto
            afploc
            afpub
            ahap
            ai
            aif
            aifc
            aiff
            amr
            anydesk
            aob
            ape
            apns
            app
            arj
            artrace
            arw
            as
            asf
            asif
            astc
            asx
            atrc
            au
            avci
            avcs
            avi
            avif
            axa
            axv
            bash
            bdm
            bdmv
            bin
            binder
            blank
            bmp
            board
            book
            bundle
            bwf
            bz
            bz2
            bzip2
            c
            cab
            caf
            cboard
            cbr
            cbz
            cc
            ccl
            cdd
            cdda
            cdr
            cel
            cer
            chat
            chm
            cl
            class
            clp
            clr
            command
            cp
            cpgz
            cpio
            cpp
            cr2
            cr3
            crash
            crt
            crw
            crx
            csh
            css
            csstore
            cst
            csv
            csyn
            ctrl
            cwk
            cxx
            dae
            dat
            dcm
            dcr
            dd
            ddoc
            ddrw
            dds
            deb
            defs
            der
            dfont
            dib
            dic
            dicom
            dif
            diff
            divx
            dll
            dls
            dlyan
            dmg
            dmgpart
            dng
            doc
            docm
            docx
            dot
            dotm
            dotx
            dpst
            draw
            drawing
            dts
            duck
            dv
            dvdr
            dvi
            dxf
            dxo
            dylib
            eac3
            ec3
            edn
            efindex
            efx
            egg
            el
            eml
            emltpl
            emlx
            enex
            enspot
            eps
            epub
            erf
            etd
            eval
            exe
            exp
            exr
            exs
            ezddata
            ezdraw
            f
            f4a
            f4b
            f4p
            f4v
            f77
            f90
            f95
            fcpxml
            fdf
            fff
            fh10
            fh11
            flac
            flc
            fli
            flv
            for
            fpx
            frag
            fragsh
            fs
            fsh
            ftploc
            game
            gdoc
            geom
            gif
            glsl
            gmk
            gpx
            gs
            gsh
            gsheet
            gtar
            guide
            gxf
            gz
            gzip
            h
            hang
            hdd
            hdr
            hds
            heic
            heics
            heif
            heifs
            hh
            hif
            hlsl
            hp
            hpp
            hqx
            htm
            html
            hxx
            i
            iba
            ibooks
            icbu
            icc
            ichat
            icloud
            icm
            icns
            ico
            ics
            ii
            iig
            iiq
            ilib
            img
            inl
            ipa
            ipg
            ipmeta
            ipp
            ips
            ipspot
            ipsw
            iso
            it
            ite
            itl
            itlp
            itms
            itpc
            j2c
            j2k
            jar
            jav
            java
            jdz
            jfx
            jnlp
            jp2
            jpe
            jpeg
            jpf
            jpg
            jpx
            js
            json
            jump
            kar
            key
            kpdc
            ksh
            kth
            ktrace
            ktx
            l
            latm
            lha
            lid
            ll
            lm
            lmm
            loas
            log
            lpp
            lso
            lsr
            lxx
            lzh
            m
            m15
            m2p
            m2t
            m2ts
            m2v
            m3u
            m3u8
            m4a
            m4b
            m4p
            m4r
            m4v
            m75
            mak
            make
            mbox
            md
            mdown
            mem
            metal
            mgspot
            mht
            mhtm
            mhtml
            mi
            mid
            midi
            mig
            mii
            minc
            mjs
            mk
            mka
            mkv
            mlp
            mlproj
            mm
            mnc
            mobile
            mobileconfig
            mod
            mode0
            mode1
            mode2
            mode3
            mom
            mos
            mov
            mp2
            mp3
            mp4
            mp4a
            mpc
            mpe
            mpeg
            mpg
            mpg4
            mpga
            mpkg
            mpo
            mrw
            mt2s
            mtlx
            mts
            mxf
            nasm
            ndjson
            nef
            nii
            nrw
            nsis
            nsv
            nth
            nuv
            nvf
            nw
            o
            obj
            odb
            odc
            odf
            odg
            odi
            odm
            odp
            ods
            odt
            ofd
            oga
            ogg
            ogm
            ogv
            oma
            omf
            oo3
            opml
            opus
            orf
            org
            otc
            otf
            otg
            oth
            oti
            otp
            ots
            ott
            p12
            pages
            panic
            paper
            papert
            pas
            patch
            pax
            pbeml
            pbm
            pbxproj
            pcast
            pch
            pct
            pdf
            pef
            pem
            pf
            pfa
            pfb
            pfm
            pfx
            pgm
            pgn
            ph3
            ph4
            php
            php3
            php4
            phtml
            pic
            pict
            pk3
            pk4
            pkg
            pkpass
            pl
            plist
            pls
            ply
            pm
            png
            pntg
            pot
            potm
            potx
            ppa
            ppam
            ppm
            pps
            ppsm
            ppsx
            ppt
            pptm
            pptx
            prn
            proto
            ps
            psb
            psd
            pset
            pst
            pvr
            pvs
            pwl
            py
            qt
            qti
            qtif
            qtz
            r
            ra
            raf
            ram
            rar
            raw
            rb
            rbw
            rdp
            rec
            rm
            rmi
            rmp
            rmvb
            rpm
            rss
            rtf
            rtfd
            rw2
            rwl
            s
            s3m
            sav
            sbk
            scc
            scn
            scnp
            scnz
            scpt
            sd2
            sda
            sdc
            sdd
            sdef
            sdir
            sdp
            sdv
            sdw
            sea
            sf2
            sfont
            sgi
            sh
            shtm
            shtml
            sidx
            sit
            sitx
            skim
            sks
            slk
            slm
            smf
            snd
            son
            sparseimage
            spin
            spx
            sr2
            srf
            srw
            stc
            std
            sti
            stl
            strk
            stw
            suit
            svg
            svgz
            swift
            sxc
            sxd
            sxg
            sxi
            sxm
            sxw
            sync
            tar
            tb2
            tbd
            tbx
            tbz
            tbz2
            tcsh
            term
            text
            tga
            tgz
            thmx
            tif
            tiff
            tl
            toast
            tod
            tool
            tp
            ts
            tsv
            tsx
            tta
            ttc
            ttf
            tvdb
            txt
            txz
            udif
            ul
            ulaw
            ulw
            url
            usd
            usda
            usdc
            usdz
            uu
            vcal
            vcard
            vcf
            vcs
            vert
            vertex
            vfw
            vlc
            vncloc
            vob
            voc
            vqf
            vro
            vs
            vsh
            vtt
            w64
            war
            wav
            wave
            wax
            wdmon
            web
            webarchive
            webloc
            webm
            webp
            wflow
            wm
            wma
            wmp
            wmv
            wmx
            wtv
            wv
            wvx
            xa
            xar
            xbm
            xdv
            xesc
            xfd
            xfdf
            xht
            xhtm
            xhtml
            xib
            xip
            xla
            xlam
            xlb
            xld
            xlf
            xliff
            xll
            xlm
            xls
            xlsb
            xlsm
            xlsx
            xlt
            xltm
            xltx
            xlw
            xm
            xml
            xmp
            xpi
            xz
            y
            yaa
            yaml
            ym
            yml
            ymm
            ypp
            yxx
            yy
            z
            zip
            zsh
            """,
        longest: 12,
        starts: [
            0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76, 80, 84, 88, 92, 96, 100, 104,
            108, 112, 116, 120, 124, 128, 132, 136, 140, 144, 148, 152, 156, 160, 164, 168, 172, 176, 180, 184, 188,
            192, 196, 200, 204, 208, 212, 216, 220, 224, 228, 232, 236, 240, 244, 248, 252, 256, 260, 264, 268, 272,
            276, 280, 284, 288, 292, 296, 300, 304, 308, 312, 316, 320, 324, 328, 332, 336, 340, 344, 348, 352, 356,
            360, 364, 368, 372, 376, 380, 384, 388, 392, 396, 400, 404, 408, 412, 417, 422, 425, 428, 432, 436, 440,
            444, 448, 452, 458, 464, 468, 472, 476, 480, 485, 489, 497, 504, 510, 515, 518, 522, 527, 532, 536, 544,
            548, 552, 557, 561, 565, 573, 577, 580, 584, 589, 594, 598, 603, 606, 611, 616, 620, 625, 629, 633, 638,
            642, 647, 651, 658, 664, 668, 674, 679, 686, 690, 693, 697, 703, 705, 709, 713, 720, 724, 728, 731, 735,
            739, 744, 748, 752, 756, 761, 765, 768, 774, 778, 782, 790, 793, 798, 803, 807, 811, 815, 821, 825, 829,
            833, 837, 841, 849, 853, 857, 862, 867, 871, 875, 879, 883, 887, 891, 894, 899, 904, 908, 912, 917, 921,
            927, 931, 935, 941, 945, 950, 955, 959, 963, 969, 973, 981, 985, 989, 994, 999, 1003, 1008, 1013, 1018,
            1023, 1031, 1035, 1040, 1043, 1048, 1052, 1056, 1060, 1066, 1071, 1075, 1079, 1087, 1091, 1095, 1098, 1102,
            1109, 1114, 1119, 1126, 1130, 1135, 1139, 1143, 1148, 1152, 1156, 1160, 1164, 1172, 1179, 1181, 1185, 1189,
            1193, 1197, 1201, 1205, 1209, 1216, 1220, 1224, 1229, 1234, 1239, 1243, 1247, 1251, 1255, 1259, 1264, 1271,
            1274, 1278, 1285, 1290, 1295, 1300, 1304, 1309, 1313, 1317, 1320, 1324, 1331, 1336, 1342, 1346, 1349, 1354,
            1356, 1361, 1365, 1369, 1373, 1378, 1384, 1389, 1395, 1398, 1402, 1407, 1410, 1414, 1418, 1422, 1427, 1431,
            1433, 1437, 1444, 1449, 1453, 1459, 1466, 1470, 1475, 1479, 1483, 1486, 1490, 1494, 1499, 1503, 1507, 1511,
            1515, 1522, 1526, 1530, 1537, 1542, 1546, 1549, 1553, 1557, 1562, 1567, 1572, 1576, 1580, 1584, 1588, 1593,
            1597, 1601, 1606, 1610, 1614, 1619, 1623, 1627, 1631, 1634, 1639, 1644, 1648, 1652, 1657, 1661, 1665, 1672,
            1676, 1678, 1683, 1687, 1691, 1694, 1697, 1701, 1706, 1710, 1714, 1718, 1722, 1726, 1730, 1732, 1736, 1740,
            1744, 1749, 1753, 1757, 1762, 1766, 1770, 1774, 1778, 1782, 1786, 1790, 1795, 1800, 1803, 1809, 1813, 1819,
            1826, 1830, 1835, 1841, 1844, 1848, 1853, 1857, 1861, 1866, 1870, 1873, 1877, 1881, 1885, 1892, 1895, 1899,
            1906, 1919, 1923, 1929, 1935, 1941, 1947, 1951, 1955, 1959, 1963, 1967, 1971, 1976, 1980, 1984, 1989, 1993,
            1998, 2003, 2008, 2012, 2016, 2021, 2026, 2030, 2034, 2039, 2046, 2050, 2054, 2058, 2063, 2067, 2071, 2075,
            2079, 2082, 2084, 2088, 2092, 2096, 2100, 2104, 2108, 2112, 2116, 2120, 2124, 2128, 2132, 2136, 2140, 2144,
            2148, 2152, 2156, 2161, 2166, 2170, 2174, 2178, 2182, 2186, 2190, 2194, 2198, 2202, 2206, 2210, 2216, 2222,
            2228, 2235, 2239, 2245, 2249, 2255, 2259, 2267, 2273, 2277, 2281, 2285, 2289, 2293, 2296, 2300, 2304, 2308,
            2312, 2316, 2320, 2324, 2328, 2332, 2337, 2342, 2348, 2352, 2357, 2361, 2365, 2369, 2376, 2379, 2385, 2389,
            2393, 2396, 2400, 2405, 2409, 2414, 2419, 2423, 2428, 2432, 2436, 2441, 2446, 2450, 2455, 2460, 2464, 2470,
            2473, 2477, 2481, 2486, 2490, 2494, 2498, 2502, 2505, 2508, 2512, 2517, 2521, 2523, 2526, 2530, 2534, 2538,
            2542, 2545, 2549, 2553, 2557, 2560, 2564, 2568, 2573, 2577, 2581, 2585, 2590, 2594, 2598, 2600, 2604, 2608,
            2612, 2616, 2620, 2625, 2630, 2635, 2639, 2643, 2647, 2651, 2656, 2661, 2665, 2669, 2673, 2677, 2681, 2687,
            2691, 2694, 2699, 2705, 2710, 2714, 2719, 2724, 2728, 2732, 2736, 2740, 2744, 2748, 2760, 2765, 2769, 2773,
            2777, 2781, 2785, 2789, 2793, 2797, 2802, 2806, 2811, 2815, 2820, 2826, 2830, 2834, 2838, 2842, 2846, 2850,
            2855, 2859, 2863, 2867, 2871, 2875, 2880, 2885, 2890, 2895, 2899, 2903, 2908, 2912, 2917, 2920, 2926, 2930,
            2935, 2938, 2941, 2945, 2949, 2953, 2957, 2961, 2966, 2970, 2974, 2979, 2982, 2987, 2991, 2995, 2999, 3004,
            3009, 3014, 3017, 3022, 3028, 3032, 3036, 3041, 3048, 3052, 3056, 3063, 3067, 3071, 3075, 3079, 3082, 3086,
            3090, 3094, 3098, 3102, 3107, 3111, 3117, 3121, 3132, 3139, 3144, 3149, 3155, 3158, 3162, 3166, 3170, 3174,
            3178, 3181, 3185, 3188, 3192, 3196, 3200, 3205, 3209, 3214, 3218, 3223, 3229, 3233, 3237, 3241, 3246, 3250,
            3254, 3258, 3264, 3268, 3272, 3276, 3281, 3286, 3291, 3295, 3300, 3305, 3309, 3312, 3316, 3320, 3324, 3327,
            3329, 3333, 3338, 3341, 3345, 3349, 3353, 3357, 3360, 3362, 3366, 3370,
        ],
        slots: [
            65535, 603, 441, 65535, 65535, 65535, 65535, 65535, 431, 65535, 416, 708, 65535, 65535, 65535, 65535,
            65535, 739, 65535, 65535, 65535, 151, 471, 659, 65535, 279, 65535, 65535, 65535, 116, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 373, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 248, 511, 136,
            65535, 65535, 65535, 65535, 633, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 731, 29, 65535,
            65535, 157, 616, 305, 65535, 65535, 363, 421, 65535, 90, 65535, 44, 65535, 23, 177, 65535, 65535, 65535,
            65535, 65535, 65535, 536, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 68, 65535, 105, 404, 342, 65535, 65535, 65535, 709, 313, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 82, 318, 65535, 65535, 65535, 65535, 599, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 36, 759, 65535, 327, 456, 65535, 65535, 65535, 65535, 645, 268, 675, 367, 236, 65535, 65535, 65535,
            65535, 65535, 226, 65535, 693, 65535, 65535, 703, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 540,
            65535, 65535, 493, 537, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            51, 170, 469, 710, 694, 99, 605, 65535, 142, 65535, 65535, 673, 65535, 65535, 65535, 65535, 20, 107, 510,
            666, 93, 65535, 450, 65535, 65535, 65535, 299, 372, 541, 632, 65535, 341, 65535, 65535, 65535, 698, 65535,
            65535, 345, 391, 65535, 65535, 323, 668, 65535, 563, 761, 65535, 67, 65535, 65535, 336, 702, 65535, 272,
            65535, 65535, 457, 515, 65535, 647, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 612,
            418, 12, 75, 333, 717, 204, 270, 594, 661, 754, 65535, 65535, 65535, 65535, 65535, 65535, 118, 65535, 443,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 550, 65535, 141, 351, 427, 687, 65535,
            65535, 65535, 65535, 65535, 65535, 189, 65535, 718, 65535, 65535, 65535, 398, 65535, 65535, 65535, 689,
            484, 622, 722, 191, 65535, 234, 65535, 65535, 65535, 65535, 49, 65535, 65535, 376, 65535, 65535, 288, 658,
            670, 65535, 224, 65535, 628, 65535, 65535, 70, 65535, 503, 65535, 65535, 65535, 64, 3, 103, 65535, 65535,
            358, 65535, 567, 65535, 65535, 65535, 65535, 114, 65535, 242, 65535, 552, 65535, 65535, 65535, 65535, 497,
            65535, 88, 326, 396, 65535, 65535, 65535, 65535, 766, 65535, 65535, 598, 65535, 65535, 743, 65535, 65535,
            65535, 5, 196, 65535, 65535, 65535, 65535, 65535, 65535, 734, 65535, 65535, 608, 65535, 65535, 65535,
            65535, 65535, 16, 65535, 126, 104, 65535, 65535, 65535, 728, 65535, 65535, 65535, 65535, 65535, 366, 65535,
            644, 65535, 332, 488, 198, 65535, 65535, 65535, 532, 65535, 111, 65535, 65535, 65535, 65535, 496, 260, 635,
            294, 476, 31, 328, 528, 678, 65535, 65535, 65535, 65535, 65535, 571, 700, 65535, 753, 346, 65535, 65535,
            310, 79, 650, 65535, 65535, 65535, 183, 65535, 65535, 349, 621, 65535, 40, 233, 94, 65535, 65535, 618,
            65535, 65535, 65535, 65535, 65535, 538, 65535, 65535, 65535, 65535, 65535, 677, 65535, 610, 65535, 65535,
            65535, 614, 65535, 65535, 186, 65535, 65535, 65535, 87, 65535, 65535, 65535, 65535, 65535, 65535, 263,
            65535, 65535, 65535, 65535, 65535, 574, 65535, 65535, 254, 65535, 65535, 334, 65535, 127, 451, 55, 243,
            738, 65535, 434, 505, 615, 720, 66, 149, 379, 250, 393, 492, 65535, 296, 65535, 65535, 65535, 662, 65535,
            65535, 760, 167, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1, 65535, 65535, 660, 287, 613, 65535, 65535,
            65535, 65535, 65535, 274, 600, 764, 65535, 65535, 65535, 395, 748, 65535, 65535, 65535, 680, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 161, 65535, 63, 652, 370, 382, 84, 428, 578, 65535,
            65535, 530, 679, 227, 570, 65535, 251, 65535, 210, 65535, 706, 65535, 65535, 554, 17, 28, 65535, 147, 749,
            65535, 65535, 414, 65535, 65535, 65535, 65535, 257, 65535, 65535, 65535, 65535, 470, 65535, 65535, 311,
            65535, 65535, 65535, 520, 65535, 65535, 65535, 65535, 629, 65535, 317, 353, 65535, 65535, 65535, 65535,
            350, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 273, 65535, 582, 649,
            65535, 182, 489, 319, 672, 65535, 65535, 65535, 467, 65535, 65535, 551, 65535, 65535, 65535, 65535, 65535,
            285, 194, 65535, 65535, 553, 65535, 65535, 213, 593, 506, 65535, 65535, 65535, 65535, 65535, 91, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 420, 65535, 65535, 65535, 65535, 526,
            155, 415, 65535, 65535, 65535, 569, 74, 65535, 65535, 65535, 65535, 291, 65535, 65535, 65535, 100, 744,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 18, 27, 217, 65535, 355, 746, 65535, 417, 65535, 65535,
            419, 65535, 65535, 65535, 65535, 315, 52, 65535, 65535, 282, 65535, 65535, 65535, 65535, 35, 735, 459, 432,
            298, 583, 591, 202, 278, 388, 65535, 509, 65535, 65535, 6, 320, 261, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 214, 747, 745, 368, 347, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 108, 65535, 65535, 144, 65535, 223, 65535, 65535, 65535, 556, 507, 65535, 65535, 364,
            65535, 65535, 65535, 65535, 397, 65535, 65535, 65535, 65535, 173, 65535, 65535, 89, 148, 110, 252, 407,
            597, 439, 755, 65535, 477, 30, 559, 65535, 65535, 751, 249, 544, 521, 392, 65535, 65535, 65535, 65535,
            65535, 24, 65535, 685, 65535, 65535, 498, 65535, 65535, 65535, 65535, 65535, 602, 65535, 195, 65535, 65535,
            65535, 77, 359, 548, 65535, 65535, 65535, 65535, 65535, 725, 65535, 65535, 65535, 65535, 62, 184, 205, 354,
            65535, 65535, 209, 246, 65535, 65535, 45, 65535, 65535, 65535, 65535, 65535, 468, 56, 172, 65535, 65535,
            65535, 523, 433, 696, 65535, 65535, 65535, 65535, 640, 65535, 547, 752, 65535, 65535, 65535, 65535, 65535,
            757, 65535, 65535, 65535, 705, 137, 65535, 65535, 758, 768, 65535, 65535, 646, 65535, 65535, 302, 380,
            65535, 690, 65535, 65535, 197, 65535, 65535, 65535, 422, 65535, 65535, 65535, 65535, 65535, 65535, 286,
            65535, 711, 65535, 65535, 565, 135, 39, 235, 164, 413, 688, 65535, 65535, 65535, 143, 65535, 168, 80, 73,
            736, 65535, 65535, 181, 65535, 65535, 65535, 664, 65535, 611, 65535, 65535, 225, 508, 638, 478, 609, 665,
            65535, 65535, 145, 435, 343, 65535, 65535, 78, 65535, 65535, 445, 533, 691, 65535, 65535, 65535, 65535,
            65535, 65535, 460, 65535, 65535, 65535, 113, 704, 674, 65535, 65535, 65535, 561, 218, 95, 65535, 65535,
            65535, 171, 65535, 65535, 65535, 26, 241, 65535, 65535, 589, 65535, 65535, 293, 65535, 504, 65535, 65535,
            65535, 65535, 455, 577, 65535, 65535, 65535, 65535, 65535, 490, 192, 400, 185, 228, 258, 303, 375, 430,
            713, 131, 390, 719, 595, 154, 65535, 65535, 663, 65535, 448, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 580, 41, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 122, 531, 65535, 65535, 65535, 65535,
            65535, 10, 112, 65535, 65535, 442, 566, 65535, 65535, 65535, 65535, 65535, 289, 65535, 65535, 65535, 65535,
            165, 220, 264, 65535, 65535, 65535, 65535, 65535, 65535, 179, 65535, 65535, 65535, 65535, 245, 65535,
            65535, 65535, 57, 65535, 65535, 381, 546, 65535, 65535, 65535, 337, 65535, 386, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 387, 65, 65535, 2, 65535, 65535, 65535, 166, 596, 606, 65535, 267, 65535,
            65535, 686, 65535, 512, 707, 65535, 176, 361, 65535, 65535, 271, 65535, 65535, 65535, 65535, 65535, 65535,
            190, 65535, 65535, 188, 65535, 120, 65535, 65535, 625, 699, 444, 65535, 65535, 65535, 65535, 740, 269, 654,
            65535, 132, 65535, 65535, 65535, 721, 636, 65535, 65535, 65535, 624, 292, 65535, 65535, 65535, 65535, 440,
            65535, 584, 239, 377, 514, 19, 572, 65535, 462, 65535, 344, 560, 65535, 65535, 247, 65535, 65535, 656,
            65535, 65535, 65535, 13, 405, 65535, 65535, 34, 284, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 369, 65535, 555, 65535, 128, 276, 58, 130, 374, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            307, 65535, 65535, 139, 65535, 125, 65535, 65535, 65535, 65535, 92, 408, 65535, 65535, 65535, 65535, 158,
            65535, 590, 65535, 65535, 65535, 564, 156, 46, 623, 642, 676, 240, 697, 65535, 65535, 65535, 65535, 65535,
            159, 716, 65535, 65535, 727, 152, 383, 729, 65535, 65535, 65535, 651, 65535, 65535, 65535, 65535, 65535,
            335, 65535, 65535, 65535, 65535, 275, 671, 65535, 193, 129, 259, 65535, 65535, 741, 206, 312, 410, 436,
            513, 61, 529, 295, 626, 452, 715, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 290, 394, 65535, 669,
            316, 767, 222, 65535, 212, 83, 494, 65535, 208, 65535, 65535, 65535, 339, 732, 65535, 65535, 65535, 65535,
            301, 474, 65535, 65535, 140, 65535, 65535, 65535, 153, 641, 65535, 65535, 588, 464, 65535, 180, 37, 65535,
            517, 681, 65535, 65535, 65535, 65535, 8, 423, 65535, 22, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 85, 65535, 199, 65535, 96, 65535, 65535, 65535, 65535, 65535, 65535, 385, 65535,
            65535, 65535, 65535, 65535, 429, 109, 562, 750, 502, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 463,
            65535, 627, 657, 65535, 65535, 65535, 65535, 483, 472, 518, 65535, 65535, 65535, 117, 491, 65535, 124, 203,
            65535, 146, 65535, 308, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 701, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 215, 724, 65535, 65535, 527, 138, 607, 33,
            630, 175, 352, 65535, 14, 65535, 543, 163, 174, 648, 65535, 65535, 65535, 65535, 712, 65535, 65535, 65535,
            65535, 7, 38, 406, 65535, 133, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            72, 277, 65535, 65535, 639, 65535, 65535, 65535, 447, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 403, 65535, 65535, 65535, 65535, 65535, 65535, 134, 65535,
            65535, 65535, 207, 479, 465, 300, 454, 65535, 65535, 65535, 65535, 65535, 65535, 401, 461, 297, 499, 65535,
            522, 65535, 65535, 65535, 324, 426, 65535, 65535, 65535, 65535, 65535, 229, 65535, 65535, 65535, 65535,
            643, 65535, 65535, 65535, 81, 69, 65535, 667, 253, 575, 65535, 65535, 325, 65535, 65535, 65535, 65535, 535,
            65535, 65535, 50, 262, 65535, 65535, 65535, 65535, 65535, 280, 65535, 65535, 4, 549, 682, 65535, 65535,
            65535, 65535, 65535, 65535, 695, 97, 360, 446, 65535, 65535, 539, 65535, 65535, 340, 65535, 231, 65535,
            119, 265, 65535, 438, 65535, 65535, 160, 244, 65535, 65535, 65535, 65535, 42, 65535, 65535, 106, 65535,
            65535, 25, 65535, 65535, 65535, 726, 65535, 65535, 466, 65535, 65535, 76, 65535, 65535, 356, 65535, 65535,
            65535, 65535, 558, 568, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 587, 65535, 65535, 65535, 65535,
            723, 65535, 65535, 65535, 65535, 458, 65535, 65535, 65535, 321, 524, 65535, 65535, 65535, 65535, 11, 314,
            487, 653, 592, 115, 65535, 412, 65535, 65535, 330, 65535, 65535, 65535, 65535, 65535, 200, 59, 65535,
            65535, 65535, 304, 65535, 65535, 65535, 322, 573, 65535, 371, 65535, 65535, 65535, 60, 169, 65535, 65535,
            53, 365, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 601, 65535, 65535, 65535, 65535,
            65535, 65535, 409, 65535, 283, 449, 65535, 65535, 399, 65535, 98, 545, 516, 65535, 65535, 102, 378, 65535,
            65535, 201, 65535, 65535, 348, 65535, 65535, 65535, 581, 65535, 162, 65535, 65535, 65535, 389, 714, 65535,
            65535, 86, 65535, 495, 65535, 65535, 65535, 65535, 221, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 525, 737, 65535, 65535, 65535,
            475, 237, 637, 65535, 65535, 65535, 266, 338, 424, 65535, 281, 65535, 21, 211, 65535, 65535, 576, 65535,
            65535, 65535, 763, 65535, 742, 65535, 187, 762, 730, 65535, 692, 9, 65535, 65535, 631, 65535, 65535, 65535,
            65535, 534, 65535, 65535, 65535, 65535, 655, 65535, 65535, 43, 216, 65535, 65535, 65535, 617, 65535, 65535,
            150, 65535, 65535, 620, 65535, 65535, 65535, 230, 485, 619, 65535, 65535, 65535, 65535, 48, 65535, 65535,
            121, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 178, 65535, 500, 585,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 256, 480, 604, 65535, 65535, 65535,
            425, 473, 65535, 65535, 65535, 65535, 255, 542, 683, 65535, 65535, 65535, 65535, 557, 579, 65535, 501,
            65535, 65535, 65535, 329, 65535, 634, 65535, 65535, 65535, 65535, 65535, 65535, 481, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 765, 519, 65535, 65535, 65535, 65535, 65535, 65535, 309, 101, 586,
            65535, 71, 65535, 123, 357, 232, 482, 402, 65535, 65535, 65535, 65535, 65535, 0, 65535, 65535, 362, 65535,
            756, 65535, 306, 65535, 65535, 54, 65535, 65535, 65535, 238, 65535, 411, 65535, 733, 219, 65535, 65535,
            65535, 65535, 65535, 384, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 453, 65535, 47, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 32, 65535, 65535, 486, 65535, 65535, 437,
            15, 331, 684, 65535, 65535, 65535, 65535,
        ]
    )

    /// Each type's file name extensions, the preferred one first.
    static let extensionsOfType = StaticLists(
        starts: [
            0, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15, 16, 17, 17, 18, 19, 20, 21, 22, 22, 22, 23, 24, 25, 26, 27, 28, 28,
            28, 29, 31, 32, 33, 34, 34, 35, 36, 37, 38, 39, 40, 42, 45, 46, 47, 48, 49, 49, 51, 53, 56, 57, 58, 59, 60,
            61, 62, 63, 63, 64, 65, 66, 67, 68, 69, 71, 72, 73, 75, 77, 78, 79, 80, 82, 83, 83, 84, 85, 86, 87, 88, 89,
            90, 91, 93, 94, 95, 96, 97, 98, 99, 99, 100, 101, 102, 103, 105, 106, 107, 108, 109, 110, 111, 112, 112,
            113, 114, 115, 116, 117, 119, 120, 121, 122, 122, 123, 124, 125, 126, 129, 129, 130, 131, 132, 133, 134,
            135, 137, 139, 139, 140, 141, 142, 144, 145, 146, 147, 148, 149, 150, 151, 153, 154, 155, 156, 157, 158,
            159, 160, 161, 162, 163, 164, 169, 170, 171, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 183,
            184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204,
            205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 317, 321, 322, 323, 325, 326, 327, 328,
            329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349,
            350, 351, 353, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 371, 372, 374, 375, 376,
            377, 378, 379, 380, 381, 382, 383, 384, 386, 387, 388, 389, 390, 391, 393, 394, 395, 395, 396, 397, 399,
            400, 401, 402, 403, 405, 406, 407, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419, 421, 422, 423,
            424, 426, 427, 428, 429, 430, 431, 432, 433, 435, 436, 437, 438, 439, 441, 442, 443, 446, 447, 448, 449,
            450, 452, 453, 454, 455, 456, 457, 461, 464, 465, 466, 470, 471, 471, 471, 471, 471, 471, 472, 473, 474,
            476, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 493, 494, 496, 497,
            500, 501, 503, 504, 506, 507, 508, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 519, 520, 521,
            522, 523, 524, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 541, 542, 546,
            547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 563, 564, 565, 566, 567,
            569, 571, 572, 572, 575, 577, 579, 580, 583, 584, 586, 587, 587, 588, 590, 590, 590, 592, 594, 595, 596,
            598, 599, 600, 600, 602, 603, 608, 609, 613, 614, 615, 616, 616, 616, 617, 618, 618, 618, 618, 620, 621,
            622, 622, 622, 622, 622, 622, 623, 625, 627, 627, 629, 629, 629, 629, 632, 632, 632, 633, 634, 635, 637,
            638, 638, 639, 640, 642, 642, 643, 647, 647, 648, 648, 651, 656, 657, 658, 664, 664, 666, 670, 670, 674,
            676, 676, 677, 679, 681, 686, 687, 688, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701, 702,
            703, 704, 706, 710, 712, 718, 720, 720, 721, 722, 723, 724, 724, 725, 726, 727, 729, 730, 731, 733, 733,
            734, 734, 734, 734, 735, 735, 737, 738, 738, 739, 740, 742, 743, 743, 745, 745, 746, 746, 747, 750, 750,
            750, 750, 750, 750, 750, 751, 753, 753, 753, 757, 758, 759, 762, 763, 769, 771, 772, 773, 774,
        ],
        values: [
            432, 424, 238, 247, 257, 260, 277, 284, 269, 270, 271, 272, 125, 516, 561, 560, 559, 520, 521, 227, 730,
            415, 113, 114, 122, 600, 138, 202, 134, 110, 758, 136, 539, 321, 186, 160, 612, 292, 525, 182, 183, 172,
            329, 519, 332, 167, 191, 430, 197, 240, 175, 627, 140, 225, 340, 678, 226, 303, 236, 133, 120, 168, 276,
            639, 158, 291, 308, 124, 327, 326, 159, 328, 335, 691, 688, 330, 178, 331, 333, 337, 536, 453, 734, 344,
            347, 346, 352, 342, 343, 348, 469, 513, 355, 354, 375, 374, 377, 503, 378, 388, 390, 198, 234, 265, 595,
            606, 626, 563, 391, 402, 406, 154, 244, 544, 252, 254, 414, 434, 433, 405, 353, 584, 504, 562, 108, 623,
            533, 515, 532, 537, 156, 539, 404, 403, 571, 570, 569, 442, 568, 572, 589, 598, 597, 599, 605, 715, 628,
            621, 263, 629, 657, 184, 667, 652, 143, 215, 675, 351, 696, 712, 711, 709, 725, 440, 512, 436, 437, 438,
            439, 735, 539, 106, 111, 242, 488, 248, 410, 189, 190, 193, 295, 210, 173, 339, 266, 267, 235, 209, 601,
            243, 653, 200, 649, 259, 255, 256, 574, 155, 505, 506, 710, 293, 301, 100, 278, 264, 470, 249, 362, 286,
            207, 455, 441, 566, 591, 169, 170, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
            20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46,
            47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73,
            74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99,
            534, 467, 535, 755, 142, 139, 157, 216, 166, 179, 211, 737, 745, 622, 557, 736, 738, 739, 742, 743, 744,
            748, 751, 318, 334, 682, 661, 205, 253, 545, 548, 549, 551, 554, 669, 671, 706, 161, 707, 222, 262, 708,
            716, 717, 718, 719, 720, 723, 217, 228, 231, 416, 417, 418, 468, 370, 425, 464, 462, 492, 489, 361, 372,
            580, 577, 590, 565, 309, 311, 413, 594, 517, 338, 130, 683, 685, 686, 684, 510, 576, 575, 573, 582, 585,
            586, 665, 502, 523, 632, 596, 279, 280, 121, 123, 754, 613, 137, 631, 630, 704, 611, 617, 618, 610, 619,
            358, 181, 360, 359, 363, 705, 208, 664, 298, 659, 463, 411, 412, 620, 129, 105, 135, 382, 393, 465, 109,
            163, 651, 164, 194, 212, 251, 302, 305, 306, 660, 258, 141, 204, 296, 289, 290, 287, 288, 299, 300, 294,
            201, 261, 701, 702, 692, 693, 379, 457, 427, 428, 206, 218, 474, 473, 475, 476, 496, 477, 498, 479, 499,
            480, 500, 481, 478, 501, 497, 741, 740, 647, 644, 602, 634, 646, 604, 607, 635, 643, 603, 633, 648, 609,
            645, 638, 556, 555, 553, 552, 547, 546, 747, 746, 750, 749, 230, 229, 233, 232, 490, 493, 250, 459, 241,
            727, 677, 756, 131, 132, 149, 150, 221, 237, 304, 350, 429, 435, 637, 447, 396, 668, 397, 456, 466, 487,
            581, 583, 593, 666, 672, 695, 697, 698, 699, 700, 721, 722, 724, 728, 752, 703, 713, 714, 281, 484, 483,
            485, 486, 491, 102, 608, 104, 101, 103, 107, 119, 115, 116, 117, 118, 127, 128, 126, 112, 592, 144, 625,
            152, 153, 458, 398, 145, 146, 147, 694, 148, 151, 163, 162, 307, 316, 319, 320, 324, 345, 341, 185, 171,
            188, 203, 336, 165, 325, 174, 199, 187, 509, 195, 196, 223, 239, 219, 224, 383, 245, 246, 282, 176, 283,
            273, 274, 275, 268, 285, 472, 312, 313, 314, 317, 315, 323, 322, 615, 616, 349, 366, 365, 368, 364, 367,
            369, 356, 357, 371, 376, 380, 384, 385, 386, 389, 392, 400, 401, 409, 426, 297, 408, 421, 373, 420, 624,
            213, 422, 443, 444, 452, 387, 381, 450, 448, 395, 407, 449, 669, 399, 445, 451, 446, 454, 460, 461, 471,
            431, 423, 394, 419, 482, 180, 494, 495, 507, 508, 220, 511, 522, 524, 550, 538, 542, 528, 526, 527, 529,
            530, 531, 676, 658, 540, 543, 541, 514, 558, 564, 567, 532, 310, 587, 588, 578, 579, 614, 636, 640, 641,
            642, 670, 650, 655, 654, 656, 663, 662, 673, 674, 679, 681, 680, 687, 690, 689, 177, 192, 214, 518, 726,
            729, 733, 731, 732, 753, 757, 760, 765, 762, 763, 764, 761, 759, 766, 767, 768,
        ]
    )

    /// Each file name extension's types, its owner first.
    static let typesOfExtension = StaticLists(
        starts: [
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
            29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55,
            56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82,
            83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107,
            108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128,
            129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149,
            150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 165, 166, 167, 168, 169, 170, 171,
            172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192,
            193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213,
            214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234,
            235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255,
            256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276,
            277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297,
            298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318,
            319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339,
            340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360,
            361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381,
            382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 399, 400, 401, 402,
            403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423,
            424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 443, 444,
            445, 446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465,
            466, 467, 468, 469, 470, 471, 472, 473, 474, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486,
            487, 488, 489, 490, 491, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504, 505, 506, 507,
            508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 519, 520, 521, 522, 523, 524, 525, 526, 527, 528,
            529, 530, 531, 532, 533, 535, 536, 537, 538, 539, 540, 541, 544, 545, 546, 547, 548, 549, 550, 551, 552,
            553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 563, 564, 565, 566, 567, 568, 569, 570, 571, 572, 573,
            574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586, 587, 588, 589, 590, 591, 592, 593, 594,
            595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607, 608, 609, 610, 611, 612, 613, 614, 615,
            616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 627, 628, 629, 630, 631, 632, 633, 634, 635, 636,
            637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657,
            658, 659, 660, 661, 662, 663, 664, 665, 666, 667, 668, 669, 670, 671, 672, 673, 675, 676, 677, 678, 679,
            680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700,
            701, 702, 703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721,
            722, 723, 724, 725, 726, 727, 728, 729, 730, 731, 732, 733, 734, 735, 736, 737, 738, 739, 740, 741, 742,
            743, 744, 745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763,
            764, 765, 766, 767, 768, 769, 770, 771, 772, 773, 774,
        ],
        values: [
            201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201,
            201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201,
            201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201,
            201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201,
            201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 187, 424, 423, 424, 423,
            305, 156, 425, 116, 309, 29, 157, 430, 20, 21, 426, 427, 427, 427, 425, 54, 280, 22, 281, 62, 7, 429, 428,
            429, 304, 264, 386, 387, 53, 28, 306, 30, 284, 24, 204, 48, 318, 203, 142, 433, 438, 439, 440, 441, 388,
            389, 442, 436, 436, 102, 181, 121, 205, 59, 64, 35, 233, 444, 444, 310, 310, 450, 206, 42, 55, 199, 200,
            448, 40, 166, 454, 47, 475, 575, 68, 207, 522, 293, 39, 40, 140, 448, 34, 459, 448, 162, 163, 43, 575, 164,
            311, 460, 461, 45, 93, 455, 175, 323, 25, 448, 319, 225, 335, 194, 297, 171, 166, 208, 312, 503, 575, 143,
            205, 243, 335, 468, 526, 390, 234, 467, 469, 49, 50, 15, 244, 375, 374, 245, 377, 376, 94, 170, 52, 391, 1,
            468, 47, 382, 158, 173, 104, 471, 471, 2, 160, 191, 380, 313, 106, 226, 107, 178, 179, 3, 317, 177, 4, 324,
            235, 137, 189, 95, 168, 169, 481, 6, 6, 6, 6, 478, 479, 480, 56, 5, 188, 279, 279, 418, 475, 475, 6, 481,
            193, 321, 321, 321, 321, 60, 37, 185, 322, 165, 320, 500, 299, 322, 322, 186, 314, 51, 392, 315, 315, 445,
            61, 259, 540, 259, 484, 485, 486, 488, 446, 486, 221, 446, 446, 32, 489, 489, 446, 451, 64, 63, 65, 41, 68,
            69, 41, 70, 222, 66, 449, 71, 263, 167, 49, 447, 79, 80, 75, 446, 77, 76, 81, 491, 393, 145, 78, 111, 84,
            83, 494, 494, 292, 294, 294, 253, 192, 295, 494, 493, 493, 494, 493, 494, 248, 495, 254, 502, 86, 85, 496,
            87, 89, 326, 497, 507, 307, 469, 497, 497, 497, 507, 91, 497, 92, 99, 497, 307, 519, 508, 397, 397, 437,
            510, 499, 499, 100, 124, 123, 110, 101, 508, 500, 500, 161, 302, 302, 260, 108, 17, 246, 246, 246, 520,
            502, 502, 503, 518, 0, 248, 500, 333, 334, 394, 44, 517, 0, 109, 109, 395, 152, 152, 152, 152, 151, 196,
            127, 505, 506, 511, 512, 396, 508, 508, 508, 511, 506, 72, 513, 195, 397, 332, 437, 381, 514, 515, 250,
            301, 249, 308, 398, 202, 247, 82, 190, 516, 482, 338, 337, 339, 340, 342, 349, 344, 346, 348, 521, 419,
            419, 420, 420, 399, 159, 252, 378, 421, 251, 379, 523, 524, 341, 351, 343, 345, 347, 350, 276, 88, 114,
            182, 183, 525, 526, 459, 269, 527, 152, 83, 535, 118, 8, 262, 575, 41, 13, 14, 527, 276, 527, 38, 529, 529,
            529, 529, 529, 529, 118, 540, 118, 202, 202, 72, 120, 528, 122, 31, 154, 532, 534, 528, 533, 105, 227, 369,
            368, 228, 229, 527, 230, 367, 366, 231, 365, 364, 212, 537, 11, 10, 9, 115, 98, 538, 258, 197, 539, 127,
            126, 126, 125, 129, 271, 180, 271, 270, 256, 543, 543, 255, 400, 272, 401, 112, 273, 274, 541, 542, 130,
            257, 198, 432, 402, 261, 95, 278, 132, 131, 132, 23, 172, 354, 358, 356, 133, 96, 356, 423, 360, 290, 288,
            36, 283, 545, 489, 489, 289, 290, 291, 303, 136, 211, 117, 502, 433, 97, 48, 135, 138, 286, 285, 277, 359,
            355, 357, 549, 395, 362, 58, 551, 551, 552, 358, 354, 361, 356, 353, 360, 176, 555, 310, 141, 174, 556,
            556, 557, 139, 530, 300, 316, 224, 559, 559, 298, 275, 403, 140, 397, 509, 232, 554, 232, 404, 561, 563,
            144, 530, 384, 49, 564, 564, 564, 223, 265, 267, 265, 266, 571, 67, 572, 572, 67, 325, 325, 440, 405, 146,
            406, 407, 408, 409, 325, 325, 415, 287, 296, 233, 233, 236, 149, 184, 148, 147, 416, 417, 134, 237, 238,
            239, 240, 241, 410, 411, 242, 412, 150, 576, 383, 413, 577, 16, 578, 578, 578, 73, 153, 213, 209, 214, 215,
            352, 352, 216, 217, 218, 210, 371, 370, 219, 373, 372, 220, 414, 579, 282, 202, 385, 580, 29, 581, 580,
            581, 580, 580, 580, 580, 582, 583, 584,
        ]
    )

    /// Every MIME type.
    static let mimeTypes = StaticIndex(
        text: """
            application/dicom
            application/epub+zip
            application/gtar
            application/gzip
            application/java-archive
            application/javascript
            application/json
            application/mac-binhex40
            application/macbinary
            application/mbox
            application/msexcel
            application/mspowerpoint
            application/msword
            application/mxf
            application/octet-stream
            application/pdf
            application/pkcs12
            application/pkix-cert
            application/postscript
            application/rtf
            application/tar
            application/vnd.apple.keynote
            application/vnd.apple.mpegurl
            application/vnd.apple.pages
            application/vnd.apple.pkpass
            application/vnd.chess-pgn
            application/vnd.comicbook+zip
            application/vnd.comicbook-rar
            application/vnd.debian.binary-package
            application/vnd.iccprofile
            application/vnd.ms-asf
            application/vnd.ms-cab-compressed
            application/vnd.ms-excel
            application/vnd.ms-excel.addin.macroenabled.12
            application/vnd.ms-excel.sheet.binary.macroenabled.12
            application/vnd.ms-excel.sheet.macroenabled.12
            application/vnd.ms-excel.template.macroenabled.12
            application/vnd.ms-htmlhelp
            application/vnd.ms-officetheme
            application/vnd.ms-powerpoint
            application/vnd.ms-powerpoint.addin.macroenabled.12
            application/vnd.ms-powerpoint.presentation.macroenabled.12
            application/vnd.ms-powerpoint.slideshow.macroenabled.12
            application/vnd.ms-powerpoint.template.macroenabled.12
            application/vnd.ms-word.document.macroenabled.12
            application/vnd.ms-word.template.macroenabled.12
            application/vnd.oasis.opendocument.chart
            application/vnd.oasis.opendocument.formula
            application/vnd.oasis.opendocument.graphics
            application/vnd.oasis.opendocument.graphics-template
            application/vnd.oasis.opendocument.image
            application/vnd.oasis.opendocument.presentation
            application/vnd.oasis.opendocument.presentation-template
            application/vnd.oasis.opendocument.spreadsheet
            application/vnd.oasis.opendocument.spreadsheet-template
            application/vnd.oasis.opendocument.text
            application/vnd.oasis.opendocument.text-master
            application/vnd.oasis.opendocument.text-template
            application/vnd.oasis.opendocument.text-web
            application/vnd.openxmlformats-officedocument.presentationml.presentation
            application/vnd.openxmlformats-officedocument.presentationml.slideshow
            application/vnd.openxmlformats-officedocument.presentationml.template
            application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
            application/vnd.openxmlformats-officedocument.spreadsheetml.template
            application/vnd.openxmlformats-officedocument.wordprocessingml.document
            application/vnd.openxmlformats-officedocument.wordprocessingml.template
            application/vnd.rar
            application/vnd.rn-realmedia
            application/x-apple-aspen-config
            application/x-apple-diskimage
            application/x-bzip2
            application/x-gtar
            application/x-gzip
            application/x-sit
            application/x-stuffit
            application/x-tar
            application/x-webarchive
            application/xhtml+xml
            application/xliff+xml
            application/xml
            application/yaml
            application/zip
            audio/aac
            audio/ac3
            audio/aiff
            audio/amr
            audio/basic
            audio/eac3
            audio/flac
            audio/matroska
            audio/mp3
            audio/mp4
            audio/mpeg
            audio/mpg
            audio/ogg
            audio/usac
            audio/vnd.dts
            audio/vnd.rn-realaudio
            audio/vnd.wave
            audio/wav
            audio/wave
            audio/x-aiff
            audio/x-caf
            audio/x-m4a
            audio/x-mpeg
            audio/x-mpegurl
            audio/x-ms-wma
            audio/x-wav
            font/collection
            font/otf
            font/ttf
            image/avci
            image/avcs
            image/avif
            image/bmp
            image/gif
            image/heic
            image/heic-sequence
            image/heif
            image/heif-sequence
            image/jp2
            image/jpeg
            image/jpg
            image/jpx
            image/ktx
            image/png
            image/svg+xml
            image/tiff
            image/vnd.adobe.photoshop
            image/vnd.dxf
            image/vnd.microsoft.icon
            image/vnd.radiance
            image/webp
            image/x-quicktime
            inode/directory
            message/rfc822
            model/obj
            model/stl
            model/vnd.usdz+zip
            multipart/related
            text/calendar
            text/css
            text/csv
            text/directory
            text/html
            text/javascript
            text/markdown
            text/plain
            text/plain;charset=utf-16
            text/plain;charset=utf-8
            text/rtf
            text/tab-separated-values
            text/uri-list
            text/vcard
            text/vtt
            text/x-vcard
            text/xml
            video/3gpp
            video/3gpp2
            video/avi
            video/dv
            video/matroska
            video/mp2t
            video/mp4
            video/mpeg
            video/mpg
            video/msvideo
            video/ogg
            video/quicktime
            video/vnd.avi
            video/webm
            video/x-m4v
            video/x-mpeg
            video/x-mpg
            video/x-ms-asf
            video/x-ms-asx
            video/x-ms-wm
            video/x-ms-wmp
            video/x-ms-wmv
            video/x-msvideo
            """,
        longest: 73,
        starts: [
            0, 18, 39, 56, 73, 98, 121, 138, 163, 185, 202, 222, 247, 266, 282, 307, 323, 342, 364, 387, 403, 419, 449,
            479, 507, 536, 562, 592, 622, 660, 687, 710, 744, 769, 816, 870, 917, 967, 995, 1026, 1056, 1108, 1167,
            1223, 1278, 1327, 1376, 1417, 1460, 1504, 1557, 1598, 1646, 1703, 1750, 1806, 1846, 1893, 1942, 1986, 2060,
            2131, 2201, 2267, 2336, 2408, 2480, 2500, 2529, 2562, 2592, 2612, 2631, 2650, 2668, 2690, 2708, 2733, 2755,
            2777, 2793, 2810, 2826, 2836, 2846, 2857, 2867, 2879, 2890, 2901, 2916, 2926, 2936, 2947, 2957, 2967, 2978,
            2992, 3015, 3030, 3040, 3051, 3064, 3076, 3088, 3101, 3117, 3132, 3144, 3160, 3169, 3178, 3189, 3200, 3211,
            3221, 3231, 3242, 3262, 3273, 3293, 3303, 3314, 3324, 3334, 3344, 3354, 3368, 3379, 3405, 3419, 3444, 3463,
            3474, 3492, 3508, 3523, 3533, 3543, 3562, 3580, 3594, 3603, 3612, 3627, 3637, 3653, 3667, 3678, 3704, 3729,
            3738, 3764, 3778, 3789, 3798, 3811, 3820, 3831, 3843, 3853, 3862, 3877, 3888, 3898, 3909, 3919, 3933, 3943,
            3959, 3973, 3984, 3996, 4009, 4021, 4036, 4051, 4065, 4080, 4095, 4111,
        ],
        slots: [
            65535, 65535, 65535, 65535, 22, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 100, 75, 65535, 65535, 65535, 65535, 149, 65535, 65535, 65535, 65535, 65535, 49,
            65535, 65535, 65535, 176, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 53, 172, 65535, 65535, 70,
            65535, 65535, 65535, 105, 153, 92, 85, 65535, 65535, 30, 65, 77, 115, 141, 15, 19, 20, 79, 81, 142, 144, 2,
            3, 42, 163, 64, 165, 65535, 68, 65535, 65535, 12, 65535, 65535, 65535, 65535, 65535, 65535, 16, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 7, 21, 82, 111, 112, 113, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 169, 65535, 65535, 67, 48, 157, 65535, 126, 65535, 65535,
            65535, 29, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 101, 106, 65535, 120, 122,
            123, 65535, 65535, 65535, 65535, 36, 65535, 65535, 65535, 65535, 65535, 51, 62, 89, 65535, 104, 65535,
            65535, 35, 65535, 65535, 96, 65535, 65535, 43, 65535, 0, 59, 65535, 65535, 65535, 65535, 116, 118, 131,
            127, 65535, 65535, 65535, 65535, 65535, 11, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 83, 65535, 65535, 65535, 65535, 65535, 97, 136, 65535, 65535,
            65535, 65535, 65535, 65535, 71, 65535, 65535, 174, 175, 177, 178, 65535, 65535, 125, 65535, 65535, 65535,
            65535, 65535, 65535, 145, 65535, 155, 65535, 65535, 56, 65535, 151, 161, 23, 74, 65535, 65535, 65535, 55,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 76, 109, 132,
            152, 65535, 72, 65535, 65535, 65535, 65535, 6, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 88,
            65535, 34, 65535, 65535, 65535, 65535, 65535, 65535, 94, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            135, 65535, 65535, 1, 146, 65535, 65535, 8, 65535, 65535, 14, 65535, 65535, 65535, 63, 26, 65535, 65535,
            65535, 65535, 46, 138, 170, 65535, 65535, 65535, 65535, 150, 13, 57, 117, 154, 156, 162, 164, 168, 65535,
            133, 65535, 65535, 143, 65535, 65535, 65535, 32, 65535, 65535, 65535, 41, 33, 44, 140, 58, 139, 65535,
            65535, 65535, 65535, 84, 90, 91, 93, 65535, 137, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 95,
            65535, 9, 61, 129, 158, 65535, 159, 65535, 38, 65535, 65535, 65535, 65535, 80, 65535, 65535, 65535, 65535,
            65535, 24, 98, 65535, 69, 86, 65535, 17, 124, 65535, 179, 65535, 5, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 60, 65535, 65535, 78, 65535, 45, 134, 65535, 65535, 65535, 50, 102, 103, 107,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 99, 87, 65535, 65535,
            65535, 65535, 65535, 27, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 148,
            65535, 65535, 40, 65535, 10, 114, 167, 47, 52, 65535, 25, 65535, 121, 66, 65535, 65535, 166, 65535, 37,
            147, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 4, 39, 54, 18, 65535,
            65535, 65535, 65535, 130, 65535, 65535, 28, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 73, 108,
            65535, 65535, 65535, 31, 65535, 65535, 119, 128, 171, 173, 110, 65535, 160,
        ]
    )

    /// Each type's MIME types, the preferred one first.
    static let mimeTypesOfType = StaticLists(
        starts: [
            0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4,
            4, 4, 4, 5, 5, 5, 6, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 10, 10, 10,
            10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 11, 12, 12, 12, 12, 12, 12, 12, 12, 12,
            12, 12, 12, 14, 16, 17, 17, 17, 17, 18, 18, 18, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 20, 20, 20, 20,
            20, 20, 21, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 23, 23, 23,
            23, 23, 23, 24, 24, 24, 24, 25, 25, 25, 26, 26, 26, 26, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27,
            27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 28, 29, 29, 29, 30, 32,
            33, 34, 35, 35, 36, 37, 37, 37, 38, 38, 39, 40, 41, 43, 44, 45, 45, 46, 46, 47, 47, 47, 48, 48, 49, 50, 52,
            52, 56, 56, 56, 56, 57, 58, 59, 60, 60, 60, 60, 61, 62, 63, 63, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65,
            65, 65, 65, 65, 65, 65, 65, 66, 66, 66, 66, 67, 68, 69, 70, 70, 70, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71,
            71, 71, 71, 71, 73, 73, 74, 74, 74, 74, 74, 74, 74, 74, 74, 74, 75, 75, 76, 76, 76, 76, 76, 76, 76, 76, 77,
            77, 79, 81, 81, 82, 82, 82, 82, 82, 82, 82, 82, 82, 83, 83, 83, 83, 83, 83, 83, 84, 85, 86, 86, 87, 87, 88,
            89, 90, 91, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100,
            101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 114, 114, 114, 115, 115, 115, 115,
            115, 115, 115, 115, 115, 115, 116, 116, 116, 116, 116, 116, 117, 117, 117, 117, 117, 117, 117, 117, 117,
            117, 117, 117, 117, 117, 117, 117, 117, 117, 118, 119, 120, 121, 122, 123, 124, 124, 125, 126, 127, 128,
            128, 130, 132, 132, 132, 132, 133, 133, 133, 133, 134, 135, 136, 140, 141, 141, 141, 142, 142, 142, 142,
            142, 142, 142, 142, 142, 142, 142, 143, 143, 143, 143, 143, 143, 144, 145, 145, 145, 146, 146, 146, 147,
            147, 148, 149, 149, 149, 149, 149, 150, 150, 150, 150, 150, 150, 151, 151, 153, 154, 155, 155, 156, 157,
            157, 157, 157, 159, 161, 162, 162, 162, 162, 164, 164, 164, 164, 164, 164, 164, 168, 169, 173, 174, 174,
            175, 176, 176, 176, 176, 176, 176, 176, 176, 176, 176, 176, 177, 178, 178, 178, 178, 178, 178, 179, 179,
            179, 180, 180, 180, 180, 180, 180, 180, 181, 181, 183, 183, 183, 183, 183, 183, 183, 184, 184, 185, 185,
            185, 186, 188, 188, 188, 188, 189, 189, 190, 190, 191, 192, 192, 193, 193, 194, 195, 196, 196, 199, 199,
            199, 200, 200, 200, 201, 203, 203, 204, 204, 205, 205,
        ],
        values: [
            15, 128, 18, 7, 25, 29, 102, 69, 140, 140, 21, 23, 91, 103, 171, 163, 8, 135, 68, 24, 133, 168, 76, 79,
            129, 9, 115, 27, 26, 175, 30, 174, 114, 31, 37, 33, 34, 32, 32, 32, 32, 32, 10, 32, 32, 130, 38, 39, 40,
            39, 39, 11, 98, 99, 100, 107, 176, 106, 177, 178, 12, 12, 139, 145, 5, 138, 66, 97, 67, 67, 16, 74, 73, 4,
            146, 85, 28, 71, 2, 3, 72, 1, 124, 89, 161, 0, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 78, 59,
            41, 60, 42, 61, 43, 62, 35, 63, 36, 64, 44, 65, 45, 13, 96, 162, 154, 170, 132, 88, 94, 167, 94, 157, 158,
            82, 83, 84, 101, 84, 101, 86, 162, 111, 112, 169, 159, 166, 179, 113, 70, 142, 141, 14, 134, 160, 135, 87,
            134, 136, 116, 118, 117, 118, 119, 144, 121, 122, 120, 123, 6, 22, 105, 92, 93, 90, 104, 95, 164, 165, 172,
            173, 162, 163, 91, 108, 109, 147, 125, 131, 150, 19, 137, 126, 151, 75, 20, 127, 108, 110, 86, 152, 148,
            148, 149, 153, 143, 155, 17, 77, 79, 156, 80, 81,
        ]
    )

    /// Each MIME type's types, its owner first.
    static let typesOfMIMEType = StaticLists(
        starts: [
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
            30, 31, 32, 33, 40, 41, 42, 43, 44, 45, 46, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64,
            65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 91, 92, 93,
            94, 95, 97, 98, 100, 101, 102, 103, 104, 106, 107, 108, 110, 111, 112, 113, 114, 115, 116, 118, 119, 120,
            121, 122, 123, 124, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 137, 138, 139, 140, 141, 142, 143,
            144, 145, 146, 147, 148, 149, 150, 151, 152, 154, 156, 157, 158, 159, 160, 162, 163, 164, 165, 166, 167,
            168, 169, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 187, 189, 190, 191, 192,
            193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205,
        ],
        values: [
            335, 317, 314, 315, 292, 248, 495, 32, 102, 161, 218, 231, 244, 245, 381, 462, 8, 276, 575, 11, 542, 555,
            86, 499, 88, 120, 38, 200, 199, 312, 41, 204, 206, 218, 213, 215, 216, 217, 219, 220, 209, 210, 371, 373,
            207, 224, 231, 227, 230, 229, 365, 367, 369, 375, 377, 337, 339, 340, 341, 342, 344, 345, 346, 347, 348,
            349, 350, 351, 364, 366, 368, 370, 372, 374, 376, 270, 272, 273, 109, 49, 444, 314, 315, 290, 290, 555,
            148, 578, 352, 579, 154, 581, 583, 425, 426, 429, 428, 304, 433, 564, 471, 418, 333, 506, 100, 512, 506,
            506, 419, 421, 507, 391, 271, 233, 233, 233, 429, 428, 42, 100, 506, 499, 238, 233, 561, 523, 524, 563,
            438, 439, 441, 205, 165, 484, 485, 486, 484, 488, 494, 493, 493, 494, 326, 533, 551, 559, 9, 158, 222, 540,
            417, 126, 476, 465, 470, 106, 482, 549, 266, 246, 66, 67, 461, 455, 572, 489, 248, 302, 530, 568, 569, 570,
            542, 554, 566, 572, 415, 572, 579, 423, 424, 440, 468, 334, 509, 397, 437, 511, 101, 508, 508, 440, 420,
            127, 440, 416, 101, 508, 508, 204, 203, 237, 239, 240, 440,
        ]
    )
}
