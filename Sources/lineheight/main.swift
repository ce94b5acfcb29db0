import LineHeightCLI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

exit(unsafe LineHeightCLI.run(CommandLine.unsafeArgv, count: CommandLine.argc).rawValue)
