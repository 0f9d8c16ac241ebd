import { ServerProcess, type Patience, type ServerProcessOptions } from './server-process'
import { fail, say } from './progress'

const PARENT_CHECK_MS = 500
// the exit codes of a shell whose process ended by SIGINT or SIGTERM
const STOP_CODES = [0, 130, 143]

/** When a process that died or hangs is restarted, and when the supervisor gives up. */
interface RestartRule extends Patience {
  firstPauseMs: number
  longestPauseMs: number
  deaths: number
  windowMs: number
}

// pauses of 0.5 to 30 s, two minutes in total: longer than a database takes to restart
const RESTART: RestartRule = {
  firstPauseMs: 500,
  longestPauseMs: 30_000,
  deaths: 10,
  windowMs: 600_000,
  silentMs: 30_000,
  startMs: 300_000,
}

/**
 * Keeps processes running together. If one crashes, is killed or hangs, it is restarted while the
 * others run on. If one gets SIGTERM, or on Ctrl-C, all end with 0. Processes are stopped in reverse
 * order, so that the storefront finishes its responses while the engine still runs.
 */
export class Supervisor {
  /** By name, in the order of their first start. */
  readonly #servers = new Map<string, ServerProcess>()
  readonly #rule: RestartRule
  #isStopping = false

  constructor(rule: Partial<RestartRule> = {}) {
    this.#rule = { ...RESTART, ...rule }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => void this.stop())
    }
    // the reader of the output may end before this process, and its disk may be full
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
    this.#stopWithParent()
  }

  /** Runs a process until it ends. @throws Error if it fails */
  async run(options: ServerProcessOptions): Promise<void> {
    const { code } = await this.#start(options).exited
    if (code !== 0 && !this.#isStopping) {
      throw new Error(`The ${options.name} failed; the reason is above.`)
    }
    await this.#whileRunning()
  }

  async keep(options: ServerProcessOptions, origin: string): Promise<void> {
    const server = this.#start(options)
    await server.waitUntilHealthy(origin).catch((error: unknown) => {
      if (!this.#isStopping) throw error
    })
    await this.#whileRunning()
    void this.#watch(server, options, origin)
  }

  /** Stops everything and ends this process with 0. */
  async stop(): Promise<void> {
    if (this.#isStopping) return
    say('\nStopping the shop…')
    await this.#stopAll()
    say('Stopped.')
    process.exit(0)
  }

  async end(error: unknown): Promise<void> {
    if (this.#isStopping) return
    await this.#stopAll()
    fail(error)
  }

  #start(options: ServerProcessOptions): ServerProcess {
    const server = new ServerProcess(options)
    this.#servers.set(options.name, server)
    return server
  }

  async #watch(first: ServerProcess, options: ServerProcessOptions, origin: string): Promise<void> {
    const { firstPauseMs, longestPauseMs, deaths: limit, windowMs } = this.#rule
    let deaths: number[] = []
    for (let server = first; ; server = this.#start(options)) {
      void server.killWhenSilent(origin, this.#rule)
      const { code, signal } = await server.exited
      if (this.#isStopping) return
      if (wasAskedToStop(code, signal)) return this.stop()
      const now = Date.now()
      deaths = [...deaths.filter((at) => at > now - windowMs), now]
      const death = `The ${options.name} died ${signal ? `by ${signal}` : `with code ${code}`}`
      if (deaths.length >= limit) {
        const words = `${death}, ${limit} times in a short while; giving up.`
        return this.end(new Error(`${words}\n${server.lastWords()}`))
      }
      const pauseMs = Math.min(firstPauseMs * 2 ** (deaths.length - 1), longestPauseMs)
      say(`✗ ${death}; restarting it in ${pauseMs / 1000} s.\n${server.lastWords()}`)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      if (this.#isStopping) return
    }
  }

  /** npm sends signals to a shell in between, which ends without passing them on. */
  #stopWithParent(): void {
    // if npm did not start this process, it may outlive its parent
    if (process.env.npm_lifecycle_event === undefined) return
    const parent = process.ppid
    const timer = setInterval(() => {
      if (process.ppid !== parent) void this.stop()
    }, PARENT_CHECK_MS)
    timer.unref()
  }

  /** Never resolves once the shop is being stopped, so that nothing else is started. */
  async #whileRunning(): Promise<void> {
    if (this.#isStopping) await new Promise(() => undefined)
  }

  async #stopAll(): Promise<void> {
    this.#isStopping = true
    for (const server of [...this.#servers.values()].reverse()) await server.stop()
  }
}

function wasAskedToStop(code: number | null, signal: NodeJS.Signals | null): boolean {
  if (code === null) return signal === 'SIGTERM' || signal === 'SIGINT'
  return STOP_CODES.includes(code)
}
