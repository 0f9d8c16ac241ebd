import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import type { Basket, PaymentMethods } from './baskets'
import { callScapi } from './transport'

export type NewPaymentInstrument = ShopperBasketsTypes.BasketPaymentInstrumentRequest

export function listPaymentMethods(siteId: string, basketId: string): Promise<PaymentMethods> {
  return callScapi(siteId, 'shopperBaskets', 'getPaymentMethodsForBasket', {
    parameters: { basketId },
  })
}

export function addPaymentInstrument(
  siteId: string,
  basketId: string,
  instrument: NewPaymentInstrument,
): Promise<Basket> {
  return callScapi(siteId, 'shopperBaskets', 'addPaymentInstrumentToBasket', {
    parameters: { basketId },
    body: instrument,
  })
}

export function updatePaymentInstrument(
  siteId: string,
  basketId: string,
  paymentInstrumentId: string,
  instrument: NewPaymentInstrument,
): Promise<Basket> {
  return callScapi(siteId, 'shopperBaskets', 'updatePaymentInstrumentInBasket', {
    parameters: { basketId, paymentInstrumentId },
    body: instrument,
  })
}

export function removePaymentInstrument(
  siteId: string,
  basketId: string,
  paymentInstrumentId: string,
): Promise<Basket> {
  return callScapi(siteId, 'shopperBaskets', 'removePaymentInstrumentFromBasket', {
    parameters: { basketId, paymentInstrumentId },
  })
}
