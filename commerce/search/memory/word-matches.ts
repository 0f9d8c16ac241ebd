import { findPrefix, findWord, frequencyOf, type TextIndex } from './text-index'

export interface WordMatch {
  word: number
  factor: number
}

const SAME_STEM = 0.9
const BEGINS_WITH = 0.6
/** Shorter prefixes match too many words. */
const MIN_PREFIX_LENGTH = 2

export function matchWord(index: TextIndex, word: string, stem: string): WordMatch[] {
  const factors = new Map<number, number>()
  const own = findWord(index, word)
  if (index.words[own] === word) factors.set(own, 1)
  for (const other of index.wordsOfStem.get(stem) ?? []) {
    if (!factors.has(other)) factors.set(other, SAME_STEM)
  }
  if (word.length >= MIN_PREFIX_LENGTH) {
    const [from, to] = findPrefix(index, word)
    for (let other = from; other < to; other += 1) {
      if (!factors.has(other)) factors.set(other, BEGINS_WITH)
    }
  }
  return [...factors].map(([number, factor]) => ({ word: number, factor }))
}

/** Returns the words with the same stem; for an unknown stem, the word itself if there is one. */
export function formsOf(index: TextIndex, word: string, stem: string): readonly number[] {
  const own = findWord(index, word)
  return index.wordsOfStem.get(stem) ?? (index.words[own] === word ? [own] : [])
}

export function knownWord(
  index: TextIndex,
  word: string,
  stem: string,
): { frequency: number; isShort: boolean } {
  const numbers = formsOf(index, word, stem)
  return {
    frequency: numbers.reduce((sum, number) => sum + frequencyOf(index, number), 0),
    isShort: numbers.some((number) => index.correctable[number] === 1),
  }
}

export function completeWord(index: TextIndex, prefix: string, limit: number): string[] {
  const [from, to] = findPrefix(index, prefix)
  const found: { word: string; frequency: number }[] = []
  for (let number = from; number < to; number += 1) {
    const word = index.words[number] ?? ''
    if (word === prefix || index.correctable[number] !== 1 || /\d/.test(word)) continue
    found.push({ word, frequency: frequencyOf(index, number) })
  }
  found.sort((a, b) => b.frequency - a.frequency || a.word.length - b.word.length)
  return found.slice(0, limit).map(({ word }) => word)
}
