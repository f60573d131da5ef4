// swift-tools-version: 6.2

// `scenec new` finds this file in the current folder.

import PackageDescription

let package = Package(name: "scenec", products: [.plugin(name: "CompileScenes", targets: ["CompileScenes"])])
