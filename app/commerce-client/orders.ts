import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { z } from 'zod'
import { AppError } from '@/errors/app-error'
import { toAppError, unreadable } from '@/errors/to-app-error'
import { asFields, asText } from '@/lib/read-fields'
import { siteRoutes } from './site-routes'
import { callScapi, callSite } from './transport'

export type Order = ShopperOrdersTypes.Order
export type NewOrderPayment = ShopperOrdersTypes.OrderPaymentInstrumentRequest

const orderSchema = z.custom<Order>((value) => asText(asFields(value).orderNo) !== undefined)

/** How far back an order is looked for that was asked for a moment ago. */
const RECENT = 10

/**
 * Places the basket as an order. Asking twice for one basket gives the same order (CHK-039,
 * CHK-059).
 */
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

/** The name of a failed reading of the history (ORD-013). */
const ORDER_HISTORY_FAILURE = 'Failed to get customer order history list'

export interface OrderPage {
  /** The number of orders before it. */
  offset: number
  /** Statuses of the service, with commas. */
  status?: string
}

/**
 * A page of the customer's orders, newest first (ORD-011). @throws AppError `ORDER_HISTORY_FAILURE`
 */
export async function listOrderPage(
  siteId: string,
  customerId: string,
  { offset, status }: OrderPage,
): Promise<Order[]> {
  const query = { customerId, offset, status }
  try {
    return z.array(orderSchema).parse(await callSite(siteId, siteRoutes.orderHistory, { query }))
  } catch (error) {
    const failure = toAppError(error)
    throw new AppError({ ...failure.toJSON(), message: ORDER_HISTORY_FAILURE }, failure.raw)
  }
}

/** One order of the customer's own (ORD-012). @throws AppError with title and detail */
export async function getOrderDetails(siteId: string, orderNo: string): Promise<Order> {
  const query = { orderId: orderNo }
  const answer = orderSchema.safeParse(await callSite(siteId, siteRoutes.orderDetails, { query }))
  if (answer.success) return answer.data
  throw unreadable(answer.error)
}

/** The invoice of an order of the shopper's own, as a PDF. @throws AppError */
export async function getInvoice(siteId: string, orderNo: string): Promise<Blob> {
  const query = { orderId: orderNo }
  const file = await callSite(siteId, siteRoutes.orderInvoice, { query, read: 'blob' })
  if (file instanceof Blob) return file
  throw unreadable(undefined)
}

/** Cancels all of an order of which nothing has left yet. @throws AppError 409 when it is too late */
export function cancelOrder(siteId: string, orderNo: string): Promise<Order> {
  return callScapi(siteId, 'shopperOrders', 'cancelOmsOrder', {
    parameters: { orderNo },
    body: {},
  })
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

/** What identifies a guest for an order: its number and at least one other field. */
export interface OrderKey {
  orderNo: string
  email?: string
  /** Stands in the order's mail, and with the e-mail address opens all of it. */
  orderViewCode?: string
  /** Of the billing address. */
  postalCode?: string
}

/** An order for a guest who can identify it, without a login. @throws AppError */
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

/** Gives a placed order's instrument its amount, token and card (PAY-023). */
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
