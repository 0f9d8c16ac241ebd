import type { ShopperSearchTypes } from 'commerce-sdk-isomorphic'
import { localizeCustom } from '../catalog/localize-product.rules'
import { toCustomProperties } from '../catalog/product.rules'
import { pickLocalized, type Locale } from '../sites/locale'
import { toDecimal } from '../money'
import { toImage } from './hit.mapper'
import type { StoredHit } from './search.repository'
import type { SearchMeaning } from './match-text'
import type { CheckedWord } from './text-query'

type Suggestion = ShopperSearchTypes.Suggestion
type SuggestedProduct = ShopperSearchTypes.SuggestedProduct
type SuggestedPhrase = ShopperSearchTypes.SuggestedPhrase

const MAX_LENGTH = 50
const MAX_PHRASES = 5

export function toSuggestion(
  words: readonly CheckedWord[],
  typed: string,
  meaning?: SearchMeaning,
): Suggestion {
  if (words.length === 0) return { suggestedTerms: [] }
  const isMore =
    meaning && meaning.freeFrom.length + meaning.phrases.length + meaning.without.length > 0
  const phrases = isMore ? toCorrected(words, typed) : toPhrases(words, typed)
  return {
    ...(phrases.length > 0 && { suggestedPhrases: phrases }),
    suggestedTerms: words.map((checked) => {
      const terms = toTerms(checked)
      return {
        originalTerm: checked.word.slice(0, MAX_LENGTH),
        ...(terms.length > 0 && { terms }),
      }
    }),
  }
}

function toTerms({ word, isExact, corrected, completions }: CheckedWord) {
  const exact = { completed: false, corrected: false, exactMatch: true, value: word }
  const better = { completed: false, corrected: true, exactMatch: false, value: corrected ?? '' }
  return [
    ...(isExact ? [exact] : []),
    ...(corrected === undefined ? [] : [better]),
    ...completions.map((value) => ({
      completed: true,
      corrected: false,
      exactMatch: false,
      value: value.slice(0, MAX_LENGTH),
    })),
  ]
}

function toPhrases(words: readonly CheckedWord[], typed: string): SuggestedPhrase[] {
  const best = words.map(({ word, isExact, corrected, completions }) =>
    isExact && corrected === undefined ? word : (corrected ?? completions[0]),
  )
  if (best.some((word) => word === undefined)) return []
  const isExact = words.every((word, at) => word.word === best[at])
  const start = best.slice(0, -1)
  const endings = [...(isExact ? [] : [best.at(-1)]), ...(words.at(-1)?.completions ?? [])]
  const own = typed.trim().toLowerCase()
  // a phrase that differs only in accents, apostrophes or stop words is correct
  const phrases = [...(isExact ? [own] : []), ...endings.map((last) => [...start, last].join(' '))]
  return [...new Set(phrases)]
    .filter((phrase) => phrase.length <= MAX_LENGTH)
    .slice(0, MAX_PHRASES)
    .map((phrase) => ({ exactMatch: phrase === own, phrase }))
}

/** Corrects words, and keeps those that say what to leave out. */
function toCorrected(words: readonly CheckedWord[], typed: string): SuggestedPhrase[] {
  const own = typed.trim().toLowerCase()
  const phrase = words.reduce(
    (text, { word, corrected }) => (corrected ? text.replace(word, corrected) : text),
    own,
  )
  return phrase.length > MAX_LENGTH ? [] : [{ exactMatch: phrase === own, phrase }]
}

export function toPhraseList(phrases: readonly string[], typed: string): SuggestedPhrase[] {
  const own = typed.trim().toLowerCase()
  return phrases.map((phrase) => ({
    exactMatch: phrase.toLowerCase() === own,
    phrase: phrase.slice(0, MAX_LENGTH),
  }))
}

export interface SuggestedProductView {
  locale: Locale
  currency: string
  mediaOrigin: string
  customIds: readonly string[]
  withImages: boolean
}

/** `expand=images` adds a picture, although the published schema does not contain it. */
export function toSuggestedProduct(
  { productId, name, localized, hit }: StoredHit,
  priceMinor: number,
  view: SuggestedProductView,
): SuggestedProduct {
  const { locale, currency, customIds } = view
  const productName = pickLocalized(locale, localized, 'name', name)
  const custom = Object.entries(toCustomProperties(localizeCustom(hit.custom, localized, locale)))
  return {
    currency,
    price: toDecimal(priceMinor, currency),
    productId,
    productName,
    ...(view.withImages && hit.image && { image: toImage(hit.image, productName, view) }),
    ...Object.fromEntries(custom.filter(([id]) => customIds.includes(id))),
  }
}
