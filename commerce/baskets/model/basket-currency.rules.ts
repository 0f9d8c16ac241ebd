import { badRequest } from '../../http/problem'
import type { BasketDocument } from './basket-document.schemas'

interface SiteMoney {
  currency: string
  currencies: readonly string[]
}

/**
 * What is an amount of the former currency is removed.
 * @throws Problem 400 for a currency that the site does not support, or if the basket contains gift
 * certificates to buy: their amounts are the shopper's own choice.
 */
export function setCurrency(
  document: BasketDocument,
  currency: string,
  site: SiteMoney,
): BasketDocument {
  if (![site.currency, ...site.currencies].includes(currency)) {
    throw badRequest(`The currency '${currency}' is not sold in.`, 'invalid-currency')
  }
  if (currency === (document.currency ?? site.currency)) return document
  if (document.giftCertificateItems && document.giftCertificateItems.length > 0) {
    const detail = 'Remove the gift certificates first: their amounts are in the former currency.'
    throw badRequest(detail, 'gift-certificate-currency')
  }
  // the site's own is not stored, so that two baskets with it are equal
  const stored = currency === site.currency ? undefined : currency
  return { ...withoutAmounts(document), currency: stored }
}

/**
 * Returns a basket without amounts, which are in the units of its currency: manual discounts other
 * than percentages, gift certificates to buy or to pay with, the amounts of payments and of
 * external taxes (their rates stay).
 */
export function withoutAmounts(document: BasketDocument): BasketDocument {
  const { externalTaxes, manualAdjustments, paymentInstruments } = document
  const rates = Object.entries(externalTaxes ?? {}).map(([itemId, taxes]) => [
    itemId,
    taxes.map(({ id, rate }) => ({ id, rate })),
  ])
  return {
    ...document,
    giftCertificateItems: undefined,
    manualAdjustments: manualAdjustments?.filter(({ discount }) => discount.type === 'percentage'),
    paymentInstruments: paymentInstruments
      .filter(({ giftCertificateCode }) => giftCertificateCode === undefined)
      .map(({ amountMinor: _former, ...instrument }) => instrument),
    ...(externalTaxes && { externalTaxes: Object.fromEntries(rates) }),
  }
}
