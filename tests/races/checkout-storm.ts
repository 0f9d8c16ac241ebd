import { waitUntil } from '../../scripts/testing/wait-until'
import { APPROVED_CARD, DECLINED_CARD } from '../../commerce/testing/test-card'
import { createRaceCardToken } from './race-card'
import { pauseBeforeRetry } from './pauses'
import { giftPayment } from './race-gift-card'
import { EngineAwayError, RaceShopper, requireAvailable, type RaceAnswer } from './race-shopper'

export const STORM_PRODUCTS = ['assorted-9', 'assorted-18', 'truffles-9'] as const

/** An order that an engine has confirmed: it must not be lost after that. */
export interface Acknowledged {
  orderNo: string
  /** Status of the last response: `created` until a payment was confirmed. */
  status: string
}

interface RacePayment {
  paymentInstrumentId: string
  paymentMethodId: string
}

/** Shoppers who buy continuously, at engines that may die at any moment. */
export class CheckoutStorm {
  readonly acknowledged = new Map<string, Acknowledged>()
  readonly failures: string[] = []
  /** Errors that shoppers saw while an engine was unavailable. */
  readonly interruptions: string[] = []
  private isOver = false
  private workers: Promise<void>[] = []

  constructor(private readonly origins: () => readonly string[]) {}

  start(width: number): void {
    this.workers = Array.from({ length: width }, (_, index) => this.shop(index))
  }

  /**
   * Waits until this many orders are acknowledged, however slow the machine is.
   * @throws the error that stopped a shopper
   */
  async reach(orders: number): Promise<void> {
    let hasEnded = false
    const reached = waitUntil(() => hasEnded || this.acknowledged.size >= orders)
    await Promise.race([reached, Promise.all(this.workers)]).finally(() => {
      hasEnded = true
    })
  }

  /** Shoppers finish their current purchase, but start no new one. */
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
        // the engine or its database died meanwhile: the shopper starts again
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
    // also for orders whose card will be declined
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
    // not retried, because an engine that died while paying may have left its claim on the payment
    const paid = await shopper.order(this.pick(), 'PATCH', path, { c_token: token })
    if (paid.status !== 200) return this.record(paid)
    this.acknowledged.set(order.orderNo, { ...order, status: String(paid.body.status) })
  }

  /** Retries on any engine after a broken connection, 503 or 429, like a shopper. */
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
    // 503 is allowed here: the engine may have lost its gateway
    if (status !== 503) this.failures.push(`${status} ${JSON.stringify(body)}`)
  }

  private pick(): string {
    const origins = this.origins()
    return origins[Math.floor(Math.random() * origins.length)] ?? ''
  }
}

/**
 * Returns whether an engine was unavailable: the connection was refused, reset or cut off, or the
 * status was 503.
 */
function isAway(error: unknown): boolean {
  if (error instanceof EngineAwayError) return true
  // an error of fetch comes from another realm than Jest's, so instanceof does not work
  const message = typeof error === 'object' && error && 'message' in error ? error.message : ''
  return typeof message === 'string' && /fetch failed|terminated/.test(message)
}
