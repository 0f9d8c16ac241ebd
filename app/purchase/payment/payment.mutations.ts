import { addPaymentInstrument, removePaymentInstrument } from '@/commerce-client/basket-payments'
import type { NewPaymentInstrument } from '@/commerce-client/basket-payments'
import type { Basket } from '@/commerce-client/baskets'
import { isGiftCard, type InstrumentFacts } from '@/rules/payment'
import { toAppError } from '@/errors/to-app-error'
import { asFields, asList } from '@/lib/read-fields'

/** Status for a failure in a response with status 200. */
const REFUSED = 400

/** Removes all payment instruments except gift cards: a declined token cannot pay again. */
export function removeMainInstruments(siteId: string, basket: Basket): Promise<Basket> {
  return removeInstruments(siteId, basket, (instrument) => !isGiftCard(instrument))
}

/** Removes all payment instruments: a free order needs none (PAY-032). */
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
 * Adds a payment instrument.
 * @throws AppError also when the response contains a failure in its flashes (PAY-020)
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
