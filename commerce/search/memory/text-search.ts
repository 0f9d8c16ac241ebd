import { addTo, emptySet, type BitSet } from './bit-set'
import type { TextIndex } from './text-index'
import { matchWord } from './word-matches'

/** One thing looked for; any of its phrases will do, of a phrase every word. */
export interface TextClause {
  phrases: { words: readonly string[]; factor: number }[]
}

export interface TextMatches {
  set: BitSet
  /** How well each document fits; 0 for those that do not. */
  scores: Float32Array
}

export interface TextSearchOptions {
  /** Only fields that are fit for suggestions. */
  shortFieldsOnly?: boolean
}

/** The documents that have every clause. A rare word counts more than a common one. */
export function searchText(
  index: TextIndex,
  size: number,
  clauses: readonly TextClause[],
  stemOf: (word: string) => string,
  options: TextSearchOptions = {},
): TextMatches {
  const scores = new Float32Array(size)
  const matched = new Uint8Array(size)
  for (const { phrases } of clauses) {
    const best = new Float32Array(size)
    for (const { words, factor } of phrases) {
      const found = scorePhrase(index, size, words, stemOf, options)
      for (let ordinal = 0; ordinal < size; ordinal += 1) {
        const score = (found[ordinal] ?? 0) * factor
        if (score > (best[ordinal] ?? 0)) best[ordinal] = score
      }
    }
    for (let ordinal = 0; ordinal < size; ordinal += 1) {
      const score = best[ordinal] ?? 0
      if (score === 0) continue
      matched[ordinal] = (matched[ordinal] ?? 0) + 1
      scores[ordinal] = (scores[ordinal] ?? 0) + score
    }
  }
  const set = emptySet(size)
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    if (matched[ordinal] === clauses.length) addTo(set, ordinal)
    else scores[ordinal] = 0
  }
  return { set, scores }
}

function scorePhrase(
  index: TextIndex,
  size: number,
  words: readonly string[],
  stemOf: (word: string) => string,
  options: TextSearchOptions,
): Float32Array {
  const [first, ...rest] = words.map((word) => scoreWord(index, size, word, stemOf(word), options))
  if (!first) return new Float32Array(size)
  for (const other of rest) {
    for (let ordinal = 0; ordinal < size; ordinal += 1) {
      const a = first[ordinal] ?? 0
      const b = other[ordinal] ?? 0
      first[ordinal] = a > 0 && b > 0 ? a + b : 0
    }
  }
  return first
}

function scoreWord(
  index: TextIndex,
  size: number,
  word: string,
  stem: string,
  { shortFieldsOnly = false }: TextSearchOptions,
): Float32Array {
  const scores = new Float32Array(size)
  let found = 0
  for (const match of matchWord(index, word, stem)) {
    const end = index.starts[match.word + 1] ?? 0
    for (let at = index.starts[match.word] ?? 0; at < end; at += 1) {
      const weight = index.weights[at] ?? 0
      if (shortFieldsOnly && (weight & 1) === 0) continue
      const ordinal = index.ordinals[at] ?? 0
      const score = (weight >>> 1) * match.factor
      const known = scores[ordinal] ?? 0
      if (known === 0) found += 1
      if (score > known) scores[ordinal] = score
    }
  }
  const rarity = Math.log(1 + size / Math.max(1, found))
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    scores[ordinal] = (scores[ordinal] ?? 0) * rarity
  }
  return scores
}
