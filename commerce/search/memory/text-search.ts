import { addTo, emptySet, type BitSet } from './bit-set'
import type { SiteIndex } from './site-index'
import type { TextIndex } from './text-index'
import { matchWord, type WordMatch } from './word-matches'

/** A required part of a query. One of its phrases must match, with all its words. */
export interface TextClause {
  phrases: TextPhrase[]
}

interface TextPhrase {
  words: readonly string[]
  factor: number
  /** Whether longer words that begin like these are no matches. */
  isWhole?: boolean
}

export interface TextMatches {
  set: BitSet
  /** The relevance of each document; 0 if it does not match. */
  scores: Float32Array
}

export interface TextSearchOptions {
  /** Searches only fields that are suitable for suggestions. */
  shortFieldsOnly?: boolean
}

type Documents = Pick<SiteIndex, 'size' | 'count'>

/** `touched` lists the scored ones, because most words occur in few documents. */
interface Scores {
  values: Float32Array
  touched: number[]
}

/** Rare words increase the score more than common ones. */
export function searchText(
  index: TextIndex,
  documents: Documents,
  clauses: readonly TextClause[],
  stemOf: (word: string) => string,
  options: TextSearchOptions = {},
): TextMatches {
  const [first = emptyScores(documents), ...rest] = clauses.map((clause) =>
    scoreClause(index, documents, clause, stemOf, options),
  )
  for (const other of rest) addWhereBoth(first, other)
  const set = emptySet(documents.size)
  for (const ordinal of first.touched) if ((first.values[ordinal] ?? 0) > 0) addTo(set, ordinal)
  return { set, scores: first.values }
}

const emptyScores = ({ size }: Documents): Scores => ({
  values: new Float32Array(size),
  touched: [],
})

function raise({ values, touched }: Scores, ordinal: number, score: number): void {
  const known = values[ordinal] ?? 0
  if (known === 0) touched.push(ordinal)
  if (score > known) values[ordinal] = score
}

/** Adds the other scores; documents without another score are set to 0. */
function addWhereBoth({ values, touched }: Scores, other: Scores): void {
  for (const ordinal of touched) {
    const own = values[ordinal] ?? 0
    const more = other.values[ordinal] ?? 0
    values[ordinal] = own > 0 && more > 0 ? own + more : 0
  }
}

function scoreClause(
  index: TextIndex,
  documents: Documents,
  { phrases }: TextClause,
  stemOf: (word: string) => string,
  options: TextSearchOptions,
): Scores {
  const scored = phrases.map((phrase) => ({
    factor: phrase.factor,
    scores: scorePhrase(index, documents, phrase, stemOf, options),
  }))
  const [only] = scored
  if (only && scored.length === 1 && only.factor === 1) return only.scores
  const best = emptyScores(documents)
  for (const { scores, factor } of scored) {
    for (const ordinal of scores.touched) {
      const score = (scores.values[ordinal] ?? 0) * factor
      if (score > 0) raise(best, ordinal, score)
    }
  }
  return best
}

function scorePhrase(
  index: TextIndex,
  documents: Documents,
  { words, isWhole = false }: TextPhrase,
  stemOf: (word: string) => string,
  options: TextSearchOptions,
): Scores {
  const [first = emptyScores(documents), ...rest] = words.map((word) =>
    scoreWord(index, documents, matchWord(index, word, stemOf(word), isWhole), options),
  )
  for (const other of rest) addWhereBoth(first, other)
  return first
}

function scoreWord(
  index: TextIndex,
  documents: Documents,
  matches: readonly WordMatch[],
  { shortFieldsOnly = false }: TextSearchOptions,
): Scores {
  const scores = emptyScores(documents)
  for (const match of matches) {
    const { ordinals, weights } = index.postingsOf(match.word)
    for (let at = 0; at < ordinals.length; at += 1) {
      const weight = weights[at] ?? 0
      if (shortFieldsOnly && (weight & 1) === 0) continue
      raise(scores, ordinals[at] ?? 0, (weight >>> 1) * match.factor)
    }
  }
  const { values, touched } = scores
  const rarity = Math.log(1 + documents.count / Math.max(1, touched.length))
  for (const ordinal of touched) values[ordinal] = (values[ordinal] ?? 0) * rarity
  return scores
}
