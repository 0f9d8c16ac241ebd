import type { Locale } from '../sites/locale'
import type { Site } from '../sites/site.service'
import { ROOT_CATEGORY_ID } from '../catalog/category.rules'
import { intersect, type BitSet } from './memory/bit-set'
import type { LoadedSite } from './memory/loaded-site'
import { rememberBy } from './memory/remember-by'
import type { SiteIndex } from './memory/site-index'
import { applyFilters, type FilteredDocuments } from './apply-filters'
import { offerRefinements, type OfferedRefinement } from './offered-refinements'
import type { SearchFilters } from './refinement.rules'
import { matchText, type SearchMeaning } from './match-text'
import type { CheckedWord } from './text-query'

export interface FindContext {
  locale: Locale
  currency: string
  /** The site's. */
  timezone: string
  /** In this time zone, `2026-11-21`. */
  today: string
  /** The documents of the requested promotions; absent if none were requested. */
  promoted?: BitSet
}

/** The result of a search before sorting. */
export interface Found {
  narrowed: FilteredDocuments
  offered: readonly OfferedRefinement[]
  /** The relevance of each document for the text. */
  scores?: Float32Array
  /** The words of the text; absent if the search has no text. */
  words?: readonly CheckedWord[]
  meaning?: SearchMeaning
  names: readonly string[]
  categoryId?: string
}

export async function findDocuments(
  site: Site,
  loaded: LoadedSite,
  typed: string,
  filters: SearchFilters,
  context: FindContext,
): Promise<Found> {
  const { index } = loaded
  const hasOwnTexts = context.locale.id !== site.defaultLocale
  const hasText = typed !== ''
  const texts = hasText || hasOwnTexts ? await loaded.textsIn(context.locale) : undefined
  const matches =
    texts && hasText
      ? await matchText(site, loaded, typed, { ...context, texts }, { isTolerant: true })
      : undefined
  const stock = await findInStock(site, loaded, filters)
  const base = [matches?.set, context.promoted, ...stock].reduce(both, undefined)
  const categoryId = filters.attributes.get('cgid')?.[0]
  const offered = remembered(index, categoryId ?? ROOT_CATEGORY_ID, context)
  return {
    narrowed: applyFilters(index, base, filters, offered, context),
    offered,
    names: texts?.names ?? index.names,
    ...(matches && { scores: matches.scores, words: matches.words, meaning: matches.meaning }),
    ...(categoryId !== undefined && { categoryId }),
  }
}

const both = (a: BitSet | undefined, b: BitSet | undefined) => (a && b ? intersect(a, b) : (a ?? b))

async function findInStock(
  site: Site,
  { availability }: LoadedSite,
  { orderableOnly, inventoryListIds }: SearchFilters,
): Promise<BitSet[]> {
  return Promise.all([
    ...(orderableOnly ? [availability.documentsIn([site.inventoryListId])] : []),
    ...(inventoryListIds.length > 0 ? [availability.documentsIn(inventoryListIds)] : []),
  ])
}

const offers = rememberBy<OfferedRefinement[]>()
const NO_PRICES = {}

// the refinements of a category depend only on the index, which is a site's, and on the day
function remembered(
  index: SiteIndex,
  categoryId: string,
  { locale, currency, today, timezone }: FindContext,
): OfferedRefinement[] {
  // there may be any number of unknown categories, so they share the entry of the root
  const category = index.tree.get(categoryId) ? categoryId : ROOT_CATEGORY_ID
  const key = [category, locale.id, currency, today].join(' ')
  const prices = index.prices.get(currency) ?? NO_PRICES
  return offers([index.labels, index.tokens, index.sellables, prices], key, () =>
    offerRefinements(index, category, { locale, currency, today, timezone }),
  )
}
