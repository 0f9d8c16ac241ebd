import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { waitUntil } from '../../scripts/testing/wait-until'

const ROOT = path.resolve(__dirname, '../..')
const START_WITHIN_MS = 120_000

const running = new Set<ChildProcess>()

/** Kills the processes that a failed test left running. For `afterAll`. */
export function killProcesses(): void {
  for (const child of running) child.kill('SIGKILL')
}
process.once('exit', killProcesses)

/** A process that runs like in production and is started, stopped and killed by a test. */
export abstract class RaceProcess {
  private child: ChildProcess | undefined

  protected constructor(
    private readonly bundlePath: string,
    private readonly env: NodeJS.ProcessEnv,
    readonly port: number,
  ) {}

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get isRunning(): boolean {
    const { child } = this
    return child !== undefined && child.exitCode === null && child.signalCode === null
  }

  /** Resolves when the process responds. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [this.bundlePath], {
      cwd: ROOT,
      env: { ...process.env, ...this.env, NODE_ENV: 'production' },
      // not inherited: an orphaned process must not keep the test run's output open
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child.stderr.on('data', (chunk: Buffer) => process.stderr.write(chunk))
    this.child = child
    running.add(child)
    child.once('exit', () => running.delete(child))
    const isUp = () => {
      if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`)
      return this.isHealthy()
    }
    await waitUntil(isUp, { withinMs: START_WITHIN_MS, name: `${this.bundlePath} answers` })
  }

  /** Kills the process without warning, like a power cut. */
  kill() {
    return this.end('SIGKILL')
  }

  /** @returns its exit code */
  stop() {
    return this.end('SIGTERM')
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this
    if (!child || !this.isRunning) return null
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
    return child.exitCode
  }

  private async isHealthy(): Promise<boolean> {
    return fetch(`${this.origin}/health`).then(
      (response) => response.ok,
      () => false,
    )
  }
}
