import { toAmountText } from '../../../rules/money-text'
import { maskCardNumber } from '../../payments/card-masks.rules'
import { toDecimal } from '../../money'
import type { RunOutcome } from '../../subscriptions/subscriptions.tables'
import type { SubscriptionView } from '../../subscriptions/view-subscription'

const DAYS_OF_PERIOD = [0, 1, 7, 30, 365]
const UNSENT = 1
const LEFT_OUT = 4
const SUCCESS = 5
const STATUS: Readonly<Record<RunOutcome, number>> = {
  ordered: SUCCESS,
  skipped: LEFT_OUT,
  missed: LEFT_OUT,
}

/** Converts a subscription to Ordergroove's format; `extra_data` contains fields of this engine. */
export function toSubscription(view: SubscriptionView) {
  const { stored, price } = view
  const { id, siteId, customerId, productId, orderNo, every, period, document } = stored
  const isCancelled = stored.state === 'cancelled'
  return {
    public_id: id,
    customer: customerId,
    merchant: siteId,
    product: productId,
    payment: view.card?.paymentInstrumentId ?? null,
    shipping_address: stored.addressId ?? null,
    subscription_type: 'replenishment',
    quantity: document.item.quantity,
    price: price ? toAmountText(price.goodsMinor, price.currency) : null,
    every,
    every_period: period,
    frequency_days: every * (DAYS_OF_PERIOD[period] ?? 0),
    start_date: view.begunOn,
    live: stored.state === 'active',
    cancelled: isCancelled ? stored.updatedAt.toISOString() : null,
    cancel_reason: isCancelled ? (stored.reason ?? null) : null,
    merchant_order_id: orderNo,
    created: stored.createdAt.toISOString(),
    updated: stored.updatedAt.toISOString(),
    extra_data: toExtraData(view),
  }
}

function toExtraData({
  stored,
  name,
  frequencies,
  address,
  card,
  price,
  events,
}: SubscriptionView) {
  const { cardType, maskedNumber, expirationMonth, expirationYear, creditCardExpired } =
    card?.paymentCard ?? {}
  const { custom: _custom, ...plainAddress } = address ?? { custom: {} }
  return {
    state: stored.state,
    reason: stored.reason ?? null,
    product_name: name,
    frequencies,
    retry_date: stored.attemptOn ?? null,
    gift_message: stored.document.giftMessage ?? null,
    address: address ? plainAddress : null,
    card: card
      ? {
          id: card.paymentInstrumentId,
          cardType,
          maskedNumber: maskedNumber && maskCardNumber(maskedNumber),
          expirationMonth,
          expirationYear,
          isExpired: creditCardExpired ?? false,
        }
      : null,
    price: price
      ? {
          currency: price.currency,
          percent: price.percent ?? null,
          full: toDecimal(price.fullMinor, price.currency),
          goods: toDecimal(price.goodsMinor, price.currency),
          shipping: toDecimal(price.shippingMinor, price.currency),
          tax: toDecimal(price.taxMinor, price.currency),
          total: toDecimal(price.totalMinor, price.currency),
        }
      : null,
    history: events.map(({ at, event, details }) => ({ at: at.toISOString(), event, details })),
  }
}

export function toOrders({ stored, price, runs }: SubscriptionView) {
  const { id, customerId, siteId, nextOn, state } = stored
  const base = { customer: customerId, merchant: siteId, subscription: id }
  const next =
    state === 'active'
      ? [
          {
            ...base,
            public_id: `${id}:${nextOn}`,
            place: nextOn,
            status: UNSENT,
            order_merchant_id: null,
            sub_total: price ? toAmountText(price.goodsMinor, price.currency) : null,
            total: price ? toAmountText(price.totalMinor, price.currency) : null,
          },
        ]
      : []
  const past = runs.map(({ due_on: day, outcome, order_no: orderNo }) => ({
    ...base,
    public_id: `${id}:${day}`,
    place: day,
    status: outcome ? STATUS[outcome] : UNSENT,
    order_merchant_id: orderNo,
    sub_total: null,
    total: null,
  }))
  return [...next, ...past]
}

/** Returns a complete list as one page, because customers have few subscriptions. */
export function toPage<Result>(results: Result[]) {
  return { count: results.length, next: null, previous: null, results }
}
