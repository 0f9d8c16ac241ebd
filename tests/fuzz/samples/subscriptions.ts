import { createHmac } from 'node:crypto'
import { SUBSCRIPTIONS_KEY, type Sample, type ShopIds } from '../sample'

/**
 * Ordergroove's subscription API, with requests signed for a customer by the storefront's server.
 */
export function listSubscriptionSamples({ customerId }: ShopIds): Sample[] {
  const ts = Math.floor(Date.now() / 1000)
  const sig = createHmac('sha256', SUBSCRIPTIONS_KEY).update(`${customerId}|${ts}`).digest('base64')
  const signature = { public_id: 'brindille', sig_field: customerId, ts, sig }
  const headers = { authorization: JSON.stringify(signature) }
  const ask = (route: string, rest: Partial<Sample> = {}): Sample => ({
    as: 'anyone',
    headers,
    ...rest,
    route,
  })
  const change = (action: string, body?: object) =>
    ask(`PATCH /subscriptions/:subscriptionId/${action}/`, {
      params: { subscriptionId: 'none' },
      body,
    })
  return [
    ask('GET /subscriptions/', { query: { live: 'true' } }),
    ask('GET /subscriptions/:subscriptionId/', { params: { subscriptionId: 'none' } }),
    ask('GET /orders/', { query: { status: '1' } }),
    ask('PATCH /orders/:orderId/skip_subscription/', {
      params: { orderId: 'none:2026-12-01' },
      body: { subscription: 'none' },
    }),
    change('change_frequency', { every: 1, every_period: 3 }),
    change('change_quantity', { quantity: 2 }),
    change('change_next_order_date', { order_date: '2026-12-01' }),
    change('change_shipping', { shipping_address: 'Home' }),
    change('change_payment', { payment: 'none' }),
    change('pause'),
    change('cancel', { cancel_reason: '1|Too much' }),
    change('reactivate', { every: 1, every_period: 3, start_date: '2026-12-01' }),
  ]
}
