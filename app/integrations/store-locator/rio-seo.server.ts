import { z } from 'zod'
import { askProviderFor, providerFailed, readJson } from '@/lib/ask-provider.server'
import { serverConfig } from '@/site/server-config.server'
import type { LocatedShop, StoreLocator } from './store-locator.port'

const TIMEOUT_MS = 5_000
const MAX_SHOPS = 50

const answerSchema = z.object({ maplist: z.string() })
const locationSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))
const hoursSchema = z.object({ days: z.record(z.string(), z.unknown()) })

type Location = z.infer<typeof locationSchema>

export const rioSeo: StoreLocator = {
  search(lookup, radius) {
    const search = { template: 'search', search: lookup, radius: String(radius) }
    return readShops({ ...search, limit: String(MAX_SHOPS) })
  },
  async get(ids) {
    const shops = new Map((await readShops({ template: 'domain' })).map((shop) => [shop.id, shop]))
    return ids.flatMap((id) => shops.get(id) ?? [])
  },
}

async function readShops(query: Record<string, string>): Promise<LocatedShop[]> {
  const url = `${serverConfig().storeLocator.origin}/api/getAsyncLocations?${new URLSearchParams(query)}`
  const call = { timeoutMs: TIMEOUT_MS }
  const { maplist } = await askProviderFor('store locator', url, answerSchema, call)
  const locations = readMapList(maplist)
  if (!locations) throw providerFailed('store locator', 'The list of shops cannot be read.')
  return locations.map(toLocatedShop)
}

/** Reads the JSON objects in the locator's HTML, each followed by a comma. */
function readMapList(html: string): Location[] | undefined {
  const list = /^\s*<div[^>]*>(.*)<\/div>\s*$/s.exec(html)?.[1]
  if (list === undefined) return undefined
  return parseAs(z.array(locationSchema), `[${list.trim().replace(/,$/, '')}]`)
}

function toLocatedShop(location: Location): LocatedShop {
  const text = (name: string) => String(location[name] ?? '')
  const days = parseAs(hoursSchema, text('hours_sets:primary'))?.days
  const distance = Number(location.distance)
  const specialDays = text('specialDays_cs')
  return {
    id: text('fid'),
    name: text('location_name'),
    address1: text('address_1'),
    address2: text('address_2'),
    city: text('city'),
    stateCode: text('region'),
    postalCode: text('post_code'),
    countryCode: text('country'),
    phone: text('local_phone'),
    latitude: text('lat'),
    longitude: text('lng'),
    pageUrl: text('url'),
    ...(location.distance != null && Number.isFinite(distance) && { distance }),
    closureMessage: text('location_closure_message'),
    offersPickup: isYes(text('bopisEnabled_cs')),
    isTemporarilyClosed: isYes(text('temporarilyClosed_cs')),
    ...(days && { days }),
    ...(specialDays && { specialDays }),
  }
}

const isYes = (text: string) => text === '1' || text === 'true'

function parseAs<Schema extends z.ZodType>(schema: Schema, text: string) {
  const parsed = schema.safeParse(readJson(text))
  return parsed.success ? parsed.data : undefined
}
