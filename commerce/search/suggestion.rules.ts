import { pickLocalized, type Locale } from '../sites/locale'
import { ROOT_CATEGORY_ID } from '../catalog/category.rules'
import type { SiteIndex } from './memory/site-index'
import type { SearchSetting } from './search-setting.schemas'
import type { CheckedWord } from './text-query'
import { toWords } from './words.rules'

/** Returns the online categories that have products and a matching name. */
export function suggestCategories(
  { tree, tokens }: SiteIndex,
  words: readonly CheckedWord[],
  locale: Locale,
  limit: number,
) {
  const nameOf = (id: string | null) => {
    const category = tree.get(id ?? ROOT_CATEGORY_ID)
    if (!category || category.id === ROOT_CATEGORY_ID) return ROOT_CATEGORY_ID
    return pickLocalized(locale, category.localized, 'name', category.name)
  }
  return tree
    .all()
    .filter(
      ({ id }) =>
        tree.isOnline(id) &&
        tokens.documentsOf('cgid', id).length > 0 &&
        hasWords(nameOf(id), words),
    )
    .slice(0, limit)
    .map(({ id, parentId }) => ({
      id,
      name: nameOf(id),
      parentCategoryName: nameOf(parentId),
    }))
}

export function suggestBrands(
  { tokens }: SiteIndex,
  words: readonly CheckedWord[],
  limit: number,
): string[] {
  return tokens
    .valuesOf('brand')
    .filter((brand) => hasWords(brand, words))
    .sort()
    .slice(0, limit)
}

export function suggestOwnPhrases(
  { suggestionPhrases }: SearchSetting,
  words: readonly CheckedWord[],
  limit: number,
): string[] {
  return suggestionPhrases.filter((phrase) => hasWords(phrase, words)).slice(0, limit)
}

function hasWords(name: string, words: readonly CheckedWord[]): boolean {
  if (words.length === 0) return false
  const own = toWords(name)
  return words.every(({ word, corrected }) => {
    const singular = word.replace(/(?<=..)s$/, '')
    const forms = corrected === undefined ? [word, singular] : [word, singular, corrected]
    return own.some((part) => forms.some((form) => part.startsWith(form)))
  })
}
