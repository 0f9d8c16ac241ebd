import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'

const HEALTH_TIMEOUT_MS = 120_000
const STOP_TIMEOUT_MS = 15_000
const LAST_LINES = 15
const END_WITH_SUPERVISOR = path.join(__dirname, 'end-with-supervisor.cjs')

export interface ServerProcessOptions {
  name: string
  /** Arguments of Node.js. */
  args: string[]
  /** File for the process's output; by default it shares this process's output. */
  logFile?: string
  env: NodeJS.ProcessEnv
}

interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
}

/** A process of the shop, from its start to its end. */
export class ServerProcess {
  readonly name: string
  readonly exited: Promise<Exit>
  readonly #child: ChildProcess
  readonly #logFile: string | undefined

  constructor({ name, args, logFile, env }: ServerProcessOptions) {
    this.name = name
    this.#logFile = logFile
    if (logFile) mkdirSync(path.dirname(logFile), { recursive: true })
    const output = logFile ? openSync(logFile, 'a') : 'inherit'
    this.#child = spawn(process.execPath, ['--require', END_WITH_SUPERVISOR, ...args], {
      // nothing is sent over the channel: the child detects when it breaks
      stdio: ['ignore', output, output, 'ipc'],
      env,
    })
    if (typeof output === 'number') closeSync(output)
    this.exited = new Promise((resolve) => {
      this.#child.once('exit', (code, signal) => resolve({ code, signal }))
      this.#child.once('error', () => resolve({ code: null, signal: null }))
    })
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  get isRunning(): boolean {
    const { pid, exitCode, signalCode } = this.#child
    return pid !== undefined && exitCode === null && signalCode === null
  }

  /** Resolves once `GET {origin}/health` returns 200; rejects if the process ends first. */
  async waitUntilHealthy(origin: string): Promise<void> {
    const deadline = Date.now() + HEALTH_TIMEOUT_MS
    while (this.isRunning && Date.now() < deadline) {
      const signal = AbortSignal.timeout(5_000)
      const answer = await fetch(`${origin}/health`, { signal }).catch(() => undefined)
      await answer?.body?.cancel()
      if (answer?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
    throw new Error(`The ${this.name} did not start.\n${this.lastWords()}`)
  }

  /** Stops the process by a signal and waits; kills it after 15 seconds. */
  async stop(): Promise<void> {
    if (!this.isRunning) return
    this.#child.kill('SIGTERM')
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), STOP_TIMEOUT_MS)
    await this.exited
    clearTimeout(timer)
  }

  /** Returns the end of the process's log, to show why it stopped. */
  lastWords(): string {
    if (!this.#logFile) return ''
    const lines = readFileSync(this.#logFile, 'utf8').trimEnd().split('\n').slice(-LAST_LINES)
    return `${lines.join('\n')}\n(the whole log: ${this.#logFile})`
  }
}
