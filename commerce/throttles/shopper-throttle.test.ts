import { amount, assigned, forOrder, insertPromotions } from '../testing/promotions-for-tests'
import { TestCheckout, useCheckout } from '../testing/test-checkout'

const ACCOUNT = '/custom/account/v1/organizations/f_ecom_prln_001'
const CUSTOMERS = '/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers'
const CONTEXTS = '/shopper/shopper-context/v1/organizations/f_ecom_prln_001/shopper-context'
const FREE = 20

let now = new Date('2026-11-20T12:00:00Z')
let guest: TestCheckout
let basketId: string
let number = 0
const engine = useCheckout({
  now: () => now,
  config: { guessesPerSession: FREE, guessesPerAddress: 50 },
})
beforeAll(async () => {
  const dollar = { id: 'dollar', ...forOrder(amount(100), assigned({ couponIds: ['dollar'] })) }
  await insertPromotions(engine.db, [dollar], { dollar: 'DOLLAR' })
})
beforeEach(async () => {
  await engine.db.deleteFrom('login_attempt').execute()
  guest = await TestCheckout.asGuest(engine.app)
  basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
})

const coupon = (code: string, who = guest, basket = basketId) =>
  who.basket('POST', `/${basket}/coupons`, { code })
const register = () => {
  number += 1
  const login = `ada${number}@example.com`
  const customer = { login, email: login, firstName: 'Ada', lastName: 'L' }
  return guest.call('POST', CUSTOMERS, { customer, password: 'Cocoa&Nibs9' })
}

const guesses: [string, () => Promise<{ status: number; headers: Record<string, unknown> }>][] = [
  ['promo codes', () => coupon('GUESSED')],
  [
    'promo codes of a context',
    () => guest.call('PATCH', `${CONTEXTS}/${guest.shopper.usid}`, { couponCodes: ['GUESSED'] }),
  ],
  [
    'promo codes of a new bag',
    () => guest.basket('POST', '', { couponItems: [{ code: 'GUESSED' }] }),
  ],
  [
    'codes of organizations',
    () => guest.call('GET', `${ACCOUNT}/organization-discount-code?organization_discount_code=X`),
  ],
  [
    'codes of organizations, told as one’s own',
    () => guest.call('POST', `${ACCOUNT}/shoppercontext`, { sourceCode: 'X' }),
  ],
  ['source codes of a bag', () => guest.basket('PATCH', `/${basketId}`, { sourceCode: 'X' })],
  ['registrations', register],
]

it.each(guesses)('slows down a session that guesses: %s', async (_name, guess) => {
  for (let index = 0; index <= FREE; index += 1) expect((await guess()).status).not.toBe(429)
  const { status, headers } = await guess()
  expect(status).toBe(429)
  expect(headers['retry-after']).toBe('1')
  now = new Date(now.getTime() + 1000)
  expect((await guess()).status).not.toBe(429)
  expect((await guess()).headers['retry-after']).toBe('2')
})

it('does not slow down repeated use of valid codes', async () => {
  for (let index = 0; index < FREE + 5; index += 1) {
    const { status, body } = await coupon('DOLLAR')
    expect(status).toBe(200)
    const itemId = String(body.couponItems?.[0]?.couponItemId)
    await guest.basket('DELETE', `/${basketId}/coupons/${itemId}`)
  }
})

it('counts guessed codes that are sent together with a valid one', async () => {
  const ask = () =>
    guest.call('PATCH', `${CONTEXTS}/${guest.shopper.usid}`, { couponCodes: ['DOLLAR', 'GUESSED'] })
  for (let index = 0; index <= FREE; index += 1) expect((await ask()).status).not.toBe(429)
  expect((await ask()).status).toBe(429)
})

it('counts guesses by address across sessions, and every code of a list', async () => {
  const codes = Array.from({ length: 30 }, (_, index) => `GUESS${index}`)
  const ask = async () => {
    const other = await TestCheckout.asGuest(engine.app)
    return other.call('PUT', `${CONTEXTS}/${other.shopper.usid}`, { couponCodes: codes })
  }
  expect((await ask()).status).toBe(201)
  expect((await ask()).status).toBe(201)
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(refused.headers['retry-after']).toBe('60')
})
