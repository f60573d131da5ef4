// swift-tools-version: 6.2

// What `scenec new` finds in the folder of the call.

import PackageDescription

let package = Package(name: "scenec", products: [.plugin(name: "CompileScenes", targets: ["CompileScenes"])])
