import { setImmediate as nextTurn } from 'node:timers/promises'
import { postalCodeKey } from '../../../rules/postal-code'
import { toCanadianPlace } from './canadian-areas.rules'
import type { Country, Place, PostalTable, Town } from './postal-table.types'
import { townKey } from './town-name.rules'

const MILITARY = new Set(['Apo', 'Fpo', 'Dpo'])
/** Matches a company's name, which postal codes of a single company have in place of a town. */
const NO_TOWN = /[^A-Za-z .'-]/

let tables: Promise<Record<Country, PostalTable>> | undefined

/** Number of postal codes processed before other requests get a turn. */
const STEP = 2_000

/** The tables take some 5 MB, which an engine reads before it reports healthy. */
export async function postalTable(country: Country): Promise<PostalTable> {
  tables ??= readTables()
  return (await tables)[country]
}

async function readTables(): Promise<Record<Country, PostalTable>> {
  const [american, canadian] = await Promise.all([
    import('zipcodes/lib/codes.js'),
    import('zipcodes/lib/codesCanada.js'),
  ])
  const codesOf = (module: typeof american) => Object.values(module.codes)
  return {
    US: await toTable(
      codesOf(american)
        .filter(({ city }) => !NO_TOWN.test(city))
        .map(({ zip, city, state }) => ({
          code: zip,
          town: MILITARY.has(city) ? city.toUpperCase() : city,
          region: state,
        })),
    ),
    CA: await toTable(
      codesOf(canadian).map(({ zip, city, state }) => toCanadianPlace(zip, city, state)),
    ),
  }
}

async function toTable(list: Place[]): Promise<PostalTable> {
  const places = new Map<string, Place>()
  const towns = new Map<string, Town>()
  list.sort((one, other) => (one.code < other.code ? -1 : 1))
  for (const [index, place] of list.entries()) {
    if (index % STEP === 0) await nextTurn()
    places.set(place.code, place)
    const key = townKey(place.town)
    const town = towns.get(`${key}|${place.region}`)
    if (town) town.codes.push(place.code)
    else {
      const { town: name, region, code } = place
      towns.set(`${key}|${region}`, { key, name, region, codes: [code] })
    }
  }
  return { places, towns, regions: new Set(list.map(({ region }) => region)) }
}

/** Returns a postal code as in the table: five digits, or in Canada the first three characters. */
export function toTableCode(country: Country, code: string): string {
  return postalCodeKey(code).slice(0, country === 'US' ? 5 : 3)
}

export function findTown(table: PostalTable, name: string, region: string): Town | undefined {
  const key = townKey(name)
  return (
    table.towns.get(`${key}|${region}`) ??
    // with or without "City", as in New York City or Quebec
    table.towns.get(`${key.replace(/ city$/, '')}|${region}`) ??
    table.towns.get(`${key} city|${region}`)
  )
}
