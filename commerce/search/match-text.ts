import type { Site } from '../sites/site.service'
import type { Locale } from '../sites/locale'
import { applyFilters } from './apply-filters'
import { readDenied } from './denied-words.rules'
import { readFreeFrom } from './free-from.rules'
import { addAll, countOf, emptySet, intersect, type BitSet } from './memory/bit-set'
import type { LoadedSite, LocaleTexts } from './memory/loaded-site'
import type { SiteIndex } from './memory/site-index'
import { searchText, type TextClause, type TextSearchOptions } from './memory/text-search'
import { toQueryWords } from './query-words'
import { readRefiningPhrases } from './search-phrases-setting.rules'
import { readTextQuery, type CheckedWord, type TextQuery } from './text-query'
import { withoutMentions } from './without-mentions'

/** How a query was understood, for the words above the results. */
export interface SearchMeaning {
  /** Allergens that no result contains according to its ingredients. */
  freeFrom: string[]
  /** Whether a result may contain them. */
  mayContain: boolean
  /** Phrases that became refinements. */
  phrases: string[]
  /** Unwanted words that no result mentions. */
  without: string[]
  /** Words that no result contains, because nothing has all words. */
  dropped: string[]
  /** The language in which the words were found, if it is not the shopper's. */
  language?: string
}

export interface TextMatch {
  set: BitSet
  /** The relevance of each document; absent if the query has only refinements. */
  scores?: Float32Array
  words: readonly CheckedWord[]
  meaning: SearchMeaning
}

interface MatchContext {
  texts: LocaleTexts
  currency: string
  /** The site's. */
  timezone: string
}

interface MatchOptions extends TextSearchOptions {
  /** Whether words may be left out, or looked up in another language, if nothing has them all. */
  isTolerant: boolean
}

/**
 * Finds the documents of a query. Allergens to avoid are never left out: a product is found only if
 * its ingredients are known and do not contain them.
 */
export async function matchText(
  site: Site,
  loaded: LoadedSite,
  typed: string,
  context: MatchContext,
  options: MatchOptions,
): Promise<TextMatch> {
  const { index } = loaded
  const { allergens, words } = readFreeFrom(toQueryWords(typed))
  const { filters, phrases, words: others } = readRefiningPhrases(site.preferences, words)
  const { denied, words: rest } = readDenied(others)
  const listed = withoutExcluded(index, withoutAllergens(index, allergens))
  const allowed = await withoutMentions(site, loaded, denied, context.texts.locale, listed)
  const refined = filters ? applyFilters(index, allowed, filters, [], context).set : allowed
  const isMore = allergens.length + phrases.length + denied.length > 0
  const attempt = await findWords(site, loaded, rest, { context, options, isMore, within: refined })
  const hasNothing = countOf(attempt.set) === 0
  const wider =
    hasNothing && filters && options.isTolerant
      ? await findWords(site, loaded, rest, { context, options, isMore, within: allowed })
      : undefined
  const found = wider ?? attempt
  const traces = emptySet(index.size)
  for (const id of allergens) addAll(traces, index.tokens.documentsOf('traces', id))
  return {
    ...found,
    meaning: {
      freeFrom: allergens,
      mayContain: countOf(intersect(found.set, traces)) > 0,
      phrases: wider ? [] : phrases,
      without: denied,
      dropped: [...(wider ? phrases : []), ...found.dropped],
      ...(found.language && { language: found.language }),
    },
  }
}

/** Products without known ingredients are left out too. */
function withoutAllergens({ tokens, size, live }: SiteIndex, allergens: readonly string[]): BitSet {
  if (allergens.length === 0) return live
  const set = addAll(emptySet(size), tokens.documentsOf('declared', 'yes'))
  return subtract(
    size,
    set,
    allergens.map((id) => tokens.documentsOf('allergen', id)),
  )
}

function withoutExcluded({ setting, tokens, size }: SiteIndex, set: BitSet): BitSet {
  const excluded = setting.excludedCategoryIds ?? []
  return subtract(
    size,
    set,
    excluded.map((id) => tokens.documentsOf('cgid', id)),
  )
}

