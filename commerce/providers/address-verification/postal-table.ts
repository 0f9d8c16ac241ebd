import { setImmediate as nextTurn } from 'node:timers/promises'
import { toCanadianPlace } from './canadian-areas.rules'
import type { Country, Place, PostalTable, Town } from './postal-table.types'
import { townKey } from './town-name.rules'

const MILITARY = new Set(['Apo', 'Fpo', 'Dpo'])
/** Codes of a single firm have its name in the place of a town's. */
const NO_TOWN = /[^A-Za-z .'-]/

let tables: Promise<Record<Country, PostalTable>> | undefined

/** Codes that are sorted in before requests get their turn. */
const STEP = 2_000

/** The codes, towns and regions of a country. They are some 5 MB: an engine reads them before it is healthy. */
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

/** A code as the table knows it: five digits, or the first three signs in Canada. */
export function toTableCode(country: Country, code: string): string {
  const bare = code.replace(/[\s-]/g, '').toUpperCase()
  return bare.slice(0, country === 'US' ? 5 : 3)
}

/** A town of a region, by its name. */
export function findTown(table: PostalTable, name: string, region: string): Town | undefined {
  const key = townKey(name)
  return (
    table.towns.get(`${key}|${region}`) ??
    // New York City, Quebec
    table.towns.get(`${key.replace(/ city$/, '')}|${region}`) ??
    table.towns.get(`${key} city|${region}`)
  )
}
