import DesignFiles
import FontReading
import LineHeightCore
import Reports
import SwiftSource

/// Every text style of a design file: the same answer as the main job's, for each.
struct StylesCommand: ~Copyable {
  private let request: StylesRequest
  private let presentation: Presentation
  private var console: Console
  private var results: [StyledResult] = []
  /// Of each result.
  private var outlines: [OutlinedText] = []
  private var failures: [Failure] = []
  private var warnedCount = 0

  init(_ request: StylesRequest, _ presentation: Presentation) {
    self.request = request
    self.presentation = presentation
    console = Console(presentation)
  }

  /// Answers for every style, writes once, and says how it went. A style that fails does not stop the others.
  mutating func run() throws(OutputError) -> ExitStatus {
    let reading: DesignFileReading
    do throws(Message) {
      reading = try read()
    } catch {
      console.error(error)
      return error.status
    }
    let matches = request.only.map(Glob.init)
    for failure in reading.failures where matches?.matches(failure.style) ?? true {
      fail(Message(failure), source: failure.place.file)
    }
    var finder = FontFinder(request.fonts, rule: request.rule, drawn: request.drawn)
    for (style, place) in zip(reading.styles, reading.places) where matches?.matches(style.name) ?? true {
      do throws(Message) {
        let subject = try finder.subject(for: style)
        results.append(StyledResult(style: style, result: try subject.answer(style, layout: request.layout)))
        outlines.append(subject.outlines)
      } catch {
        fail(error.about(style: style.name), source: place.file)
      }
    }
    for failure in finder.folderFailures { console.error(failure.message, source: failure.source) }
    let status = try write()
    summarize()
    return status
  }

  private func read() throws(Message) -> DesignFileReading {
    var inputs: [DesignFileInput] = []
    for path in request.files {
      do throws(FontReadingError) {
        let file = try path == "-" ? FontBytes.standardInput() : FontBytes(path: path)
        inputs.append(DesignFileInput(name: path == "-" ? "standard input" : path, bytes: try file.contents()))
      } catch {
        throw Message(error, source: path)
      }
    }
    do throws(DesignFileError) {
      return try DesignFiles.read(inputs, options: request.reading)
    } catch {
      throw Message(error)
    }
  }

  private mutating func fail(_ message: Message, source: String) {
    console.error(message, source: source)
    failures.append(Failure(source: source, message: message))
  }

  // MARK: Writing

  private mutating func write() throws(OutputError) -> ExitStatus {
    for (styled, findings) in zip(results, findings) {
      if findings.contains(where: { $0.severity == .warning }) { warnedCount += 1 }
      for finding in findings { console.say(finding, source: styled.style.name) }
    }
    let status = try request.destination.deliver(text, console)
    let hasFailed = !failures.isEmpty || presentation.isStrict && console.hasWarned
    return status == .done && hasFailed ? .failed : status
  }

  /// Of each result, those about its picture with them.
  private var findings: [[Finding]] { zip(results, outlines).map { $0.findings + $1.findings } }

  private var text: String {
    let places = presentation.places
    switch request.format {
    case .text: return results.isEmpty ? "" : StyleTable(results, places: places).text(style: console.style)
    case .markdown: return results.isEmpty ? "" : StyleTable(results, places: places).markdown
    case .json: return JSONWriter.text(.document(results.map(\.record), failures)) + "\n"
    case .ndjson: return results.map { JSONWriter.line($0.record.withSchema) + "\n" }.joined()
    case .csv:
      guard let first = results.first else { return "" }
      return CSVWriter.header(of: first.record) + results.map { CSVWriter.row(of: $0.record, places: places) }.joined()
    case .html:
      var page = StylePage(title: origin, places: places)
      for ((styled, outlines), findings) in zip(zip(results, outlines), findings) {
        page.add(styled, outlines, findings: findings)
      }
      return page.html(failures: failures)
    case .swift(let sheet): return sheet.source(of: sheetStyles, origin: origin)
    case .swiftTests(let sheet): return sheet.testSource(of: sheetStyles, origin: origin)
    }
  }

  private var sheetStyles: [(style: TextStyle, result: SpacingResult)] { results.map { ($0.style, $0.result) } }

  /// The files' names without their folders, which are not the same on every machine.
  private var origin: String {
    request.files.map { String($0.split(separator: "/").last ?? "-") }.joined(separator: ", ")
  }

  private func summarize() {
    let failed = failures.count
    console.note(
      "\(results.count) \(results.count == 1 ? "style" : "styles") done"
        + (warnedCount > 0 ? ", \(warnedCount) of them with warnings" : "") + (failed > 0 ? ", \(failed) failed" : ""))
  }
}

extension Message {
  /// The same, said of a style.
  fileprivate func about(style name: String) -> Message {
    Message(status: status, sentence: "\(Self.quoted(name)): \(sentence)", details: details)
  }
}
