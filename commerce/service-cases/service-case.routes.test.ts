import { useEngine } from '../testing/engine'
import { seedContentItems } from '../testing/seed-content-items'
import { seedSite } from '../testing/seed-site'
import { logInTestShopper } from '../testing/test-shopper'
import { useForAll } from '../testing/use'

const ADA = { firstName: 'Ada', lastName: 'Bloom', email: 'Ada@example.com', phone: '3125550100' }
const HOME = { address1: '1 Main St', city: 'Chicago', postalCode: '60601' }
const ENTRY = { ...ADA, ...HOME, eventId: 'spring', state: 'IL', recaptchaToken: 'x' }

const engine = useEngine(seedSite)
const guest = useForAll(() => logInTestShopper(engine.app))
beforeEach(() => engine.db.deleteFrom('service_case').execute())

const send = (
  form: string,
  payload: object,
  headers: Record<string, string> = { ...guest.headers },
) =>
  engine.app.inject({
    method: 'POST',
    url: `/custom/forms/v1/organizations/f_ecom_prln_001/${form}`,
    query: { siteId: 'brindille' },
    headers,
    payload,
  })
const cases = () => engine.db.selectFrom('service_case').selectAll().execute()

test.each([
  ['contact', { ...ADA, questionType: 'Other', comment: 'Hello' }, 'contact'],
  ['request-future-catalog', { ...ADA, ...HOME, companyName: 'Bloom' }, 'catalog-request'],
  ['marketing-lead', { ...ADA, ...HOME, reason: 'PostalCatalog' }, 'marketing-lead'],
  ['campaign', ENTRY, 'campaign'],
])('a %s form creates a case', async (form, payload, kind) => {
  const response = await send(form, payload)
  expect(response.statusCode).toBe(200)
  const [stored, ...others] = await cases()
  expect(others).toEqual([])
  expect(response.json()).toMatchObject({ caseId: stored?.id })
  expect(stored).toMatchObject({
    site_id: 'brindille',
    kind,
    email: 'ada@example.com',
    fields: { firstName: 'Ada' },
  })
  expect(stored?.fields).not.toHaveProperty('recaptchaToken')
})

test('feedback is stored with its answers, with or without an e-mail address', async () => {
  expect((await send('feedback', { rating: 4 })).statusCode).toBe(200)
  const said = { rating: '2', comment: ' Where are the bars? ', email: ADA.email, page: '/search' }
  expect((await send('feedback', said)).statusCode).toBe(200)
  const stored = (await cases()).map(({ kind, email, fields }) => ({ kind, email, fields }))
  expect(stored).toContainEqual({ kind: 'feedback', email: '', fields: { rating: 4 } })
  expect(stored).toContainEqual({
    kind: 'feedback',
    email: 'ada@example.com',
    fields: { rating: 2, comment: 'Where are the bars?', page: '/search' },
  })
})

describe('a campaign form', () => {
  const DRAW = { contentType: 'campaign-form', eventId: 'spring' }
  const write = async (...blocks: object[]) => {
    await engine.db.deleteFrom('content_item').execute()
    const body = { contentType: 'content-page', slots: [{ columns: blocks }] }
    await seedContentItems(engine.db, [{ id: 'draw', body }])
  }
  const statusOf = async (more: object) =>
    (await send('campaign', { ...ENTRY, ...more })).statusCode

  test('accepts an address as often as its phase allows, also concurrently [CAMP-024]', async () => {
    await write({ ...DRAW, eventPhase: '1', maxAllowed: 2 }, { ...DRAW, eventPhase: '2' })
    const answers = await Promise.all([1, 2, 3].map(() => statusOf({})))
    expect(answers.sort()).toEqual([200, 200, 409])
    expect(await statusOf({ eventPhase: '2' })).toBe(200)
    expect(await statusOf({ eventPhase: '2' })).toBe(409)
    expect(await statusOf({ email: 'b@example.com' })).toBe(200)
    expect(await cases()).toHaveLength(4)
  })

  test('takes the limit from the content, not from the request [CAMP-024]', async () => {
    await write({ ...DRAW, maxAllowed: 2 })
    for (const status of [200, 200, 409]) expect(await statusOf({ maxAllowed: 999 })).toBe(status)
    for (const status of [200, 409]) {
      expect(await statusOf({ eventId: 'nowhere', maxAllowed: 999 })).toBe(status)
    }
    const [stored] = await cases()
    expect(stored?.fields).not.toHaveProperty('maxAllowed')
  })

  test('stores an entry once when it is sent twice', async () => {
    await write({ ...DRAW, maxAllowed: 1 })
    const [first, second] = await Promise.all(
      [1, 2].map(() => send('campaign', { ...ENTRY, entryId: 'a-form' })),
    )
    const again = await send('campaign', { ...ENTRY, entryId: 'a-form' })
    expect(first?.json()).toMatchObject({ success: true, caseId: expect.any(String) })
    expect(second?.json()).toEqual(first?.json())
    expect(again.json()).toEqual(first?.json())
    expect(await statusOf({ entryId: 'another' })).toBe(409)
    expect(await cases()).toHaveLength(1)
  })
})

