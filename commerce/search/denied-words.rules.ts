import { ALLERGY, ARTICLES, FILLERS } from './free-from.constants'
import { COMMA } from './query-words'

export interface DeniedWords {
  /** Words that no result may mention. */
  denied: string[]
  /** The other words. */
  words: string[]
}

const DENIALS = new RegExp(
  `^(?:no|non|not|without|sin|cannot|(?:ca|wo|do|does|did|is|are)nt|avoid\\w*|exclud\\w*|except|hates?|dislikes?|odi[ao]|evit\\w+|${ALLERGY})$`,
)
const AFTER = new RegExp(`^(?:free|excluded|${ALLERGY})$`)
/** `truffles free shipping` denies nothing. */
const GIVEN = new Set(['shipping', 'delivery', 'gift', 'gifts', 'returns', 'samples', 'with'])
const DEGREES = new Set(['too', 'so', 'very', 'much', 'muy', 'tan', 'demasiado', 'more', 'mas'])
/** Words after which nothing is denied any more. */
const ENDS = new Set(['for', 'under', 'over', 'but', 'please', 'para', 'pero', 'por', 'but'])

/**
 * Finds words that a shopper does not want and that name no allergen: `no coffee`, `chocolates
 * without raspberry`, `strawberry free`, `sin menta`.
 * @param words of the query, without allergens and phrases
 */
export function readDenied(words: readonly string[]): DeniedWords {
  const denied: string[] = []
  const left: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const next = words[at + 1] ?? ''
    const object = DENIALS.test(word) ? objectAfter(words, at + 1) : undefined
    if (object !== undefined) {
      denied.push(words[object] ?? '')
      at = object
    } else if (isObject(word) && AFTER.test(next) && !GIVEN.has(words[at + 2] ?? '')) {
      denied.push(word)
      at += 1
    } else left.push(word)
  }
  return { denied, words: left }
}

/** Returns the place of the first word that can be denied. */
function objectAfter(words: readonly string[], from: number): number | undefined {
  let at = from
  while (
    FILLERS.has(words[at] ?? '') ||
    ARTICLES.has(words[at] ?? '') ||
    DEGREES.has(words[at] ?? '')
  )
    at += 1
  return isObject(words[at]) ? at : undefined
}

function isObject(word: string | undefined): word is string {
  if (!word || word === COMMA || word.length < 3) return false
  return !ENDS.has(word) && !DENIALS.test(word) && !FILLERS.has(word) && !/^\d/.test(word)
}
