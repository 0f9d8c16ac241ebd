import { toPlainCode } from '../../../rules/postal-code'
import type { AddressParts } from './address-parts'
import { toTableCode } from './postal-table'
import type { Country, PostalTable, Town } from './postal-table.types'
import { findTestAnswer } from './test-addresses.constants'
import { fitTown, townKey } from './town-name.rules'
import { readTypedStreet, type TypedStreet } from './typed-street.rules'

export interface Suggestions {
  addresses: AddressParts[]
  hasMore: boolean
}

/**
 * The ten largest cities by population. The number of postal codes alone is not a good measure,
 * because post offices have codes too.
 */
const LARGEST = [
  'new york|NY',
  'los angeles|CA',
  'chicago|IL',
  'houston|TX',
  'phoenix|AZ',
  'philadelphia|PA',
  'san antonio|TX',
  'san diego|CA',
  'dallas|TX',
  'jacksonville|FL',
]
const MILITARY = /^A[AEP]$/
const MAX_STREET_LENGTH = 120
const NONE: Suggestions = { addresses: [], hasMore: false }

/**
 * The table contains no streets, so the street may be in any matching town; the town's first postal
 * code is used, unless the shopper has typed one.
 */
export function suggestAddresses(
  country: Country,
  text: string,
  table: PostalTable,
  limit: number,
): Suggestions {
  const typed = readTypedStreet(text)
  if (!typed || typed.street.length > MAX_STREET_LENGTH) return NONE
  if (findTestAnswer(typed.street)?.confidence === 'No matches') return NONE
  const towns = findTowns(typed, table)
  const found = typed.code
    ? byCode(country, typed, towns, table)
    : towns.length === 1
      ? everyCode(towns)
      : towns.map((town) => ({ town, code: town.codes[0] ?? '' }))
  // the table has only the first half of Canadian codes, so an address requires a completely typed
  // code
  const complete = country === 'CA' && typed.code.length < 6 ? [] : found
  const addresses = complete.slice(0, limit).map(({ town, code }) => ({
    country,
    line1: typed.street,
    line2: '',
    town: fitTown(town.name),
    region: town.region,
    code,
  }))
  return { addresses, hasMore: complete.length > limit }
}

interface Candidate {
  town: Town
  code: string
}

const everyCode = (towns: readonly Town[]): Candidate[] =>
  towns.flatMap((town) => town.codes.map((code) => ({ town, code })))

function byCode(
  country: Country,
  { code }: TypedStreet,
  towns: readonly Town[],
  table: PostalTable,
): Candidate[] {
  const known = table.places.get(toTableCode(country, code))
  const isWhole = country === 'CA' || code.length >= 5
  if (!isWhole) return everyCode(towns).filter((one) => one.code.startsWith(code))
  const town = known && table.towns.get(`${townKey(known.town)}|${known.region}`)
  return town && towns.includes(town) ? [{ town, code: writeCode(country, code) }] : []
}

/** Returns the towns that begin with the typed text: an exact match, or else the largest first. */
function findTowns({ town, region }: TypedStreet, table: PostalTable): Town[] {
  const isRegion = table.regions.has(region)
  // `San Francisco CA`: the last word is a state, or else the beginning of the town's second word
  const name = isRegion ? town.split(/\s+/).slice(0, -1).join(' ') : town
  const all = [...table.towns.values()]
  const starts = (typed: string, within: string) => {
    const key = townKey(typed)
    const lower = typed.toLowerCase().trim()
    return all.filter(
      (one) =>
        (within === '' || one.region === within) &&
        (one.key.startsWith(key) || one.name.toLowerCase().startsWith(lower)),
    )
  }
  const found = isRegion ? starts(name, region) : starts(town, '')
  const exact = found.filter(({ key }) => key === townKey(name))
  if (isRegion && exact.length > 0) return exact
  return found.sort((one, other) => sizeOf(other) - sizeOf(one))
}

/** Returns a higher number for larger towns. */
function sizeOf({ key, region, codes }: Town): number {
  if (MILITARY.test(region)) return 0
  const place = LARGEST.indexOf(`${key}|${region}`)
  return place < 0 ? codes.length : 1_000_000 - place
}

/** Returns a postal code in its usual format: `94105-1234`, `K1A 0B1`. */
function writeCode(country: Country, code: string): string {
  const bare = toPlainCode(code).replace(/[ -]/g, '')
  if (country === 'CA') return `${bare.slice(0, 3)} ${bare.slice(3)}`
  return bare.length > 5 ? `${bare.slice(0, 5)}-${bare.slice(5)}` : bare
}
