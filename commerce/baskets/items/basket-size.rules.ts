import { quotaExceeded } from '../../http/problem'
import type { BasketDocument } from '../model/basket-document.schemas'

/** Whatever a basket holds is priced at every call: how much of each it may be. */
const LIMITS = [
  ['items', 400],
  ['shipments', 100],
  ['coupons', 100],
  ['paymentInstruments', 100],
  ['giftCertificateItems', 100],
] as const

/**
 * A basket grows within limits, one call after the other too; one that two baskets made larger at
 * login stays, and may shrink.
 * @throws Problem 400 `quota-exceeded`.
 */
export function checkSize(before: BasketDocument, after: BasketDocument): void {
  for (const [name, most] of LIMITS) {
    const count = after[name]?.length ?? 0
    if (count <= most || count <= (before[name]?.length ?? 0)) continue
    throw quotaExceeded(`A basket may have no more than ${most} ${name}.`)
  }
}
