import { waitUntil } from '../../scripts/testing/wait-until'
import { APPROVED_CARD, DECLINED_CARD } from '../../commerce/testing/test-card'
import { createRaceCardToken } from './race-card'
import { pauseBeforeRetry } from './pauses'
import { giftPayment } from './race-gift-card'
import { EngineAwayError, RaceShopper, requireAvailable, type RaceAnswer } from './race-shopper'

export const STORM_PRODUCTS = ['assorted-9', 'assorted-18', 'truffles-9'] as const

/** An order acknowledged by an engine, which must never be lost. */
export interface Acknowledged {
  orderNo: string
  /** The status in the last response: `created` until a payment was acknowledged. */
  status: string
}

interface RacePayment {
  paymentInstrumentId: string
  paymentMethodId: string
}

/** Shoppers who buy continuously at engines that may be killed at any time. */
export class CheckoutStorm {
  readonly acknowledged = new Map<string, Acknowledged>()
  readonly failures: string[] = []
  /** Errors that shoppers got while an engine was down. */
  readonly interruptions: string[] = []
  private isOver = false
  private workers: Promise<void>[] = []

  constructor(private readonly origins: () => readonly string[]) {}

  start(width: number): void {
    this.workers = Array.from({ length: width }, (_, index) => this.shop(index))
  }

  /**
   * Waits until this number of orders is acknowledged, however slow the machine.
   * @throws the error that stopped a shopper
   */
  async reach(orders: number): Promise<void> {
    let hasEnded = false
    const reached = waitUntil(() => hasEnded || this.acknowledged.size >= orders)
    await Promise.race([reached, Promise.all(this.workers)]).finally(() => {
      hasEnded = true
    })
  }

  /** Prevents further visits, whatever the result of the test. */
  stop(): void {
    this.isOver = true
  }

  async end(): Promise<void> {
    this.stop()
    await Promise.all(this.workers)
  }

  private async shop(worker: number): Promise<void> {
    for (let turn = worker; !this.isOver; turn += 1) {
      try {
        await this.buy(turn)
      } catch (error) {
        // the engine or its database was killed, so the shopper starts again
        if (!isAway(error)) throw error
        this.interruptions.push(String(error))
        await pauseBeforeRetry()
      }
    }
  }

  private async buy(turn: number): Promise<void> {
    const origin = this.pick()
    const shopper = await RaceShopper.logIn(origin)
    const productId = STORM_PRODUCTS[turn % STORM_PRODUCTS.length] ?? STORM_PRODUCTS[0]
    const isCard = turn % 2 === 0
    const line = [{ productId, quantity: 1 + (turn % 2) }]
    const method = { paymentMethodId: isCard ? 'CREDIT_CARD' : 'PAY_BY_CHECK' }
    // also for orders whose card is declined
    const gifts = turn % 3 === 0 ? [giftPayment] : []
    const basketId = await shopper.fillBasket(origin, line, [...gifts, method])
    const placed = await this.insist(() => shopper.order(this.pick(), 'POST', '', { basketId }))
    if (placed.status !== 200) return this.record(placed)
    const order = { orderNo: String(placed.body.orderNo), status: String(placed.body.status) }
    this.acknowledged.set(order.orderNo, order)
    if (!isCard) return
    const card = (placed.body.paymentInstruments as RacePayment[]).find(
      ({ paymentMethodId }) => paymentMethodId === 'CREDIT_CARD',
    )
    const path = `/${order.orderNo}/payment-instruments/${card?.paymentInstrumentId}`
    const number = turn % 6 === 0 ? DECLINED_CARD : APPROVED_CARD
    const token = await createRaceCardToken(this.pick(), number)
    // not retried: an engine that was killed during the payment has left its lock behind
    const paid = await shopper.order(this.pick(), 'PATCH', path, { c_token: token })
    if (paid.status !== 200) return this.record(paid)
    this.acknowledged.set(order.orderNo, { ...order, status: String(paid.body.status) })
  }

  /** Retries like a shopper whose connection broke, or who gets 503 or 429, on any engine. */
  private async insist(ask: () => Promise<RaceAnswer>): Promise<RaceAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await ask()
        requireAvailable(answer)
        return answer
      } catch (error) {
        if (!isAway(error) || attempt >= 100) throw error
        this.interruptions.push(String(error))
        await pauseBeforeRetry()
      }
    }
  }

  private record({ status, body }: RaceAnswer): void {
    // an engine that has just lost its gateway may respond with 503
    if (status !== 503) this.failures.push(`${status} ${JSON.stringify(body)}`)
  }

  private pick(): string {
    const origins = this.origins()
    return origins[Math.floor(Math.random() * origins.length)] ?? ''
  }
}

/** Whether the connection was refused, reset or aborted, as after a kill, or the status was 503. */
function isAway(error: unknown): boolean {
  if (error instanceof EngineAwayError) return true
  // errors of fetch come from outside Jest's realm, so instanceof does not work
  const message = typeof error === 'object' && error && 'message' in error ? error.message : ''
  return typeof message === 'string' && /fetch failed|terminated/.test(message)
}