const CONTACT = { ...ADA, questionType: 'Other', comment: 'Hello' }

test.each([
  ['contact', CONTACT],
  ['request-future-catalog', { ...ADA, ...HOME }],
  ['marketing-lead', { ...ADA, ...HOME, reason: 'PostalCatalog' }],
  ['feedback', { rating: 4, email: ADA.email }],
  ['feedback', { rating: 4, email: '', entryId: 'a-form' }],
])('%s creates one case when it is sent twice, also concurrently', async (form, payload) => {
  const twice = [1, 2].map((at) => send(form, { ...payload, recaptchaToken: String(at) }))
  const [first, second] = await Promise.all(twice)
  const later = await send(form, payload)
  expect(first?.statusCode).toBe(200)
  expect(second?.json()).toEqual(first?.json())
  expect(later.json()).toEqual(first?.json())
  expect(await cases()).toHaveLength(1)
})

test('different forms, or anonymous ones, create separate cases', async () => {
  await send('contact', CONTACT)
  await send('contact', { ...CONTACT, comment: 'Hello again' })
  await send('contact', { ...CONTACT, email: 'b@example.com' })
  await send('feedback', { rating: 4 })
  await send('feedback', { rating: 4 })
  await send('feedback', { rating: 4, entryId: 'a-form' })
  await send('feedback', { rating: 4, entryId: 'another' })
  expect(await cases()).toHaveLength(7)
})

test.each([
  ['contact', { ...ADA, questionType: 'Other' }],
  ['contact', { ...ADA, questionType: 'Other', comment: 'x'.repeat(4001) }],
  ['contact', { ...ADA, questionType: 'Other', comment: '\u3164\u200d' }],
  ['request-future-catalog', ADA],
  ['marketing-lead', { ...ADA, reason: 'Fun' }],
  ['marketing-lead', { ...ADA, email: 'ada' }],
  ['campaign', { ...ENTRY, maxAllowed: 'all' }],
  ['campaign', { ...ENTRY, more: 'x'.repeat(20_000) }],
  ['campaign', []],
  ['feedback', { comment: 'Fine' }],
  ['feedback', { rating: 6 }],
  ['feedback', { rating: 5, comment: 'x'.repeat(1001) }],
  ['feedback', { rating: 5, email: 'ada' }],
  ['contact', { ...ADA, questionType: 'Other', comment: 'Hello', firstName: 'x'.repeat(21) }],
  ['marketing-lead', { ...ADA, companyName: 'x'.repeat(31) }],
])('%s %# is rejected [CON-007]', async (form, payload) => {
  expect((await send(form, payload)).statusCode).toBe(400)
  expect(await cases()).toEqual([])
})

test('forms require a shopper session', async () => {
  expect((await send('campaign', ENTRY, {})).statusCode).toBe(401)
})

describe('a site that requires the company', () => {
  let now = new Date('2026-11-20T12:00:00Z')

  const catalog = async (fields: object) => {
    const { headers } = await logInTestShopper(own.app)
    return own.app.inject({
      method: 'POST',
      url: '/custom/forms/v1/organizations/f_ecom_prln_001/request-future-catalog',
      query: { siteId: 'brindille' },
      headers,
      payload: { ...ADA, ...HOME, ...fields },
    })
  }
  const wantCompany = async (companyNameRequired: boolean | string) => {
    const preferences = JSON.stringify({ companyNameRequired })
    await own.db.updateTable('site').set({ preferences }).execute()
    now = new Date(now.getTime() + 60_000)
  }
  const own = useEngine({ seed: seedSite, now: () => now })

  const WHOLE = { companyName: 'Bloom & Daughters', organizationType: 'Hotel' }

  test('sends no catalog to what is no state', async () => {
    await wantCompany(false)
    const { statusCode, body } = await catalog({ ...WHOLE, stateCode: 'ZZ' })
    expect([statusCode, body]).toEqual([400, expect.stringContaining('is no state or province')])
  })

  test.each([
    ['companyName', { ...WHOLE, companyName: ' ' }, 'This field is required.'],
    ['companyName', { ...WHOLE, companyName: '<b>' }, 'Please enter a valid name'],
    ['organizationType', { companyName: WHOLE.companyName }, 'Please select a organization type.'],
  ])('rejects a catalog request by its %s [SITE-012, FORM-030]', async (field, fields, message) => {
    await wantCompany('true')
    const refused = await catalog(fields)
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ detail: `${field}: ${message}` })
    expect((await catalog(WHOLE)).statusCode).toBe(200)
  })

  test('creates another case for the same request ten minutes later', async () => {
    await wantCompany(false)
    const [first, again] = [await catalog({}), await catalog({})]
    now = new Date(now.getTime() + 601_000)
    const later = await catalog({})
    expect(again.json()).toEqual(first.json())
    expect(later.json()).not.toEqual(first.json())
  })

  test('accepts a request without a company when it is not required [SITE-012]', async () => {
    await wantCompany(false)
    expect((await catalog({})).statusCode).toBe(200)
  })
})
