import { addPaymentInstrument, removePaymentInstrument } from '@/commerce-client/basket-payments'
import type { NewPaymentInstrument } from '@/commerce-client/basket-payments'
import type { Basket } from '@/commerce-client/baskets'
import { isGiftCard, type InstrumentFacts } from '@/domain/payment'
import { toAppError } from '@/errors/to-app-error'
import { asFields, asList } from '@/lib/read-fields'

/** An answer of 200 that contains a failure. */
const REFUSED = 400

/** Takes out what pays besides gift cards: a token that was declined pays nothing any more. */
export function removeMainInstruments(siteId: string, basket: Basket): Promise<Basket> {
  return removeInstruments(siteId, basket, (instrument) => !isGiftCard(instrument))
}

/** Takes out everything that pays: a free order is paid with nothing (PAY-032). */
export function removeAllInstruments(siteId: string, basket: Basket): Promise<Basket> {
  return removeInstruments(siteId, basket, () => true)
}

async function removeInstruments(
  siteId: string,
  basket: Basket,
  isGone: (instrument: InstrumentFacts) => boolean,
): Promise<Basket> {
  const { basketId = '', paymentInstruments = [] } = basket
  let current = basket
  for (const instrument of paymentInstruments) {
    const { paymentInstrumentId: id } = instrument
    if (!id || !isGone(instrument)) continue
    current = await removePaymentInstrument(siteId, basketId, id)
  }
  return current
}

/**
 * Adds what pays.
 * @throws AppError also when the answer contains a failure in its flashes (PAY-020)
 */
export async function addInstrument(
  siteId: string,
  basketId: string,
  instrument: NewPaymentInstrument,
): Promise<Basket> {
  const basket = await addPaymentInstrument(siteId, basketId, instrument)
  const hasFlashes = asList(basket.c_flashes, asFields).length > 0
  if (hasFlashes || basket.error) throw toAppError({ ...basket, status: REFUSED })
  return basket
}
