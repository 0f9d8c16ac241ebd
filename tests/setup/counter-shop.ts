import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { z } from 'zod'

const PROGRAM = path.join(__dirname, 'serve-counter-shop.ts')

const Opened = z.object({
  origin: z.string(),
  /** The time there, in epoch milliseconds. */
  now: z.number(),
  /** The addresses that name a shop, `GET /back-office/api/counter/:shopId/pickups`. */
  routes: z.array(z.string()),
  clerks: z.array(z.object({ email: z.string(), password: z.string() })),
  /** The pickups of shop 101, by the time when they are due. */
  own: z.array(z.object({ orderNo: z.string(), quantity: z.number() })),
  /** Orders that wait in shop 102. */
  others: z.array(z.string()),
})
export type Opened = z.infer<typeof Opened>
export type Login = Opened['clerks'][number]

const Seen = z.object({
  /** The code in the mail to the buyer of an order. */
  codes: z.record(z.string(), z.string()),
  /** Where a buyer answers about a replacement. */
  answerPath: z.string(),
  /** What `auditPickups` finds. */
  findings: z.array(z.string()),
})
export type Seen = z.infer<typeof Seen>

/**
 * An engine of its own with the pickups of one December hour: once there are operators, all other
 * tests of a shared one would have to log in.
 */
export class CounterShop {
  private constructor(
    private readonly child: ChildProcessByStdio<Writable, Readable, null>,
    private readonly lines: AsyncIterator<string>,
    readonly opened: Opened,
  ) {}

  static async open(): Promise<CounterShop> {
    const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
      cwd: path.resolve(__dirname, '../..'),
      env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', TEST_DATABASE_URL: '' },
      // its standard input closes when this process ends for any reason
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    return new CounterShop(child, lines, Opened.parse(await readNext(lines)))
  }

  /** Returns what the buyers were sent, and what does not agree. */
  async look(): Promise<Seen> {
    this.child.stdin.write('look\n')
    return Seen.parse(await readNext(this.lines))
  }

  async close(): Promise<void> {
    if (this.child.exitCode !== null) return
    const ended = once(this.child, 'exit')
    this.child.stdin.end()
    await ended
  }
}

async function readNext(lines: AsyncIterator<string>): Promise<unknown> {
  const { done, value } = await lines.next()
  if (done) throw new Error('The engine ended before it answered.')
  return JSON.parse(value)
}
