import type { AsyncCommand } from 'fast-check'
import type { Basket, TestCheckout } from '../test-checkout'
import type { BasketModel, ModelLine } from './basket-model'
import { expectTotals } from './expect-totals'

export interface ModelState {
  basket: BasketModel
  isGuest: boolean
}

/** The engine's side: the shopper, and the basket from the last response. */
export class RealBasket {
  constructor(
    public shopper: TestCheckout,
    public basket: Basket,
  ) {}

  itemIdOf(line: ModelLine): string | undefined {
    return this.basket.productItems?.find(
      (item) =>
        item.shipmentId === line.shipmentId &&
        item.productId === line.productId &&
        (item.giftMessage ?? '') === line.giftMessage,
    )?.itemId
  }
}

export type Command = AsyncCommand<ModelState, RealBasket>

export interface Request {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  payload?: object
  /** Refused independent of the stock. */
  isRefused?: boolean
  /** Lines stay in their shipment, even if they are not available there. */
  changesKind?: boolean
}

/** One call: `plan` changes a copy of the model, and the engine must reach the same state. */
export class Step implements Command {
  constructor(
    private readonly name: string,
    private readonly plan: (after: BasketModel, real: RealBasket) => Request | undefined,
  ) {}

  check = (): boolean => true

  async run(state: ModelState, real: RealBasket): Promise<void> {
    const after = state.basket.copy()
    const request = this.plan(after, real)
    if (!request) return
    const { method, path, payload, isRefused = false, changesKind = false } = request
    const isAllowed = !isRefused && (changesKind || after.isAllowedAfter(state.basket))
    const basketPath = `/${real.basket.basketId}`
    const answer = await real.shopper.basket(method, `${basketPath}${path}`, payload)
    const isSuccess = answer.status === 200
    if (isSuccess !== isAllowed || answer.status >= 500) {
      throw new Error(`${this.name}: ${answer.status} ${JSON.stringify(answer.body)}`)
    }
    if (isAllowed) state.basket = after
    // a refused request must change nothing
    real.basket = isAllowed ? answer.body : (await real.shopper.basket('GET', basketPath)).body
    expectLike(state.basket, real.basket)
  }

  toString = (): string => this.name
}

/** Expects exactly the model's lines, shipments and codes in the basket, and correct totals. */
export function expectLike(model: BasketModel, basket: Basket): void {
  const lines = (basket.productItems ?? []).map((item) => [
    item.shipmentId,
    item.productId,
    item.giftMessage ?? '',
    item.quantity,
  ])
  const expected = model.lines.map((line) => [
    line.shipmentId,
    line.productId,
    line.giftMessage,
    line.quantity,
  ])
  const byText = (one: unknown, other: unknown) => (String(one) < String(other) ? -1 : 1)
  expect(lines.sort(byText)).toEqual(expected.sort(byText))
  const shipments = (basket.shipments ?? []).map((one) => [
    one.shipmentId,
    one.c_fromStoreId === '101',
  ])
  expect(shipments).toEqual(model.shipments.map((one) => [one.shipmentId, one.isPickup]))
  expect(basket.couponItems?.map(({ code }) => code)).toEqual(model.coupons)
  expectTotals(basket)
}
