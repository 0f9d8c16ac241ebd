import type { ShopperSearchTypes } from 'commerce-sdk-isomorphic'
import { priceRange } from '../pricing/pricing.rules'
import { timezoneOf } from '../sites/shop-time.rules'
import type { Site } from '../sites/site.service'
import { loadHits, type HitSources } from './load-hits'
import { matchText, type TextMatch } from './match-text'
import { ordinalsOf } from './memory/bit-set'
import type { LoadedSite, LocaleTexts } from './memory/loaded-site'
import type { SearchMemory } from './memory/search-memory'
import { toOrder } from './memory/sort-keys'
import { topDocuments } from './memory/top-documents'
import type { SearchPhrases } from './search-phrases'
import type { SuggestionQuery } from './search.schemas'
import type { SearchContext } from './search.service'
import { BUILT_IN_RULES } from './sorting.rules'
import { suggestBrands, suggestCategories, suggestOwnPhrases } from './suggestion.rules'
import { toPhraseList, toSuggestedProduct, toSuggestion } from './suggestion.mapper'

type SuggestionResult = ShopperSearchTypes.SuggestionResult

export interface SuggestionService {
  getSuggestions(
    site: Site,
    query: SuggestionQuery,
    context: SearchContext,
  ): Promise<SuggestionResult>
}

interface Dependencies extends HitSources {
  memory: SearchMemory
  phrases: SearchPhrases
  mediaOrigin: string
}

const EINSTEIN_PHRASES = 10

export function createSuggestionService(dependencies: Dependencies): SuggestionService {
  const { memory, phrases, mediaOrigin } = dependencies

  async function findProducts(
    site: Site,
    loaded: LoadedSite,
    texts: LocaleTexts,
    { set, scores }: TextMatch,
    { limit, expand, includedCustomProductProperties }: SuggestionQuery,
    { locale, currency, pricingContext }: SearchContext,
  ) {
    const { index } = loaded
    const order = toOrder(index, BUILT_IN_RULES.get('best-matches')?.attributes ?? [], {
      scores,
      currency,
      names: texts.names,
    })
    const top = topDocuments(ordinalsOf(set), order, 0, limit)
    const options = {
      withImageGroups: false,
      terms: { currency, priceBookIds: pricingContext?.priceBookIds },
      at: pricingContext?.at,
    }
    const { hits, prices } = await loadHits(dependencies, site, loaded, top, options)
    const customIds = expand.has('custom_product_properties') ? includedCustomProductProperties : []
    const withImages = expand.has('images')
    const view = { locale, currency, mediaOrigin, customIds, withImages }
    return hits.flatMap((hit) => {
      const range = priceRange(hit.sellableIds.flatMap((id) => prices.get(id) ?? []))
      return range ? [toSuggestedProduct(hit, range.minMinor, view)] : []
    })
  }

  async function listEinsteinPhrases(site: Site, q: string, { usid = '' }: SearchContext) {
    const popular = await phrases.listPopular(site.id, q, EINSTEIN_PHRASES)
    const recent = await phrases.listRecent(site.id, usid, EINSTEIN_PHRASES)
    return {
      ...(popular.length > 0 && { popularSearchPhrases: toPhraseList(popular, q) }),
      ...(recent.length > 0 && { recentSearchPhrases: toPhraseList(recent, q) }),
    }
  }

  return {
    async getSuggestions(site, query, context) {
      const { q, limit } = query
      const loaded = await memory.open(site, context.pricingContext?.moment)
      const texts = await loaded.textsIn(context.locale)
      const timezone = timezoneOf(site.preferences)
      // long texts contain too many words for useful suggestions
      const options = { shortFieldsOnly: true, isTolerant: false }
      const found = await matchText(site, loaded, q, { ...context, texts, timezone }, options)
      const { words } = found
      const suggestion = toSuggestion(words, q, found.meaning)
      const products = await findProducts(site, loaded, texts, found, query, context)
      const categories = suggestCategories(loaded.index, words, context.locale, limit)
      const brands = suggestBrands(loaded.index, words, limit)
      const own = suggestOwnPhrases(loaded.index.setting, words, limit)
      return {
        searchPhrase: q,
        // empty lists are omitted, because clients distinguish an empty list from a missing one
        productSuggestions: { ...suggestion, ...(products.length > 0 && { products }) },
        categorySuggestions: { ...suggestion, ...(categories.length > 0 && { categories }) },
        brandSuggestions: {
          suggestedTerms: suggestion.suggestedTerms,
          ...(brands.length > 0 && { suggestedPhrases: toPhraseList(brands, q) }),
        },
        customSuggestion: {
          suggestedTerms: suggestion.suggestedTerms,
          ...(own.length > 0 && { suggestedPhrases: toPhraseList(own, q) }),
        },
        ...(query.includeEinsteinSuggestedPhrases && {
          einsteinSuggestedPhrases: await listEinsteinPhrases(site, q, context),
        }),
      }
    },
  }
}
