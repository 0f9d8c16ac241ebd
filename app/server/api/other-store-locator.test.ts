import express from 'express'
import { z } from 'zod'
import { askProviderFor } from '@/lib/ask-provider.server'
import type { LocatedShop, StoreLocator } from '@/integrations/store-locator/store-locator.port'
import { serverConfig } from '@/site/server-config.server'
import { startSiteApi } from '../testing/start-site-api'
import type { TestServer } from '../testing/start-test-server'

const placeSchema = z.object({
  ref: z.number(),
  title: z.string(),
  street: z.tuple([z.string()]).rest(z.string()),
  town: z.tuple([z.string(), z.string(), z.string()]),
  tel: z.string().nullable(),
  km: z.number().optional(),
  services: z.array(z.string()),
  open: z.array(z.object({ day: z.string(), from: z.string(), to: z.string() })),
})
const answerSchema = z.object({ places: z.array(placeSchema) })

/** The adapter of a made-up vendor, which counts in kilometers and names everything differently. */
const wayfinder: StoreLocator = {
  search: (lookup, radius) => readPlaces({ near: lookup, km: String(radius * KM_PER_MILE) }),
  get: (ids) => readPlaces({ refs: ids.join(' ') }),
}
const KM_PER_MILE = 1.609344

async function readPlaces(query: Record<string, string>): Promise<LocatedShop[]> {
  const address = `${serverConfig().storeLocator.origin}/v2/places?${new URLSearchParams(query)}`
  const { places } = await askProviderFor('store locator', address, answerSchema, {
    timeoutMs: 30_000,
  })
  return places.map(({ ref, title, street, town, tel, km, services, open }) => ({
    id: String(ref),
    name: title,
    address1: street[0],
    address2: street[1] ?? '',
    city: town[0],
    stateCode: town[1],
    postalCode: town[2],
    countryCode: 'US',
    phone: tel ?? '',
    latitude: '',
    longitude: '',
    pageUrl: '',
    ...(km !== undefined && { distance: km / KM_PER_MILE }),
    closureMessage: '',
    offersPickup: services.includes('click-and-collect'),
    isTemporarilyClosed: services.includes('closed'),
    days: Object.fromEntries(open.map(({ day, from, to }) => [day, [{ open: from, close: to }]])),
  }))
}

jest.mock('@/integrations/store-locator/store-locator.source.server', () => ({
  get storeLocator() {
    return wayfinder
  },
}))

const PLACE = {
  ref: 101,
  title: 'Maiden Lane',
  street: ['128 Maiden Lane', 'Unit 4'],
  town: ['San Francisco', 'CA', '94108'],
  tel: '(415) 555-0128',
  km: 3.218688,
  services: ['click-and-collect'],
  open: [{ day: 'Monday', from: '10:00', to: '20:00' }],
}

let server: TestServer
let asked: string[]
let places: unknown
beforeAll(async () => {
  const vendor = express().use((req, res) => {
    asked.push(req.url)
    res.json({ places })
  })
  server = await startSiteApi(vendor)
})
beforeEach(() => {
  asked = []
  places = [PLACE, { ...PLACE, ref: 102, tel: null, street: ['2 Pier'], services: ['closed'] }]
})

const call = (path: string) => fetch(`${server.origin}/api/brindille/${path}`)

test('the shops of another vendor are found in the same way [SHOP-005]', async () => {
  const { shops } = await (await call('store-search?lookup=94108&radius=10')).json()
  expect(asked).toEqual([expect.stringContaining('/v2/places?near=94108&km=16.09344')])
  expect(shops).toEqual([
    {
      fid: '101',
      name: 'Maiden Lane',
      shopName: 'Maiden Lane',
      address_1: '128 Maiden Lane',
      address_2: 'Unit 4',
      city: 'San Francisco',
      region: 'CA',
      post_code: '94108',
      country: 'US',
      local_phone: '(415) 555-0128',
      lat: '',
      lng: '',
      url: '',
      distance: 2,
      location_closure_message: '',
      c_bopisEnabled: true,
      c_temporarilyClosed: false,
      hours_sets: { primary: { days: { Monday: [{ open: '10:00', close: '20:00' }] } } },
    },
    expect.objectContaining({
      fid: '102',
      address_2: '',
      local_phone: '',
      c_bopisEnabled: false,
      c_temporarilyClosed: true,
    }),
  ])
})

test('its shops are read by id, and what it answers is checked', async () => {
  const details = await (await call('store-details?storeID=102,101')).json()
  expect(asked).toEqual([expect.stringContaining('/v2/places?refs=102+101')])
  expect(details.shops).toHaveLength(2)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  places = [{ ...PLACE, street: [] }]
  expect((await call('store-search?lookup=94108')).status).toBe(502)
})