function subtract(size: number, set: BitSet, documents: readonly Uint32Array[]): BitSet {
  const left = emptySet(size)
  for (const some of documents) addAll(left, some)
  return set.map((word, at) => word & ~(left[at] ?? 0))
}

interface WordsSearch {
  context: MatchContext
  options: MatchOptions
  /** Whether the query says more than these words. */
  isMore: boolean
  within: BitSet
}

interface FoundWords extends Pick<TextMatch, 'set' | 'scores' | 'words'> {
  dropped: string[]
  language?: string
}

async function findWords(
  site: Site,
  loaded: LoadedSite,
  words: readonly string[],
  search: WordsSearch,
): Promise<FoundWords> {
  const { context, options, isMore, within } = search
  const { index } = loaded
  const query = await readTextQuery(index, context.texts, words, isMore)
  if (!query) return { set: isMore ? within : emptySet(index.size), words: [], dropped: [] }
  const isKnown = query.words.every(({ isExact, completions }) => isExact || completions.length > 0)
  const other =
    options.isTolerant && !isKnown ? await findElsewhere(site, loaded, words, search) : undefined
  if (other) return other
  const own = match(index, context.texts, query, query.clauses, options, within)
  if (countOf(own.set) > 0 || !options.isTolerant)
    return { ...own, words: query.words, dropped: [] }
  const relaxed = relax(index, context.texts, query, options, within)
  // `my son is allergic to peanuts`: without the words the rest of the query still means something
  const set = isMore && countOf(relaxed.set) === 0 ? within : relaxed.set
  return { ...relaxed, set, words: query.words }
}

function match(
  index: SiteIndex,
  { text }: LocaleTexts,
  { stemOf }: TextQuery,
  clauses: readonly TextClause[],
  options: TextSearchOptions,
  within: BitSet,
) {
  const { set, scores } = searchText(text, index, clauses, stemOf, options)
  return { set: intersect(set, within), scores }
}

/** Looks up words that are exact in another language of the site. */
async function findElsewhere(
  site: Site,
  loaded: LoadedSite,
  words: readonly string[],
  { context, options, isMore, within }: WordsSearch,
): Promise<FoundWords | undefined> {
  const ids = [site.defaultLocale, ...site.locales].filter((id) => id !== context.texts.locale.id)
  for (const id of ids) {
    const locale: Locale = { id, chain: [id, id.slice(0, 2)] }
    const texts = await loaded.textsIn(locale)
    const query = await readTextQuery(loaded.index, texts, words, isMore)
    if (!query?.words.every(({ isExact }) => isExact)) continue
    const found = match(loaded.index, texts, query, query.clauses, options, within)
    if (countOf(found.set) > 0) return { ...found, words: query.words, dropped: [], language: id }
  }
  return undefined
}

/** Leaves out words until something is found: first those that are found nowhere. */
function relax(
  index: SiteIndex,
  texts: LocaleTexts,
  query: TextQuery,
  options: TextSearchOptions,
  within: BitSet,
): Omit<FoundWords, 'words'> {
  const counted = query.clauses
    .map((clause) => ({
      clause,
      count: countOf(match(index, texts, query, [clause], options, within).set),
    }))
    .sort((one, other) => one.count - other.count)
  let left = counted.filter(({ count }) => count > 0)
  const dropped = counted.filter(({ count }) => count === 0)
  while (left.length > 0) {
    const clauses = left.map(({ clause }) => clause)
    const found = match(index, texts, query, clauses, options, within)
    if (countOf(found.set) > 0) return { ...found, dropped: dropped.map(toWordsOf) }
    dropped.push(...left.slice(-1))
    left = left.slice(0, -1)
  }
  return { set: emptySet(index.size), dropped: dropped.map(toWordsOf) }
}

const toWordsOf = ({ clause }: { clause: TextClause }) => clause.phrases[0]?.words.join(' ') ?? ''
