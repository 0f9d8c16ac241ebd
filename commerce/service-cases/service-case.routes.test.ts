import { createTestEngine, type TestEngine } from '../testing/engine'
import { seedSite } from '../testing/seed-site'
import { logInTestShopper, type TestShopper } from '../testing/test-shopper'

const ADA = { firstName: 'Ada', lastName: 'Bloom', email: 'Ada@example.com', phone: '3125550100' }
const HOME = { address1: '1 Main St', city: 'Chicago', postalCode: '60601' }
const ENTRY = { ...ADA, ...HOME, eventId: 'spring', state: 'IL', recaptchaToken: 'x' }

let engine: TestEngine
let guest: TestShopper
beforeAll(async () => {
  engine = await createTestEngine({ seed: seedSite })
  guest = await logInTestShopper(engine.app)
})
afterAll(() => engine.close())
beforeEach(async () => {
  await engine.db.deleteFrom('service_case').execute()
})

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
])('a %s form becomes a case', async (form, payload, kind) => {
  const response = await send(form, payload)
  expect(response.statusCode).toBe(200)
  const [kept, ...others] = await cases()
  expect(others).toEqual([])
  expect(response.json()).toMatchObject({ caseId: kept?.id })
  expect(kept).toMatchObject({
    site_id: 'brindille',
    kind,
    email: 'ada@example.com',
    fields: { firstName: 'Ada' },
  })
  expect(kept?.fields).not.toHaveProperty('recaptchaToken')
})

test('feedback is kept with what was said, with an e-mail address or without', async () => {
  expect((await send('feedback', { rating: 4 })).statusCode).toBe(200)
  const said = { rating: '2', comment: ' Where are the bars? ', email: ADA.email, page: '/search' }
  expect((await send('feedback', said)).statusCode).toBe(200)
  const kept = (await cases()).map(({ kind, email, fields }) => ({ kind, email, fields }))
  expect(kept).toContainEqual({ kind: 'feedback', email: '', fields: { rating: 4 } })
  expect(kept).toContainEqual({
    kind: 'feedback',
    email: 'ada@example.com',
    fields: { rating: 2, comment: 'Where are the bars?', page: '/search' },
  })
})

test('an address is entered as often as a campaign’s phase allows, also at once', async () => {
  const answers = await Promise.all(
    [1, 2, 3].map(() => send('campaign', { ...ENTRY, maxAllowed: 2 })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409])
  expect((await send('campaign', { ...ENTRY, eventPhase: '2' })).statusCode).toBe(200)
  expect((await send('campaign', { ...ENTRY, email: 'b@example.com' })).statusCode).toBe(200)
  expect(await cases()).toHaveLength(4)
})

test.each([
  ['contact', { ...ADA, questionType: 'Other' }],
  ['contact', { ...ADA, questionType: 'Other', comment: 'x'.repeat(4001) }],
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
])('%s %# is refused [CON-007]', async (form, payload) => {
  expect((await send(form, payload)).statusCode).toBe(400)
  expect(await cases()).toEqual([])
})

test('forms need a shopper', async () => {
  expect((await send('campaign', ENTRY, {})).statusCode).toBe(401)
})
