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
            8075, 8094, 8118, 8142, 8170, 8194, 8211, 8254, 8278, 8311, 8344, 8381, 8421, 8452, 8468, 8487, 8504, 8521,
            8536, 8564, 8598, 8635, 8671, 8708, 8754, 8788, 8831, 8872, 8922, 8962, 9011, 9044, 9084, 9126, 9163, 9184,
            9207, 9231, 9264, 9292, 9329, 9356, 9392, 9412, 9439, 9468, 9495, 9542, 9602, 9646, 9703, 9746, 9802, 9841,
            9893, 9935, 9990, 10035, 10093, 10138, 10196, 10210, 10226, 10248, 10262, 10278, 10294, 10321, 10344,
            10361, 10378, 10395, 10412, 10430, 10447, 10464, 10480, 10497, 10514, 10531, 10556, 10573, 10590, 10607,
            10624, 10641, 10658, 10675, 10692, 10709, 10726, 10743, 10760, 10777, 10793, 10809, 10827, 10843, 10857,
            10878, 10899, 10913, 10932, 10945, 10959, 10977, 10989, 11002, 11019, 11036, 11054, 11072, 11090, 11105,
            11120, 11143, 11159, 11172, 11199, 11220, 11257, 11269, 11281, 11292, 11304, 11323, 11339, 11360, 11376,
            11402, 11435, 11461, 11500, 11516, 11545, 11567, 11591, 11609, 11644, 11669, 11684, 11699, 11719, 11737,
            11748, 11760, 11776, 11805, 11822, 11840, 11866, 11882, 11902, 11923, 11949, 11967, 11978, 11994, 12015,
            12029, 12041, 12066, 12091, 12116, 12138, 12172, 12195, 12207, 12220, 12232, 12253, 12266, 12278, 12291,
            12308, 12320, 12332, 12349, 12361, 12379, 12397, 12408, 12428, 12447, 12462, 12480, 12498, 12511, 12522,
            12533, 12550, 12562, 12593, 12613, 12627, 12647, 12664, 12692, 12706, 12725, 12761, 12810, 12836, 12875,
            12886, 12907, 12939, 12960, 12981, 12999, 13010, 13029, 13047, 13065, 13081, 13101, 13112, 13139, 13167,
            13187, 13210, 13221, 13242, 13258, 13269, 13280, 13299, 13313, 13333, 13352, 13384, 13403, 13446, 13464,
            13481, 13501, 13516, 13549, 13568, 13593, 13612, 13624, 13636, 13654, 13686, 13707, 13732, 13750, 13773,
            13784, 13800, 13833, 13857, 13880, 13905, 13918, 13931, 13945, 13969, 13990, 14001, 14014, 14025, 14044,
            14056, 14073, 14092, 14110,
        ],
        slots: [
            1, 65535, 65535, 65535, 65535, 546, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 290, 538, 65535,
            65535, 65535, 476, 115, 36, 72, 499, 561, 317, 577, 65535, 65535, 65535, 119, 163, 65535, 191, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 8, 413, 65535, 141, 65535, 65535, 65535, 65535, 65535, 150,
            65535, 65535, 65535, 65535, 65535, 324, 65535, 65535, 65535, 65535, 65535, 65535, 212, 450, 65535, 65535,
            65535, 277, 65535, 65535, 65535, 65535, 65535, 138, 184, 65, 65535, 65535, 65535, 65535, 65535, 65535, 235,
            486, 32, 65535, 65535, 65535, 573, 65535, 65535, 82, 65535, 65535, 65535, 65535, 156, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 12, 65535, 65535, 113, 65535, 65535, 65535, 65535, 65535, 147,
            417, 65535, 102, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 346,
            65535, 65535, 65535, 65535, 473, 65535, 65535, 65535, 65535, 104, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            370, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 462, 65535, 65535, 65535, 474, 65535, 65535, 65535,
            65535, 260, 65535, 468, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 308, 65535,
            65535, 65535, 65535, 174, 65535, 65535, 65535, 65535, 65535, 371, 103, 482, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 30, 109, 65535, 279, 101, 328, 329, 194, 285, 345, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 465, 65535, 65535, 65535, 65535, 65535, 276, 65535, 65535, 395,
            396, 65535, 146, 275, 61, 65535, 267, 59, 515, 65535, 65535, 305, 65535, 304, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 287, 65535, 65535, 65535, 65535, 516, 86, 87, 508, 65535, 65535, 65535,
            136, 65535, 431, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            2, 4, 65535, 65535, 65535, 65535, 273, 65535, 65535, 558, 578, 65535, 65535, 514, 263, 65535, 65535, 65535,
            423, 65535, 477, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 206, 65535, 65535, 488, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 303, 311, 65535, 504, 65535, 265, 65535, 114, 369, 65535,
            79, 80, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 576, 65535, 236, 238, 144,
            239, 240, 241, 242, 337, 549, 552, 65535, 65535, 66, 65535, 411, 134, 188, 412, 65535, 35, 65535, 65535,
            554, 258, 65535, 65535, 65535, 65535, 62, 430, 65535, 572, 414, 571, 574, 65535, 65535, 65535, 65535, 565,
            338, 65535, 65535, 65535, 472, 496, 65535, 65535, 73, 65535, 65535, 177, 65535, 489, 65535, 65535, 523,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 334, 129, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 246, 202, 259, 65535, 65535, 65535, 192, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 336, 65535, 81, 65535, 122, 65535, 65535, 65535, 55, 178, 65535, 65535, 65535, 281, 379, 84,
            65535, 65535, 75, 65535, 65535, 65535, 234, 65535, 48, 348, 149, 227, 228, 230, 231, 364, 513, 560, 52,
            292, 65535, 65535, 65535, 65535, 351, 123, 365, 65535, 65535, 65535, 65535, 65535, 381, 382, 60, 383, 384,
            416, 65535, 65535, 65535, 47, 65535, 65535, 65535, 205, 375, 65535, 126, 65535, 65535, 68, 525, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 566, 65535, 65535, 65535, 65535, 65535, 88, 65535, 65535,
            65535, 65535, 65535, 65535, 21, 209, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 5, 65535, 377,
            65535, 502, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 198,
            65535, 65535, 65535, 65535, 65535, 65535, 11, 65535, 65535, 65535, 65535, 65535, 490, 65535, 266, 65535,
            65535, 65535, 65535, 433, 434, 436, 65535, 65535, 65535, 65535, 65535, 65535, 356, 179, 498, 65535, 65535,
            65535, 65535, 65535, 65535, 497, 193, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 349, 347, 65535,
            422, 65535, 511, 65535, 58, 65535, 65535, 65535, 42, 65535, 65535, 65535, 65535, 232, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 22, 65535, 65535, 65535, 65535, 65535, 65535, 69, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 521, 3, 65535, 91, 466, 99, 224, 506, 65535, 65535,
            65535, 65535, 272, 65535, 65535, 372, 65535, 65535, 65535, 65535, 124, 65535, 65535, 65535, 19, 20, 302,
            562, 6, 65535, 65535, 261, 65535, 65535, 65535, 65535, 65535, 65535, 374, 65535, 180, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 359, 65535, 65535, 97, 65535, 530, 65535, 65535, 65535, 65535, 237, 65535,
            65535, 257, 65535, 65535, 65535, 415, 65535, 65535, 65535, 65535, 65535, 65535, 339, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 452, 320, 27, 65535, 65535, 65535, 65535, 65535, 65535, 505, 429,
            65535, 65535, 65535, 65535, 65535, 65535, 135, 65535, 335, 65535, 65535, 65535, 65535, 65535, 57, 467,
            65535, 65535, 65535, 65535, 65535, 65535, 313, 65535, 65535, 65535, 500, 501, 7, 65535, 376, 65535, 65535,
            355, 575, 65535, 0, 65535, 65535, 65535, 65535, 479, 481, 526, 65535, 65535, 65535, 456, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 442, 65535, 519, 65535, 65535, 344, 65535, 65535, 65535, 309, 65535,
            65535, 65535, 65535, 65535, 154, 175, 65535, 65535, 65535, 65535, 65535, 65535, 111, 439, 65535, 65535,
            65535, 65535, 65535, 65535, 14, 65535, 65535, 65535, 65535, 65535, 65535, 207, 540, 65535, 65535, 65535,
            65535, 262, 65535, 65535, 343, 65535, 65535, 65535, 200, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 28, 65535, 65535, 190, 65535, 65535, 65535, 182, 65535, 65535, 65535, 65535, 54, 65535, 469, 65535,
            65535, 65535, 65535, 65535, 65535, 432, 556, 65535, 65535, 65535, 65535, 254, 65535, 65535, 65535, 65535,
            464, 65535, 280, 128, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 350, 77, 493, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 248, 65535, 105, 421,
            93, 492, 300, 426, 110, 65535, 204, 65535, 65535, 65535, 65535, 65535, 13, 46, 170, 249, 503, 65535, 65535,
            65535, 65535, 65535, 24, 517, 65535, 524, 65535, 65535, 368, 65535, 321, 316, 65535, 65535, 65535, 65535,
            65535, 563, 65535, 65535, 548, 527, 568, 65535, 307, 543, 65535, 65535, 65535, 520, 250, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 387, 394, 405, 39, 83, 78, 203, 419,
            449, 551, 65535, 65535, 65535, 181, 167, 38, 380, 65535, 65535, 65535, 282, 65535, 65535, 65535, 65535,
            65535, 65535, 331, 65535, 10, 65535, 65535, 65535, 210, 65535, 342, 470, 65535, 65535, 484, 65535, 65535,
            65535, 65535, 223, 65535, 65535, 65535, 458, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 495, 65535,
            65535, 65535, 65535, 444, 187, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 201, 65535,
            65535, 65535, 65535, 65535, 65535, 567, 65535, 65535, 65535, 268, 451, 65535, 65535, 65535, 65535, 65535,
            173, 485, 196, 461, 65535, 522, 528, 533, 65535, 65535, 65535, 65535, 125, 65535, 65535, 65535, 65535,
            65535, 112, 65535, 65535, 65535, 65535, 357, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 159, 65535,
            65535, 65535, 65535, 65535, 274, 438, 65535, 65535, 65535, 65535, 65535, 65535, 133, 65535, 65535, 65535,
            65535, 427, 65535, 65535, 65535, 443, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 121, 392, 435,
            65535, 85, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 208,
            366, 446, 65535, 252, 186, 65535, 65535, 165, 65535, 65535, 330, 169, 65535, 65535, 418, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 463, 353, 65535, 65535, 512, 65535, 65535,
            65535, 65535, 65535, 51, 65535, 312, 233, 65535, 65535, 65535, 65535, 65535, 363, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 64, 65535, 65535, 65535, 65535, 65535, 65535, 428, 65535, 65535, 65535,
            65535, 96, 65535, 65535, 65535, 393, 354, 400, 401, 402, 403, 404, 65535, 65535, 65535, 65535, 65535, 437,
            283, 564, 157, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 166, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 288, 94, 65535, 65535, 74, 65535, 65535, 314, 65535,
            65535, 555, 65535, 244, 245, 65535, 65535, 441, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 264, 65535, 65535,
            65535, 65535, 65535, 65535, 137, 65535, 440, 65535, 65535, 65535, 65535, 18, 65535, 65535, 153, 65535,
            65535, 270, 65535, 65535, 65535, 65535, 65535, 160, 65535, 23, 296, 327, 65535, 65535, 65535, 65535, 455,
            65535, 65535, 65535, 98, 106, 445, 65535, 65535, 65535, 65535, 294, 65535, 65535, 65535, 65535, 40, 65535,
            65535, 100, 65535, 225, 65535, 65535, 116, 65535, 50, 142, 65535, 65535, 547, 454, 553, 65535, 65535, 71,
            65535, 65535, 65535, 172, 211, 510, 65535, 65535, 65535, 65535, 65535, 333, 65535, 176, 31, 269, 43, 65535,
            65535, 44, 90, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 143,
            65535, 475, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 325, 65535, 158, 65535, 65535, 65535, 34, 385, 478, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 253, 65535, 65535, 161, 65535, 367, 65535, 65535, 65535, 65535, 65535, 229,
            65535, 139, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 389,
            390, 391, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 41, 65535, 131, 373,
            65535, 532, 65535, 494, 65535, 65535, 65535, 65535, 65535, 65535, 130, 65535, 529, 49, 67, 459, 539, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 480, 483, 65535, 65535, 65535, 65535, 65535, 65535, 221, 65535,
            65535, 132, 378, 559, 65535, 65535, 65535, 534, 65535, 65535, 65535, 65535, 65535, 127, 491, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 155, 65535, 107, 550, 65535, 65535, 65535, 164, 65535, 65535, 140,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 408, 487, 570, 362, 222, 70, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 251, 65535, 171, 256, 457, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 271, 557, 65535, 65535, 65535, 151, 361, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 162, 284, 340, 65535, 65535, 65535, 65535, 65535, 352, 65535, 65535, 213, 214, 215,
            216, 217, 218, 219, 152, 220, 310, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 509, 65535, 65535,
            65535, 65535, 65535, 145, 65535, 65535, 65535, 189, 65535, 65535, 536, 537, 65535, 471, 37, 448, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 541, 65535, 65535,
            65535, 65535, 65535, 65535, 341, 326, 424, 65535, 65535, 65535, 65535, 65535, 65535, 507, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 360, 388, 9, 406, 358,
            407, 409, 425, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 453, 65535, 65535, 185, 65535, 65535,
            65535, 65535, 65535, 447, 65535, 65535, 65535, 76, 386, 398, 399, 65535, 65535, 117, 65535, 65535, 29, 306,
            323, 65535, 65535, 65535, 199, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 579,
            65535, 65535, 65535, 410, 299, 65535, 65535, 65535, 65535, 108, 65535, 65535, 65535, 65535, 89, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 226, 298, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 92, 65535, 33, 569, 65535, 65535, 289, 148, 291, 544, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 16, 293, 535, 65535, 65535, 65535, 56, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 195, 65535, 65535, 286, 65535, 65535, 65535, 65535, 65535, 95, 65535, 65535, 65535,
            518, 65535, 65535, 65535, 65535, 322, 65535, 45, 65535, 65535, 65535, 65535, 297, 65535, 65535, 65535,
            65535, 65535, 315, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 255, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 25, 17, 460, 65535, 65535, 247, 65535, 65535, 65535, 65535,
            65535, 332, 65535, 65535, 65535, 65535, 65535, 318, 65535, 65535, 26, 65535, 65535, 65535, 65535, 65535,
            65535, 243, 65535, 65535, 65535, 65535, 542, 65535, 65535, 278, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 53, 15, 420, 545, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 168, 65535, 63,
            65535, 65535, 65535, 65535, 65535, 65535, 65535, 118, 65535, 65535, 65535, 65535, 295, 319, 65535, 65535,
            65535, 65535, 65535, 65535, 65535, 397, 183, 65535, 65535, 65535, 65535, 120, 531, 65535, 65535, 197, 301,
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
            342, 342, 344, 346, 347, 349, 350, 353, 354, 355, 356, 357, 358, 359, 360, 361, 361, 362, 363, 363, 366,
            369, 372, 375, 378, 380, 382, 384, 387, 391, 395, 398, 401, 404, 407, 408, 410, 412, 414, 416, 418, 421,
            424, 426, 428, 430, 432, 434, 437, 439, 442, 444, 447, 449, 452, 454, 457, 458, 460, 461, 463, 464, 464,
            464, 465, 465, 465, 467, 469, 469, 469, 469, 469, 469, 469, 469, 469, 469, 469, 469, 469, 469, 469, 469,
            469, 469, 469, 469, 469, 469, 469, 469, 469, 469, 469, 469, 469, 469, 470, 471, 472, 473, 474, 475, 475,
            475, 476, 477, 478, 479, 480, 481, 482, 485, 485, 486, 487, 488, 490, 492, 493, 494, 495, 496, 497, 498,
            498, 500, 501, 502, 503, 504, 506, 507, 509, 509, 510, 511, 512, 513, 513, 513, 515, 516, 517, 518, 518,
            519, 520, 522, 523, 524, 525, 526, 527, 528, 528, 529, 530, 531, 531, 532, 533, 534, 535, 537, 537, 538,
            539, 540, 541, 542, 543, 545, 546, 546, 547, 548, 549, 550, 551, 552, 554, 555, 555, 556, 557, 558, 559,
            560, 561, 562, 563, 564, 565, 566, 567, 568, 569, 570, 571, 573, 574, 576, 578, 579, 580, 582, 583, 584,
            585, 586, 587, 588, 588, 590, 591, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 606,
            606, 609, 609, 611, 612, 613, 614, 615, 616, 617, 619, 620, 620, 623, 623, 626, 627, 628, 629, 629, 630,
            631, 632, 634, 636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 647, 648, 649,
        ],
        values: [
            485, 457, 11, 457, 457, 499, 485, 457, 451, 485, 485, 457, 451, 12, 472, 457, 12, 472, 457, 448, 457, 451,
            457, 457, 452, 74, 457, 545, 539, 457, 426, 487, 26, 26, 467, 457, 426, 122, 457, 426, 33, 457, 426, 460,
            472, 457, 565, 565, 541, 457, 457, 429, 565, 493, 113, 457, 453, 461, 46, 46, 46, 302, 490, 457, 426, 457,
            451, 472, 457, 457, 451, 74, 457, 545, 565, 493, 490, 478, 457, 451, 457, 451, 113, 457, 553, 447, 553,
            447, 457, 485, 445, 457, 426, 574, 457, 457, 553, 457, 458, 467, 467, 561, 457, 531, 457, 531, 457, 451,
            142, 493, 485, 507, 506, 457, 426, 103, 560, 485, 457, 465, 457, 465, 541, 574, 507, 484, 113, 553, 526,
            460, 565, 493, 457, 457, 453, 457, 453, 485, 457, 457, 457, 429, 123, 467, 485, 499, 487, 541, 113, 451,
            457, 457, 417, 453, 574, 122, 453, 565, 493, 457, 541, 574, 457, 540, 576, 457, 557, 472, 457, 457, 458,
            484, 113, 74, 457, 545, 74, 457, 545, 457, 451, 457, 457, 426, 457, 553, 150, 574, 122, 155, 429, 155, 429,
            430, 457, 448, 448, 448, 485, 429, 448, 448, 574, 448, 448, 448, 485, 468, 485, 496, 468, 485, 496, 485,
            448, 448, 448, 448, 448, 574, 430, 430, 485, 457, 426, 485, 457, 457, 457, 553, 457, 457, 457, 457, 457,
            457, 451, 543, 457, 543, 453, 457, 543, 453, 541, 485, 457, 545, 457, 457, 465, 457, 531, 457, 457, 457,
            531, 457, 531, 539, 429, 467, 467, 203, 429, 499, 204, 204, 429, 499, 204, 499, 204, 203, 499, 203, 499,
            457, 457, 457, 457, 539, 467, 448, 448, 448, 448, 448, 448, 448, 457, 417, 453, 457, 417, 453, 565, 265,
            457, 426, 429, 499, 499, 46, 457, 448, 553, 457, 457, 574, 485, 448, 448, 448, 429, 429, 18, 457, 426, 18,
            457, 426, 18, 457, 426, 578, 467, 467, 541, 574, 292, 574, 485, 457, 525, 429, 457, 426, 457, 451, 457,
            453, 457, 426, 457, 426, 315, 457, 451, 485, 574, 430, 417, 541, 320, 320, 320, 320, 320, 485, 574, 499,
            457, 331, 457, 451, 457, 458, 453, 331, 457, 453, 331, 457, 451, 331, 457, 451, 485, 331, 485, 331, 457,
            453, 331, 457, 531, 331, 457, 451, 543, 331, 457, 451, 543, 331, 457, 451, 331, 457, 451, 331, 457, 451,
            331, 457, 451, 574, 457, 453, 457, 453, 457, 453, 457, 531, 457, 531, 457, 543, 453, 457, 543, 453, 457,
            453, 457, 453, 457, 453, 457, 451, 358, 531, 358, 531, 467, 358, 531, 358, 531, 467, 358, 531, 358, 531,
            467, 358, 543, 358, 467, 543, 358, 543, 358, 467, 543, 358, 358, 467, 358, 358, 467, 574, 499, 457, 426,
            457, 426, 553, 499, 485, 429, 429, 499, 499, 499, 429, 429, 541, 429, 423, 457, 417, 453, 541, 429, 430,
            457, 453, 457, 453, 504, 482, 482, 499, 482, 540, 457, 426, 541, 541, 441, 541, 542, 443, 541, 542, 445,
            485, 423, 459, 453, 457, 426, 540, 553, 487, 525, 487, 457, 426, 429, 499, 541, 496, 429, 457, 561, 499,
            460, 476, 476, 476, 541, 553, 417, 482, 482, 482, 485, 482, 553, 457, 453, 46, 485, 485, 553, 540, 541,
            525, 525, 526, 539, 429, 541, 430, 429, 429, 429, 499, 499, 568, 499, 429, 485, 541, 553, 467, 541, 542,
            512, 541, 542, 514, 457, 451, 541, 519, 472, 457, 541, 525, 485, 540, 540, 553, 553, 526, 485, 457, 417,
            453, 541, 451, 541, 485, 540, 485, 574, 553, 540, 541, 539, 525, 457, 417, 453, 485, 574, 541, 487, 459,
            314, 439, 540, 457, 453, 485, 557, 472, 457, 557, 472, 457, 429, 467, 457, 525, 525, 525, 457, 426, 553,
            452, 499, 487, 457, 485, 574, 574, 553, 541, 553, 457, 426, 268, 540,
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
            1042, 1049, 1056, 1063, 1067, 1072, 1072, 1077, 1079, 1079, 1084, 1088, 1092, 1097, 1102, 1107, 1112, 1115,
            1121, 1127, 1133, 1138, 1143, 1148, 1153, 1158, 1161, 1164, 1167, 1172, 1177, 1181, 1185, 1188, 1191, 1194,
            1198, 1204, 1211, 1217, 1224, 1230, 1237, 1243, 1250, 1256, 1263, 1268, 1274, 1279, 1285, 1290, 1290, 1290,
            1295, 1295, 1295, 1298, 1301, 1301, 1301, 1301, 1301, 1301, 1301, 1301, 1301, 1301, 1301, 1301, 1301, 1301,
            1301, 1301, 1301, 1301, 1301, 1301, 1301, 1301, 1301, 1301, 1301, 1301, 1301, 1301, 1301, 1301, 1305, 1310,
            1314, 1319, 1324, 1329, 1329, 1329, 1334, 1339, 1344, 1349, 1355, 1360, 1366, 1370, 1370, 1376, 1381, 1385,
            1388, 1391, 1397, 1402, 1407, 1412, 1417, 1425, 1425, 1428, 1434, 1440, 1447, 1453, 1461, 1467, 1475, 1475,
            1479, 1485, 1491, 1492, 1492, 1492, 1495, 1503, 1507, 1508, 1508, 1513, 1514, 1517, 1522, 1527, 1533, 1534,
            1539, 1541, 1541, 1544, 1549, 1551, 1551, 1558, 1565, 1572, 1578, 1583, 1583, 1588, 1593, 1598, 1602, 1607,
            1611, 1614, 1619, 1619, 1623, 1627, 1631, 1639, 1645, 1650, 1656, 1663, 1663, 1668, 1674, 1678, 1683, 1688,
            1693, 1698, 1703, 1709, 1714, 1719, 1723, 1729, 1733, 1736, 1742, 1750, 1756, 1764, 1768, 1774, 1778, 1781,
            1787, 1792, 1796, 1804, 1812, 1816, 1816, 1821, 1825, 1829, 1835, 1837, 1843, 1847, 1855, 1859, 1864, 1868,
            1876, 1882, 1889, 1894, 1894, 1894, 1898, 1898, 1904, 1910, 1911, 1917, 1921, 1925, 1933, 1936, 1940, 1940,
            1944, 1944, 1948, 1953, 1956, 1958, 1958, 1963, 1968, 1973, 1976, 1981, 1986, 1987, 1989, 1993, 1998, 2003,
            2007, 2013, 2017, 2020, 2024, 2032,
        ],
        values: [
            485, 457, 453, 487, 457, 487, 11, 457, 451, 487, 453, 457, 487, 457, 487, 499, 430, 457, 453, 487, 485,
            457, 453, 487, 457, 451, 487, 453, 485, 457, 453, 487, 485, 457, 453, 487, 457, 451, 487, 453, 12, 472,
            457, 487, 12, 472, 457, 487, 448, 485, 457, 453, 487, 457, 451, 487, 453, 457, 487, 457, 452, 487, 74, 457,
            545, 487, 539, 541, 525, 553, 457, 453, 487, 457, 426, 487, 487, 26, 487, 26, 467, 487, 457, 457, 426, 487,
            122, 457, 487, 457, 426, 487, 33, 457, 426, 487, 460, 487, 472, 457, 487, 565, 525, 553, 457, 453, 487,
            565, 525, 553, 457, 453, 487, 541, 525, 553, 457, 453, 487, 457, 487, 457, 487, 429, 430, 457, 453, 487,
            565, 493, 525, 553, 457, 453, 487, 113, 457, 453, 460, 487, 461, 457, 426, 487, 46, 461, 457, 426, 487, 46,
            461, 457, 426, 487, 46, 461, 457, 426, 487, 302, 525, 553, 457, 453, 487, 490, 553, 457, 453, 487, 457,
            426, 487, 457, 451, 487, 453, 472, 457, 487, 457, 451, 487, 453, 74, 457, 545, 487, 565, 493, 525, 553,
            457, 453, 487, 490, 478, 553, 457, 453, 487, 457, 451, 487, 453, 457, 451, 487, 453, 113, 457, 460, 487,
            553, 447, 457, 453, 487, 553, 447, 457, 453, 487, 457, 487, 485, 457, 453, 487, 445, 541, 525, 553, 457,
            453, 487, 457, 426, 487, 574, 553, 457, 453, 487, 457, 487, 457, 487, 553, 457, 453, 487, 457, 458, 487,
            467, 457, 487, 467, 457, 487, 561, 457, 487, 457, 531, 487, 451, 453, 457, 531, 487, 451, 453, 457, 451,
            487, 453, 142, 457, 487, 493, 525, 553, 457, 453, 487, 485, 457, 453, 487, 507, 429, 430, 457, 453, 487,
            506, 499, 430, 457, 453, 487, 457, 426, 487, 103, 560, 467, 457, 487, 485, 457, 453, 487, 457, 465, 487,
            496, 457, 465, 487, 496, 541, 525, 553, 457, 453, 487, 574, 553, 457, 453, 487, 507, 429, 430, 457, 453,
            487, 484, 113, 553, 460, 457, 453, 487, 553, 526, 457, 453, 487, 460, 487, 565, 493, 525, 553, 457, 453,
            487, 457, 487, 457, 453, 487, 457, 453, 487, 485, 457, 453, 487, 457, 487, 457, 487, 457, 487, 429, 430,
            457, 453, 487, 123, 429, 430, 457, 453, 487, 467, 457, 487, 485, 457, 453, 487, 499, 430, 457, 453, 487,
            487, 541, 525, 553, 457, 453, 487, 113, 451, 460, 453, 487, 457, 487, 457, 417, 453, 487, 574, 553, 457,
            453, 487, 122, 453, 457, 487, 565, 493, 525, 553, 457, 453, 487, 457, 487, 541, 525, 553, 457, 453, 487,
            574, 553, 457, 453, 487, 457, 487, 540, 539, 541, 525, 553, 457, 453, 487, 576, 553, 457, 453, 487, 457,
            487, 557, 472, 457, 487, 457, 458, 487, 484, 113, 553, 460, 457, 453, 487, 74, 457, 545, 487, 74, 457, 545,
            487, 457, 451, 487, 453, 457, 487, 457, 426, 487, 457, 487, 553, 457, 453, 487, 150, 457, 426, 487, 574,
            122, 553, 457, 453, 487, 155, 429, 430, 457, 453, 487, 155, 429, 430, 457, 453, 487, 430, 457, 453, 487,
            457, 487, 448, 485, 457, 453, 487, 448, 485, 457, 453, 487, 448, 485, 457, 453, 487, 485, 457, 453, 487,
            429, 430, 457, 453, 487, 448, 485, 457, 453, 487, 448, 485, 457, 453, 487, 574, 553, 457, 453, 487, 448,
            485, 457, 453, 487, 448, 485, 457, 453, 487, 448, 485, 457, 453, 487, 485, 457, 453, 487, 468, 485, 496,
            457, 453, 487, 468, 485, 496, 457, 453, 487, 485, 457, 453, 487, 448, 485, 457, 453, 487, 448, 485, 457,
            453, 487, 448, 485, 457, 453, 487, 448, 485, 457, 453, 487, 448, 485, 457, 453, 487, 574, 430, 553, 457,
            453, 487, 430, 457, 453, 487, 485, 457, 453, 487, 457, 426, 487, 485, 457, 453, 487, 457, 487, 457, 487,
            457, 487, 553, 457, 453, 487, 457, 487, 457, 487, 457, 487, 457, 487, 457, 487, 457, 451, 543, 487, 453,
            457, 543, 453, 487, 457, 543, 453, 487, 541, 525, 553, 457, 453, 487, 485, 457, 453, 487, 457, 545, 487,
            457, 487, 457, 465, 487, 496, 457, 531, 487, 451, 453, 457, 487, 457, 487, 457, 531, 487, 451, 453, 457,
            531, 487, 451, 453, 539, 541, 525, 553, 457, 453, 487, 429, 430, 457, 453, 487, 467, 457, 487, 467, 457,
            487, 203, 429, 574, 430, 553, 457, 453, 487, 499, 204, 430, 457, 453, 487, 204, 429, 430, 457, 453, 487,
            499, 204, 430, 457, 453, 487, 499, 204, 430, 457, 453, 487, 203, 499, 574, 430, 553, 457, 453, 487, 203,
            499, 574, 430, 553, 457, 453, 487, 457, 487, 457, 487, 457, 487, 457, 487, 539, 467, 541, 457, 525, 487,
            553, 453, 448, 485, 457, 453, 487, 448, 485, 457, 453, 487, 448, 485, 457, 453, 487, 448, 485, 457, 453,
            487, 448, 485, 457, 453, 487, 448, 485, 457, 453, 487, 448, 485, 457, 453, 487, 457, 417, 453, 487, 457,
            417, 453, 487, 565, 265, 525, 457, 417, 453, 553, 487, 457, 426, 487, 429, 430, 457, 453, 487, 499, 430,
            457, 453, 487, 499, 430, 457, 453, 487, 46, 461, 457, 426, 487, 457, 487, 448, 485, 457, 453, 487, 553,
            457, 453, 487, 457, 487, 457, 487, 574, 553, 457, 453, 487, 485, 457, 453, 487, 448, 485, 457, 453, 487,
            448, 485, 457, 453, 487, 448, 485, 457, 453, 487, 429, 430, 457, 453, 487, 429, 430, 457, 453, 487, 18,
            457, 426, 487, 18, 457, 426, 487, 18, 457, 426, 487, 578, 467, 268, 457, 426, 487, 467, 457, 487, 541, 525,
            553, 457, 453, 487, 574, 553, 457, 453, 487, 292, 578, 467, 268, 457, 426, 487, 574, 553, 457, 453, 487,
            485, 457, 453, 487, 457, 487, 525, 553, 457, 453, 487, 429, 430, 457, 453, 487, 457, 426, 487, 457, 451,
            487, 453, 457, 453, 487, 457, 426, 487, 457, 426, 487, 315, 457, 426, 487, 457, 451, 487, 453, 485, 457,
            453, 487, 574, 430, 417, 553, 457, 453, 487, 541, 525, 553, 457, 453, 487, 320, 541, 525, 553, 457, 453,
            487, 320, 541, 525, 553, 457, 453, 487, 320, 541, 525, 553, 457, 453, 487, 320, 541, 525, 553, 457, 453,
            487, 320, 541, 525, 553, 457, 453, 487, 485, 457, 453, 487, 574, 553, 457, 453, 487, 499, 430, 457, 453,
            487, 457, 487, 331, 457, 451, 487, 453, 457, 458, 453, 487, 331, 457, 453, 487, 331, 457, 451, 487, 453,
            331, 457, 451, 487, 453, 485, 331, 457, 453, 487, 485, 331, 457, 453, 487, 457, 453, 487, 331, 457, 531,
            487, 451, 453, 331, 457, 451, 543, 487, 453, 331, 457, 451, 543, 487, 453, 331, 457, 451, 487, 453, 331,
            457, 451, 487, 453, 331, 457, 451, 487, 453, 331, 457, 451, 487, 453, 574, 553, 457, 453, 487, 457, 453,
            487, 457, 453, 487, 457, 453, 487, 457, 531, 487, 451, 453, 457, 531, 487, 451, 453, 457, 543, 453, 487,
            457, 543, 453, 487, 457, 453, 487, 457, 453, 487, 457, 453, 487, 457, 451, 487, 453, 358, 531, 457, 451,
            487, 453, 358, 531, 467, 457, 451, 487, 453, 358, 531, 457, 451, 487, 453, 358, 531, 467, 457, 451, 487,
            453, 358, 531, 457, 451, 487, 453, 358, 531, 467, 457, 451, 487, 453, 358, 543, 457, 451, 487, 453, 358,
            467, 543, 457, 451, 487, 453, 358, 543, 457, 451, 487, 453, 358, 467, 543, 457, 451, 487, 453, 358, 457,
            451, 487, 453, 358, 467, 457, 451, 487, 453, 358, 457, 451, 487, 453, 358, 467, 457, 451, 487, 453, 574,
            553, 457, 453, 487, 499, 430, 457, 453, 487, 457, 426, 487, 457, 426, 487, 553, 457, 453, 487, 499, 430,
            457, 453, 487, 485, 457, 453, 487, 429, 430, 457, 453, 487, 429, 430, 457, 453, 487, 499, 430, 457, 453,
            487, 499, 430, 457, 453, 487, 499, 430, 457, 453, 487, 429, 430, 457, 453, 487, 429, 430, 457, 453, 487,
            541, 525, 553, 457, 453, 487, 429, 430, 457, 453, 487, 423, 429, 430, 457, 453, 487, 457, 417, 453, 487,
            541, 525, 553, 457, 453, 487, 429, 430, 457, 453, 487, 430, 457, 453, 487, 457, 453, 487, 457, 453, 487,
            504, 499, 430, 457, 453, 487, 482, 485, 457, 453, 487, 482, 485, 457, 453, 487, 499, 430, 457, 453, 487,
            482, 485, 457, 453, 487, 540, 539, 541, 525, 553, 457, 453, 487, 457, 426, 487, 541, 525, 553, 457, 453,
            487, 541, 525, 553, 457, 453, 487, 441, 541, 525, 553, 457, 453, 487, 541, 525, 553, 457, 453, 487, 542,
            443, 541, 525, 553, 457, 453, 487, 541, 525, 553, 457, 453, 487, 542, 445, 541, 525, 553, 457, 453, 487,
            485, 457, 453, 487, 423, 429, 430, 457, 453, 487, 459, 525, 553, 457, 453, 487, 453, 457, 426, 487, 540,
            539, 541, 525, 553, 457, 453, 487, 553, 457, 453, 487, 487, 525, 553, 457, 453, 487, 487, 457, 426, 487,
            429, 430, 457, 453, 487, 499, 430, 457, 453, 487, 541, 525, 553, 457, 453, 487, 496, 429, 430, 457, 453,
            487, 457, 487, 561, 457, 487, 499, 430, 457, 453, 487, 460, 487, 476, 541, 525, 553, 457, 453, 487, 476,
            541, 525, 553, 457, 453, 487, 476, 541, 525, 553, 457, 453, 487, 541, 525, 553, 457, 453, 487, 553, 417,
            457, 453, 487, 482, 485, 457, 453, 487, 482, 485, 457, 453, 487, 482, 485, 457, 453, 487, 485, 457, 453,
            487, 482, 485, 457, 453, 487, 553, 457, 453, 487, 457, 453, 487, 46, 461, 457, 426, 487, 485, 457, 453,
            487, 485, 457, 453, 487, 553, 457, 453, 487, 540, 539, 541, 525, 553, 457, 453, 487, 541, 525, 553, 457,
            453, 487, 525, 553, 457, 453, 487, 525, 526, 553, 457, 453, 487, 539, 541, 525, 553, 457, 453, 487, 429,
            430, 457, 453, 487, 541, 525, 553, 457, 453, 487, 430, 457, 453, 487, 429, 430, 457, 453, 487, 429, 430,
            457, 453, 487, 429, 430, 457, 453, 487, 499, 430, 457, 453, 487, 499, 430, 457, 453, 487, 568, 499, 430,
            457, 453, 487, 499, 430, 457, 453, 487, 429, 430, 457, 453, 487, 485, 457, 453, 487, 541, 525, 553, 457,
            453, 487, 553, 457, 453, 487, 467, 457, 487, 541, 525, 553, 457, 453, 487, 542, 512, 541, 525, 553, 457,
            453, 487, 541, 525, 553, 457, 453, 487, 542, 514, 541, 525, 553, 457, 453, 487, 457, 451, 487, 453, 541,
            525, 553, 457, 453, 487, 519, 472, 457, 487, 472, 457, 487, 541, 525, 553, 457, 453, 487, 525, 553, 457,
            453, 487, 485, 457, 453, 487, 540, 539, 541, 525, 553, 457, 453, 487, 540, 539, 541, 525, 553, 457, 453,
            487, 553, 457, 453, 487, 553, 526, 457, 453, 487, 485, 457, 453, 487, 457, 417, 453, 487, 541, 525, 553,
            457, 453, 487, 451, 453, 541, 525, 553, 457, 453, 487, 485, 457, 453, 487, 540, 539, 541, 525, 553, 457,
            453, 487, 485, 457, 453, 487, 574, 553, 457, 453, 487, 553, 457, 453, 487, 540, 539, 541, 525, 553, 457,
            453, 487, 541, 525, 553, 457, 453, 487, 539, 541, 525, 553, 457, 453, 487, 525, 553, 457, 453, 487, 457,
            417, 453, 487, 485, 574, 457, 453, 553, 487, 541, 525, 553, 457, 453, 487, 487, 459, 525, 553, 457, 453,
            487, 314, 457, 426, 487, 439, 457, 426, 487, 540, 539, 541, 525, 553, 457, 453, 487, 457, 453, 487, 485,
            457, 453, 487, 557, 472, 457, 487, 557, 472, 457, 487, 429, 430, 457, 453, 487, 467, 457, 487, 457, 487,
            525, 553, 457, 453, 487, 525, 553, 457, 453, 487, 525, 553, 457, 453, 487, 457, 426, 487, 553, 452, 457,
            453, 487, 499, 430, 457, 453, 487, 487, 457, 487, 485, 457, 453, 487, 574, 553, 457, 453, 487, 574, 553,
            457, 453, 487, 553, 457, 453, 487, 541, 525, 553, 457, 453, 487, 553, 457, 453, 487, 457, 426, 487, 268,
            457, 426, 487, 540, 539, 541, 525, 553, 457, 453, 487,
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
            450, 452, 453, 454, 455, 456, 457, 461, 464, 465, 466, 470, 471, 472, 473, 474, 476, 476, 477, 478, 479,
            480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 493, 494, 496, 497, 500, 501, 503, 504, 506,
            507, 508, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 519, 520, 521, 522, 523, 524, 525, 526,
            527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539, 541, 542, 546, 547, 548, 549, 550, 551,
            552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 563, 564, 565, 566, 567, 569, 571, 572, 572, 575,
            577, 579, 580, 583, 584, 586, 587, 587, 588, 590, 590, 590, 592, 594, 595, 596, 598, 599, 600, 600, 602,
            603, 608, 609, 613, 614, 615, 616, 616, 616, 617, 618, 618, 618, 618, 620, 621, 622, 622, 622, 622, 622,
            622, 623, 625, 627, 627, 629, 629, 629, 629, 632, 632, 632, 633, 634, 635, 637, 638, 638, 639, 640, 642,
            642, 643, 647, 647, 648, 648, 651, 656, 657, 658, 664, 664, 666, 670, 670, 674, 676, 676, 677, 679, 681,
            686, 687, 688, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701, 702, 703, 704, 706, 710, 712,
            718, 720, 720, 721, 722, 723, 724, 724, 725, 726, 727, 729, 730, 731, 733, 733, 734, 734, 734, 734, 735,
            735, 737, 738, 738, 739, 740, 742, 743, 743, 745, 745, 746, 746, 747, 750, 750, 750, 750, 750, 750, 750,
            751, 753, 753, 753, 757, 758, 759, 762, 763, 769, 771, 772, 773, 774,
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
            201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 187, 419, 418, 419, 418,
            305, 156, 420, 116, 309, 29, 157, 425, 20, 21, 421, 422, 422, 422, 420, 54, 280, 22, 281, 62, 7, 424, 423,
            424, 304, 264, 381, 382, 53, 28, 306, 30, 284, 24, 204, 48, 318, 203, 142, 428, 433, 434, 435, 436, 383,
            384, 437, 431, 431, 102, 181, 121, 205, 59, 64, 35, 233, 439, 439, 310, 310, 445, 206, 42, 55, 199, 200,
            443, 40, 166, 449, 47, 470, 570, 68, 207, 517, 293, 39, 40, 140, 443, 34, 454, 443, 162, 163, 43, 570, 164,
            311, 455, 456, 45, 93, 450, 175, 323, 25, 443, 319, 225, 330, 194, 297, 171, 166, 208, 312, 498, 570, 143,
            205, 243, 330, 463, 521, 385, 234, 462, 464, 49, 50, 15, 244, 370, 369, 245, 372, 371, 94, 170, 52, 386, 1,
            463, 47, 377, 158, 173, 104, 466, 466, 2, 160, 191, 375, 313, 106, 226, 107, 178, 179, 3, 317, 177, 4, 324,
            235, 137, 189, 95, 168, 169, 476, 6, 6, 6, 6, 473, 474, 475, 56, 5, 188, 279, 279, 413, 470, 470, 6, 476,
            193, 321, 321, 321, 321, 60, 37, 185, 322, 165, 320, 495, 299, 322, 322, 186, 314, 51, 387, 315, 315, 440,
            61, 259, 535, 259, 479, 480, 481, 483, 441, 481, 221, 441, 441, 32, 484, 484, 441, 446, 64, 63, 65, 41, 68,
            69, 41, 70, 222, 66, 444, 71, 263, 167, 49, 442, 79, 80, 75, 441, 77, 76, 81, 486, 388, 145, 78, 111, 84,
            83, 489, 489, 292, 294, 294, 253, 192, 295, 489, 488, 488, 489, 488, 489, 248, 490, 254, 497, 86, 85, 491,
            87, 89, 326, 492, 502, 307, 464, 492, 492, 492, 502, 91, 492, 92, 99, 492, 307, 514, 503, 392, 392, 432,
            505, 494, 494, 100, 124, 123, 110, 101, 503, 495, 495, 161, 302, 302, 260, 108, 17, 246, 246, 246, 515,
            497, 497, 498, 513, 0, 248, 495, 328, 329, 389, 44, 512, 0, 109, 109, 390, 152, 152, 152, 152, 151, 196,
            127, 500, 501, 506, 507, 391, 503, 503, 503, 506, 501, 72, 508, 195, 392, 327, 432, 376, 509, 510, 250,
            301, 249, 308, 393, 202, 247, 82, 190, 511, 477, 333, 332, 334, 335, 337, 344, 339, 341, 343, 516, 414,
            414, 415, 415, 394, 159, 252, 373, 416, 251, 374, 518, 519, 336, 346, 338, 340, 342, 345, 276, 88, 114,
            182, 183, 520, 521, 454, 269, 522, 152, 83, 530, 118, 8, 262, 570, 41, 13, 14, 522, 276, 522, 38, 524, 524,
            524, 524, 524, 524, 118, 535, 118, 202, 202, 72, 120, 523, 122, 31, 154, 527, 529, 523, 528, 105, 227, 364,
            363, 228, 229, 522, 230, 362, 361, 231, 360, 359, 212, 532, 11, 10, 9, 115, 98, 533, 258, 197, 534, 127,
            126, 126, 125, 129, 271, 180, 271, 270, 256, 538, 538, 255, 395, 272, 396, 112, 273, 274, 536, 537, 130,
            257, 198, 427, 397, 261, 95, 278, 132, 131, 132, 23, 172, 349, 353, 351, 133, 96, 351, 418, 355, 290, 288,
            36, 283, 540, 484, 484, 289, 290, 291, 303, 136, 211, 117, 497, 428, 97, 48, 135, 138, 286, 285, 277, 354,
            350, 352, 544, 390, 357, 58, 546, 546, 547, 353, 349, 356, 351, 348, 355, 176, 550, 310, 141, 174, 551,
            551, 552, 139, 525, 300, 316, 224, 554, 554, 298, 275, 398, 140, 392, 504, 232, 549, 232, 399, 556, 558,
            144, 525, 379, 49, 559, 559, 559, 223, 265, 267, 265, 266, 566, 67, 567, 567, 67, 325, 325, 435, 400, 146,
            401, 402, 403, 404, 325, 325, 410, 287, 296, 233, 233, 236, 149, 184, 148, 147, 411, 412, 134, 237, 238,
            239, 240, 241, 405, 406, 242, 407, 150, 571, 378, 408, 572, 16, 573, 573, 573, 73, 153, 213, 209, 214, 215,
            347, 347, 216, 217, 218, 210, 366, 365, 219, 368, 367, 220, 409, 574, 282, 202, 380, 575, 29, 576, 575,
            576, 575, 575, 575, 575, 577, 578, 579,
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
            77, 79, 81, 81, 82, 82, 82, 82, 82, 82, 82, 82, 82, 83, 83, 84, 85, 86, 86, 87, 87, 88, 89, 90, 91, 91, 92,
            93, 94, 95, 96, 97, 98, 99, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 101, 102, 103, 104,
            105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 114, 114, 114, 115, 115, 115, 115, 115, 115, 115, 115,
            115, 115, 116, 116, 116, 116, 116, 116, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117,
            117, 117, 117, 117, 117, 118, 119, 120, 121, 122, 123, 124, 124, 125, 126, 127, 128, 128, 130, 132, 132,
            132, 132, 133, 133, 133, 133, 134, 135, 136, 140, 141, 141, 141, 142, 142, 142, 142, 142, 142, 142, 142,
            142, 142, 142, 143, 143, 143, 143, 143, 143, 144, 145, 145, 145, 146, 146, 146, 147, 147, 148, 149, 149,
            149, 149, 149, 150, 150, 150, 150, 150, 150, 151, 151, 153, 154, 155, 155, 156, 157, 157, 157, 157, 159,
            161, 162, 162, 162, 162, 164, 164, 164, 164, 164, 164, 164, 168, 169, 173, 174, 174, 175, 176, 176, 176,
            176, 176, 176, 176, 176, 176, 176, 176, 177, 178, 178, 178, 178, 178, 178, 179, 179, 179, 180, 180, 180,
            180, 180, 180, 180, 181, 181, 183, 183, 183, 183, 183, 183, 183, 184, 184, 185, 185, 185, 186, 188, 188,
            188, 188, 189, 189, 190, 190, 191, 192, 192, 193, 193, 194, 195, 196, 196, 199, 199, 199, 200, 200, 200,
            201, 203, 203, 204, 204, 205, 205,
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
            330, 317, 314, 315, 292, 248, 490, 32, 102, 161, 218, 231, 244, 245, 376, 457, 8, 276, 570, 11, 537, 550,
            86, 494, 88, 120, 38, 200, 199, 312, 41, 204, 206, 218, 213, 215, 216, 217, 219, 220, 209, 210, 366, 368,
            207, 224, 231, 227, 230, 229, 360, 362, 364, 370, 372, 332, 334, 335, 336, 337, 339, 340, 341, 342, 343,
            344, 345, 346, 359, 361, 363, 365, 367, 369, 371, 270, 272, 273, 109, 49, 439, 314, 315, 290, 290, 550,
            148, 573, 347, 574, 154, 576, 578, 420, 421, 424, 423, 304, 428, 559, 466, 413, 328, 501, 100, 507, 501,
            501, 414, 416, 502, 386, 271, 233, 233, 233, 424, 423, 42, 100, 501, 494, 238, 233, 556, 518, 519, 558,
            433, 434, 436, 205, 165, 479, 480, 481, 479, 483, 489, 488, 488, 489, 326, 528, 546, 554, 9, 158, 222, 535,
            412, 126, 471, 460, 465, 106, 477, 544, 266, 246, 66, 67, 456, 450, 567, 484, 248, 302, 525, 563, 564, 565,
            537, 549, 561, 567, 410, 567, 574, 418, 419, 435, 463, 329, 504, 392, 432, 506, 101, 503, 503, 435, 415,
            127, 435, 411, 101, 503, 503, 204, 203, 237, 239, 240, 435,
        ]
    )
}
