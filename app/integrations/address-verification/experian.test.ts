import { http, HttpResponse } from 'msw'
import { serve } from '../../../tests/setup/serve'
import { getAddress, searchAddresses, validateAddress } from './experian.server'

const ORIGIN = 'https://addresses.example'
const server = serve()
process.env.ADDRESS_VERIFICATION_ORIGIN = `${ORIGIN}/`
process.env.ADDRESS_VERIFICATION_TOKEN = 'secret'

const address = {
  address1: '12 Cocoa Lane',
  address2: '',
  city: 'Ottawa',
  stateCode: 'ON',
  postalCode: 'K1A 0B1',
  countryCode: 'CA',
} as const

test('sends an address line by line, to the data of its country, with the account’s token', async () => {
  let asked: unknown
  server.use(
    http.post(`${ORIGIN}/address/validate/v1`, async ({ request }) => {
      asked = { token: request.headers.get('auth-token'), body: await request.json() }
      return HttpResponse.json({
        result: {
          confidence: 'Verified match',
          validation_detail: { street_corrected: true, state_corrected: null },
          addresses_formatted: [{ layout_name: 'Praline', address: { LINE_1: '12 Cocoa Ln' } }],
        },
      })
    }),
  )
  expect(await validateAddress(address)).toEqual({
    confidence: 'Verified match',
    validation_detail: { street_corrected: true, state_corrected: false },
    addresses_formatted: [
      { address: { LINE_1: '12 Cocoa Ln', LINE_5: '', 'City name': '', 'State code': '' } },
    ],
  })
  expect(asked).toEqual({
    token: 'secret',
    body: {
      country_iso: 'CAN',
      datasets: ['ca-address'],
      layouts: ['Praline'],
      components: { unspecified: ['12 Cocoa Lane', 'Ottawa', 'ON', 'K1A 0B1'] },
    },
  })
})

test.each([
  ['Verified match', 'Verified match'],
  ['Too many matches', 'Multiple matches'],
  ['Verified street', 'Street partial'],
  ['Incomplete address', 'No matches'],
  ['Something new', 'No matches'],
])('the provider’s %s is our %s [ADDR-018]', async (confidence, known) => {
  server.use(
    http.post('*/address/validate/v1', () => HttpResponse.json({ result: { confidence } })),
  )
  expect(await validateAddress(address)).toEqual({ confidence: known })
})

test('reads suggestions and the address of one', async () => {
  server.use(
    http.post('*/address/search/v1', () =>
      HttpResponse.json({
        result: {
          confidence: 'Verified match',
          suggestions: [{ text: '12 Cocoa Lane', global_address_key: 'a/b', dataset: 'us' }],
        },
      }),
    ),
    http.get('*/address/format/v1/a%2Fb', () =>
      HttpResponse.json({ result: { address: { address_line_1: '12 Cocoa Lane' } } }),
    ),
  )
  expect(await searchAddresses('12 Coc', 'US')).toEqual({
    confidence: 'Verified match',
    suggestions: [{ text: '12 Cocoa Lane', global_address_key: 'a/b' }],
  })
  expect(await getAddress('a/b')).toEqual({
    address_line_1: '12 Cocoa Lane',
    locality: '',
    region: '',
    postal_code: '',
  })
})

test.each([
  [401, 502],
  [429, 503],
  [500, 502],
])('a provider that answers %d is unavailable [ADDR-028]', async (status, expected) => {
  server.use(
    http.post('*/address/validate/v1', () =>
      HttpResponse.json({ error: { title: 'Unauthorized', detail: 'No such token' } }, { status }),
    ),
  )
  await expect(validateAddress(address)).rejects.toMatchObject({
    kind: 'unavailable',
    status: expected,
  })
})

test('an answer that cannot be read is an error', async () => {
  server.use(http.post('*/address/search/v1', () => HttpResponse.json({ result: [] })))
  await expect(searchAddresses('12 Coc', 'US')).rejects.toMatchObject({ status: 502 })
})
