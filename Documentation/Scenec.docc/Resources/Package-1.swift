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
      plugins: [.plugin(name: "CompileScenes", package: "scenec")]
    )
  ]
)
