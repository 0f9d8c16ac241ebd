import { z } from 'zod'

const Locale = z.string().optional()
const Words = z.array(z.string())

/**
 * `search_setting.definition`: what an archive's search.xml (search2.xsd) says. A list without
 * `locale` (or with `default`) holds for every locale.
 */
export const SearchSetting = z.object({
  /** `attributeId`: the path without `product.`, e.g. `name`, `brand`, `custom.flavour`. */
  searchableAttributes: z
    .array(z.object({ attributeId: z.string(), boost: z.number().default(1) }))
    .default([]),
  /** Groups of words that mean the same. */
  synonyms: z.array(z.object({ locale: Locale, words: Words })).default([]),
  /** Words that a search does without. */
  stopWords: Words.default([]),
  /** Who searches the wider word finds the narrower ones too. */
  hypernyms: z.array(z.object({ locale: Locale, hyponyms: Words, hypernyms: Words })).optional(),
  /** Words that are also searched by their parts: `['sugarfree', 'sugar', 'free']`. */
  compounds: z.array(z.object({ locale: Locale, words: Words })).optional(),
  /** Words with a stem of their own. */
  stemmingExceptions: z
    .array(z.object({ locale: Locale, words: Words, stem: z.string() }))
    .optional(),
  /** Categories that searches by text leave out. */
  excludedCategoryIds: Words.optional(),
  redirects: z.array(z.object({ phrase: z.string(), target: z.string() })).default([]),
  /** Offered while typing. */
  suggestionPhrases: Words.default([]),
})
export type SearchSetting = z.infer<typeof SearchSetting>
