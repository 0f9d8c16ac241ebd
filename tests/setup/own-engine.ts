import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

/**
 * A program in this folder that serves an engine of its own: it writes one line of JSON when it is
 * open and one for each line that it reads, and ends with its standard input.
 */
export class OwnEngine {
  private constructor(
    private readonly child: ChildProcessByStdio<Writable, Readable, null>,
    private readonly lines: AsyncIterator<string>,
  ) {}

  static start(program: string): OwnEngine {
    const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, program)], {
      cwd: path.resolve(__dirname, '../..'),
      env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', TEST_DATABASE_URL: '' },
      // its standard input closes when this process ends for any reason
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    return new OwnEngine(child, createInterface({ input: child.stdout })[Symbol.asyncIterator]())
  }

  async read(): Promise<unknown> {
    const { done, value } = await this.lines.next()
    if (done) throw new Error('The engine ended before it answered.')
    return JSON.parse(value)
  }

  ask(line: string): Promise<unknown> {
    this.child.stdin.write(`${line}\n`)
    return this.read()
  }

  async close(): Promise<void> {
    if (this.child.exitCode !== null) return
    const ended = once(this.child, 'exit')
    this.child.stdin.end()
    await ended
  }
}
