import { z } from 'zod'
import type { Shipment } from './basket-shipments'
import { getBasket, type Basket } from './baskets'
import { callCustom } from './transport'

const SHIPPING = 'shipping/v1'

/**
 * Saves the gift messages of several shipments; an empty message is removed (CHK-026). Throws
 * AppError.
 */
export async function saveGiftMessages(
  siteId: string,
  basket: Basket,
  messages: readonly { shipmentId: string; giftMessage: string }[],
): Promise<Basket> {
  const body = messages.map(({ shipmentId, giftMessage }) => ({
    shipment_id: shipmentId,
    giftMessage,
  }))
  const call = { method: 'POST', api: SHIPPING, path: 'gift-message', body } as const
  return withShipments(siteId, basket, await callCustom(siteId, call))
}

/** `null` removes the address or the method. */
type ShipmentChange = Omit<Shipment, 'shippingAddress' | 'shippingMethod'> & {
  shippingAddress?: Shipment['shippingAddress'] | null
  shippingMethod?: Shipment['shippingMethod'] | null
}

/** Changes several shipments of the shopper's basket, all or none (CHK-028). Throws AppError. */
export async function updateShipments(
  siteId: string,
  basket: Basket,
  shipments: readonly ShipmentChange[],
): Promise<Basket> {
  const call = { method: 'POST', api: SHIPPING, path: 'update', body: { shipments } } as const
  return withShipments(siteId, basket, await callCustom(siteId, call))
}

const Answer = z.object({ basketId: z.string() })

/** The response does not contain totals and other changes, so the whole basket is read again. */
async function withShipments(siteId: string, basket: Basket, given: unknown): Promise<Basket> {
  const answer = Answer.safeParse(given)
  const basketId = answer.success ? answer.data.basketId : (basket.basketId ?? '')
  return getBasket(siteId, basketId)
}

const ShippingCost = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number(),
  taxTotal: z.number(),
  orderTotal: z.number(),
  c_paymentAmount: z.number().optional(),
  c_payments: z.array(z.object({ paymentInstrumentId: z.string(), amount: z.number() })).optional(),
})
const Estimate = z.object({
  shippingCosts: z.array(ShippingCost),
  defaultShippingMethodId: z.string().optional(),
})
export type ShippingEstimate = z.infer<typeof Estimate>

/** The destination of an estimate; unknown fields are omitted. */
export interface EstimatePlace {
  city?: string
  stateCode?: string
  postalCode: string
  countryCode: string
  c_isPOBox?: boolean
}

/**
 * Returns the costs of the shopper's basket for each shipping method to a destination (CHK-050).
 * Throws AppError.
 */
export async function getShippingCosts(
  siteId: string,
  { city, stateCode, postalCode, countryCode, c_isPOBox }: EstimatePlace,
): Promise<ShippingEstimate> {
  const query = {
    c_city: city ?? '',
    c_stateCode: stateCode ?? '',
    c_postalCode: postalCode,
    c_countryCode: countryCode,
    ...(c_isPOBox && { c_isPOBox: 'true' }),
  }
  const call = { method: 'GET', api: 'payment/v1', path: 'shipping-costs', query } as const
  return Estimate.parse(await callCustom(siteId, call))
}
