import LineHeightCore
import Pictures
import Reports
import SwiftSource

/// The styles of a design as one page: `styles --format html`.
struct StylePage {
  /// Most styles of a page: each takes some 70 KiB of memory on the way, and 15 KiB of what a browser has to show.
  static let maximumStyles = 2000

  let title: String
  let places: Int
  private var styles: [(styled: StyledResult, outlines: OutlinedText)] = []

  init(title: String, places: Int) {
    self.title = title
    self.places = places
  }

  /// Adds a style with its answer and its text.
  mutating func add(_ styled: StyledResult, _ outlines: OutlinedText) { styles.append((styled, outlines)) }

  /// The page; what failed is said on it too.
  func html(failures: [Failure]) -> String {
    let swift = SwiftSource(relativeTo: .body).parts(of: styles.map(\.styled.result))
    return PictureSheet(
      title: title, entries: zip(styles, swift.declarations).map { entry($0.styled, $0.outlines, code: $1) },
      failures: failures.map(\.message.whole), imports: swift.imports
    ).html
  }

  private func entry(_ styled: StyledResult, _ outlines: OutlinedText, code: String) -> PictureSheet.Entry {
    let findings = styled.findings + outlines.findings
    func sentences(_ severity: Finding.Severity) -> [String] {
      findings.filter { $0.severity == severity }.map { $0.sentence(places: places) }
    }
    let title = SpacingText.title(of: styled.result, places: places, separator: " · ")
    return PictureSheet.Entry(
      name: styled.style.name,
      picture: Picture(title: title, result: styled.result, text: outlines, notes: [], places: places),
      numbers: numbers(of: styled), warnings: sentences(.warning), notes: sentences(.note), code: code)
  }

  private func numbers(of styled: StyledResult) -> [PictureSheet.Number] {
    let spacing = styled.result.spacing
    func points(_ value: Double) -> String { NumberFormat.short(value, places: places) + " pt" }
    let letters = styled.style.letterSpacing
    return [PictureSheet.Number(label: "font.lineHeight", value: points(spacing.fontLineHeight))]
      + spacing.calls(places: places).map { .init(label: $0.label, value: points($0.value), code: $0.text) }
      + (letters == 0 ? [] : [.init(label: "letter spacing", value: points(letters))])
  }
}
