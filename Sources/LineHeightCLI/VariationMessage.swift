import FontReading
import LineHeightCore
import Reports

/// Sentences about places on the axes of variable fonts.
enum VariationMessage {
  static func notVariable(hasAxes: Bool) -> String {
    hasAxes
      ? "has axes in an fvar table, but neither gvar nor CFF2, so nothing varies; leave --instance and --axis out"
      : "is not a variable font; leave --instance and --axis out"
  }

  static func noSuchInstance(_ instance: FontLocation.Instance, _ known: [NamedInstance]) -> String {
    let missing =
      switch instance {
      case .index(let index): "has no instance \(index)"
      case .name(let name): "has no instance named \(Message.quoted(name))"
      }
    return missing + (known.isEmpty ? "; it names none, use --axis TAG=VALUE" : "; it has")
  }

  static func noSuchAxis(_ tag: String, _ axes: [VariationAxis]) -> String {
    let nearest = Nearest.word(to: tag, among: axes.map(\.tag)).map { "; did you mean \(Message.quoted($0))?" }
    return "has no axis \(Message.quoted(tag))\(nearest ?? ""); it has"
  }

  static func outOfRange(_ axis: VariationAxis, _ value: Double) -> String {
    "has \(Printable.text(axis.tag)) from \(NumberFormat.exact(axis.minimum)) to \(NumberFormat.exact(axis.maximum)), "
      + "but \(NumberFormat.exact(value)) was asked for"
  }

  static func list(_ instances: [NamedInstance]) -> [String] {
    Message.list(instances) { instance in
      "--instance \(instance.index)   \(Message.names([instance.postScriptName, instance.name]) ?? "(no name)")"
    }
  }

  static func list(_ axes: [VariationAxis]) -> [String] {
    Message.list(axes) { axis in
      let range = "\(NumberFormat.exact(axis.minimum)) to \(NumberFormat.exact(axis.maximum))"
      return
        "--axis \(Printable.text(axis.tag))=\(NumberFormat.exact(axis.defaultValue))   \(range)"
    }
  }
}
