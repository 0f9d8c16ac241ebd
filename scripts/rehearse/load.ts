import { setTimeout as wait } from 'node:timers/promises'
import { visit, type Crowd, type Customer } from './journeys'
import { Samples } from './samples'

interface Target {
  origin: string
  customers: readonly Customer[]
  /** Think time of a shopper per page, on average, ms. */
  think: number
}

interface Phase {
  crowd: Crowd
  seconds: number
  /** The maximum number of concurrent shoppers. */
  shoppers: number
  /** The share of shoppers present, 0 to 1, by the elapsed share of the phase; by default all. */
  curve?: (share: number) => number
}

const LOOK_EVERY_MS = 50
/** The time before a shopper returns after a failure. */
const AFTER_FAILURE_MS = 500

/** The opening of a sale: few wait, all arrive within seconds, two thirds stay. */
export function openingCurve(share: number): number {
  if (share < 0.1) return 0.1
  if (share < 0.25) return 0.1 + (0.9 * (share - 0.1)) / 0.15
  if (share < 0.6) return 1
  return Math.max(0.65, 1 - (share - 0.6))
}

/** Simulates a constant number of shoppers until the phase's time is over. */
export class Load {
  #turn = 0
  /** Orders placed and paid, as seen by the shoppers. */
  orders = 0

  constructor(
    private readonly target: Target,
    private readonly maxOrders: number,
  ) {}

  async run({ crowd, seconds, shoppers, curve = () => 1 }: Phase): Promise<Samples> {
    const samples = new Samples()
    const end = samples.startedAt + seconds * 1000
    const isOver = () => performance.now() >= end || this.orders >= this.maxOrders
    const wanted = () => {
      const share = 1 - (end - performance.now()) / (seconds * 1000)
      return Math.max(1, Math.round(shoppers * curve(share)))
    }
    await Promise.all(
      Array.from({ length: shoppers }, async (_, seat) => {
        while (!isOver()) {
          if (seat < wanted()) await this.#visit(crowd, seat, samples)
          else await wait(LOOK_EVERY_MS)
        }
      }),
    )
    return samples
  }

  async #visit(crowd: Crowd, seat: number, samples: Samples): Promise<void> {
    const { origin, customers, think } = this.target
    this.#turn += 1
    try {
      const hasOrdered = await visit(crowd, {
        origin,
        samples,
        turn: this.#turn,
        // a customer is used by one shopper at a time, so that no basket is shared
        customer: customers[seat],
        think: () => wait(think * (0.5 + Math.random())),
      })
      if (!hasOrdered) return
      samples.orders += 1
      this.orders += 1
    } catch {
      // already counted where it happened
      await wait(AFTER_FAILURE_MS)
    }
  }
}
