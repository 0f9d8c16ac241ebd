import type { ShopperSearchTypes } from 'commerce-sdk-isomorphic'
import type { Db } from '../db/client'
import { type Locale, pickLocalized } from '../sites/locale'
import { badRequest } from '../http/problem'
import { runsFor } from '../promotions/active-promotions.rules'
import type { PromotionsService } from '../promotions/promotions.service'
import { anonymousPricingContext, type PricingContext } from '../pricing/pricing-context'
import { timezoneOf, toShopTime } from '../sites/shop-time.rules'
import type { Site } from '../sites/site.service'
import { showsPriorPrices } from '../sites/site-preferences.rules'
import { findDocuments, type Found } from './find-documents'
import { toHit } from './hit.mapper'
import { loadHitPromotions } from './load-hit-promotions'
import { loadHits, type HitSources } from './load-hits'
import { ordinalsOf, type BitSet } from './memory/bit-set'
import type { LoadedSite } from './memory/loaded-site'
import type { SearchMemory } from './memory/search-memory'
import { toOrder } from './memory/sort-keys'
import { topDocuments } from './memory/top-documents'
import type { ProductSales } from './product-sales'
import type { SearchMeaning } from './match-text'
import { promotedDocuments } from './promotion-documents'
import { toRefinements } from './refinement.mapper'
import { parseRefinements, type SearchFilters } from './refinement.rules'
import type { SearchPhrases } from './search-phrases'
import { selectStoreListId } from './search.repository'
import type { SearchQuery } from './search.schemas'
import { chooseSorting, sortingOptions, type ChosenSorting } from './sorting.rules'
import { toSuggestion } from './suggestion.mapper'
import type { SearchTree } from './category-tree.rules'

type PageMetaTag = ShopperSearchTypes.PageMetaTag

/** Returns the meta tags of a listing; merchants cannot define rules for them. */
function toSearchMetaTags(
  site: Site,
  tree: SearchTree,
  { categoryId, typed, locale }: { categoryId?: string; typed: string; locale: Locale },
): PageMetaTag[] {
  const category = categoryId === undefined ? undefined : tree.get(categoryId)
  const name = category && pickLocalized(locale, category.localized, 'name', category.name)
  const title = [typed.trim(), name, site.name].filter((part) => part).join(' - ')
  return [
    { id: 'title', type: 'title', value: title },
    // result pages of text searches are not indexed, because there is one for every phrase
    { id: 'robots', type: 'name', value: typed.trim() === '' ? 'index,follow' : 'noindex,follow' },
    { id: 'og:title', type: 'property', value: title },
  ]
}

type SearchResult = ShopperSearchTypes.ProductSearchResult & { c_searchMeaning?: SearchMeaning }

export interface SearchContext {
  locale: Locale
  currency: string
  /** The shopper's session; if absent, the search is not counted. */
  usid?: string
  /** If absent, the context of an unknown shopper at the current time. */
  pricingContext?: PricingContext
}

export interface SearchService {
  /** @throws Problem 400 for a malformed refinement. */
  searchProducts(site: Site, query: SearchQuery, context: SearchContext): Promise<SearchResult>
}

interface Dependencies extends HitSources {
  memory: SearchMemory
  phrases: SearchPhrases
  sales: ProductSales
  promotions: PromotionsService
  mediaOrigin: string
}

const MAX_QUERY_ECHO = 50

