import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { say } from './progress'

const HEALTH_TIMEOUT_MS = 300_000
const STOP_TIMEOUT_MS = 15_000
const CHECK_TIMEOUT_MS = 5_000
const CHECK_EVERY_MS = 2_000
const LAST_LINES = 15
const END_WITH_SUPERVISOR = path.join(__dirname, 'end-with-supervisor.cjs')

export interface ServerProcessOptions {
  name: string
  args: string[]
  /** File for the process's output; by default it shares this process's output. */
  logFile?: string
  env: NodeJS.ProcessEnv
}

/** How long `/health` of a running process may be silent. Any response ends the silence. */
export interface Patience {
  /** Once it has responded for the first time. */
  silentMs: number
  /** Before that: a start may wait for a database, or for room on the disk. */
  startMs: number
}

interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
}

export class ServerProcess {
  readonly name: string
  readonly exited: Promise<Exit>
  readonly #child: ChildProcess
  readonly #logFile: string | undefined

  constructor({ name, args, logFile, env }: ServerProcessOptions) {
    this.name = name
    this.#logFile = logFile
    const output = openLog(logFile)
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
      if (await readHealth(origin)) return
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
    throw new Error(`The ${this.name} did not start.\n${this.lastWords()}`)
  }

  /** Resolves when it has ended, or was killed. */
  async killWhenSilent(origin: string, { silentMs, startMs }: Patience): Promise<void> {
    let heardAt = performance.now()
    let patienceMs = startMs
    while (this.isRunning) {
      const isOk = await readHealth(origin)
      if (isOk !== undefined) {
        heardAt = performance.now()
        patienceMs = silentMs
      } else if (this.isRunning && performance.now() - heardAt > patienceMs) {
        say(`✗ The ${this.name} has not responded for ${patienceMs / 1000} s; ending it.`)
        this.#child.kill('SIGKILL')
        return
      }
      await wait(Math.min(CHECK_EVERY_MS, silentMs / 4), undefined, { ref: false })
    }
  }

  /** Stops the process by a signal and waits; kills it after 15 seconds. */
  async stop(): Promise<void> {
    if (!this.isRunning) return
    this.#child.kill('SIGTERM')
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), STOP_TIMEOUT_MS)
    await this.exited
    clearTimeout(timer)
  }

  lastWords(): string {
    if (!this.#logFile) return ''
    const lines = readLog(this.#logFile).trimEnd().split('\n').slice(-LAST_LINES)
    return `${lines.join('\n')}\n(the whole log: ${this.#logFile})`
  }
}

/** @returns whether `GET {origin}/health` is OK; undefined if nothing responds */
async function readHealth(origin: string): Promise<boolean | undefined> {
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS)
  const response = await fetch(`${origin}/health`, { signal }).catch(() => undefined)
  await response?.body?.cancel().catch(() => undefined)
  return response?.ok
}

/** A disk that allows no log does not keep the process from running. */
function openLog(logFile: string | undefined): number | 'inherit' {
  if (!logFile) return 'inherit'
  try {
    mkdirSync(path.dirname(logFile), { recursive: true })
    return openSync(logFile, 'a')
  } catch (error) {
    say(`✗ ${String(error)}; the log follows here.`)
    return 'inherit'
  }
}

function readLog(logFile: string): string {
  try {
    return readFileSync(logFile, 'utf8')
  } catch (error) {
    return String(error)
  }
}
