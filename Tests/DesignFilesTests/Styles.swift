import DesignFiles
import Foundation
import LineHeightCore
import TestSupport

/// The folder of the fixtures for this module.
let fixtures = Repository.root.appending(path: "Fixtures/design")

/// Reads files of a folder, by their names.
func read(
  _ names: [String], in folder: URL = fixtures, _ options: DesignFileOptions = DesignFileOptions()
) throws -> DesignFileReading {
  try read(
    names.map { DesignFileInput(name: $0, bytes: [UInt8](try Data(contentsOf: folder.appending(path: $0)))) },
    options: options)
}

/// Reads a file that is written in the test.
func read(text: String, _ options: DesignFileOptions = DesignFileOptions()) throws -> DesignFileReading {
  try read([DesignFileInput(name: "tokens.json", bytes: Array(text.utf8))], options: options)
}

/// A DTCG file of one style with these properties beside a family and a size of 16 px, and other tokens.
func style(_ properties: String, tokens: String = "", _ options: DesignFileOptions = DesignFileOptions()) throws
  -> Result<TextStyle, StyleFailure>
{
  let size = properties.contains("\"fontSize\"") ? "" : #""fontSize": "16px","#
  let text = #"{"s": {"$type": "typography", "$value": {"fontFamily": "F", \#(size) \#(properties)}} \#(tokens)}"#
  let reading = try read(text: text, options)
  if let failure = reading.failures.first { return .failure(failure) }
  return .success(reading.styles[0])
}
