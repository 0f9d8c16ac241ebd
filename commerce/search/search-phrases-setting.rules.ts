import { DEFAULT_SEARCH_PHRASES } from '../sites/default-search-phrases'
import { parseRefinements, type SearchFilters } from './refinement.rules'
import { toWords } from './words.rules'

/** A phrase that stands for refinements, for example `under {price}`. */
interface RefiningPhrase {
  /** Words, and names of amounts in braces. */
  words: string[]
  refine: string[]
  line: number
}

const AMOUNT = /^\d+(?:x\d\d)?$/
const UNITS = new Set(['dollar', 'dollars', 'bucks', 'usd', 'dolar', 'dolares', 'pesos'])
const known = new WeakMap<object, RefiningPhrase[]>()

/** Parses lines such as `christmas gift, xmas present = cgid=christmas`; wrong ones are ignored. */
function parsePhrases(lines: readonly string[]): RefiningPhrase[] {
  return lines
    .flatMap((line, number) => {
      const at = line.indexOf('=')
      const refine = line
        .slice(at + 1)
        .split(' & ')
        .map((one) => one.trim())
      return line
        .slice(0, Math.max(0, at))
        .split(',')
        .map((phrase) => ({
          words: phrase
            .split(/(\{\w+\})/)
            .flatMap((part) => (part.startsWith('{') ? [part] : toWords(part))),
          refine,
          line: number,
        }))
    })
    .filter(({ words }) => words.length > 0)
    .sort((one, other) => other.words.length - one.words.length)
}

function phrasesOf(preferences: Readonly<Record<string, unknown>>): RefiningPhrase[] {
  const found = known.get(preferences)
  if (found) return found
  const { searchPhrases: own } = preferences
  const lines = Array.isArray(own) ? own.map(String) : DEFAULT_SEARCH_PHRASES
  const phrases = parsePhrases(lines)
  known.set(preferences, phrases)
  return phrases
}

export interface RefinedQuery {
  filters?: SearchFilters
  /** The phrases as typed. */
  phrases: string[]
  /** The other words. */
  words: string[]
}

/**
 * Replaces the phrases of a query by refinements, the longest first; of several phrases for the
 * same attribute the one of the first line applies.
 */
export function readRefiningPhrases(
  preferences: Readonly<Record<string, unknown>>,
  typed: readonly string[],
): RefinedQuery {
  const all = phrasesOf(preferences)
  const refine = new Map<string, { text: string; line: number }>()
  const phrases: string[] = []
  const words: string[] = []
  let at = 0
  while (at < typed.length) {
    const found = all.find((phrase) => fits(phrase, typed, at))
    if (!found) {
      words.push(typed[at] ?? '')
      at += 1
      continue
    }
    for (const text of found.refine) {
      const attribute = text.slice(0, text.indexOf('='))
      const line = refine.get(attribute)?.line ?? Infinity
      if (found.line < line) {
        refine.set(attribute, { text: withAmounts(text, found, typed, at), line: found.line })
      }
    }
    const end = at + found.words.length
    phrases.push(
      typed
        .slice(at, end)
        .join(' ')
        .replace(/x(?=\d\d$)/, '.'),
    )
    at = UNITS.has(typed[end] ?? '') ? end + 1 : end
  }
  const parsed = parseRefinements([...refine.values()].map(({ text }) => text))
  if (refine.size === 0 || 'invalid' in parsed) return { phrases: [], words: [...typed] }
  return { filters: parsed.filters, phrases, words }
}

function fits({ words }: RefiningPhrase, typed: readonly string[], at: number): boolean {
  return words.every((word, offset) => {
    const own = typed[at + offset] ?? ''
    return word.startsWith('{') ? AMOUNT.test(own) : word === own
  })
}

function withAmounts(
  text: string,
  { words }: RefiningPhrase,
  typed: readonly string[],
  at: number,
): string {
  return words.reduce(
    (filled, word, offset) =>
      word.startsWith('{')
        ? withAmount(filled, word, (typed[at + offset] ?? '').replace('x', '.'))
        : filled,
    text,
  )
}

/** `{price+}` is a cent more, because a range does not contain its upper end. */
function withAmount(text: string, name: string, amount: string): string {
  const above = (Number(amount) + 0.01).toFixed(2)
  return text.replaceAll(name, amount).replaceAll(name.replace('}', '+}'), above)
}
