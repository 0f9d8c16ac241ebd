import { addTo, emptySet, type BitSet } from './bit-set'
import type { TextIndex } from './text-index'
import { matchWord } from './word-matches'

/** A required part of a query. One of its phrases must match, with all its words. */
export interface TextClause {
  phrases: { words: readonly string[]; factor: number }[]
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

/** `touched` lists the scored ones, because most words occur in few documents. */
interface Scores {
  values: Float32Array
  touched: number[]
}

/** Rare words increase the score more than common ones. */
export function searchText(
  index: TextIndex,
  size: number,
  clauses: readonly TextClause[],
  stemOf: (word: string) => string,
  options: TextSearchOptions = {},
): TextMatches {
  const [first = emptyScores(size), ...rest] = clauses.map((clause) =>
    scoreClause(index, size, clause, stemOf, options),
  )
  for (const other of rest) addWhereBoth(first, other)
  const set = emptySet(size)
  for (const ordinal of first.touched) if ((first.values[ordinal] ?? 0) > 0) addTo(set, ordinal)
  return { set, scores: first.values }
}

const emptyScores = (size: number): Scores => ({ values: new Float32Array(size), touched: [] })

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
  size: number,
  { phrases }: TextClause,
  stemOf: (word: string) => string,
  options: TextSearchOptions,
): Scores {
  const scored = phrases.map(({ words, factor }) => ({
    factor,
    scores: scorePhrase(index, size, words, stemOf, options),
  }))
  const [only] = scored
  if (only && scored.length === 1 && only.factor === 1) return only.scores
  const best = emptyScores(size)
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
  size: number,
  words: readonly string[],
  stemOf: (word: string) => string,
  options: TextSearchOptions,
): Scores {
  const [first = emptyScores(size), ...rest] = words.map((word) =>
    scoreWord(index, size, word, stemOf(word), options),
  )
  for (const other of rest) addWhereBoth(first, other)
  return first
}

function scoreWord(
  index: TextIndex,
  size: number,
  word: string,
  stem: string,
  { shortFieldsOnly = false }: TextSearchOptions,
): Scores {
  const scores = emptyScores(size)
  for (const match of matchWord(index, word, stem)) {
    const end = index.starts[match.word + 1] ?? 0
    for (let at = index.starts[match.word] ?? 0; at < end; at += 1) {
      const weight = index.weights[at] ?? 0
      if (shortFieldsOnly && (weight & 1) === 0) continue
      raise(scores, index.ordinals[at] ?? 0, (weight >>> 1) * match.factor)
    }
  }
  const { values, touched } = scores
  const rarity = Math.log(1 + size / Math.max(1, touched.length))
  for (const ordinal of touched) values[ordinal] = (values[ordinal] ?? 0) * rarity
  return scores
}
