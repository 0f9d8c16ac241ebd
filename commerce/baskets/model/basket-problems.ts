import { Problem } from '../../http/problem'

type Extras = Readonly<Record<string, unknown>>

/**
 * Creates a problem whose title is its kind in words: `price-adjustment-not-found` → `Price
 * Adjustment Not Found`.
 */
export function refusal(status: number, kind: string, detail: string, extras?: Extras): Problem {
  const title = kind
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
  return new Problem(status, kind, title, detail, extras)
}

export function basketNotFound(basketId: string): Problem {
  return refusal(404, 'basket-not-found', `No basket with ID '${basketId}' could be found.`)
}

export function shipmentNotFound(shipmentId: string): Problem {
  return refusal(404, 'shipment-not-found', `No shipment with ID '${shipmentId}' could be found.`)
}

export function priceAdjustmentNotFound(priceAdjustmentId: string): Problem {
  const detail = `No price adjustment with ID '${priceAdjustmentId}' could be found.`
  return refusal(404, 'price-adjustment-not-found', detail)
}

export function giftCertificateItemNotFound(itemId: string): Problem {
  const detail = `No gift certificate item with ID '${itemId}' could be found.`
  return refusal(404, 'gift-certificate-item-not-found', detail)
}

/** @param basketIds the open baskets, one of which must be removed first. */
export function basketsQuotaExceeded(basketIds: readonly string[]): Problem {
  const ids = basketIds.join(', ')
  return refusal(
    400,
    'customer-baskets-quota-exceeded',
    `The maximum number of baskets per customer was exceeded. Please reuse or delete one of the existing baskets (${ids}).`,
    { basketIds: ids },
  )
}

export function temporaryBasketsQuotaExceeded(basketIds: readonly string[]): Problem {
  const ids = basketIds.join(', ')
  return refusal(
    400,
    'customer-temporary-baskets-quota-exceeded',
    `The maximum number of temporary baskets per customer was exceeded. Please reuse or delete one of the existing temporary baskets (${ids}).`,
    { basketIds: ids },
  )
}

export function invalidTaxMode(basketId: string): Problem {
  return refusal(409, 'invalid-tax-mode', `Basket with ID '${basketId}' has invalid tax mode.`)
}

export function priceBookNotFound(id: string): Problem {
  return refusal(404, 'price-book-not-found', `No price book with ID '${id}' could be found.`)
}
