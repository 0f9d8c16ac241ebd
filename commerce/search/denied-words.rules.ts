import { ALLERGY, ARTICLES, FILLERS } from './free-from.constants'

export interface DeniedWords {
  /** Words that no result may mention. */
  denied: string[]
  /** The other words. */
  words: string[]
}

const MAX_DENIED = 6

const DENIES = /^(?:no|without|sin|avoid\w*|exclud\w*|except|hates?|dislikes?|odi[ao]|evit\w+)$/
/** Before a word of liking or eating: `does not like`, `cant eat`. */
const NOT = /^(?:not|never|cannot|(?:ca|wo|do|does|did)nt)$/
const LIKING = /^(?:likes?|loves?|wants?|enjoys?|eats?|have|tolerates?)$/
const ALLERGIC = new RegExp(`^(?:${ALLERGY})$`)
const AFTER = new RegExp(`^(?:free|excluded|${ALLERGY})$`)
/** What is sold: `truffles free samples` denies nothing, `coffee free truffles` does. */
const SOLD =
  /^(?:chocolates?|truffles?|cand(?:y|ies)|caramels?|sweets|bars?|boxe?s?|lolly?pops?|trufas|dulces|bombones|caramelos)$/
const OR = new Set(['or', 'nor', 'ni', 'o', 'u'])
const AND = new Set(['and', 'y', 'e'])
/**
 * Words that are not denied: degrees, what ends a denial, what a product itself says to be without
 * (`no preservatives` finds what is described so), and what a present or parcel can be without.
 */
const NOT_DENIED = new RegExp(
  `^(?:${[
    'too|so|very|much|more|less|muy|tan|demasiado|mas|menos|for|under|over|but|please|para|pero|por|than',
    'sugars?|azucar(?:es)?|sweet\\w*|preserv\\w*|conserv\\w*|gmos?|additives?|aditivos?|artificial\\w*',
    'calor\\w*|palm|trans|colou?r\\w*|colorantes?',
    'cards?|messages?|bags?|wrap\\w*|ribbons?|logos?|minimum|shipping|delivery|signature|receipts?',
    'rush|ideas?|limits?|tarjetas?|mensajes?|bolsas?|lazos?|envio|minimo|idea|info\\w*|melt\\w*',
  ].join('|')})$`,
)

/**
 * Finds words that a shopper does not want and that name no allergen: `no coffee`, `chocolates
 * without raspberry or mint`, `strawberry free`, `sin menta`.
 * @param words of the query, without allergens and phrases
 */
export function readDenied(words: readonly string[]): DeniedWords {
  const denied: string[] = []
  const left: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const objects = objectsAfter(words, at + denialAt(words, at))
    if (denialAt(words, at) > 0 && objects.length > 0) {
      denied.push(...objects.map((object) => words[object] ?? ''))
      at = objects.at(-1) ?? at
    } else if (isDeniedAfter(words, at)) {
      denied.push(word, ...takeJoined(left))
      at += 1
    } else left.push(word)
  }
  return { denied: [...new Set(denied)].slice(0, MAX_DENIED), words: left }
}

/** How many words from `at` deny what follows. */
function denialAt(words: readonly string[], at: number): number {
  const [word = '', next = ''] = words.slice(at)
  if (NOT.test(word) && LIKING.test(next)) return 2
  if (ALLERGIC.test(word) && ['to', 'a', 'al'].includes(next)) return 2
  return DENIES.test(word) ? 1 : 0
}

/** Returns the places of the words that are denied from here: `mint`, `mint or coffee`. */
function objectsAfter(words: readonly string[], from: number): number[] {
  let at = from
  while (FILLERS.has(words[at] ?? '') || ARTICLES.has(words[at] ?? '')) at += 1
  if (!isObject(words[at])) return []
  const places = [at]
  for (;;) {
    const joint = words[at + 1] ?? ''
    const isLast = at + 2 === words.length - 1
    const isJoint = OR.has(joint) || (AND.has(joint) && isLast)
    if (!isJoint || !isObject(words[at + 2])) return places
    at += 2
    places.push(at)
  }
}

/** `coffee free`, `coffee free truffles`, `strawberry allergy` */
function isDeniedAfter(words: readonly string[], at: number): boolean {
  const [word, after = '', next] = words.slice(at)
  if (!isObject(word) || SOLD.test(word) || !AFTER.test(after)) return false
  return next === undefined || SOLD.test(next)
}

/** Takes the word before a joint from the end: `mint and coffee free`. */
function takeJoined(left: string[]): string[] {
  const [word, joint = ''] = left.slice(-2)
  if (!isObject(word) || SOLD.test(word) || !(OR.has(joint) || AND.has(joint))) return []
  left.splice(-2)
  return [word]
}

function isObject(word: string | undefined): word is string {
  if (!word || word.length < 3 || /^\d/.test(word)) return false
  return !NOT_DENIED.test(word) && !DENIES.test(word) && !NOT.test(word) && !FILLERS.has(word)
}
