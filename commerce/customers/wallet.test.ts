import { z } from 'zod'
import { useEngine } from '../testing/engine'
import { registerTestCustomer, type TestCustomer } from '../testing/test-customer'
import { seedSite } from '../testing/seed-site'
import { logInTestShopper } from '../testing/test-shopper'

const CUSTOM = '/custom/account/v1/organizations/f_ecom_prln_001'
const MAX_SAVED_CARDS = 10
const Card = z.looseObject({
  paymentInstrumentId: z.string(),
  default: z.boolean(),
  paymentCard: z.looseObject({ creditCardExpired: z.boolean() }),
})
const Cards = z.object({ paymentInstruments: z.array(Card) })

let now = new Date('2026-06-01T12:00:00Z')
let grace: TestCustomer
let other: TestCustomer
let tests = 0

const engine = useEngine({
  seed: async (db) => {
    await seedSite(db)
    const preferences = JSON.stringify({ SiteTimezone: 'America/Los_Angeles' })
    await db.updateTable('site').set({ preferences }).execute()
  },
  now: () => now,
})
beforeEach(async () => {
  tests += 1
  grace = await registerTestCustomer(engine.app)
  other = await registerTestCustomer(engine.app)
})

/**
 * A card of another gateway: identified by its token, which belongs to one customer, and its last
 * digits.
 */
const cardBody = (digits: string) => ({
  paymentMethodId: 'CREDIT_CARD',
  paymentCard: {
    cardType: 'Visa',
    creditCardToken: `token-of-test-${tests}-${digits}`,
    maskedNumber: `************${digits}`,
    expirationMonth: 11,
    expirationYear: 2026,
  },
})
const add = (digits: string, as = grace) => as.ask('POST', '/payment-instruments', cardBody(digits))
const cardsOf = async (customer: TestCustomer) =>
  Cards.parse((await customer.ask('GET', '')).json()).paymentInstruments
const useForSubscriptions = (id: string, { headers }: TestCustomer) =>
  engine.app.inject({
    method: 'POST',
    url: `${CUSTOM}/payment-instruments/${id}/use-for-subscriptions`,
    query: { siteId: 'brindille' },
    headers,
  })

test('a card of another customer cannot be read, changed, used or deleted [ACC-043, ACC-047]', async () => {
  const { paymentInstrumentId: id } = Card.parse((await add('0001', other)).json())
  const refused = [
    await grace.ask('GET', `/payment-instruments/${id}`),
    await grace.ask('PATCH', `/payment-instruments/${id}`, { default: true }),
    await grace.ask('DELETE', `/payment-instruments/${id}`),
    await useForSubscriptions(id, grace),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  expect(await cardsOf(other)).toMatchObject([{ paymentInstrumentId: id, default: false }])
})

// the published contract responds with 400 `invalid-customer` for another customer's id
test.each([
  ['GET', '/payment-instruments/:id'],
  ['PATCH', '/payment-instruments/:id'],
  ['DELETE', '/payment-instruments/:id'],
  ['POST', '/payment-instruments'],
] as const)('%s %s with the id of another customer is refused [ACC-043]', async (method, path) => {
  const { paymentInstrumentId: id } = Card.parse((await add('0001', other)).json())
  const body = method === 'POST' ? cardBody('0002') : { default: true }
  const payload = method === 'GET' ? undefined : body
  const refused = await grace.ask(method, path.replace(':id', id), payload, other)
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ title: 'Invalid Customer' })
  expect(await cardsOf(other)).toMatchObject([{ paymentInstrumentId: id, default: false }])
})

test('simultaneous requests cannot exceed the maximum number of saved cards [ACC-044]', async () => {
  const digits = Array.from({ length: MAX_SAVED_CARDS + 3 }, (_, at) => String(1000 + at))
  const answers = await Promise.all(digits.map((last) => add(last)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(MAX_SAVED_CARDS)
  expect(answers.find(({ statusCode }) => statusCode === 400)?.json()).toMatchObject({
    statusCode: 'error.cards.max.reached',
    statusMessage: expect.stringContaining('remove one'),
  })
  expect(await cardsOf(grace)).toHaveLength(MAX_SAVED_CARDS)
})

test('a card added twice simultaneously is stored once [ACC-044]', async () => {
  const answers = await Promise.all([add('0001'), add('0001')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  expect(answers.find(({ statusCode }) => statusCode === 400)?.json()).toMatchObject({
    statusCode: 'card.already.on.file',
  })
})

test('simultaneous choices leave one default card and one card for subscriptions [ACC-047]', async () => {
  const [one, two] = [await add('0001'), await add('0002')].map(
    (answer) => Card.parse(answer.json()).paymentInstrumentId,
  )
  const choose = (id = '') => grace.ask('PATCH', `/payment-instruments/${id}`, { default: true })
  await Promise.all([choose(one), choose(two)])
  await Promise.all([useForSubscriptions(one ?? '', grace), useForSubscriptions(two ?? '', grace)])
  const cards = await cardsOf(grace)
  expect(cards.filter((card) => card.default)).toHaveLength(1)
  expect(cards.filter((card) => card['c_useForSubscriptions'])).toHaveLength(1)
})

test('a card expires in the time zone of the shop [PAY-012]', async () => {
  // 23:45 local time on October 31
  now = new Date('2026-11-01T06:45:00Z')
  grace = await registerTestCustomer(engine.app)
  const { paymentInstrumentId: id } = Card.parse((await add('0001')).json())
  const isExpired = async () => {
    const alone = Card.parse((await grace.ask('GET', `/payment-instruments/${id}`)).json())
    expect(await cardsOf(grace)).toMatchObject([{ paymentCard: alone.paymentCard }])
    return alone.paymentCard.creditCardExpired
  }
  expect(await isExpired()).toBe(false)
  // access tokens expire after half an hour
  now = new Date('2026-11-01T07:00:01Z')
  expect(await isExpired()).toBe(true)
})

describe('a payment token', () => {
  const askForToken = ({ headers }: Pick<TestCustomer, 'headers'>) =>
    engine.app.inject({
      method: 'POST',
      url: `${CUSTOM}/customer-payment-token`,
      query: { siteId: 'brindille' },
      headers,
      payload: { transientToken: 'spent' },
    })
  const LOGIN_REQUIRED = { title: 'Unauthorized — Login Required' }

  test('is refused for guests with a request to log in [ACC-046]', async () => {
    const answer = await askForToken(await logInTestShopper(engine.app))
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      expect.objectContaining(LOGIN_REQUIRED),
    ])
  })

  test('is refused after too many attempts, only for that customer and for a limited time [ACC-046]', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => askForToken(grace)))
    const refused = answers.filter(({ statusCode }) => statusCode === 401)
    expect(refused).toHaveLength(2)
    expect(refused[0]?.json()).toMatchObject(LOGIN_REQUIRED)
    expect((await askForToken(other)).statusCode).toBe(400)
    const before = now
    now = new Date(now.getTime() + 15 * 60_000)
    expect((await askForToken(grace)).statusCode).toBe(400)
    now = before
  })
})
