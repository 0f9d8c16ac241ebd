import type { Trx } from '../../db/client'
import type { GiftCertificateService } from '../../gift-certificates/gift-certificate.service'
import type { BasketDocument } from '../model/basket-document.schemas'

export type GiftBalances = Pick<GiftCertificateService, 'findUsable'>

/**
 * Returns the remaining balance of each gift card of a basket in cents, by code; 0 for a card that
 * cannot be used now.
 */
export async function loadGiftBalances(
  giftCertificates: GiftBalances,
  { paymentInstruments }: BasketDocument,
  place: { siteId: string; currency: string },
  trx?: Trx,
): Promise<Map<string, number>> {
  const balances = new Map<string, number>()
  for (const { giftCertificateCode: code } of paymentInstruments) {
    if (code === undefined) continue
    const usable = await giftCertificates.findUsable({ ...place, code }, trx)
    balances.set(code, usable?.balanceMinor ?? 0)
  }
  return balances
}

/**
 * Limits gift card payments to the remaining balance, part of which may have been spent with
 * another bag.
 */
export function limitGiftPayments(
  document: BasketDocument,
  balances: ReadonlyMap<string, number> = new Map(),
): BasketDocument {
  const isTooMuch = ({ giftCertificateCode: code, amountMinor = 0 }: Instrument) =>
    code !== undefined && amountMinor > (balances.get(code) ?? amountMinor)
  if (!document.paymentInstruments.some(isTooMuch)) return document
  const paymentInstruments = document.paymentInstruments.map((instrument) =>
    isTooMuch(instrument)
      ? { ...instrument, amountMinor: balances.get(instrument.giftCertificateCode ?? '') }
      : instrument,
  )
  return { ...document, paymentInstruments }
}

type Instrument = BasketDocument['paymentInstruments'][number]
