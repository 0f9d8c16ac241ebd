import { quotaExceeded } from '../../http/problem'
import type { BasketDocument } from '../model/basket-document.schemas'

/**
 * The maximum number of each kind of entry. A basket is priced at every call, so its size must be
 * limited.
 */
const LIMITS = [
  ['items', 400],
  ['shipments', 100],
  ['coupons', 100],
  ['paymentInstruments', 100],
  ['giftCertificateItems', 100],
] as const

/**
 * Limits the size of a basket, also over several calls. A basket that exceeded the limit through a
 * merge at login stays as it is, and may shrink.
 * @throws Problem 400 `quota-exceeded`.
 */
export function checkSize(before: BasketDocument, after: BasketDocument): void {
  for (const [name, most] of LIMITS) {
    const count = after[name]?.length ?? 0
    if (count <= most || count <= (before[name]?.length ?? 0)) continue
    throw quotaExceeded(`A basket may have no more than ${most} ${name}.`)
  }
}
