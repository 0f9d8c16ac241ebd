import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { askProviderFor } from '@/lib/ask-provider.server'
import { serverConfig } from '@/site/server-config.server'
import type { PastDelivery, Subscription, SubscriptionChange } from './subscriptions.port'
import { OrderPage, SubscriptionPage } from './subscriptions.schemas'

const TIMEOUT_MS = 10_000
const TO_COME = 1
const MADE = 5
const LEFT_OUT = 4

type Stored = z.infer<typeof SubscriptionPage>['results'][number]
type Order = z.infer<typeof OrderPage>['results'][number]

export interface Subscriber {
  siteId: string
  customerId: string
}

export async function fetchSubscriptions(subscriber: Subscriber): Promise<Subscription[]> {
  const [page, orders] = await Promise.all([
    ask(subscriber, 'subscriptions/', SubscriptionPage),
    ask(subscriber, 'orders/', OrderPage),
  ])
  return page.results.map((stored) =>
    toSubscription(
      stored,
      orders.results.filter((order) => order.subscription === stored.public_id),
    ),
  )
}

/** @throws AppError, for example 404 for a subscription of another customer */
export async function changeSubscription(
  subscriber: Subscriber,
  id: string,
  change: SubscriptionChange,
): Promise<void> {
  const [path, body] = toRequest(id, change)
  const call = { method: 'PATCH', body } as const
  // the response is ignored, because the list is read again
  await ask(subscriber, `${path}/`, z.looseObject({}).optional(), call)
}

function toRequest(id: string, change: SubscriptionChange): [path: string, body: object] {
  const own = (action: string) => `subscriptions/${encodeURIComponent(id)}/${action}`
  switch (change.action) {
    case 'frequency': {
      const { every, period: every_period } = change.interval
      return [own('change_frequency'), { every, every_period }]
    }
    case 'quantity':
      return [own('change_quantity'), { quantity: change.quantity }]
    case 'date':
      return [own('change_next_order_date'), { order_date: change.day }]
    case 'skip': {
      const order = `orders/${encodeURIComponent(`${id}:${change.day}`)}`
      return [`${order}/skip_subscription`, { subscription: id }]
    }
    case 'pause':
      return [own('pause'), {}]
    case 'resume':
      return [own('reactivate'), change.day === undefined ? {} : { next_order_date: change.day }]
    case 'cancel':
      return [own('cancel'), { cancel_reason: change.reason }]
    case 'address':
      return [own('change_shipping'), { shipping_address: change.addressId }]
    case 'payment':
      return [own('change_payment'), { payment: change.cardId }]
  }
}

async function ask<Schema extends z.ZodType>(
  subscriber: Subscriber,
  path: string,
  schema: Schema,
  change?: { method: 'PATCH'; body: object },
): Promise<z.output<Schema>> {
  const address = `${serverConfig().subscriptions.origin}/${path}`
  const headers = { authorization: sign(subscriber) }
  return askProviderFor('subscriptions', address, schema, {
    ...change,
    headers,
    timeoutMs: TIMEOUT_MS,
  })
}

/** Signs the customer and the timestamp with the key that the merchant shares with Ordergroove. */
function sign({ siteId, customerId }: Subscriber): string {
  const { key, merchant = siteId } = serverConfig().subscriptions
  const ts = Math.floor(Date.now() / 1000)
  const sig = createHmac('sha256', key).update(`${customerId}|${ts}`).digest('base64')
  return JSON.stringify({ public_id: merchant, sig_field: customerId, ts, sig })
}

function toSubscription(stored: Stored, orders: readonly Order[]): Subscription {
  const { extra_data: extra, cancelled, live } = stored
  const ended = cancelled ? 'cancelled' : 'paused'
  const percent = extra?.price?.percent ?? undefined
  return {
    id: stored.public_id,
    state: extra?.state ?? (live ? 'active' : ended),
    firstOrderNo: stored.merchant_order_id ?? undefined,
    reason: extra?.reason ?? stored.cancel_reason ?? undefined,
    productId: stored.product,
    productName: extra?.product_name ?? stored.product,
    quantity: stored.quantity,
    interval: { every: stored.every, period: stored.every_period },
    intervals: (extra?.frequencies ?? []).map(({ every, every_period: period }) => ({
      every,
      period,
    })),
    nextOn: orders.find(({ status }) => status === TO_COME)?.place,
    retryOn: extra?.retry_date ?? undefined,
    addressId: stored.shipping_address ?? undefined,
    address: extra?.address ?? undefined,
    card: extra?.card ?? undefined,
    giftMessage: extra?.gift_message ?? undefined,
    price: extra?.price ? { ...extra.price, percent } : undefined,
    past: orders.flatMap(toPast),
  }
}

function toPast({ place: day, status, order_merchant_id: orderNo }: Order): PastDelivery[] {
  if (status === MADE) return [{ day, outcome: 'ordered', orderNo: orderNo ?? undefined }]
  return status === LEFT_OUT ? [{ day, outcome: 'left-out' }] : []
}
