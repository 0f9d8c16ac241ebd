import { exclude, PO_BOXES } from '../testing/address-rules'
import {
  isUnservedCountry,
  listApplicableMethods,
  listMethodsFor,
  type ShippingMethod,
} from './shipping.rules'

const method = (id: string, more: Partial<ShippingMethod> = {}): ShippingMethod => ({
  id,
  name: id,
  isPickup: false,
  taxClassId: '',
  currency: 'USD',
  priceTable: [],
  addressRule: {},
  custom: {},
  ...more,
})

const ids = (methods: ShippingMethod[]) => methods.map(({ id }) => id)

describe('applicable methods', () => {
  const methods = [
    method('GroundDisc', { addressRule: { excluded: [exclude('countryCode', 'CA')] } }),
    method('Overnight', { addressRule: { excluded: [exclude('stateCode', 'AK'), PO_BOXES] } }),
    method('Local', {
      addressRule: {
        excluded: [exclude('countryCode', 'US')],
        except: [exclude('stateCode', 'IL')],
      },
    }),
    method('Canada', { addressRule: { excluded: [exclude('countryCode', 'CA', 'is-not-equal')] } }),
    method('Pickup', { isPickup: true }),
  ]
  it.each([
    ['without an address', {}, ['GroundDisc', 'Overnight', 'Local']],
    ['Ontario', { stateCode: 'ON', countryCode: 'CA' }, ['Overnight', 'Local', 'Canada']],
    ['Illinois', { stateCode: 'IL', countryCode: 'US' }, ['GroundDisc', 'Overnight', 'Local']],
    [
      'a state in lower case',
      { stateCode: 'il', countryCode: 'us' },
      ['GroundDisc', 'Overnight', 'Local'],
    ],
    ['Alaska', { stateCode: 'AK', countryCode: 'US' }, ['GroundDisc']],
    ['Alaska by its code', { countryCode: 'US', postalCode: '99501-1234' }, ['GroundDisc']],
    ['Alaska by name', { stateCode: 'Alaska', postalCode: '995011234' }, ['GroundDisc']],
    ['a code of Alaska in New York', { stateCode: 'NY', postalCode: '99501' }, ['GroundDisc']],
    ['a PO box', { stateCode: 'OH', countryCode: 'US', address1: 'P.O. Box 7' }, ['GroundDisc']],
    [
      'an address marked as a PO box',
      { stateCode: 'OH', address1: 'Locker 7', c_isPOBox: true },
      ['GroundDisc'],
    ],
    [
      'a PO box in the second line',
      { stateCode: 'OH', address1: '12 Cocoa Lane', address2: 'Apartado postal 7' },
      ['GroundDisc'],
    ],
    [
      'the field for a box',
      { stateCode: 'OH', address1: '1 Elm St', postBox: '7' },
      ['GroundDisc'],
    ],
    [
      'a street name similar to a PO box',
      { stateCode: 'OH', countryCode: 'US', address1: '1 Box St' },
      ['GroundDisc', 'Overnight'],
    ],
  ])('%s', (_name, address, expected) => {
    expect(ids(listApplicableMethods(methods, { isPickup: false, address }))).toEqual(expected)
  })

  it('offers only pickup for a pickup shipment', () => {
    const collected = { isPickup: true, address: { stateCode: 'AK' } }
    expect(ids(listApplicableMethods(methods, collected))).toEqual(['Pickup'])
  })

  it.each([
    ['is-equal', '10115', false],
    ['is-not-equal', '10115', true],
    ['starts-with', '101', false],
    ['does-not-contain', '101', true],
    ['is-less-than', '20000', false],
    ['exists', '', false],
    ['does-not-exist', '', true],
  ])('excluded postal code %s %s: delivers %s', (operator, value, expected) => {
    const one = method('One', {
      addressRule: { excluded: [exclude('postalCode', value, operator)] },
    })
    const berlin = { countryCode: 'DE', postalCode: '10115', address1: 'Chausseestr. 1' }
    const applicable = listApplicableMethods([one], { isPickup: false, address: berlin })
    expect(applicable.length === 1).toBe(expected)
  })

  it.each(['94105', '94105-1234', '941059999'])('the postal code %s is excluded', (postalCode) => {
    const one = method('One', { addressRule: { excluded: [exclude('postalCode', '94105-1234')] } })
    const address = { countryCode: 'US', postalCode, address1: '1 Elm St' }
    expect(listApplicableMethods([one], { isPickup: false, address })).toEqual([])
  })

  it('all conditions of a group must be met', () => {
    const conditions = ['countryCode', 'stateCode'].flatMap(
      (name) => exclude(name, name === 'stateCode' ? 'AK' : 'US').conditions,
    )
    const one = method('One', { addressRule: { excluded: [{ matchMode: 'all', conditions }] } })
    const delivers = (stateCode: string) =>
      listApplicableMethods([one], { isPickup: false, address: { countryCode: 'US', stateCode } })
    expect(delivers('IL')).toHaveLength(1)
    expect(delivers('AK')).toHaveLength(0)
  })
})

it.each([
  ['DE', true],
  ['CA', false],
  ['US', false],
  ['', false],
  [undefined, false],
])('the country %s is unserved: %s', (countryCode, expected) => {
  const methods = [
    method('US', { addressRule: { excluded: [exclude('countryCode', 'US', 'is-not-equal')] } }),
    method('CA', { addressRule: { excluded: [exclude('countryCode', 'CA', 'is-not-equal')] } }),
    method('Pickup', { isPickup: true }),
  ]
  expect(isUnservedCountry(methods, countryCode)).toBe(expected)
  expect(isUnservedCountry(methods.slice(2), countryCode)).toBe(false)
})

it('offers a method only in its currency and to its customer groups', () => {
  const methods = [
    method('Dollars'),
    method('Euros', { currency: 'EUR' }),
    method('Club', { restriction: { customerGroupIds: ['Club'] } }),
  ]
  const offered = (currency?: string, customerGroupIds?: string[]) =>
    ids(listMethodsFor(methods, { currency, customerGroupIds }))
  expect(offered('USD', ['Everyone'])).toEqual(['Dollars'])
  expect(offered('EUR', ['Everyone'])).toEqual(['Euros'])
  expect(offered('USD', ['Everyone', 'Club'])).toEqual(['Dollars', 'Club'])
  expect(offered()).toEqual(['Dollars', 'Euros', 'Club'])
})
