import type { Place } from './postal-table.types'

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

/** Towns whose areas are named after their districts. */
const BY_QUARTER: readonly (readonly [RegExp, string])[] = [
  [/^M/, 'Toronto'],
  [/^H7/, 'Laval'],
  [/^H/, 'Montreal'],
]

const DIRECTION =
  /^(north|south|east|west|central|upper|lower|inner|outer|(north|south)(east|west)|(nord|sud|est|ouest)|centre|core)$/i

/**
 * Converts the first three characters of a postal code (`V6B`) and the name of its area, e.g.
 * `Vancouver (ne Downtown / Yaletown)`. The town of a rural area is in parentheses.
 */
export function toCanadianPlace(code: string, area: string, province: string): Place {
  const region = PROVINCES[code.charAt(0)] ?? (/nunavut/i.test(province) ? 'NU' : 'NT')
  return { code, region, town: townOf(code, area), area }
}

export function isRural(code: string): boolean {
  return code.charAt(1) === '0'
}

function townOf(code: string, area: string): string {
  const quarter = BY_QUARTER.find(([codes]) => codes.test(code))
  if (quarter) return quarter[1]
  const [before = '', inside] = area.split('(')
  const named = isRural(code) && inside ? inside : before
  const words =
    named
      .split(/\)| \/ /)[0]
      ?.trim()
      .split(/\s+/) ?? []
  const end = words.findIndex((word, at) => at > 0 && DIRECTION.test(word))
  return (end > 0 ? words.slice(0, end) : words).map(capitalize).join(' ')
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
