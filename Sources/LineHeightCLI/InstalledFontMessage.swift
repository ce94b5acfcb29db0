import FontReading
import LineHeightCore
import Reports

/// Sentences about installed fonts.
enum InstalledFontMessage {
  /// Most families that are named as near.
  private static let nearLimit = 5

  static func noConfiguration(_ file: String?) -> String {
    let place = file.map { " at \(Printable.text($0)), where FONTCONFIG_FILE says it is" } ?? ""
    return "fontconfig has no configuration\(place), so no installed fonts are known; install it (the package "
      + "fontconfig), or give the path of a font file"
  }

  static func noSuchFamily(_ family: String, _ installed: [String]) -> String {
    if installed.isEmpty { return "no fonts are installed; give the path of a font file" }
    let isAlone = near(family, installed).isEmpty
    return "no font of this family is installed; " + (isAlone ? "fc-list : family lists all" : "near it are")
  }

  static func noSuchStyle(_ query: InstalledFontQuery) -> String {
    "the family has no \(query.isItalic ? "italic" : "upright") font of weight \(NumberFormat.exact(query.weight)); it has"
  }

  /// Families that contain the name, or are contained in it, or are a few letters away from it.
  static func near(_ family: String, _ installed: [String]) -> [String] {
    let name = InstalledFontQuery.comparable(family)
    let ranked = installed.compactMap { other -> (rank: Int, name: String)? in
      let otherName = InstalledFontQuery.comparable(other)
      let distance = Nearest.distance(Array(name), Array(otherName))
      if distance <= 3, distance < max(name.count, 2) { return (distance, other) }
      let isPart = otherName.contains(part: name) || name.contains(part: otherName)
      return isPart && min(name.count, otherName.count) >= 3 ? (10 + distance, other) : nil
    }
    return ranked.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.prefix(nearLimit)
      .map { "--family \(Message.quoted($0.name))" }
  }

  /// Each style once, lightest first.
  static func styles(_ faces: [InstalledFace]) -> [String] {
    var said: Set<String> = []
    let styles = faces.map { (weight: $0.weights.lowerBound, text: style(of: $0)) }
      .sorted { ($0.weight, $0.text) < ($1.weight, $1.text) }
      .map(\.text).filter { said.insert($0).inserted }
    return Message.list(styles) { $0 }
  }

  private static func style(of face: InstalledFace) -> String {
    let (low, high) = (face.weights.lowerBound.rounded(), face.weights.upperBound.rounded())
    let weight = NumberFormat.exact(low) + (low < high ? " to \(NumberFormat.exact(high))" : "")
    return "--weight \(weight)\(face.isItalic ? " --italic" : "")"
  }
}
