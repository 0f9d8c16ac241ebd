import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '../../scripts/testing/test-ports'
import { waitUntil } from '../../scripts/testing/wait-until'

const HEALTHY_WITHIN_MS = 300_000

/** Runs `npm run dev` in a copy of this work tree, whose files may be edited. */
export class DevShop {
  private output = ''

  private constructor(
    readonly origin: string,
    private readonly folder: string,
    private child: ChildProcess,
    private readonly run: () => ChildProcess,
  ) {
    this.listen()
  }

  static async start(): Promise<DevShop> {
    const folder = mkdtempSync(path.join(tmpdir(), 'praline-dev-'))
    const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
    for (const file of execFileSync('git', listed, { encoding: 'utf8' }).split('\0')) {
      // git lists the file, but it may be deleted
      if (file) cpSync(file, path.join(folder, file), { force: true, recursive: true })
    }
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
    const port = await findFreePort()
    const { NODE_ENV: _, ...env } = process.env
    const settings = {
      ...env,
      PORT: String(port),
      COMMERCE_PORT: String(await findFreePort()),
      DATA_DIR: path.join(folder, 'var'),
      DATABASE_URL: '',
      COMMERCE_ORIGIN: '',
    }
    const run = () => spawn('npm', ['run', 'dev'], { cwd: folder, env: settings })
    const shop = new DevShop(`http://localhost:${port}`, folder, run(), run)
    await shop.untilHealthy()
    return shop
  }

  async restart(): Promise<void> {
    await this.end()
    this.child = this.run()
    this.listen()
    await this.untilHealthy()
  }

  async untilSaid(words: RegExp): Promise<void> {
    await waitUntil(() => words.test(this.output), { withinMs: HEALTHY_WITHIN_MS })
  }

  /** Changes a file like an editor. */
  edit(file: string, from: string, to: string): void {
    const place = path.join(this.folder, file)
    const text = readFileSync(place, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} holds no ${from}`)
    writeFileSync(place, text.replace(from, to))
  }

  async stop(): Promise<void> {
    await this.end()
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
  }

  private async end(): Promise<void> {
    const { child } = this
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
    // npm may end before what it has started
    const isGone = () =>
      fetch(`${this.origin}/health`).then(
        () => false,
        () => true,
      )
    await waitUntil(isGone, { withinMs: HEALTHY_WITHIN_MS })
  }

  private listen(): void {
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk) => (this.output += String(chunk)))
    }
  }

  private async untilHealthy(): Promise<void> {
    const isUp = async () => {
      if (this.child.exitCode !== null) throw new Error('It ended.')
      const answer = await fetch(`${this.origin}/health`).catch(() => undefined)
      return answer?.ok
    }
    try {
      await waitUntil(isUp, { withinMs: HEALTHY_WITHIN_MS })
    } catch (cause) {
      await this.stop()
      throw new Error(`The shop did not start:\n${this.output}`, { cause })
    }
  }
}
