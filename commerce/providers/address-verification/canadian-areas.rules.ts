import type { Place } from './postal-table.types'

/** A province by the first letter of its codes; X is Nunavut and the Northwest Territories. */
const PROVINCES: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  Y: 'YT',
}

/** Towns whose areas go by the names of their quarters. */
const BY_QUARTER: readonly (readonly [RegExp, string])[] = [
  [/^M/, 'Toronto'],
  [/^H7/, 'Laval'],
  [/^H/, 'Montreal'],
]

const DIRECTION =
  /^(north|south|east|west|central|upper|lower|inner|outer|(north|south)(east|west)|(nord|sud|est|ouest)|centre|core)$/i

/**
 * Of the first three signs of a code (`V6B`) and the name of its area, as
 * `Vancouver (ne Downtown / Yaletown)`: the town, which for a rural area stands in the brackets.
 */
export function toCanadianPlace(code: string, area: string, province: string): Place {
  const region = PROVINCES[code.charAt(0)] ?? (/nunavut/i.test(province) ? 'NU' : 'NT')
  return { code, region, town: townOf(code, area), area }
}

/** Whether a code is of a rural area, which has many towns. */
export function isRural(code: string): boolean {
  return code.charAt(1) === '0'
}

function townOf(code: string, area: string): string {
  const quarter = BY_QUARTER.find(([codes]) => codes.test(code))
  if (quarter) return quarter[1]
  const [before = '', inside] = area.split('(')
  const named = isRural(code) && inside ? inside : before
  const words = named.replace(/\).*$/, '').split(' / ')[0]?.trim().split(/\s+/) ?? []
  const end = words.findIndex((word, at) => at > 0 && DIRECTION.test(word))
  return (end > 0 ? words.slice(0, end) : words).map(capitalize).join(' ')
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
