import type { Trx } from '../db/client'
import type { Shopper } from '../http/auth-hook'
import { notFound } from '../http/problem'
import type { Site } from '../sites/site.service'
import { assessBasket, type AssessedBasket, type AssessmentSources } from './assess-basket'
import { mergeDocuments } from './merge.rules'
import { isOwn } from './ownership.rules'
import { deleteBasket, lockBasket, selectOpenBaskets, updateBasket } from './basket.repository'
import type { StoredBasket } from './stored-basket'

/** What becomes of a basket when it is ordered. Every call works inside the caller's transaction. */
export interface BasketHandover {
  /**
   * Locks the shopper's basket, open or already ordered.
   * @throws Problem 404 when it is missing or another shopper's.
   */
  lock(trx: Trx, shopper: Shopper, basketId: string): Promise<StoredBasket>
  assess(trx: Trx, site: Site, basket: StoredBasket): Promise<AssessedBasket>
  /** Its payment, tokens included, is the order's from now on. */
  markOrdered(trx: Trx, basket: StoredBasket, orderNo: string): Promise<void>
  /**
   * Gives an ordered basket back to its shopper, as it was but without its payment. What the
   * shopper put into a new basket meanwhile comes with it.
   */
  reopen(trx: Trx, basketId: string): Promise<void>
}

export function createBasketHandover(sources: AssessmentSources): BasketHandover {
  return {
    async lock(trx, shopper, basketId) {
      const stored = await lockBasket(trx, basketId)
      if (stored && isOwn(stored, shopper)) return stored
      throw notFound(`The basket with ID '${basketId}' was not found.`, 'basket-not-found')
    },

    assess: (trx, site, basket) => assessBasket(sources, site, basket.document, trx),

    async markOrdered(trx, { basketId, document }, orderNo) {
      const kept = { ...document, paymentInstruments: [] }
      const changes = { document: kept, status: 'ordered', orderNo } as const
      await updateBasket(trx, basketId, changes, sources.now())
    },

    async reopen(trx, basketId) {
      const stored = await lockBasket(trx, basketId)
      if (stored?.status !== 'ordered') return
      let document = { ...stored.document, paymentInstruments: [] }
      const [newer] = await selectOpenBaskets(trx, stored.siteId, stored.customerId)
      if (newer) {
        document = { ...mergeDocuments(document, newer.document), paymentInstruments: [] }
        await deleteBasket(trx, newer.basketId)
      }
      const changes = { document, status: 'open', orderNo: null } as const
      await updateBasket(trx, basketId, changes, sources.now())
    },
  }
}
