import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { callScapi } from './transport'

export type Order = ShopperOrdersTypes.Order

/** Places the basket as an order. Asking twice for one basket gives the same order (D2 §7). */
export function createOrder(siteId: string, basketId: string): Promise<Order> {
  return callScapi(siteId, 'shopperOrders', 'createOrder', { body: { basketId } })
}

export function getOrder(siteId: string, orderNo: string): Promise<Order> {
  return callScapi(siteId, 'shopperOrders', 'getOrder', { parameters: { orderNo } })
}

export function addPaymentInstrumentToOrder(
  siteId: string,
  orderNo: string,
  instrument: ShopperOrdersTypes.OrderPaymentInstrumentRequest,
): Promise<Order> {
  return callScapi(siteId, 'shopperOrders', 'createPaymentInstrumentForOrder', {
    parameters: { orderNo },
    body: instrument,
  })
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
