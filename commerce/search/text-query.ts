import type { LocaleTexts } from './memory/loaded-site'
import type { SiteIndex } from './memory/site-index'
import type { TextIndex } from './memory/text-index'
import type { TextClause } from './memory/text-search'
import { completeWord, knownWord } from './memory/word-matches'
import { correctWord } from './spelling.rules'
import { toQueryParts, toSynonymRules } from './synonyms.rules'

export interface CheckedWord {
  word: string
  /** Whether the index contains the word as typed. */
  isExact: boolean
  corrected?: string
  /** Longer words that begin with it, the most frequent first. */
  completions: string[]
}

export interface TextQuery {
  clauses: TextClause[]
  /** Returns the stem of every word in the clauses. */
  stemOf: (word: string) => string
  words: CheckedWord[]
}

const MAX_WORDS = 12
const COMPLETIONS = 5
const SYNONYM = 0.9
const CORRECTION = 0.8
/**
 * A word in at most this many documents may be a typing error too, if another word is `FAR_MORE`
 * times as frequent.
 */
const FEW = 2
const FAR_MORE = 10
/** Shorter words of short texts are no typing errors. */
const LONG = 6

/**
 * Undefined for a text without words.
 * @param isMore whether stop words alone mean nothing, because the query says more
 */
export async function readTextQuery(
  { setting }: SiteIndex,
  { text, stems, locale }: LocaleTexts,
  typed: readonly string[],
  isMore = false,
): Promise<TextQuery | undefined> {
  const all = [...new Set(typed.slice(0, MAX_WORDS))]
  if (all.length === 0) return undefined
  const listed = toSynonymRules(setting, locale.chain)
  const phrases = listed.flatMap(({ phrase, alternatives }) => [phrase, ...alternatives])
  const stopWords = await stems.stopWords([...new Set([...all, ...phrases.flat()])])
  const words = isMore
    ? all.filter((word) => !stopWords.has(word))
    : withoutStopWords(all, stopWords)
  if (words.length === 0) return undefined
  const rules = listed.map(({ phrase, alternatives }) => ({
    phrase: withoutStopWords(phrase, stopWords),
    alternatives: alternatives.map((other) => withoutStopWords(other, stopWords)),
  }))
  const known = [...new Set([...words, ...phrases.flat()])]
  const found = await stems.stem(known)
  const stemByWord = new Map(known.map((word, at) => [word, found[at] ?? word]))
  const stemOf = (word: string) => stemByWord.get(word) ?? word

  const parts = toQueryParts(words, rules, stemOf)
  const checked = words.map((word): CheckedWord => checkWord(text, word, stemOf(word)))
  const corrections = new Map(checked.map(({ word, corrected }) => [word, corrected]))
  const correctedWords = checked.flatMap(({ corrected }) => corrected ?? [])
  const correctedStems = await stems.stem(correctedWords)
  correctedWords.forEach((word, at) => stemByWord.set(word, correctedStems[at] ?? word))

  const clauses = parts.map(({ words: own, alternatives }) => {
    const better = own.map((word) => corrections.get(word) ?? word)
    const isCorrected = better.some((word, at) => word !== own[at])
    return {
      phrases: [
        { words: own, factor: 1 },
        ...alternatives.map((other) => ({ words: other, factor: SYNONYM })),
        ...(isCorrected ? [{ words: better, factor: CORRECTION, isWhole: true }] : []),
      ],
    }
  })
  return { clauses, stemOf, words: checked }
}

/** Removes stop words, unless there are no other words. */
function withoutStopWords(words: string[], stopWords: ReadonlySet<string>): string[] {
  const meant = words.filter((word) => !stopWords.has(word))
  return meant.length > 0 ? meant : words
}

/**
 * Corrects a word that no document contains and no other word begins with, or that is rare and
 * occurs only in long texts or is long, if a similar word is far more frequent.
 */
function checkWord(text: TextIndex, word: string, stem: string): CheckedWord {
  const { frequency, isShort } = knownWord(text, word, stem)
  const completions = completeWord(text, word, COMPLETIONS)
  const isRare = frequency > 0 && frequency <= FEW && (!isShort || word.length >= LONG)
  const isUnknown = frequency === 0 && text.withPrefix(word).length === 0
  const corrected = isUnknown || isRare ? correctWord(word, text) : undefined
  const isFitting =
    corrected !== undefined && (isUnknown || corrected.frequency >= frequency * FAR_MORE)
  return {
    word,
    isExact: frequency > 0,
    completions,
    ...(isFitting && { corrected: corrected.word }),
  }
}
