import {
  chooseDefaultMethod,
  listApplicableMethods,
  shippingPriceMinor,
  type ShippingMethod,
} from './shipping.rules'

const method = (id: string, more: Partial<ShippingMethod> = {}): ShippingMethod => ({
  id,
  name: id,
  isDefault: false,
  isPickup: false,
  taxClassId: '',
  priceTable: [],
  addressRule: {},
  custom: {},
  ...more,
})

const ids = (methods: ShippingMethod[]) => methods.map(({ id }) => id)

describe('applicable methods', () => {
  const methods = [
    method('GroundDisc', { addressRule: { excludeCountries: ['CA'] } }),
    method('Overnight', { addressRule: { excludeStates: ['AK', 'HI'], excludePoBox: true } }),
    method('Local', { addressRule: { includeStates: ['IL'] } }),
    method('Canada', { addressRule: { countries: ['CA'] } }),
    method('Pickup', { isPickup: true }),
  ]
  it.each([
    ['nothing known', {}, ['GroundDisc', 'Overnight', 'Local']],
    ['Ontario', { stateCode: 'ON', countryCode: 'CA' }, ['Overnight', 'Canada']],
    ['Illinois', { stateCode: 'IL', countryCode: 'US' }, ['GroundDisc', 'Overnight', 'Local']],
    ['Alaska', { stateCode: 'AK', countryCode: 'US' }, ['GroundDisc']],
    ['PO box', { stateCode: 'OH', countryCode: 'US', address1: 'P.O. Box 7' }, ['GroundDisc']],
    [
      'Boxwood St',
      { stateCode: 'OH', countryCode: 'US', address1: '1 Box St' },
      ['GroundDisc', 'Overnight'],
    ],
    ['shop', { isPickup: true, stateCode: 'AK' }, ['Pickup']],
  ])('%s', (_name, destination, expected) => {
    expect(ids(listApplicableMethods(methods, { isPickup: false, ...destination }))).toEqual(
      expected,
    )
  })
})

it('prefers the ground method, then the default, then the first', () => {
  const [a, b, ground] = [method('A'), method('B', { isDefault: true }), method('CDisc')]
  expect(chooseDefaultMethod([a, b, ground])).toBe(ground)
  expect(chooseDefaultMethod([a, b])).toBe(b)
  expect(chooseDefaultMethod([a])).toBe(a)
  expect(chooseDefaultMethod([])).toBeUndefined()
})

it.each([
  [0, 895],
  [2999, 895],
  [3000, 1295],
  [7500, 0],
])('charges by the value of the goods: %i cents → %i', (merchandise, expected) => {
  const priced = method('GroundDisc', {
    priceTable: [
      { minAmountMinor: 7500, rateMinor: 0 },
      { minAmountMinor: 0, rateMinor: 895 },
      { minAmountMinor: 3000, rateMinor: 1295 },
    ],
  })
  expect(shippingPriceMinor(priced, merchandise)).toBe(expected)
})
