import type { Trx } from '../db/client'
import { notFound } from '../http/problem'
import type { Site, SiteService } from '../sites/site.service'
import { listQuantityExceptions, type QuantityException } from './availability.rules'
import type { BasketDocument } from './basket-document.schemas'
import type { BasketFacts } from './basket-facts'
import type { CalculatedBasket } from './calculated-basket'
import { calculateBasket } from './calculation.rules'
import { loadBasketFacts, type FactSources } from './load-basket-facts'

export interface AssessmentSources extends FactSources {
  sites: SiteService
}

/** A basket's document with everything that follows from it at this moment. */
export interface AssessedBasket {
  site: Site
  facts: BasketFacts
  calculated: CalculatedBasket
  exceptions: QuantityException[]
}

/** Prices a document and checks it against stock; inside a transaction hand over its `trx`. */
export async function assessBasket(
  sources: AssessmentSources,
  site: Site,
  document: BasketDocument,
  trx?: Trx,
): Promise<AssessedBasket> {
  const facts = await loadBasketFacts(sources, site, document, trx)
  const calculated = calculateBasket(document, facts)
  return { site, facts, calculated, exceptions: listQuantityExceptions(document, facts) }
}

/** @throws Problem 404 for an unknown site. Must not be called inside a transaction. */
export async function requireSite(sites: SiteService, siteId: string): Promise<Site> {
  const site = await sites.getSite(siteId)
  if (site) return site
  throw notFound(`No site with id '${siteId}' was found.`, 'site-not-found')
}
