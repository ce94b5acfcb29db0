#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A value that threads share: each has it alone for a moment, and may wait until it is as it should be.
@safe final class Monitor<State>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>
  private var state: State

  init(_ state: State) {
    self.state = state
    unsafe mutex = .allocate(capacity: 1)
    unsafe condition = .allocate(capacity: 1)
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe condition.initialize(to: pthread_cond_t())
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe pthread_cond_destroy(condition)
    unsafe mutex.deallocate()
    unsafe condition.deallocate()
  }

  /// Waits until the value is as it should be, changes it, and wakes the others.
  func change<Result>(when isReady: (State) -> Bool = { _ in true }, _ body: (inout State) -> Result) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer {
      unsafe pthread_cond_broadcast(condition)
      unsafe pthread_mutex_unlock(mutex)
    }
    while !isReady(state) { unsafe pthread_cond_wait(condition, mutex) }
    return body(&state)
  }
}

/// A thread of the system, running beside the one that made it.
enum Thread {
  /// How many can run at once.
  static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Starts a thread that nobody waits for; `false` where the system has none to give.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let context = unsafe Unmanaged.passRetained(Body(run: body)).toOpaque()
    guard unsafe start(context) != 0 else { return true }
    unsafe Unmanaged<Body>.fromOpaque(context).release()
    return false
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(run: @escaping @Sendable () -> Void) { self.run = run }

    static func run(_ context: UnsafeMutableRawPointer?) {
      guard let context = unsafe context else { return }
      unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
    }
  }

  @unsafe private static func start(_ context: UnsafeMutableRawPointer) -> Int32 {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = unsafe pthread_create(
      &thread, nil,
      {
        unsafe Body.run($0)
        return nil
      }, context)
    #if canImport(Darwin)
      if code == 0, let thread = unsafe thread { unsafe pthread_detach(thread) }
    #else
      if code == 0 { pthread_detach(thread) }
    #endif
    return code
  }
}
