import type { TextIndex } from './text-index'

export interface WordMatch {
  word: number
  factor: number
}

const SAME_STEM = 0.9
const BEGINS_WITH = 0.6
/** Shorter prefixes match too many words. */
const MIN_PREFIX_LENGTH = 2

/** @param isWhole whether longer words that begin with it are no matches */
export function matchWord(
  index: TextIndex,
  word: string,
  stem: string,
  isWhole: boolean,
): WordMatch[] {
  const factors = new Map<number, number>()
  const own = index.find(word)
  if (own !== undefined) factors.set(own, 1)
  for (const other of index.formsOfStem(stem)) {
    if (!factors.has(other)) factors.set(other, SAME_STEM)
  }
  if (!isWhole && word.length >= MIN_PREFIX_LENGTH) {
    for (const other of index.withPrefix(word)) {
      if (!factors.has(other)) factors.set(other, BEGINS_WITH)
    }
  }
  return [...factors].map(([number, factor]) => ({ word: number, factor }))
}

/** Returns the words with the same stem; for an unknown stem, the word itself if there is one. */
export function formsOf(index: TextIndex, word: string, stem: string): readonly number[] {
  const forms = index.formsOfStem(stem)
  const own = index.find(word)
  return forms.length === 0 && own !== undefined ? [own] : forms
}

export function knownWord(
  index: TextIndex,
  word: string,
  stem: string,
): { frequency: number; isShort: boolean } {
  const numbers = formsOf(index, word, stem)
  return {
    frequency: numbers.reduce((sum, number) => sum + index.frequencyOf(number), 0),
    isShort: numbers.some((number) => index.isCorrectable(number)),
  }
}

export function completeWord(index: TextIndex, prefix: string, limit: number): string[] {
  const found: { word: string; frequency: number }[] = []
  for (const number of index.withPrefix(prefix)) {
    const word = index.wordOf(number)
    if (word === prefix || !index.isCorrectable(number) || /\d/.test(word)) continue
    found.push({ word, frequency: index.frequencyOf(number) })
  }
  found.sort((a, b) => b.frequency - a.frequency || a.word.length - b.word.length)
  return found.slice(0, limit).map(({ word }) => word)
}
