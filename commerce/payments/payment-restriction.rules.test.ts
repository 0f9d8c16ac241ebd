import type { PaymentRestriction } from './payments.tables'
import { isUnrestricted } from './payment-restriction.rules'

const RANGES = [{ currency: 'USD', minMinor: 500, maxMinor: 9000 }]

it.each<[string, PaymentRestriction, object, boolean]>([
  ['nothing', {}, {}, true],
  ['a group the shopper is in', { customerGroupIds: ['Vip', 'Everyone'] }, {}, true],
  ['another group', { customerGroupIds: ['Vip'] }, {}, false],
  ['a currency', { currencies: ['USD'] }, {}, true],
  ['another currency', { currencies: ['EUR'] }, {}, false],
  ['another country', { countries: ['CA'] }, { countryCode: 'US' }, false],
  ['a country, not known yet', { countries: ['CA'] }, {}, true],
  ['the smallest total', { ranges: RANGES }, { totalMinor: 500 }, true],
  ['less than the smallest', { ranges: RANGES }, { totalMinor: 499 }, false],
  ['more than the largest', { ranges: RANGES }, { totalMinor: 9001 }, false],
  ['totals in another currency', { ranges: RANGES }, { totalMinor: 1, currency: 'EUR' }, true],
])('checks a method restricted to %s', (_name, restriction, paymentContext, expected) => {
  const usual = { customerGroupIds: ['Everyone'], currency: 'USD', totalMinor: 1000 }
  expect(isUnrestricted(restriction, { ...usual, ...paymentContext })).toBe(expected)
})
