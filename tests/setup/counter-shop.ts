import { z } from 'zod'
import { OwnEngine } from './own-engine'

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
    private readonly engine: OwnEngine,
    readonly opened: Opened,
  ) {}

  static async open(): Promise<CounterShop> {
    const engine = OwnEngine.start('serve-counter-shop.ts')
    return new CounterShop(engine, Opened.parse(await engine.read()))
  }

  /** Returns what the buyers were sent, and what does not agree. */
  async look(): Promise<Seen> {
    return Seen.parse(await this.engine.ask('look'))
  }

  close(): Promise<void> {
    return this.engine.close()
  }
}
