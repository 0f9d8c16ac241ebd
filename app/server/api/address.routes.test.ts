import express from 'express'
import { startSiteApi } from '../testing/start-site-api'
import type { TestServer } from '../testing/start-test-server'

let server: TestServer
let asked: { path: string; body: unknown }[]

beforeAll(async () => {
  const fake = express()
  fake.use(express.json())
  fake.use('/address', (req, res) => {
    asked.push({ path: req.path, body: req.body })
    const address = { address_line_1: '12 Cocoa Lane', locality: 'Saint Louis', region: 'MO' }
    res.json({
      result: {
        confidence: 'Verified match',
        suggestions: [{ text: '12 Cocoa Lane', global_address_key: 'key' }],
        validation_detail: { city_name_corrected: true },
        address: { ...address, postal_code: '63101' },
        addresses_formatted: [
          {
            address: {
              LINE_1: '12 Cocoa Lane',
              LINE_5: '63101',
              'City name': 'Saint Louis',
              'State code': 'MO',
            },
          },
        ],
      },
    })
  })
  server = await startSiteApi(fake, express(), 'ADDRESS_VERIFICATION_ORIGIN')
})
beforeEach(() => {
  asked = []
})

function call(method: string, route: string, query: Record<string, string>) {
  return fetch(`${server.origin}/api/brindille/${route}?${new URLSearchParams(query)}`, { method })
}

const address = {
  address1: '12 Cocoa Lane',
  address2: '',
  city: 'St. Louis',
  stateCode: 'MO',
  postalCode: '63101',
  countryCode: 'US',
}

test('an address is verified [ADDR-004, ADDR-016]', async () => {
  const response = await call('POST', 'shipping-address', { ...address, address2: 'Apt 4' })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    result: {
      confidence: 'Verified match',
      validation_detail: { city_name_corrected: true },
      addresses_formatted: [
        {
          address: {
            LINE_1: '12 Cocoa Lane',
            LINE_5: '63101',
            'City name': 'Saint Louis',
            'State code': 'MO',
          },
        },
      ],
    },
  })
  const unspecified = ['12 Cocoa Lane', 'Apt 4', 'St. Louis', 'MO', '63101']
  expect(asked).toMatchObject([
    { path: '/validate/v1', body: { country_iso: 'USA', components: { unspecified } } },
  ])
})

test('suggestions have a text and a key [ADDR-002, ADDR-015, ADDR-017]', async () => {
  const response = await call('POST', 'address-suggestions', { address1: '12 Coc' })
  expect(await response.json()).toEqual({
    result: {
      confidence: 'Verified match',
      suggestions: [{ text: '12 Cocoa Lane', global_address_key: 'key' }],
    },
  })
  expect(asked).toMatchObject([
    { path: '/search/v1', body: { components: { unspecified: ['12 Coc'] } } },
  ])
})

test('a key leads to an address [ADDR-003, ADDR-017, ADDR-055]', async () => {
  const response = await call('GET', 'address-format', { global_address_key: 'key' })
  expect(await response.json()).toEqual({
    result: {
      address: {
        address_line_1: '12 Cocoa Lane',
        locality: 'Saint Louis',
        region: 'MO',
        postal_code: '63101',
      },
    },
  })
})

test.each([
  ['POST', 'shipping-address', { ...address, city: '' }, 'city'],
  ['POST', 'shipping-address', { ...address, countryCode: 'FR' }, 'countryCode'],
  ['POST', 'shipping-address', { ...address, address1: 'x'.repeat(101) }, 'address1'],
  ['POST', 'shipping-address', { ...address, address2: 'Apt\u0000' }, 'address2'],
  ['POST', 'address-suggestions', { address1: '\u0000' }, 'address1'],
  ['POST', 'address-suggestions', {}, 'address1'],
  ['GET', 'address-format', {}, 'global_address_key'],
])('%s %s refuses %j', async (method, route, query, name) => {
  const response = await call(method, route, query as Record<string, string>)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    detail: `The parameter ${name} is missing or not valid.`,
  })
  expect(asked).toEqual([])
})
