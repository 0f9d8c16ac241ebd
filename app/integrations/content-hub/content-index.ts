import { withoutMarkup } from '@rules/without-markup'
import type { ContentDocument } from './content-document'
import type { ContentHit } from './content-search.port'

/** How many letters of a word may differ: short words would match too many others. */
function tolerance(word: string): number {
  if (word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}

/** Returns the known word most similar to a misspelled one; undefined if none is similar enough. */
function nearestWord(word: string, known: readonly string[]): string | undefined {
  let nearest: string | undefined
  let allowed = tolerance(word)
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > allowed) continue
    const distance = editDistance(word, candidate)
    if (distance > allowed || (nearest !== undefined && distance === allowed)) continue
    nearest = candidate
    allowed = distance
  }
  return nearest
}

/** Returns how many letters must be added, removed or changed to turn one word into the other. */
function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change))
    }
    above = row
  }
  return above[b.length] ?? 0
}

/** Weight of a word in each field. */
const FIELDS = [
  ['title', 8],
  ['teaser', 3],
  ['body', 1],
] as const
/**
 * Factor for a word that only begins with the search word; lower if the search word itself is in
 * the index, too.
 */
const BEGINNING = 0.6
const LONGER_WORD = 0.3
const MIN_BEGINNING_LENGTH = 3
/** Factor for a title that contains the whole query. */
const PHRASE_IN_TITLE = 1.5
/** Factor for a post or a recipe, which answers better than a page that lists them. */
const ARTICLE = 1.25
/** Hits below this fraction of the best score are omitted: they only mention the word. */
const FAR_BEHIND = 0.12

const STOP_WORDS = new Set(
  'a an and are at by can do for from how i in is it my of on or our that the to what which with your'.split(
    ' ',
  ),
)

/** Word → document number → weight. */
type Postings = Map<string, Map<number, number>>

export interface ContentIndex {
  documents: readonly ContentDocument[]
  postings: Postings
}

export function buildContentIndex(documents: readonly ContentDocument[]): ContentIndex {
  const postings: Postings = new Map()
  documents.forEach((document, number) => {
    for (const [field, weight] of FIELDS) {
      for (const word of new Set(toWords(document[field]))) {
        const known = postings.get(word) ?? new Map<number, number>()
        known.set(number, Math.max(known.get(number) ?? 0, weight))
        postings.set(word, known)
      }
    }
  })
  return { documents, postings }
}

/**
 * Returns the pages that contain every word of the query, best first; with equal scores, newest
 * first.
 */
export function searchContentIndex(
  { documents, postings }: ContentIndex,
  query: string,
): ContentDocument[] {
  const words = withoutStopWords([...new Set(toWords(query))])
  const [first, ...others] = words.map((word) =>
    scoresOf(correct(word, postings), postings, documents.length),
  )
  const phrase = toWords(query).join(' ')
  const ranked = [...(first ?? [])].flatMap(([number, score]) => {
    const document = documents[number]
    const scores = [score, ...others.map((other) => other.get(number) ?? 0)]
    if (!document || scores.includes(0)) return []
    const sum = scores.reduce((all, one) => all + one, 0)
    return [{ document, score: sum * preference(document, phrase) }]
  })
  ranked.sort((a, b) => b.score - a.score || compareHits(a.document.hit, b.document.hit))
  const best = ranked[0]?.score ?? 0
  return ranked.filter(({ score }) => score >= best * FAR_BEHIND).map(({ document }) => document)
}

/** Returns the word, or the most similar indexed word if no indexed word begins with it. */
function correct(word: string, postings: Postings): string {
  const words = [...postings.keys()]
  return words.some((known) => known.startsWith(word)) ? word : (nearestWord(word, words) ?? word)
}

/** Returns the score of a word for each document that contains it; rare words score higher. */
function scoresOf(word: string, postings: Postings, size: number): Map<number, number> {
  const weights = new Map(postings.get(word))
  const beginning = weights.size > 0 ? LONGER_WORD : BEGINNING
  if (word.length >= MIN_BEGINNING_LENGTH) {
    for (const [known, documents] of postings) {
      if (known === word || !known.startsWith(word)) continue
      for (const [number, weight] of documents) {
        weights.set(number, Math.max(weights.get(number) ?? 0, weight * beginning))
      }
    }
  }
  const rarity = Math.log(1 + size / (1 + weights.size))
  return new Map([...weights].map(([number, weight]) => [number, weight * rarity]))
}

function preference({ hit, title }: ContentDocument, phrase: string): number {
  const isNamedSo = toWords(title).join(' ').includes(phrase)
  return (isNamedSo ? PHRASE_IN_TITLE : 1) * (hit.kind === 'page' ? 1 : ARTICLE)
}

function compareHits(a: ContentHit, b: ContentHit): number {
  const newerFirst = (b.publishedDate ?? '').localeCompare(a.publishedDate ?? '')
  return newerFirst || a.title.localeCompare(b.title, 'en')
}

/** Removes stop words, unless the query has no other words. */
function withoutStopWords(words: string[]): string[] {
  const meant = words.filter((word) => !STOP_WORDS.has(word))
  return meant.length > 0 ? meant : words
}

/**
 * Returns the stems of all words, in lower case, without markup and accents, in the order of the
 * text.
 */
function toWords(text: string): string[] {
  const plain = withoutMarkup(text)
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(toStem)
}

/** `truffles`, `truffle` → `truffl`; `storing`, `store` → `stor`; `cherries` → `cherry`. */
function toStem(word: string): string {
  return toSingular(word)
    .replace(/^(.{4,})ing$/, '$1')
    .replace(/^(.{4,})e$/, '$1')
}

/** `boxes` → `box`; `glass` stays. */
function toSingular(word: string): string {
  if (word.length < 4) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word
}
