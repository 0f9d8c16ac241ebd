import { randomUUID } from 'node:crypto'
import type { Visitor } from '../../customer-groups/customer-groups.service'
import type { Trx } from '../../db/client'
import type { Shopper } from '../../access/require-shopper'
import { firstMethodOf } from '../../../rules/first-shipping-method'
import type { Site } from '../../sites/site.service'
import {
  assessBasket,
  type AssessedBasket,
  type AssessmentSources,
} from '../assessment/assess-basket'
import { deleteBasket, insertBasket, lockBasket } from '../model/basket.repository'
import { loadBasketFacts } from '../facts/load-basket-facts'
import type { BasketDocument } from '../model/basket-document.schemas'
import { findFittingMethod, listFittingMethods } from '../calculation/fitting-methods.rules'

/** Baskets that the engine creates for a customer in order to order them immediately. */
export interface BasketDrafts {
  /** Must not be called inside a transaction. */
  priceDraft(site: Site, document: BasketDocument, visitor: Visitor): Promise<AssessedBasket>
  isDraftOrdered(trx: Trx, basketId: string): Promise<boolean>
  /**
   * Stores a draft. Shipments whose method does not deliver to them get the usual method.
   * @param formerId the draft that it replaces, which can then no longer be ordered
   * @returns the draft's id
   */
  saveDraft(
    trx: Trx,
    shopper: Shopper,
    site: Site,
    document: BasketDocument,
    formerId?: string,
  ): Promise<string>
}

/** Gives shipments whose method does not deliver to them the usual method. */
export async function withUsualMethods(
  sources: AssessmentSources,
  site: Site,
  document: BasketDocument,
  visitor: Visitor,
  trx?: Trx,
): Promise<BasketDocument> {
  const facts = await loadBasketFacts(sources, site, document, trx, visitor)
  const shipments = document.shipments.map((shipment) => {
    const method =
      findFittingMethod(shipment, document, facts) ??
      firstMethodOf(listFittingMethods(shipment, document, facts))
    return { ...shipment, shippingMethodId: method?.id }
  })
  return { ...document, shipments }
}

export function createBasketDrafts(sources: AssessmentSources): BasketDrafts {
  return {
    async priceDraft(site, document, visitor) {
      const complete = await withUsualMethods(sources, site, document, visitor)
      return assessBasket(sources, site, complete, undefined, visitor)
    },

    async isDraftOrdered(trx, basketId) {
      return (await lockBasket(trx, basketId))?.status === 'ordered'
    },

    async saveDraft(trx, shopper, site, document, formerId) {
      if (formerId !== undefined) await deleteBasket(trx, formerId)
      const { siteId, customerId, usid } = shopper
      const basketId = randomUUID()
      await insertBasket(trx, {
        basketId,
        siteId,
        customerId,
        usid,
        isGuest: !shopper.isRegistered,
        isTemporary: true,
        at: sources.now(),
        document: await withUsualMethods(sources, site, document, shopper, trx),
      })
      return basketId
    },
  }
}
