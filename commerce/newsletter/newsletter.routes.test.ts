import { useEngine } from '../testing/engine'
import { seedSite } from '../testing/seed-site'
import { logInTestShopper, type TestShopper } from '../testing/test-shopper'

const PATH = '/custom/subscriptions/v1/organizations/f_ecom_prln_001/subscribe'
const ADA = {
  c_email: 'ada@example.com',
  c_phone: '4155550100ext5',
  c_postal: '94102',
  c_firstname: 'Ada',
  c_lastname: 'Bloom',
  c_birth_day: '29',
  c_birth_month: '02',
  c_birthdate: '02/29/1992',
  c_subscribelist: 'offersupdates|businessgifts',
  c_recaptchaToken: '',
  c_verificationOverride: false,
}

let now = new Date('2026-11-21T10:00:00Z')
let guest: TestShopper

const engine = useEngine({ seed: seedSite, now: () => now })
beforeAll(async () => {
  guest = await logInTestShopper(engine.app)
})
beforeEach(() => engine.db.deleteFrom('newsletter_subscription').execute())

function subscribe(
  changes: Record<string, unknown> = {},
  { url = PATH, siteId = 'brindille', headers = guest.headers as Record<string, string> } = {},
) {
  return engine.app.inject({
    method: 'POST',
    url,
    query: { siteId },
    headers,
    payload: { ...ADA, ...changes },
  })
}

const rows = () => engine.db.selectFrom('newsletter_subscription').selectAll().execute()

test('a sign-up is stored', async () => {
  const response = await subscribe()
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ success: true })
  expect(await rows()).toEqual([
    {
      site_id: 'brindille',
      email: 'ada@example.com',
      first_name: 'Ada',
      last_name: 'Bloom',
      phone: '4155550100ext5',
      postal_code: '94102',
      birth_date: '1992-02-29',
      lists: ['offersupdates', 'businessgifts'],
      created_at: now,
      updated_at: now,
    },
  ])
})

test('signing up again updates the existing sign-up', async () => {
  await subscribe()
  const first = now
  now = new Date('2026-11-22T10:00:00Z')
  const again = { c_email: ' ADA@example.com', c_phone: '', c_subscribelist: 'fundraising' }
  guest = await logInTestShopper(engine.app)
  expect((await subscribe(again)).statusCode).toBe(200)
  expect(await rows()).toMatchObject([
    { phone: null, lists: ['fundraising'], created_at: first, updated_at: now },
  ])
})

test('two concurrent sign-ups are stored as one', async () => {
  const responses = await Promise.all([subscribe(), subscribe(), subscribe()])
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await rows()).toHaveLength(1)
})

test.each([
  [{ c_email: 'ada' }, 'c_email'],
  [{ c_email: undefined }, 'c_email'],
  [{ c_phone: '(415) 555-0100' }, 'c_phone'],
  [{ c_postal: '9410' }, 'c_postal'],
  [{ c_postal: '94102-12345' }, 'c_postal'],
  [{ c_firstname: ' ' }, 'c_firstname'],
  [{ c_lastname: '' }, 'c_lastname'],
  [{ c_birthdate: '1992-02-29' }, 'c_birthdate'],
  [{ c_birthdate: '02/29/1991' }, 'c_birthdate'],
  [{ c_birthdate: '02/28/1992' }, 'c_birthdate'],
  [{ c_birthdate: '02/29/2028' }, 'c_birthdate'],
  [{ c_birth_day: '9' }, 'c_birth_day'],
  [{ c_subscribelist: '' }, 'c_subscribelist'],
  [{ c_subscribelist: 'offersupdates|horoscope' }, 'c_subscribelist'],
  [{ c_verificationOverride: 'perhaps' }, 'c_verificationOverride'],
])('%j is rejected, and the error names the field', async (changes, field) => {
  const response = await subscribe(changes)
  expect(response.statusCode).toBe(400)
  expect(response.headers['content-type']).toContain('application/problem+json')
  expect(response.json().detail).toContain(field)
  expect(await rows()).toEqual([])
})

test.each([
  ['without a token', { headers: {} }, 401],
  ['with another’s token', { headers: { authorization: 'Bearer x.y.z' } }, 401],
  ['for an unknown site', { siteId: 'nowhere' }, 404],
  ['for another organization', { url: PATH.replace('prln', 'else') }, 404],
])('%s a sign-up is rejected', async (_case, how, status) => {
  expect((await subscribe({}, how)).statusCode).toBe(status)
  expect(await rows()).toEqual([])
})
