import type { Visitor } from '../../customer-groups/customer-groups.service'
import type { Trx } from '../../db/client'
import { notFound } from '../../http/problem'
import type { PromotionTrace } from '../../promotions/promotion-trace'
import type { Site, SiteService } from '../../sites/site.service'
import { listQuantityExceptions, type QuantityException } from '../items/quantity-exceptions.rules'
import type { BasketDocument } from '../model/basket-document.schemas'
import type { BasketFacts } from '../model/basket-facts'
import type { CalculatedBasket } from '../model/calculated-basket'
import { calculateBasket } from '../calculation/calculation.rules'
import { completeItems } from '../items/complete-items.rules'
import { limitGiftPayments } from '../payments/gift-balances'
import { settleDelivery } from './settle-delivery.rules'
import { loadBasketFacts, type FactSources } from '../facts/load-basket-facts'

const MAX_ROUNDS = 3

export interface AssessmentSources extends FactSources {
  sites: SiteService
}

/** A basket's document with its facts and its prices at one moment. */
export interface AssessedBasket {
  site: Site
  facts: BasketFacts
  calculated: CalculatedBasket
  exceptions: QuantityException[]
}

/**
 * Prices a document and checks it against stock. Callers inside a transaction must pass its `trx`.
 * @param trace is called with the reason whenever a promotion grants no discount.
 */
export async function assessBasket(
  sources: AssessmentSources,
  site: Site,
  document: BasketDocument,
  trx?: Trx,
  visitor?: Visitor,
  trace?: PromotionTrace,
): Promise<AssessedBasket> {
  const facts = await loadBasketFacts(sources, site, document, trx, visitor)
  return assess(site, document, facts, trace)
}

/** Callers inside a transaction must pass its `trx`. */
export async function completeAndAssess(
  sources: AssessmentSources,
  site: Site,
  { before, after }: { before: BasketDocument; after: BasketDocument },
  newId: () => string,
  trx?: Trx,
  visitor?: Visitor,
): Promise<AssessedBasket> {
  let document = after
  let facts = await loadBasketFacts(sources, site, document, trx, visitor)
  // parts of a set may have options or parts of their own
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const completed = completeItems(before, document, facts, newId)
    if (completed === document) break
    document = completed
    facts = await loadBasketFacts(sources, site, document, trx, visitor)
  }
  return assess(site, document, facts)
}

function assess(
  site: Site,
  document: BasketDocument,
  facts: BasketFacts,
  trace?: PromotionTrace,
): AssessedBasket {
  const settled = limitGiftPayments(settleDelivery(document, facts), facts.giftBalances)
  const calculated = calculateBasket(settled, facts, trace)
  return { site, facts, calculated, exceptions: listQuantityExceptions(document, facts) }
}

/** @throws Problem 404 for an unknown site. Must not be called inside a transaction. */
export async function requireSite(sites: SiteService, siteId: string): Promise<Site> {
  const site = await sites.getSite(siteId)
  if (site) return site
  throw notFound(`No site with id '${siteId}' was found.`, 'site-not-found')
}
