// swift-tools-version: 6.2
import PackageDescription

/// One list of settings for every Swift target of ours, each with its proposal.
let strictSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),  // SE-0335
  .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
  .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
]

/// Targets that call C also say `unsafe` wherever memory safety is in our hands (SE-0458).
let callsC: Set = ["FontReading", "LineHeightCLI", "lineheight"]

let package = Package(
  name: "lineheight",
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [
    .executable(name: "lineheight", targets: ["lineheight"]),
    // The domain without any C in it: an app can link it and compute the same numbers on a device.
    .library(name: "LineHeightCore", targets: ["LineHeightCore"]),
  ],
  targets: [
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig1-dev"]), .brew(["fontconfig"])]),
    .target(name: "LineHeightCore"),
    .target(name: "FontReading", dependencies: ["CFontconfig", "CFreeType", "LineHeightCore"]),
    .target(name: "DesignFiles", dependencies: ["LineHeightCore"]),
    .target(name: "Reports", dependencies: ["LineHeightCore"]),
    .target(name: "SwiftSource", dependencies: ["LineHeightCore"]),
    .target(name: "Pictures", dependencies: ["LineHeightCore"]),
    .target(
      name: "LineHeightCLI",
      dependencies: ["DesignFiles", "FontReading", "LineHeightCore", "Pictures", "Reports", "SwiftSource"]),
    .executableTarget(name: "lineheight", dependencies: ["LineHeightCLI"]),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
      name: "LineHeightCoreTests", dependencies: ["LineHeightCore", "TestSupport"]),
    .testTarget(
      name: "FontReadingTests", dependencies: ["FontReading", "LineHeightCore", "TestSupport"]),
    .testTarget(
      name: "DesignFilesTests", dependencies: ["DesignFiles", "LineHeightCore", "TestSupport"]),
    .testTarget(name: "PicturesTests", dependencies: ["LineHeightCore", "Pictures"]),
    .testTarget(name: "ReportsTests", dependencies: ["LineHeightCore", "Reports", "TestSupport"]),
    .testTarget(
      name: "SwiftSourceTests", dependencies: ["LineHeightCore", "SwiftSource", "TestSupport", "lineheight"],
      exclude: ["Stubs"]),
    .testTarget(
      name: "LineHeightCLITests", dependencies: ["LineHeightCLI", "lineheight", "TestSupport"],
      exclude: ["Completion/complete.bash", "Completion/complete.fish", "Completion/complete.zsh", "Goldens"]),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = strictSettings + (callsC.contains(target.name) ? [.strictMemorySafety()] : [])
}

// `make fuzz` alone asks for these targets: libFuzzer brings its own main function, and a normal build has no libFuzzer.
if Context.environment["LINEHEIGHT_FUZZ"] != nil {
  package.targets += ["FontReading", "DesignFiles"].map { module in
    .executableTarget(
      name: "Fuzz\(module)", dependencies: [.byName(name: module), "LineHeightCore"], path: "Fuzz/\(module)",
      swiftSettings: strictSettings + [.strictMemorySafety(), .unsafeFlags(["-parse-as-library"])])
  }
}
