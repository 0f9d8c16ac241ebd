import type { ShopperSearchTypes } from 'commerce-sdk-isomorphic'
import { toCustomProperties } from '../catalog/product.rules'
import type { FoundCategory, FoundProduct } from './suggestion.repository'

type Suggestion = ShopperSearchTypes.Suggestion
type SuggestedProduct = ShopperSearchTypes.SuggestedProduct

/** A word of the query and what it was taken for; without `corrected` it stood. */
export interface CheckedWord {
  word: string
  corrected?: string
}

/** `suggestedTerms` and `suggestedPhrases` of a query whose words were looked up. */
export function toSuggestion(words: readonly CheckedWord[]): Suggestion {
  const isCorrected = words.some(({ corrected }) => corrected !== undefined)
  if (!isCorrected) return { suggestedTerms: [] }
  const phrase = words.map(({ word, corrected }) => corrected ?? word).join(' ')
  return {
    suggestedPhrases: [{ exactMatch: false, phrase: phrase.slice(0, 50) }],
    suggestedTerms: words.map(({ word, corrected }) => ({
      originalTerm: word,
      terms: [
        {
          completed: false,
          corrected: corrected !== undefined,
          exactMatch: corrected === undefined,
          value: corrected ?? word,
        },
      ],
    })),
  }
}

export function toSuggestedProduct(
  found: FoundProduct,
  currency: string,
  customIds: readonly string[],
): SuggestedProduct {
  const custom = Object.entries(toCustomProperties(found.custom))
  return {
    currency,
    price: found.priceMinor / 100,
    productId: found.productId,
    productName: found.productName,
    ...Object.fromEntries(custom.filter(([id]) => customIds.includes(id))),
  }
}

export function toSuggestedCategory({ id, name, parentName }: FoundCategory) {
  return { id, name, parentCategoryName: parentName ?? 'root' }
}
