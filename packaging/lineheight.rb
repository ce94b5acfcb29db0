# Homebrew: brew install --HEAD ./packaging/lineheight.rb
class Lineheight < Formula
  desc "What to type in SwiftUI so that text is as tall as its Figma design"
  homepage "https://github.com/OWNER/lineheight"
  license "MIT"
  head "https://github.com/OWNER/lineheight.git", branch: "main"

  depends_on "pkgconf" => :build
  depends_on "fontconfig"
  depends_on "freetype"
  uses_from_macos "swift" => :build

  def install
    # Homebrew has a sandbox of its own, and Swift's does not work inside it.
    system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "lineheight"
    bin.install ".build/release/lineheight"
    man1.install "docs/lineheight.1"
    generate_completions_from_executable(bin/"lineheight", "generate")
  end

  test do
    arguments = "--font-metrics 1950,-494/2048 --size 24 --line-height 36 --print lineSpacing"
    assert_equal "7.359375\n", shell_output("#{bin}/lineheight #{arguments}")
  end
end
