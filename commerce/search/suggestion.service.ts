import type { ShopperSearchTypes } from 'commerce-sdk-isomorphic'
import type { Db } from '../db/client'
import type { Site } from '../sites/site.service'
import type { SuggestionQuery } from './search.schemas'
import type { SearchService } from './search.service'
import { toSuggestedCategory, toSuggestedProduct, toSuggestion } from './suggestion.mapper'
import {
  selectSuggestedBrands,
  selectSuggestedCategories,
  selectSuggestedProducts,
} from './suggestion.repository'
import { toTextQuery } from './words.rules'

type SuggestionResult = ShopperSearchTypes.SuggestionResult

export interface SuggestionService {
  /** What a shopper may mean while typing: products by name, categories, brands. */
  getSuggestions(site: Site, query: SuggestionQuery): Promise<SuggestionResult>
}

export function createSuggestionService(
  db: Db,
  { search }: { search: SearchService },
): SuggestionService {
  async function find(site: Site, text: string, limit: number) {
    // long texts mention too much to complete what is being typed
    const short = toTextQuery(text, 'ABC')
    const plain = toTextQuery(text)
    if (short === undefined || plain === undefined)
      return { products: [], categories: [], brands: [] }
    const [products, categories, brands] = await Promise.all([
      selectSuggestedProducts(db, site.id, short, limit),
      selectSuggestedCategories(db, site.id, site.catalogId, plain, limit),
      selectSuggestedBrands(db, site.id, plain, limit),
    ])
    return { products, categories, brands }
  }

  return {
    async getSuggestions(site, { q, limit, expand, includedCustomProductProperties }) {
      await search.ensureIndex(site.id)
      let found = await find(site, q, limit)
      let suggestion = toSuggestion([])
      if (found.products.length === 0 && found.categories.length === 0) {
        const checked = await search.checkSpelling(site.id, q)
        suggestion = toSuggestion(checked)
        const phrase = suggestion.suggestedPhrases?.[0]?.phrase
        if (phrase !== undefined) found = await find(site, phrase, limit)
      }
      const customIds = expand?.includes('custom_product_properties')
        ? includedCustomProductProperties
        : []
      return {
        searchPhrase: q,
        productSuggestions: {
          ...suggestion,
          products: found.products.map((product) =>
            toSuggestedProduct(product, site.currency, customIds),
          ),
        },
        categorySuggestions: {
          ...suggestion,
          categories: found.categories.map(toSuggestedCategory),
        },
        brandSuggestions: {
          suggestedTerms: [],
          suggestedPhrases: found.brands.map((brand) => ({ exactMatch: false, phrase: brand })),
        },
      }
    },
  }
}
