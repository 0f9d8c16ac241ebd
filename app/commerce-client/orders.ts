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

/** How many of the latest orders are searched for a recently placed one. */
const RECENT = 10

/**
 * Places the basket as an order. A second call for the same basket returns the same order (CHK-039,
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

/** The error message when the history cannot be read (ORD-013). */
const ORDER_HISTORY_FAILURE = 'Failed to get customer order history list'

export interface OrderPage {
  offset: number
  /** The service's status names, separated by commas. */
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

/** One of the customer's own orders (ORD-012). @throws AppError with title and detail */
export async function getOrderDetails(siteId: string, orderNo: string): Promise<Order> {
  const query = { orderId: orderNo }
  const answer = orderSchema.safeParse(await callSite(siteId, siteRoutes.orderDetails, { query }))
  if (answer.success) return answer.data
  throw unreadable(answer.error)
}

/** The invoice of one of the shopper's own orders, as a PDF. @throws AppError */
export async function getInvoice(siteId: string, orderNo: string): Promise<Blob> {
  const query = { orderId: orderNo }
  const file = await callSite(siteId, siteRoutes.orderInvoice, { query, read: 'blob' })
  if (file instanceof Blob) return file
  throw unreadable(undefined)
}

/**
 * Cancels an order completely, as long as nothing has shipped.
 * @throws AppError 409 when it is too late
 */
export function cancelOrder(siteId: string, orderNo: string): Promise<Order> {
  return callScapi(siteId, 'shopperOrders', 'cancelOmsOrder', {
    parameters: { orderNo },
    body: {},
  })
}

/** Orders per page, and the maximum number of pages read. */
const PAGE = 50
const PAGES = 4

/** The shopper's orders since a date, newest first; at most the latest 200. */
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

/** Identifies a guest's order: its number and at least one other field. */
export interface OrderKey {
  orderNo: string
  email?: string
  /**
   * The code in the order's mail; together with the e-mail address it gives access to the whole
   * order.
   */
  orderViewCode?: string
  postalCode?: string
}

/** Returns an order to a guest who can identify it, without a login. @throws AppError */
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

/** Requests a mail with the numbers of the orders with this address. @throws AppError */
export async function mailOrders(siteId: string, email: string): Promise<void> {
  await callSite(siteId, siteRoutes.mailOrders, { body: { email } })
}

export function getOrder(siteId: string, orderNo: string): Promise<Order> {
  return callScapi(siteId, 'shopperOrders', 'getOrder', { parameters: { orderNo } })
}

/** Sets the amount, token and card of a placed order's payment instrument (PAY-023). */
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

/** Fails an unpaid order: its stock is released and its basket is reopened. */
export async function failOrder(siteId: string, orderNo: string): Promise<void> {
  await callScapi(siteId, 'shopperOrders', 'failOrder', {
    parameters: { orderNo, reopenBasket: true },
    body: { reasonCode: 'payment_auth_failure' },
  })
}
