import { millisecondsInHour } from 'date-fns/constants'
import { useEngine } from '../testing/engine'
import { seedSite } from '../testing/seed-site'
import { logInTestShopper, TRUSTED_CLIENT, type TestShopper } from '../testing/test-shopper'

const BASE = '/shopper/shopper-context/v1/organizations/f_ecom_prln_001/shopper-context'

let time = new Date('2026-11-20T12:00:00Z')
let shopper: TestShopper
const engine = useEngine({
  seed: seedSite,
  config: { privateClients: [TRUSTED_CLIENT] },
  now: () => time,
})
beforeEach(async () => {
  shopper = await logInTestShopper(engine.app, { isTrusted: true })
})

async function call(method: 'GET' | 'PUT' | 'PATCH' | 'DELETE', payload?: object, query = '') {
  const response = await engine.app.inject({
    method,
    url: `${BASE}/${shopper.usid}?siteId=brindille${query}`,
    headers: shopper.headers,
    ...(payload && { payload }),
  })
  const body = response.body === '' ? undefined : response.json<Record<string, unknown>>()
  return { status: response.statusCode, headers: response.headers, body }
}

const WHOLE = {
  effectiveDateTime: '2026-12-20T00:00:00Z',
  sourceCode: 'wii1-98',
  customQualifiers: { deviceType: 'mobile', operatingSystem: 'Android' },
  assignmentQualifiers: { store: 'boston' },
  customerGroupIds: ['BigSpenders'],
  couponCodes: ['SAVE20'],
  geoLocation: { countryCode: 'US', country: 'United States', city: 'Boston', latitude: 42.4 },
}

it('a context is stored, replaced and deleted', async () => {
  expect((await call('GET')).status).toBe(404)
  expect((await call('PUT', WHOLE)).status).toBe(201)
  const { status, body, headers } = await call('GET')
  expect([status, body]).toEqual([200, WHOLE])
  expect(headers['x-geolocation']).toBe(
    'City: Boston; CountryCode: US; Country: United States; Latitude: 42.4',
  )
  expect((await call('PUT', { sourceCode: 'b' })).status).toBe(200)
  expect((await call('GET')).body).toEqual({ sourceCode: 'b' })
  expect((await call('DELETE')).status).toBe(204)
  expect((await call('DELETE')).status).toBe(404)
})

const changes: [string, object, object][] = [
  ['adds what is new', { clientIp: null }, {}],
  ['replaces values', { sourceCode: 'other' }, { sourceCode: 'other' }],
  ['ignores null', { sourceCode: null, effectiveDateTime: null, geoLocation: null }, {}],
  [
    'removes empty values',
    {
      sourceCode: '',
      effectiveDateTime: '',
      geoLocation: {},
      customerGroupIds: [],
      couponCodes: [],
    },
    {
      sourceCode: undefined,
      effectiveDateTime: undefined,
      geoLocation: undefined,
      customerGroupIds: undefined,
      couponCodes: undefined,
    },
  ],
  [
    'changes qualifiers key by key',
    { customQualifiers: { deviceType: 'iPad', operatingSystem: null, storeId: 'SLC1' } },
    { customQualifiers: { deviceType: 'iPad', storeId: 'SLC1' } },
  ],
  [
    'removes all qualifiers with an empty object',
    { assignmentQualifiers: {} },
    { assignmentQualifiers: undefined },
  ],
  [
    'replaces lists',
    { customerGroupIds: ['A', 'B'], couponCodes: ['X'] },
    { customerGroupIds: ['A', 'B'], couponCodes: ['X'] },
  ],
]

it.each(changes)('a change %s', async (_name, patch, expected) => {
  await call('PUT', WHOLE)
  const { status, body } = await call('PATCH', patch)
  expect(status).toBe(200)
  expect(body).toEqual(JSON.parse(JSON.stringify({ ...WHOLE, ...expected })))
})

it('an address is stored only when it is to be evaluated', async () => {
  await call('PUT', { clientIp: '12.12.12.1' })
  expect((await call('GET')).body).toEqual({})
  await call('PUT', { clientIp: '12.12.12.1' }, '&evaluateContextWithClientIp=true')
  expect((await call('GET')).body).toEqual({ clientIp: '12.12.12.1' })
})

it.each([
  ['an unknown property', { store: 'boston' }],
  ['an invalid date', { effectiveDateTime: 'tomorrow' }],
  ['a date in year zero', { effectiveDateTime: '0000-01-01T00:00:00Z' }],
  ['an invalid IP address', { clientIp: '::1' }],
  [
    'too many qualifiers',
    {
      customQualifiers: Object.fromEntries(
        Array(21)
          .fill(0)
          .map((_, i) => [`k${i}`, 'v']),
      ),
    },
  ],
  ['groups that are no list', { customerGroupIds: 'Vip' }],
])('rejects %s', async (_name, payload) => {
  expect((await call('PUT', payload)).status).toBe(400)
})

it.each([
  ['groups', { customerGroupIds: ['Vip'] }],
  ['a moment', { effectiveDateTime: '2026-12-20T00:00:00Z' }],
  ['assignments', { assignmentQualifiers: { store: 'boston' } }],
])('a shopper cannot set %s of the own context', async (_name, payload) => {
  shopper = await logInTestShopper(engine.app)
  for (const method of ['PUT', 'PATCH'] as const) {
    const { status, body } = await call(method, { sourceCode: 'a', ...payload })
    expect(status).toBe(403)
    expect(body?.['detail']).toContain(Object.keys(payload)[0])
  }
  expect((await call('GET')).status).toBe(404)
})

it('a shopper may set the own location', async () => {
  shopper = await logInTestShopper(engine.app)
  const { sourceCode, customQualifiers, couponCodes, geoLocation } = WHOLE
  const own = { sourceCode, customQualifiers, couponCodes, geoLocation }
  expect((await call('PUT', { ...own, customerGroupIds: null })).status).toBe(201)
  expect((await call('GET')).body).toEqual(own)
})

it('another session is rejected, and one without a token or scope', async () => {
  const other = await engine.app.inject({
    url: `${BASE}/another?siteId=brindille`,
    headers: shopper.headers,
  })
  expect(other.statusCode).toBe(400)
  expect(other.json()).toMatchObject({
    type: expect.stringMatching(/usid-not-matching-with-token$/) as string,
    title: 'Usid not matching with token',
  })
  const nobody = await engine.app.inject({ url: `${BASE}/${shopper.usid}?siteId=brindille` })
  expect(nobody.statusCode).toBe(401)
  expect(nobody.json()).toMatchObject({
    detail: 'Your shopper JWT is invalid and could not be used to identify the API client.',
  })
})

it("a guest's context lasts one day", async () => {
  await call('PUT', WHOLE)
  const before = time
  time = new Date(before.getTime() + 25 * millisecondsInHour)
  const row = await engine.db.selectFrom('shopper_context').select('expires_at').executeTakeFirst()
  expect(row && row.expires_at < time).toBe(true)
  const { shopperContexts } = engine.app.services
  const guest = { customerId: shopper.customerId, usid: shopper.usid, isRegistered: false }
  expect((await shopperContexts.resolve(guest, { id: 'brindille' })).at).toEqual(time)
  time = before
  expect((await shopperContexts.resolve(guest, { id: 'brindille' })).at).toEqual(
    new Date(WHOLE.effectiveDateTime),
  )
})
