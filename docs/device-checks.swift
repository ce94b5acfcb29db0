// Measures on an Apple device or simulator what docs/rules.md could not find published (its section 4).
//
// Written on Linux and never run: only its syntax was checked (`swiftc -parse docs/device-checks.swift`).
//
// How to run it, with Xcode 26 or later:
// 1. New project: iOS App, SwiftUI. Replace everything in the App file by this file; delete ContentView.swift.
//    (An app playground works too.) Minimum target: iOS 16.
// 2. Drag font files into the target: Poppins-Regular.ttf, Pretendard-Bold.otf, and from Fixtures/fonts
//    cff-bit7-stat.otf, cff-bit7-no-stat.otf, zero-hhea.ttf, zero-hhea-typo.ttf, no-hhea.ttf, times-roman.ttf,
//    tall-agrave.ttf and low-agrave.ttf.
// 3. Run it, on a device with 2x and one with 3x if you can. The tables are on screen and in the console.
// 4. Open an issue on this project's tracker and paste what was printed, the first line included.

import CoreText
import SwiftUI
import UIKit

@main
struct DeviceChecks: App {
  @State private var report = "measuring"

  var body: some Scene {
    WindowGroup {
      ScrollView([.horizontal, .vertical]) {
        Text(verbatim: report).font(.system(size: 9, design: .monospaced)).textSelection(.enabled).padding()
      }
      .task {
        report = Report.make()
        print(report)
      }
    }
  }
}

/// What SwiftUI said about one view, in points.
nonisolated final class Measured: @unchecked Sendable {
  var height: CGFloat = .nan
  var first: CGFloat = .nan
  var last: CGFloat = .nan
}

/// Asks its only child for its height and baselines, as any parent view does.
nonisolated struct Probe: Layout {
  let measured: Measured

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let child = subviews[0].dimensions(in: .unspecified)
    measured.height = child.height
    measured.first = child[VerticalAlignment.firstTextBaseline]
    measured.last = child[VerticalAlignment.lastTextBaseline]
    return CGSize(width: child.width, height: child.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: .unspecified)
  }
}

