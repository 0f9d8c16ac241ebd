import { bitsOf } from './memory/bit-set'
import { lettersIn, type TextIndex } from './memory/text-index'

const SHORTEST = 3
const PLURAL = 0.5
/** Shoppers leave out vowels or write others more often than consonants. */
const VOWEL = 0.5
/** A candidate in as few documents may be a typing error itself. */
const FEW = 2

/**
 * Words of what people eat: never typing errors, because whoever asks for `halal` is not served by
 * what has a `hall` in its name.
 */
const OF_DIETS = new RegExp(
  `^(?:${[
    'halal|haram|kosher|parve|pareve|pesach|vegan[aos]*|veganism|vegetarian[aos]*|veggie',
    'paleo|keto|ketogenic|organic[aos]*|bio|fairtrade|raw|fasting|lent|diabetic[aos]*|celiac[aos]*',
    'ecologic[ao]s?|sugarfree|glutenfree|dairyfree|nutfree|lactose|lactosa|gluten',
  ].join('|')})$`,
)

/** Returns the maximum edit distance of a correction; short words have too many similar words. */
function tolerance(word: string): number {
  if (word.length < SHORTEST) return 0
  return word.length <= 5 ? 1 : 2
}

/**
 * Returns how many letters must be added, removed, changed or swapped to turn one word into the
 * other.
 * @param vowel how much a missing vowel counts
 */
export function editDistance(a: string, b: string, vowel = 1): number {
  let beforeLast: number[] = []
  const costs = [...b].map((letter) => (/[aeiouy]/.test(letter) ? vowel : 1))
  let last = [0]
  for (const cost of costs) last.push((last.at(-1) ?? 0) + cost)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + (costs[j - 1] ?? 1),
        (last[j - 1] ?? 0) + cost,
      )
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1)
      row.push(best)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}

/**
 * Returns the edit distance, but counts a plural as only half a letter further away than its
 * singular.
 */
function distanceTo(word: string, candidate: string): number {
  const distance = editDistance(word, candidate, VOWEL)
  if (!candidate.endsWith('s')) return distance
  return Math.min(distance, editDistance(word, candidate.slice(0, -1), VOWEL) + PLURAL)
}

const isSwapped = (word: string, candidate: string) =>
  [...word].sort().join('') === [...candidate].sort().join('')

/** Numbers and words of diets are never corrected. */
export function correctWord(
  word: string,
  index: TextIndex,
): { word: string; frequency: number } | undefined {
  const allowed = tolerance(word)
  if (allowed === 0 || /\d/.test(word) || OF_DIETS.test(word)) return undefined
  const letters = lettersIn(word)
  let best: { word: string; distance: number; frequency: number } | undefined
  for (let number = 0; number < index.end; number += 1) {
    // an edit changes at most two bits of the letters, so most words are excluded here
    const differing = bitsOf((letters ^ index.lettersOf(number)) >>> 0)
    if (differing > allowed * 2 + 1 || !index.isCorrectable(number)) continue
    const candidate = index.wordOf(number)
    if (Math.abs(candidate.length - word.length) > allowed + 1 || /\d/.test(candidate)) continue
    if (candidate === word) continue
    const frequency = index.frequencyOf(number)
    if (frequency === 0) continue
    // `dad` is not `day`: so short a word is corrected only if its letters are swapped
    if (word.length === SHORTEST && !isSwapped(word, candidate)) continue
    const distance = distanceTo(word, candidate) + (frequency <= FEW ? PLURAL : 0)
    if (distance > allowed + PLURAL + (frequency <= FEW ? PLURAL : 0)) continue
    const isBetter =
      !best ||
      distance < best.distance ||
      (distance === best.distance &&
        (frequency > best.frequency || (frequency === best.frequency && candidate < best.word)))
    if (isBetter) best = { word: candidate, distance, frequency }
  }
  return best
}
