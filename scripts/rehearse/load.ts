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
  shoppers: number
  /**
   * Fraction of the shoppers that are present, 0 to 1, after a fraction of the phase; default: all.
   */
  curve?: (share: number) => number
}

const LOOK_EVERY_MS = 50
/** A shopper whose visit failed comes back after this time. */
const AFTER_FAILURE_MS = 500

/** A sale's opening: a few shoppers wait, all others arrive within seconds, two thirds stay. */
export function openingCurve(share: number): number {
  if (share < 0.1) return 0.1
  if (share < 0.25) return 0.1 + (0.9 * (share - 0.1)) / 0.15
  if (share < 0.6) return 1
  return Math.max(0.65, 1 - (share - 0.6))
}

/** Shoppers who visit repeatedly: as many at once as the phase defines, until its time is over. */
export class Load {
  #turn = 0
  /** Orders that the shoppers placed and paid. */
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
        // each shopper is a different customer, so that no two share a bag
        customer: customers[seat],
        think: () => wait(think * (0.5 + Math.random())),
      })
      if (!hasOrdered) return
      samples.orders += 1
      this.orders += 1
    } catch {
      // the error is counted by the visit
      await wait(AFTER_FAILURE_MS)
    }
  }
}