export function createSearchService(db: Db, dependencies: Dependencies): SearchService {
  const { memory, phrases, sales, promotions, mediaOrigin, now } = dependencies

  return {
    async searchProducts(site, query, context) {
      const { currency, pricingContext = anonymousPricingContext(now()) } = context
      const loaded = await memory.open(site, pricingContext.moment)
      const filters = await readFilters(db, query)
      const timezone = timezoneOf(site.preferences)
      const found = await findDocuments(site, loaded, query.q, filters, {
        ...context,
        timezone,
        promoted: await findPromoted(promotions, site, loaded, filters, currency, pricingContext),
        today: toShopTime(pricingContext.at, timezone).day,
      })
      const { narrowed, offered } = found
      // a query may have only refinements, by which nothing can be sorted
      const hasText = found.scores !== undefined
      const sorting = chooseSorting(loaded.index, query.sort, hasText, found.categoryId)
      const page = await sortPage(sales, site, loaded, found, sorting, query, context)
      const { hits, ...facts } = await loadHits(dependencies, site, loaded, page, {
        withImageGroups: query.allImages !== undefined && query.expand.has('images'),
        terms: {
          currency,
          priceBookIds: pricingContext.priceBookIds,
          withPriorPrices: showsPriorPrices(site.preferences),
        },
        at: pricingContext.at,
      })
      const hitPromotions = query.expand.has('promotions')
        ? await loadHitPromotions(promotions, site, hits, facts.prices, {
            currency,
            pricingContext,
          })
        : new Map()
      const isNew = hasText && query.offset === 0 && narrowed.total > 0
      // searches in a preview of another moment are not counted
      const isVisit = pricingContext.moment === undefined
      if (isNew && isVisit && context.usid !== undefined)
        phrases.record(site.id, context.usid, query.q)
      const view = {
        ...query,
        ...facts,
        ...context,
        mediaOrigin,
        variantProperties: query.includedCustomVariationProperties,
        chosenValues: toChosenValues(filters),
        promotions: hitPromotions,
      }
      return {
        limit: query.limit,
        hits: hits.map((hit) => toHit(hit, view)),
        ...(query.expand.has('page_meta_tags') && {
          pageMetaTags: toSearchMetaTags(site, loaded.index.tree, {
            categoryId: found.categoryId,
            typed: query.q,
            locale: context.locale,
          }),
        }),
        query: query.q.slice(0, MAX_QUERY_ECHO),
        refinements: toRefinements(
          loaded.index,
          offered,
          narrowed,
          filters.selected,
          context.locale,
        ),
        searchPhraseSuggestions: toSuggestion(found.words ?? [], query.q, found.meaning),
        ...(found.meaning && { c_searchMeaning: found.meaning }),
        selectedRefinements: filters.selected,
        selectedSortingOption: sorting.id,
        sortingOptions: sortingOptions(loaded.index, context.locale),
        offset: query.offset,
        total: narrowed.total,
      }
    },
  }
}

async function readFilters(db: Db, query: SearchQuery): Promise<SearchFilters> {
  const parsed = parseRefinements(query.refine)
  if ('invalid' in parsed) {
    throw badRequest(`The refinement '${parsed.invalid}' is not valid.`, 'invalid-refinement')
  }
  const { filters } = parsed
  if (query.c_storeId !== undefined) {
    const listId = await selectStoreListId(db, query.c_storeId)
    // an unknown store has no inventory list and therefore no hits
    filters.inventoryListIds = [listId ?? '']
  }
  return filters
}

async function findPromoted(
  promotions: PromotionsService,
  site: Site,
  { index }: LoadedSite,
  { promotionIds, promotionRole }: SearchFilters,
  currency: string,
  pricingContext: PricingContext,
): Promise<BitSet | undefined> {
  if (promotionIds.length === 0) return undefined
  const all = await promotions.listPromotions(site.id)
  const asked = all.filter((one) => promotionIds.includes(one.id) && runsFor(one, pricingContext))
  return promotedDocuments(index, asked, promotionRole, currency)
}

async function sortPage(
  sales: ProductSales,
  site: Site,
  loaded: LoadedSite,
  found: Found,
  { rule }: ChosenSorting,
  { limit, offset }: SearchQuery,
  { currency }: SearchContext,
): Promise<Uint32Array> {
  const { index, availability } = loaded
  const paths = rule.attributes.map(({ path }) => path)
  const asks = (text: string) => paths.some((path) => path.includes(text))
  const order = toOrder(index, rule.attributes, {
    currency,
    names: found.names,
    categoryId: found.categoryId,
    scores: found.scores,
    ...(asks('vailability') && {
      orderable: await availability.documentsIn([site.inventoryListId]),
    }),
    ...((asks('activeData') || asks('predictive')) && {
      sales: await sales.ofDocuments(site, index),
    }),
  })
  return topDocuments(ordinalsOf(found.narrowed.set), order, offset, offset + limit)
}

/** Converts `c_size=9|18` to `{size: ['9', '18']}`. */
function toChosenValues({ attributes }: SearchFilters): Record<string, string[]> {
  return Object.fromEntries(
    [...attributes]
      .filter(([id]) => id.startsWith('c_'))
      .map(([id, values]) => [id.slice(2), values]),
  )
}