@MainActor
enum Report {
  static func make() -> String {
    let device = UIDevice.current
    let scale = UIScreen.main.scale
    var out = [
      "\(device.systemName) \(device.systemVersion), \(device.model), \(number(scale))x, lengths in points", "",
    ]
    let (names, problems) = bundledFonts()
    out += problems
    let found = fonts(names)

    out.append("UIFont")
    out.append(row(["font", "size", "ascender", "descender", "leading", "lineHeight", "label 3", "textView 3"]))
    for (name, font) in found {
      let values = [
        font.pointSize, font.ascender, font.descender, font.leading, font.lineHeight, label(font), textView(font),
      ]
      out.append(row([name] + values.map(number)))
    }

    // A6: Poppins at 20 pt is 28 and 84 without its lineGap, 30 and 90 with it, 28 and 88 with it between lines only.
    // B3: n lines at 2x and 3x tell whether each line is rounded up, or only the sum.
    out += ["", "Text"]
    out.append(
      row([
        "font", "size", "1 line", "first", "3 lines", "first", "last", "10 lines", "3 at 8", "3 at -4", "with À",
      ]))
    for (name, font) in found {
      let one = text(1, font) { $0 }
      let three = text(3, font) { $0 }
      let values = [
        font.pointSize, one.height, one.first, three.height, three.first, three.last, text(10, font) { $0 }.height,
        text(3, font) { $0.lineSpacing(8) }.height, text(3, font) { $0.lineSpacing(-4) }.height,
        measure(Text(verbatim: "ÀHg").font(Font(font))).height,
      ]
      out.append(row([name] + values.map(number)))
    }

    // B4: is one line as tall as L, or as the font's own line? And where is its baseline?
    if #available(iOS 26.0, *) {
      let factors: [CGFloat] = [1, 1.5, 2]
      out += ["", ".lineHeight(.exact(points: L))"]
      out.append(row(["font", "size", "L", "1 line", "first", "3 lines", "first", "last"]))
      for (name, font) in found {
        for points in factors.map({ font.pointSize * $0 }) {
          let one = text(1, font) { $0.lineHeight(.exact(points: points)) }
          let three = text(3, font) { $0.lineHeight(.exact(points: points)) }
          let values = [font.pointSize, points, one.height, one.first, three.height, three.first, three.last]
          out.append(row([name] + values.map(number)))
        }
      }
    }
    return out.joined(separator: "\n")
  }

  /// The PostScript names of the font files in the app, and what went wrong with the others.
  private static func bundledFonts() -> (names: [String], problems: [String]) {
    var names: [String] = []
    var problems: [String] = []
    let files = ["ttf", "otf"].flatMap { Bundle.main.urls(forResourcesWithExtension: $0, subdirectory: nil) ?? [] }
    for file in files.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
      var error: Unmanaged<CFError>?
      let registered = CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error)
      let descriptors = CTFontManagerCreateFontDescriptorsFromURL(file as CFURL) as? [CTFontDescriptor] ?? []
      let found = descriptors.compactMap { CTFontDescriptorCopyAttribute($0, kCTFontNameAttribute) as? String }
      if !registered || found.isEmpty {
        let reason = error.map { String(describing: $0.takeRetainedValue()) } ?? "no font in it"
        problems.append("\(file.lastPathComponent): \(reason)")
      }
      names += found
    }
    return (names, problems)
  }

  private static func fonts(_ bundled: [String]) -> [(String, UIFont)] {
    let systemSizes: [CGFloat] = [11, 15, 17, 20, 40]
    let sizes: [CGFloat] = [17, 20, 24]
    var found = systemSizes.map { ("system", UIFont.systemFont(ofSize: $0)) }
    found.append(("text style body", UIFont.preferredFont(forTextStyle: .body)))
    let installed = ["Helvetica", "HelveticaNeue", "Times-Roman", "TimesNewRomanPSMT", "Courier", "AvenirNext-Regular"]
    for name in installed + bundled {
      for size in sizes {
        // The name that came back tells when iOS answered with another font.
        if let font = UIFont(name: name, size: size) {
          found.append((name == font.fontName ? name : "\(name) -> \(font.fontName)", font))
        }
      }
    }
    return found
  }

  private static func lines(_ count: Int) -> String { Array(repeating: "Hg", count: count).joined(separator: "\n") }

  private static func text<Changed: View>(
    _ count: Int, _ font: UIFont, _ modify: (AnyView) -> Changed
  ) -> Measured {
    measure(modify(AnyView(Text(verbatim: lines(count)).font(Font(font)))))
  }

  /// Lays the view out in the app's own window, so that the screen's scale counts.
  private static func measure(_ view: some View) -> Measured {
    let measured = Measured()
    let controller = UIHostingController(rootView: Probe(measured: measured) { view.fixedSize() })
    let window = UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.windows.first }.first
    controller.view.frame = CGRect(x: 0, y: 0, width: 2000, height: 4000)
    controller.view.isHidden = true
    window?.addSubview(controller.view)
    _ = controller.sizeThatFits(in: CGSize(width: 2000, height: 4000))
    controller.view.layoutIfNeeded()
    controller.view.removeFromSuperview()
    return measured
  }

  private static func label(_ font: UIFont) -> CGFloat {
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    label.text = lines(3)
    return label.sizeThatFits(CGSize(width: 2000, height: 4000)).height
  }

  private static func textView(_ font: UIFont) -> CGFloat {
    let view = UITextView()
    view.textContainerInset = .zero
    view.font = font
    view.text = lines(3)
    return view.sizeThatFits(CGSize(width: 2000, height: 4000)).height
  }

  private static func number(_ value: CGFloat) -> String { String(format: "%.6g", Double(value)) }

  private static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
}
