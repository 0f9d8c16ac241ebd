import { ALLERGENS } from './allergens.constants'
import {
  AFTER,
  AND,
  ARTICLES,
  DENIALS,
  DENYING_PAIRS,
  DIETS,
  FILLERS,
  OR,
  SOMEBODY,
} from './free-from.constants'
import { COMMA } from './query-words'
import { editDistance } from './spelling.rules'

export interface FreeFrom {
  /** Ids of the allergens that the shopper wants to avoid. */
  allergens: string[]
  /** The other words. */
  words: string[]
}

const NAMES = ALLERGENS.flatMap(({ id, names }) =>
  names.map((name) => ({ id, words: name.split(' ') })),
).sort((one, other) => other.words.length - one.words.length)
const MIN_MISSPELT = 4
const MIN_BEGUN = 2

interface Named {
  id: string
  length: number
}

/**
 * Finds what a shopper wants to avoid: `nut free`, `no nuts or milk`, `gluten- and dairy-free`,
 * `vegan`, `sin nueces ni leche`. In doubt a word is an allergen.
 * @param words of the whole query, as `toQueryWords` returns them
 */
export function readFreeFrom(words: readonly string[]): FreeFrom {
  const allergens = new Set<string>()
  const left: string[] = []
  let at = 0
  while (at < words.length) {
    const diet = dietAt(words, at)
    const found = diet ?? prefixedAt(words, at) ?? suffixedAt(words, at)
    if (found) {
      for (const id of found.ids) allergens.add(id)
      left.push(...(found.left ?? []))
      at += found.length
    } else {
      left.push(words[at] ?? '')
      at += 1
    }
  }
  return { allergens: [...allergens], words: left.filter((word) => word !== COMMA) }
}

interface Claim {
  ids: string[]
  length: number
  /** Words in between that are no allergens. */
  left?: string[]
}

function dietAt(words: readonly string[], at: number): Claim | undefined {
  for (const length of [3, 2, 1]) {
    const phrase = words.slice(at, at + length).join(' ')
    const id = DIETS.get(phrase)
    if (phrase === 'gf' && SOMEBODY.has(words[at - 1] ?? '')) continue
    if (id && at + length <= words.length) return { ids: [id], length }
  }
  return undefined
}

/** How many words from `at` deny what follows: 0, 1 or 2. */
function denialAt(words: readonly string[], at: number): number {
  const word = words[at] ?? ''
  if (DENYING_PAIRS.has(`${word} ${words[at + 1]}`)) return 2
  const isMisspelt = word.length > MIN_MISSPELT && editDistance(word, 'without') === 1
  return isMisspelt || DENIALS.test(word) ? 1 : 0
}

/** `no nuts or milk`, `does not contain any nuts` */
function prefixedAt(words: readonly string[], at: number): Claim | undefined {
  const denial = denialAt(words, at)
  if (denial === 0) return undefined
  const ids: string[] = []
  const left: string[] = []
  let end = at + denial
  let next = skip(words, end, FILLERS)
  for (;;) {
    next = skip(words, next, ARTICLES)
    const named = nameAt(words, next, true)
    if (!named) {
      // `no sugar or nuts`
      const skipped = [1, 2].find((more) => isJoint(words[next + more]))
      if (skipped === undefined) break
      left.push(...words.slice(next, next + skipped))
      next += skipped + 1
      while (isJoint(words[next])) next += 1
      continue
    }
    // `no nuts and milk chocolate` asks for milk chocolate
    const isKind =
      ids.length > 0 && AND.has(words[end] ?? '') && isChocolate(words, next + named.length)
    if (isKind) break
    ids.push(named.id)
    end = next + named.length
    if (!isJoint(words[end])) break
    next = end + 1
    while (isJoint(words[next])) next += 1
  }
  if (ids.length === 0) return undefined
  // `no nut allergy` and `free of nuts free`
  if (AFTER.test(words[end] ?? '')) end += 1
  const denied = words.slice(at, at + denial)
  return { ids, length: end - at, left: left.length > 0 ? [...denied, ...left] : [] }
}

/** Returns the place after the fillers and further denials that stand before an allergen's name. */
function skip(words: readonly string[], from: number, fillers: ReadonlySet<string>): number {
  let next = from
  while (!exactNameAt(words, next)) {
    const denial = denialAt(words, next)
    if (denial === 0 && !fillers.has(words[next] ?? '')) break
    next += Math.max(1, denial)
  }
  return next
}

const isChocolate = (words: readonly string[], at: number) =>
  ['chocolate', 'chocolates'].includes(words[at] ?? '')

const isJoint = (word = '') => OR.has(word) || AND.has(word)

/** `gluten and dairy free`, `gluten, dairy, and nut free`, `nutfree` */
function suffixedAt(words: readonly string[], at: number): Claim | undefined {
  const ids: string[] = []
  const left: string[] = []
  let next = at
  for (;;) {
    const written = joinedAt(words[next])
    if (written) return { ids: [...ids, written], length: next + 1 - at, left }
    const named = nameAt(words, next, false)
    // `gluten and sugar free`
    if (!named && ids.length === 0) return undefined
    if (named) ids.push(named.id)
    else left.push(words[next] ?? '')
    next += named?.length ?? 1
    if (isAfter(words, next)) {
      if (!named) left.push(words[next] ?? '')
      return { ids, length: next + 1 - at, left }
    }
    if (!isJoint(words[next])) return undefined
    while (isJoint(words[next])) next += 1
  }
}

/** The last word may be incomplete, because suggestions are asked for while typing. */
function isAfter(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  // `nuts less than $30`
  if (word === 'less' && words[at + 1] === 'than') return false
  const isLast = at === words.length - 1
  return AFTER.test(word) || (isLast && /^(?:f|fr|fr.e|frea?|allerg\w*|no)$/.test(word))
}

const JOINED = [
  /^(\w+?)s?(?:free|less|allergy|allergies)$/,
  /^non(\w+)$/,
  /^no(\w+)$/,
  /^sin(\w+)$/,
]

function joinedAt(word = ''): string | undefined {
  const names = JOINED.flatMap((pattern) => pattern.exec(word)?.[1] ?? [])
  return names.map((name) => exactNameAt([name], 0)?.id).find((id) => id !== undefined)
}

function exactNameAt(words: readonly string[], at: number): Named | undefined {
  const found = NAMES.find((name) =>
    name.words.every((word, offset) => words[at + offset] === word),
  )
  return found && { id: found.id, length: found.words.length }
}

/** @param isSure whether only the name of an allergen is expected, so that it may be misspelt */
function nameAt(words: readonly string[], at: number, isSure: boolean): Named | undefined {
  const found = exactNameAt(words, at)
  if (found) return found
  const word = words[at] ?? ''
  const isLast = at === words.length - 1
  const near = NAMES.find(({ words: [name = '', ...more] }) => {
    if (more.length > 0) return false
    const isBegun = isSure && isLast && word.length >= MIN_BEGUN && name.startsWith(word)
    const isMisspelt = word.length >= MIN_MISSPELT && editDistance(word, name) === 1
    return isBegun || (isMisspelt && (isSure || isAfter(words, at + 1)))
  })
  return near && { id: near.id, length: 1 }
}
