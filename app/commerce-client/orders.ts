import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { z } from 'zod'
import { unreadable } from '@/errors/to-app-error'
import { asFields, asText } from '@/lib/read-fields'
import { siteRoutes } from './site-routes'
import { callScapi, callSite } from './transport'

export type Order = ShopperOrdersTypes.Order
export type NewOrderPayment = ShopperOrdersTypes.OrderPaymentInstrumentRequest

/** How far back an order is looked for that was asked for a moment ago. */
const RECENT = 10

/** Places the basket as an order. Asking twice for one basket gives the same order (D2 §7). */
export function createOrder(siteId: string, basketId: string): Promise<Order> {
  return callScapi(siteId, 'shopperOrders', 'createOrder', { body: { basketId } })
}

/** The shopper's orders, newest first. */
export async function listOrders(siteId: string, customerId: string): Promise<Order[]> {
  const { data } = await callScapi(siteId, 'shopperCustomers', 'getCustomerOrders', {
    parameters: { customerId, limit: RECENT },
  })
  return data ?? []
}

/** Orders of one answer, and answers that are read at most. */
const PAGE = 50
const PAGES = 4

/** The shopper's orders since a moment, newest first; of very many the latest 200. */
export async function listOrdersSince(
  siteId: string,
  customerId: string,
  since: Date,
): Promise<Order[]> {
  const orders: Order[] = []
  for (let offset = 0; offset < PAGE * PAGES; offset += PAGE) {
    const { data = [] } = await callScapi(siteId, 'shopperCustomers', 'getCustomerOrders', {
      parameters: { customerId, from: since.toISOString(), limit: PAGE, offset },
    })
    orders.push(...data)
    if (data.length < PAGE) break
  }
  return orders
}

/** What a guest knows of an order: one thing at least besides its number. */
export interface OrderKey {
  orderNo: string
  email?: string
  /** Stands in the order's mail, and with the e-mail address opens all of it. */
  orderViewCode?: string
  /** Of the billing address. */
  postalCode?: string
}

const orderSchema = z.custom<Order>((value) => asText(asFields(value).orderNo) !== undefined)

/** An order for whoever knows enough of it, without a login. @throws AppError */
export async function lookUpOrder(
  siteId: string,
  { orderNo, email, orderViewCode, postalCode }: OrderKey,
): Promise<Order> {
  if (orderViewCode) {
    const body = { email, orderViewCode }
    return callScapi(siteId, 'shopperOrders', 'guestOrderLookup', { parameters: { orderNo }, body })
  }
  const body = { orderNo, email: email || undefined, postalCode: postalCode || undefined }
  const answer = orderSchema.safeParse(await callSite(siteId, siteRoutes.trackOrder, { body }))
  if (answer.success) return answer.data
  throw unreadable(answer.error)
}

export function getOrder(siteId: string, orderNo: string): Promise<Order> {
  return callScapi(siteId, 'shopperOrders', 'getOrder', { parameters: { orderNo } })
}

/** Gives a placed order's instrument its amount, token and card (D2 §7). */
export function updateOrderPaymentInstrument(
  siteId: string,
  orderNo: string,
  paymentInstrumentId: string,
  instrument: ShopperOrdersTypes.OrderPaymentInstrumentRequest,
): Promise<Order> {
  return callScapi(siteId, 'shopperOrders', 'updatePaymentInstrumentForOrder', {
    parameters: { orderNo, paymentInstrumentId },
    body: instrument,
  })
}

/** Gives up an order that is not paid; its stock goes back and its basket opens again. */
export async function failOrder(siteId: string, orderNo: string): Promise<void> {
  await callScapi(siteId, 'shopperOrders', 'failOrder', {
    parameters: { orderNo, reopenBasket: true },
    body: { reasonCode: 'payment_auth_failure' },
  })
}
