import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import type { Basket } from './baskets'
import { callScapi } from './transport'

export type NewPaymentInstrument = ShopperBasketsTypes.BasketPaymentInstrumentRequest

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

export function removePaymentInstrument(
  siteId: string,
  basketId: string,
  paymentInstrumentId: string,
): Promise<Basket> {
  return callScapi(siteId, 'shopperBaskets', 'removePaymentInstrumentFromBasket', {
    parameters: { basketId, paymentInstrumentId },
  })
}
