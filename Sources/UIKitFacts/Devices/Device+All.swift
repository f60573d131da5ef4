/// The devices that iOS 15 and newer run on, by the size of their screens.
///
/// Sizes, scales and safe areas are those that Apple publishes for designers and that Interface Builder's canvas has. Of
/// devices with one layout, the newest gives the name.
extension Device {
  package static let all: [Device] = [
    phone("iPhone SE", ["retina4_7"], 375, 667, scale: 2, top: 20, bottom: 0),
    phone("iPhone 13 mini", ["retina5_4"], 375, 812, top: 50, bottom: 34),
    phone("iPhone 11 Pro", ["retina5_9"], 375, 812, top: 44, bottom: 34),
    phone("iPhone 14", ["retina6_0"], 390, 844, top: 47, bottom: 34),
    phone("iPhone 16", ["retina6_12"], 393, 852, top: 59, bottom: 34),
    phone("iPhone 17", ["retina6_3"], 402, 874, top: 62, bottom: 34),
    phone("iPhone 8 Plus", ["retina5_5"], 414, 736, top: 20, bottom: 0, isWide: true),
    phone("iPhone 11", ["retina6_1"], 414, 896, scale: 2, top: 48, bottom: 34, isWide: true),
    phone("iPhone 11 Pro Max", ["retina6_5"], 414, 896, top: 44, bottom: 34, isWide: true),
    phone("iPhone 14 Plus", ["retina6_7"], 428, 926, top: 47, bottom: 34, isWide: true),
    phone("iPhone 16 Plus", ["retina6_72"], 430, 932, top: 59, bottom: 34, isWide: true),
    phone("iPhone 17 Pro Max", ["retina6_9"], 440, 956, top: 62, bottom: 34, isWide: true),
    phone("iPhone SE (2016)", ["retina4_0"], 320, 568, scale: 2, top: 20, bottom: 0),
    phone("iPhone 4s", ["retina3_5"], 320, 480, scale: 2, top: 20, bottom: 0),
    pad("iPad mini", ["ipad8_3"], 744, 1133, top: 24, bottom: 20),
    pad("iPad (9.7-inch)", ["ipad9_7"], 768, 1024, top: 20, bottom: 0),
    pad("iPad (10.2-inch)", ["ipad10_2"], 810, 1080, top: 20, bottom: 0),
    pad("iPad", ["ipad10_9rounded", "ipad10_9"], 820, 1180, top: 24, bottom: 20),
    pad("iPad Pro (10.5-inch)", ["ipad10_5"], 834, 1112, top: 20, bottom: 0),
    pad("iPad Pro (11-inch)", ["ipad11_0rounded", "ipad11_0"], 834, 1194, top: 24, bottom: 20),
    pad("iPad Pro (12.9-inch)", ["ipad12_9rounded", "ipad12_9"], 1024, 1366, top: 24, bottom: 20),
  ]

  /// The device that previews show first.
  package static let standard = all[4]

  /// The device whose screen an app on headless UIKit has.
  package static let headless = all[3]

  /// The screens of Xcode 5 to 7, where a document names no device.
  package static let screensOfOldCanvases: Set<LayoutSize> = [
    LayoutSize(width: 320, height: 480), LayoutSize(width: 320, height: 568), LayoutSize(width: 600, height: 600),
    LayoutSize(width: 768, height: 1024), LayoutSize(width: 1024, height: 768),
  ]

  /// The device of a name, in whatever case.
  package static func named(_ name: String) -> Device? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// The device of an identifier of Interface Builder, as the canvas of a version of it shows the device.
  ///
  /// - Parameter toolsVersion: the version that wrote a document; nil for the newest.
  package static func interfaceBuilder(_ id: String, toolsVersion: Int? = nil) -> Device? {
    guard var device = all.first(where: { $0.interfaceBuilderIDs.contains(id) }) else { return nil }
    let isOld = (toolsVersion ?? firstOfXcode15) < firstOfXcode15
    switch id {
    // The status bar of the iPhone 11 became higher in iOS 14.
    case "retina6_1" where isOld: device.portraitSafeArea.top = 44
    // The newer canvas shows an iPhone 13 mini by the name of the iPhone X.
    case "retina5_9" where !isOld: device.portraitSafeArea.top = 50
    default: break
    }
    if device.portraitSafeArea.bottom == 0, withoutStatusBar.contains(toolsVersion ?? .max) {
      // The canvases of Xcode 10.2 to 13 leave the status bar of devices with a home button out of the safe area.
      device.portraitSafeArea.top = 0
      if device.idiom == .pad { device.landscapeSafeArea.top = 0 }
    } else if device.portraitSafeArea.bottom > 0, versionsOfXcode26.contains(toolsVersion ?? .max) {
      // The canvas of Xcode 26 counts it twice.
      device.portraitSafeArea.top *= 2
      device.portraitSafeArea.bottom *= 2
    }
    return device
  }

  private static let firstOfXcode15 = 22000
  /// The versions of the tools of Xcode 26, whose canvas shows controls as in iOS 26.
  package static let versionsOfXcode26 = 24_000..<32_000
  private static let withoutStatusBar = 14_500..<firstOfXcode15

  private static func phone(
    _ name: String, _ ids: [String], _ width: Double, _ height: Double, scale: Double = 3, top: Double, bottom: Double,
    isWide: Bool = false
  ) -> Device {
    // A notch covers both sides in landscape, because the layout stays symmetric.
    let sides = bottom > 0 ? top : 0
    return Device(
      name: name, interfaceBuilderIDs: ids, size: LayoutSize(width: width, height: height), scale: scale, idiom: .phone,
      portraitSafeArea: LayoutInsets(top: top, left: 0, bottom: bottom, right: 0),
      landscapeSafeArea: LayoutInsets(top: 0, left: sides, bottom: bottom > 0 ? 21 : 0, right: sides),
      isWideInLandscape: isWide)
  }

  private static func pad(
    _ name: String, _ ids: [String], _ width: Double, _ height: Double, top: Double, bottom: Double
  ) -> Device {
    let area = LayoutInsets(top: top, left: 0, bottom: bottom, right: 0)
    return Device(
      name: name, interfaceBuilderIDs: ids, size: LayoutSize(width: width, height: height), scale: 2, idiom: .pad,
      portraitSafeArea: area, landscapeSafeArea: area, isWideInLandscape: true)
  }
}
