import type { Visitor } from '../../customer-groups/customer-groups.service'
import type { Db } from '../../db/client'
import type { PromotionRefusal, RefusalPlace } from '../../promotions/promotion-trace'
import { selectBasket, selectBasketsOf } from '../model/basket.repository'
import type { FactSources } from '../facts/load-basket-facts'
import type { BasketDocument } from '../model/basket-document.schemas'
import type { StoredBasket } from '../model/stored-basket'
import {
  assessBasket,
  requireSite,
  type AssessedBasket,
  type AssessmentSources,
} from './assess-basket'

/** The reason why a promotion, or a part of it, granted no discount. */
export interface TracedRefusal {
  promotionId: string
  refusal: PromotionRefusal
  place: RefusalPlace
}

export interface ExplainedBasket {
  assessed: AssessedBasket
  /** In the order in which the promotions were evaluated. */
  refusals: TracedRefusal[]
}

interface ExplainedDocument {
  siteId: string
  document: BasketDocument
  visitor: Visitor
  /** For an order: the moment at which it was placed. */
  past?: FactSources['past']
}

/** Explains how a basket's total is computed, without changing the basket. */
export interface BasketExplanation {
  /** Does not check the owner. Returns undefined for an unknown id. */
  findBasket(basketId: string): Promise<StoredBasket | undefined>
  /** Open baskets, the latest change first. @param text an e-mail address or a customer number */
  listBasketsOf(text: string): Promise<StoredBasket[]>
  /** @throws Problem 404 if the site no longer exists. */
  explain(explained: ExplainedDocument): Promise<ExplainedBasket>
}

export function createBasketExplanation(db: Db, sources: AssessmentSources): BasketExplanation {
  return {
    findBasket: (basketId) => selectBasket(db, basketId),
    async listBasketsOf(text) {
      const siteIds = (await sources.sites.listSites()).map(({ id }) => id)
      return selectBasketsOf(db, siteIds, { email: text.toLowerCase(), customerNo: text })
    },

    async explain({ siteId, document, visitor, past }) {
      const site = await requireSite(sources.sites, siteId)
      const refusals: TracedRefusal[] = []
      const at = past ? { ...sources, past, now: () => past.at } : sources
      const assessed = await assessBasket(
        at,
        site,
        document,
        undefined,
        visitor,
        (promotionId, refusal, place = {}) => void refusals.push({ promotionId, refusal, place }),
      )
      return { assessed, refusals }
    },
  }
}
