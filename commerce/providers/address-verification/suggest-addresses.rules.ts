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

/** The ten towns where most people live: codes alone say little, as post offices have some too. */
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
const LONGEST_STREET = 120
const NONE: Suggestions = { addresses: [], hasMore: false }

/**
 * The addresses that a half-typed line may become. Streets are not in the table: any of them may be
 * in any town, and there it is where the town's first code is, unless a code is typed.
 */
export function suggestAddresses(
  country: Country,
  text: string,
  table: PostalTable,
  limit: number,
): Suggestions {
  const typed = readTypedStreet(text)
  if (!typed || typed.street.length > LONGEST_STREET) return NONE
  if (findTestAnswer(typed.street)?.confidence === 'No matches') return NONE
  const towns = findTowns(typed, table)
  const found = typed.code
    ? byCode(country, typed, towns, table)
    : towns.length === 1
      ? everyCode(towns)
      : towns.map((town) => ({ town, code: town.codes[0] ?? '' }))
  // half a Canadian code is no address
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

/** Towns that begin as typed, the whole name first, then the larger ones. */
function findTowns({ town, region }: TypedStreet, table: PostalTable): Town[] {
  const isRegion = table.regions.has(region)
  // `San Francisco CA`: the end is a state, or else the beginning of a town's second word
  const name = isRegion ? town.replace(/\s*\S+$/, '') : town
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

/** A number that is greater for larger towns. */
function sizeOf({ key, region, codes }: Town): number {
  if (MILITARY.test(region)) return 0
  const place = LARGEST.indexOf(`${key}|${region}`)
  return place < 0 ? codes.length : 1_000_000 - place
}

/** A code as it is written: `94105-1234`, `K1A 0B1`. */
function writeCode(country: Country, code: string): string {
  const bare = code.replace(/[\s-]/g, '').toUpperCase()
  if (country === 'CA') return `${bare.slice(0, 3)} ${bare.slice(3)}`
  return bare.length > 5 ? `${bare.slice(0, 5)}-${bare.slice(5)}` : bare
}
