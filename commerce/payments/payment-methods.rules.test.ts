import { SITE_DEFAULTS } from '../sites/site-preferences.rules'
import { isApplicableTo } from './payment-methods.rules'

const currency = 'USD'

const OPTED_IN = { optedin: [{ id: 'truffles-9', frequency: '2_3' }] }

it.each<[string, string, number, Record<string, unknown>, boolean]>([
  ['Klarna at its minimum', 'KLARNA', 3500, {}, true],
  ['Klarna below its minimum', 'KLARNA', 3499, {}, false],
  [
    'Klarna with a subscription',
    'KLARNA',
    3500,
    { c_subscriptionOptins: JSON.stringify(OPTED_IN) },
    false,
  ],
  [
    'Klarna with a list of subscriptions',
    'KLARNA',
    3500,
    { c_subscriptionOptins: JSON.stringify(OPTED_IN.optedin) },
    false,
  ],
  [
    'Klarna with subscriptions as an object',
    'KLARNA',
    3500,
    { c_subscriptionOptins: OPTED_IN },
    false,
  ],
  [
    'Klarna without a chosen subscription',
    'KLARNA',
    3500,
    { c_subscriptionOptins: '{"optedin":[]}' },
    true,
  ],
  ['Klarna with unreadable subscriptions', 'KLARNA', 3500, { c_subscriptionOptins: '{' }, true],
  ['a card with a subscription', 'CREDIT_CARD', 3500, { c_subscriptionOptins: OPTED_IN }, true],
  ['no payment for a free order', 'NO_PAYMENT', 0, {}, true],
  ['a card for a free order', 'CREDIT_CARD', 0, {}, false],
])(
  'checks whether a method is applicable: %s [PAY-005, PAY-006, PAY-032]',
  (_name, method, total, custom, expected) => {
    expect(isApplicableTo(method, total, custom, { currency })).toBe(expected)
  },
)

it.each([
  ['the amount left after gift cards counts', 3499, {}, false],
  ['the amount left can equal the minimum', 3500, {}, true],
  ['a site sets another minimum', 1999, { klarnaMinimumAmount: 20 }, false],
  ['a site sets the minimum as text', 2000, { klarnaMinimumAmount: '20.00' }, true],
  ['an invalid amount is ignored', 3499, { klarnaMinimumAmount: 'much' }, false],
  ['a negative amount is ignored', 3499, { klarnaMinimumAmount: -1 }, false],
])('checks Klarna’s minimum: %s [PAY-005, PAY-006]', (_name, openMinor, preferences, expected) => {
  expect(isApplicableTo('KLARNA', 9000, {}, { currency, openMinor, preferences })).toBe(expected)
})

it('gift cards cannot be paid in installments', () => {
  expect(isApplicableTo('KLARNA', 9000, {}, { currency, hasGiftCards: true })).toBe(false)
  expect(isApplicableTo('CREDIT_CARD', 9000, {}, { currency, hasGiftCards: true })).toBe(true)
})

it('a minimum is in whole units of the currency', () => {
  expect(isApplicableTo('KLARNA', 34, {}, { currency: 'JPY' })).toBe(false)
  expect(isApplicableTo('KLARNA', 35, {}, { currency: 'JPY' })).toBe(true)
  expect(isApplicableTo('KLARNA', 34_999, {}, { currency: 'KWD' })).toBe(false)
  expect(isApplicableTo('KLARNA', 35_000, {}, { currency: 'KWD' })).toBe(true)
})

it("Klarna's minimum can be configured [CON-006]", () => {
  const replaced = jest.replaceProperty(SITE_DEFAULTS, 'klarnaMinimumAmount', 50)
  expect(isApplicableTo('KLARNA', 4999, {}, { currency })).toBe(false)
  expect(isApplicableTo('KLARNA', 5000, {}, { currency })).toBe(true)
  replaced.restore()
})
