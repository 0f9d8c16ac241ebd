import { Program, type ProgramOptions } from './program'
import { fail, say } from './progress'

const PARENT_CHECK_MS = 500
// of a shell whose process ended by SIGINT or SIGTERM
const TOLD_TO_STOP = [0, 130, 143]

/** When a process that died is started again, and when that is given up. */
interface RestartRule {
  firstPauseMs: number
  longestPauseMs: number
  /** So many deaths within the window end the shop. */
  deaths: number
  windowMs: number
}

// pauses of 0.5 to 30 s, in all two minutes: longer than a database takes to restart
const RESTART: RestartRule = {
  firstPauseMs: 500,
  longestPauseMs: 30_000,
  deaths: 10,
  windowMs: 600_000,
}

/**
 * Keeps processes running together. One that dies (it crashed or was killed) is started again while
 * the others run on. One that gets SIGTERM, and Ctrl-C, end all with 0. Processes are stopped in
 * reverse order, so that the storefront finishes its responses while the engine still runs.
 */
export class Supervisor {
  /** In the order of their first start, by name. */
  readonly #programs = new Map<string, Program>()
  readonly #rule: RestartRule
  #isStopping = false

  constructor(rule: Partial<RestartRule> = {}) {
    this.#rule = { ...RESTART, ...rule }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => void this.stop())
    }
    // who read our output may be gone before us
    process.stdout.on('error', () => undefined)
    this.#stopWithParent()
  }

  /** Runs a process to its end. @throws Error when it fails */
  async run(options: ProgramOptions): Promise<void> {
    const { code } = await this.#start(options).exited
    if (code !== 0 && !this.#isStopping) {
      throw new Error(`The ${options.name} failed; the reason is above.`)
    }
    await this.#whileRunning()
  }

  /** Starts a process, resolves when it is healthy, and keeps it running from then on. */
  async keep(options: ProgramOptions, origin: string): Promise<void> {
    const program = this.#start(options)
    await program.waitUntilHealthy(origin).catch((error: unknown) => {
      if (!this.#isStopping) throw error
    })
    await this.#whileRunning()
    void this.#watch(program, options)
  }

  /** Stops everything and ends this process with 0. */
  async stop(): Promise<void> {
    if (this.#isStopping) return
    say('\nStopping the shop…')
    await this.#stopAll()
    say('Stopped.')
    process.exit(0)
  }

  /** Stops everything and ends this process with 1. */
  async end(error: unknown): Promise<void> {
    if (this.#isStopping) return
    await this.#stopAll()
    fail(error)
  }

  #start(options: ProgramOptions): Program {
    const program = new Program(options)
    this.#programs.set(options.name, program)
    return program
  }

  async #watch(first: Program, options: ProgramOptions): Promise<void> {
    const { firstPauseMs, longestPauseMs, deaths: limit, windowMs } = this.#rule
    let deaths: number[] = []
    for (let program = first; ; program = this.#start(options)) {
      const { code, signal } = await program.exited
      if (this.#isStopping) return
      if (wasToldToStop(code, signal)) return this.stop()
      const now = Date.now()
      deaths = [...deaths.filter((at) => at > now - windowMs), now]
      const death = `The ${options.name} died ${signal ? `by ${signal}` : `with code ${code}`}`
      if (deaths.length >= limit) {
        const words = `${death}, ${limit} times in a short while; giving up.`
        return this.end(new Error(`${words}\n${program.lastWords()}`))
      }
      const pauseMs = Math.min(firstPauseMs * 2 ** (deaths.length - 1), longestPauseMs)
      say(`✗ ${death}; restarting it in ${pauseMs / 1000} s.\n${program.lastWords()}`)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      if (this.#isStopping) return
    }
  }

  /** npm passes signals to the shell in between, which ends without passing them on. */
  #stopWithParent(): void {
    // started otherwise, this process may well outlive who started it
    if (process.env.npm_lifecycle_event === undefined) return
    const parent = process.ppid
    const timer = setInterval(() => {
      if (process.ppid !== parent) void this.stop()
    }, PARENT_CHECK_MS)
    timer.unref()
  }

  /** Once the shop is being stopped nothing further may be started. */
  async #whileRunning(): Promise<void> {
    if (this.#isStopping) await new Promise(() => undefined)
  }

  async #stopAll(): Promise<void> {
    this.#isStopping = true
    for (const program of [...this.#programs.values()].reverse()) await program.stop()
  }
}

function wasToldToStop(code: number | null, signal: NodeJS.Signals | null): boolean {
  if (code === null) return signal === 'SIGTERM' || signal === 'SIGINT'
  return TOLD_TO_STOP.includes(code)
}
