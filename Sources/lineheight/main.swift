import LineHeightCLI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

exit(LineHeightCLI.run(CommandLine.arguments.dropFirst()).rawValue)
