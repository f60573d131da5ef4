// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Guests",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [.library(name: "Guests", targets: ["Guests"])],
  dependencies: [.package(name: "scenec", path: "../scenec")],
  targets: [
    .target(
      name: "Guests",
      dependencies: [
        .product(name: "HeadlessUIKit", package: "scenec", condition: .when(platforms: [.linux, .macOS]))
      ],
      swiftSettings: [
        .unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"], .when(platforms: [.linux, .macOS]))
      ],
      plugins: [.plugin(name: "CompileScenes", package: "scenec")]
    ),
    .testTarget(
      name: "GuestsTests",
      dependencies: [
        "Guests",
        .product(name: "HeadlessUIKitTesting", package: "scenec", condition: .when(platforms: [.linux, .macOS])),
      ]
    ),
  ]
)
