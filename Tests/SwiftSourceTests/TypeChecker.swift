import Foundation

/// Type-checks Swift source against the stub modules of Core Text, SwiftUI, UIKit and XCTest in Stubs.
struct TypeChecker {
  private let folder: URL

  /// Built once for all tests of a run. On a Mac the real modules would be found first, so there it is not used.
  static let shared = Result { try TypeChecker() }

  private init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "lineheight-stubs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let stubs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Stubs")
    for module in ["CoreText", "SwiftUI", "UIKit", "XCTest"] {
      let output = try Self.run([
        "swiftc", "-emit-module", "-parse-as-library", "-module-name", module, "-swift-version", "6",
        "-I", folder.path, "-o", folder.appending(path: "\(module).swiftmodule").path,
        stubs.appending(path: "\(module).swift").path,
      ])
      guard output.isEmpty else { throw Failure(output: output) }
    }
  }

  /// What the compiler says about a source file: nothing, where it is right.
  func complaints(about source: String, swiftVersion: String = "6") throws -> String {
    try complaints(about: [source], swiftVersion: swiftVersion)
  }

  /// What the compiler says about several files of one module. `package` declarations are allowed.
  func complaints(about sources: [String], swiftVersion: String = "6", options: [String] = []) throws -> String {
    let files = try sources.map { try write($0).path }
    return try Self.run(
      [
        "swiftc", "-typecheck", "-parse-as-library", "-warnings-as-errors", "-swift-version", swiftVersion,
        "-package-name", "app", "-I", folder.path,
      ] + options + files)
  }

  /// What the compiler says about a file that imports another, made the module `Design`.
  func complaints(about source: String, importing module: String, swiftVersion: String = "6") throws -> String {
    let moduleFolder = folder.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: moduleFolder, withIntermediateDirectories: true)
    let options = ["-parse-as-library", "-warnings-as-errors", "-swift-version", swiftVersion, "-package-name", "app"]
    let output = try Self.run(
      ["swiftc", "-emit-module", "-module-name", "Design", "-I", folder.path] + options + [
        "-o", moduleFolder.appending(path: "Design.swiftmodule").path, write(module).path,
      ])
    guard output.isEmpty else { return output }
    return try Self.run(
      ["swiftc", "-typecheck", "-I", folder.path, "-I", moduleFolder.path] + options + [write(source).path])
  }

  private func write(_ source: String) throws -> URL {
    let file = folder.appending(path: "\(UUID().uuidString).swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  /// The source as `swift format` leaves it, with its own default rules.
  static func formatted(_ source: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lineheight-format-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "source.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    return try run(["swift", "format", file.path])
  }

  private static func run(_ command: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  struct Failure: Error {
    let output: String
  }
}
