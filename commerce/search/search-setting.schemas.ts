import { z } from 'zod'

const Locale = z.string().optional()
const Words = z.array(z.string())

/**
 * `search_setting.definition`: the content of an archive's search.xml (search2.xsd). A list without
 * `locale` (or with `default`) applies to every locale.
 */
export const SearchSetting = z.object({
  /** `attributeId`: the path without `product.`, e.g. `name`, `brand`, `custom.flavour`. */
  searchableAttributes: z
    .array(z.object({ attributeId: z.string(), boost: z.number().default(1) }))
    .default([]),
  /** Groups of words with the same meaning. */
  synonyms: z.array(z.object({ locale: Locale, words: Words })).default([]),
  stopWords: Words.default([]),
  hypernyms: z.array(z.object({ locale: Locale, hyponyms: Words, hypernyms: Words })).optional(),
  /** Words that are also searched as their parts: `['sugarfree', 'sugar', 'free']`. */
  compounds: z.array(z.object({ locale: Locale, words: Words })).optional(),
  /** Words with an explicitly defined stem. */
  stemmingExceptions: z
    .array(z.object({ locale: Locale, words: Words, stem: z.string() }))
    .optional(),
  excludedCategoryIds: Words.optional(),
  /** `online` is false for redirects that have no effect yet. */
  redirects: z
    .array(
      z.object({ phrase: z.string(), target: z.string(), online: z.literal(false).optional() }),
    )
    .default([]),
  /** Phrases offered while the shopper types. */
  suggestionPhrases: Words.default([]),
})
export type SearchSetting = z.infer<typeof SearchSetting>
