import { ALLERGENS } from './allergens.constants'
import { COMMA } from './query-words'
import { editDistance } from './spelling.rules'

export interface FreeFrom {
  /** Ids of the allergens that the shopper wants to avoid. */
  allergens: string[]
  /** The other words. */
  words: string[]
}

/** Words before the name of an allergen. */
const BEFORE = [
  'does not contain',
  'doesnt contain',
  'do not contain',
  'dont contain',
  'not containing',
  'no added',
  'free from any',
  'free from',
  'free of any',
  'free of',
  'without any',
  'allergic to',
  'allergy to',
  'intolerant to',
  'que no contiene',
  'que no contengan',
  'no contiene',
  'no contienen',
  'que no tenga',
  'que no tengan',
  'no lleva',
  'no llevan',
  'libres de',
  'libre de',
  'exento de',
  'exentos de',
  'alergia al',
  'alergia a la',
  'alergia a las',
  'alergia a los',
  'alergia a',
  'alergico a la',
  'alergico a las',
  'alergico a los',
  'alergico al',
  'alergico a',
  'alergica a las',
  'alergica a los',
  'alergica al',
  'alergica a',
  'intolerante a la',
  'intolerante al',
  'intolerancia a la',
  'intolerancia al',
  'without',
  'minus',
  'avoid',
  'sin',
  'non',
  'not',
  'no',
].map((phrase) => phrase.split(' '))
const ARTICLES = new Set(['any', 'added', 'the', 'tree', 'el', 'la', 'los', 'las', 'ningun', 'de'])
/** Words after the name of an allergen; `nut-free` is written in one word too. */
const AFTER = new Set([
  'free',
  'fre',
  'fee',
  'less',
  'safe',
  'friendly',
  'allergy',
  'allergies',
  'allergic',
  'intolerance',
  'intolerant',
])
const OR = new Set(['or', 'nor', 'ni', 'o', 'u', 'no', 'sin', 'without'])
const AND = new Set(['and', 'y', 'e', COMMA])
/** A diet excludes allergens by itself. */
const DIETS: Readonly<Record<string, string>> = {
  vegan: 'animal',
  vegans: 'animal',
  vegano: 'animal',
  vegana: 'animal',
  veganos: 'animal',
  veganas: 'animal',
  'plant based': 'animal',
  plantbased: 'animal',
  'base de plantas': 'animal',
  'base vegetal': 'animal',
  'allergy friendly': 'allergen',
  hypoallergenic: 'allergen',
  celiac: 'gluten',
  coeliac: 'gluten',
  celiaco: 'gluten',
  celiaca: 'gluten',
  celiacos: 'gluten',
}

const NAMES = ALLERGENS.flatMap(({ id, names }) =>
  names.map((name) => ({ id, words: name.split(' ') })),
).sort((one, other) => other.words.length - one.words.length)
const SHORTEST_MISSPELT = 5
const SHORTEST_BEGUN = 2

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
    const id = DIETS[words.slice(at, at + length).join(' ')]
    if (id && at + length <= words.length) return { ids: [id], length }
  }
  return undefined
}

/** `no nuts or milk` */
function prefixedAt(words: readonly string[], at: number): Claim | undefined {
  const marker = BEFORE.find((phrase) =>
    phrase.every((word, offset) => words[at + offset] === word),
  )
  if (!marker) return undefined
  const ids: string[] = []
  const left: string[] = []
  let end = at + marker.length
  let next = end
  for (;;) {
    while (ARTICLES.has(words[next] ?? '')) next += 1
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
  if (AFTER.has(words[end] ?? '')) end += 1
  return { ids, length: end - at, left: left.length > 0 ? [...marker, ...left] : [] }
}

const isChocolate = (words: readonly string[], at: number) =>
  ['chocolate', 'chocolates'].includes(words[at] ?? '')

const isJoint = (word = '') => OR.has(word) || AND.has(word)

/** `gluten and dairy free`, `nutfree` */
function suffixedAt(words: readonly string[], at: number): Claim | undefined {
  const ids: string[] = []
  let next = at
  for (;;) {
    const written = joinedAt(words[next])
    if (written) return { ids: [...ids, written], length: next + 1 - at }
    const named = nameAt(words, next, false)
    if (!named) return undefined
    ids.push(named.id)
    next += named.length
    if (isAfter(words, next)) return { ids, length: next + 1 - at }
    if (!isJoint(words[next])) return undefined
    next += 1
  }
}

/** The last word may be incomplete, because suggestions are asked for while typing. */
function isAfter(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  return (
    AFTER.has(word) || (at === words.length - 1 && /^(?:f|fr|fr.e|frea?|fee|allerg\w*)$/.test(word))
  )
}

function joinedAt(word = ''): string | undefined {
  const start = /^(\w+?)s?(?:free|less)$/.exec(word)?.[1]
  return start === undefined ? undefined : nameAt([start], 0, false)?.id
}

/** @param isSure whether only the name of an allergen is expected, so that it may be misspelt */
function nameAt(words: readonly string[], at: number, isSure: boolean): Named | undefined {
  const found = NAMES.find((name) =>
    name.words.every((word, offset) => words[at + offset] === word),
  )
  if (found) return { id: found.id, length: found.words.length }
  const word = words[at] ?? ''
  const isLast = at === words.length - 1
  const near = NAMES.find(({ words: [name = '', ...more] }) => {
    if (more.length > 0) return false
    const isBegun = isSure && isLast && word.length >= SHORTEST_BEGUN && name.startsWith(word)
    const isMisspelt = word.length >= SHORTEST_MISSPELT && editDistance(word, name) === 1
    return isBegun || (isMisspelt && (isSure || isAfter(words, at + 1)))
  })
  return near && { id: near.id, length: 1 }
}
