import type { SearchSetting } from './search-setting.schemas'
import { toWords } from './words.rules'

export interface SynonymRule {
  phrase: string[]
  alternatives: string[][]
}

interface Listed {
  locale?: string | undefined
}

export function toSynonymRules(setting: SearchSetting, locales: readonly string[]): SynonymRule[] {
  const isSpoken = ({ locale }: Listed) =>
    locale === undefined || ['default', 'x-default', ...locales].includes(locale)
  const mutual = setting.synonyms
    .filter(isSpoken)
    .flatMap(({ words }) => toMutualRules(words.map(toWords)))
  const compounds = (setting.compounds ?? [])
    .filter(isSpoken)
    .flatMap(({ words: [whole = '', ...parts] }) =>
      toMutualRules([toWords(whole), parts.flatMap(toWords)]),
    )
  const wider = (setting.hypernyms ?? []).filter(isSpoken).flatMap(({ hypernyms, hyponyms }) =>
    hypernyms.map((phrase) => ({
      phrase: toWords(phrase),
      alternatives: hyponyms.map(toWords),
    })),
  )
  return [...mutual, ...compounds, ...wider].filter(({ phrase }) => phrase.length > 0)
}

function toMutualRules(phrases: readonly string[][]): SynonymRule[] {
  const meant = phrases.filter((words) => words.length > 0)
  return meant.map((phrase) => ({
    phrase,
    alternatives: meant.filter((other) => other !== phrase),
  }))
}

/** A part of a query: the words as typed, and the phrases that may replace them. */
export interface QueryPart {
  words: string[]
  alternatives: string[][]
}

/**
 * Splits a query into parts, the longest known phrase first; a word outside any phrase is a part of
 * its own.
 * @param stemOf forms of a word with the same stem are considered equal.
 */
export function toQueryParts(
  words: readonly string[],
  rules: readonly SynonymRule[],
  stemOf: (word: string) => string,
): QueryPart[] {
  const parts: QueryPart[] = []
  let at = 0
  while (at < words.length) {
    const fitting = rules.filter(({ phrase }) =>
      phrase.every((word, offset) => {
        const typed = words[at + offset]
        return typed !== undefined && stemOf(typed) === stemOf(word)
      }),
    )
    const length = Math.max(1, ...fitting.map(({ phrase }) => phrase.length))
    const alternatives = fitting
      .filter(({ phrase }) => phrase.length === length)
      .flatMap((rule) => rule.alternatives)
    parts.push({ words: words.slice(at, at + length), alternatives })
    at += length
  }
  return parts
}
