import { toDecimal, toMinor } from '../money'
import { containedTaxMinor, taxMinor } from '../percentages'
import { TaxTable } from './tax.rules'

describe('tax in cents', () => {
  it.each([
    [1000, 0.0725, 73],
    [1000, 0.07, 70],
    [999, 0.0825, 82],
    [50, 0.09, 5],
    [49, 0.09, 4],
    [1, 0.5, 1],
    [0, 0.1, 0],
    [123_456_789, 0.101234, 12_498_025],
  ])('%i cents at the rate %d give %i, rounded half up', (minor, rate, expected) => {
    expect(taxMinor(minor, rate)).toBe(expected)
  })
})

describe('included tax in cents', () => {
  it.each([
    [11_900, 0.19, 1900],
    [490, 0.19, 78],
    [107, 0.07, 7],
    [1200, 0.07, 79],
    [3, 0.2, 1],
    [0, 0.19, 0],
    [999, 0, 0],
    [123_456_789, 0.101234, 11_349_109],
  ])('%i cents at the rate %d give %i, rounded half up', (minor, rate, expected) => {
    expect(containedTaxMinor(minor, rate)).toBe(expected)
  })

  it('is split among several taxes', () => {
    expect(containedTaxMinor(11_500, 0.1, 0.15)).toBe(1000)
    expect(containedTaxMinor(11_500, 0.05, 0.15)).toBe(500)
  })
})

it.each(['USD', 'JPY', 'KWD', 'CLF'])('amounts in %s survive decimals and back', (currency) => {
  const amounts = Array.from({ length: 28_572 }, (_, index) => 7 * index)
  const isChanged = (minor: number) => toMinor(toDecimal(minor, currency), currency) !== minor
  expect(amounts.filter(isChanged)).toEqual([])
})

describe('the tax table', () => {
  const table = new TaxTable([
    { countryCode: 'US', stateCode: 'IL', taxClassId: 'standard', rate: 0.0625 },
    { countryCode: 'US', stateCode: 'IL', taxClassId: 'food', rate: 0.01 },
    { countryCode: 'CA', stateCode: '', taxClassId: 'standard', rate: 0.05 },
    { countryCode: 'CA', stateCode: 'ON', taxClassId: 'standard', rate: 0.13 },
  ])
  it.each([
    ['a class with its own rate', 'food', { stateCode: 'IL', countryCode: 'US' }, 10],
    ['the country defaults to US', 'standard', { stateCode: 'IL' }, 63],
    ['a state without a rate is free of tax', 'standard', { stateCode: 'OR' }, 0],
    ['a state goes before its country', 'standard', { stateCode: 'ON', countryCode: 'CA' }, 130],
    ['a country-wide rate', 'standard', { stateCode: 'AB', countryCode: 'CA' }, 50],
    ['a country-wide rate without a state', 'standard', { countryCode: 'CA' }, 50],
    ['a class without a rate in the country', 'food', { stateCode: 'ON', countryCode: 'CA' }, 0],
    ['an unknown state leaves the tax open', 'standard', {}, undefined],
  ])('%s', (_name, taxClass, place, expected) => {
    expect(table.taxOn(1000, taxClass, place)?.minor).toBe(expected)
  })
})

it('tax is included in gross prices', () => {
  const rate = { countryCode: 'DE', stateCode: '', taxClassId: 'standard', rate: 0.19 }
  const gross = new TaxTable([rate], undefined, 'gross')
  expect(gross.taxOn(11_900, 'standard', { countryCode: 'DE' })).toEqual({
    classId: 'standard',
    rate: 0.19,
    minor: 1900,
  })
})

describe('the default jurisdiction', () => {
  const table = new TaxTable(
    [
      { countryCode: '', stateCode: '', taxClassId: 'standard', rate: 0.19 },
      { countryCode: 'AT', stateCode: '', taxClassId: 'standard', rate: 0.2 },
      { countryCode: 'US', stateCode: 'CA', taxClassId: 'standard', rate: 0 },
    ],
    'standard',
  )
  it.each([
    ['a country without its own jurisdiction', 'standard', { countryCode: 'DE' }, 190],
    [
      'a country and state without their own jurisdiction',
      'standard',
      { countryCode: 'DE', stateCode: 'BY' },
      190,
    ],
    [
      'a state without its own jurisdiction',
      'standard',
      { countryCode: 'US', stateCode: 'NY' },
      190,
    ],
    ['a country with its own rate', 'standard', { countryCode: 'AT' }, 200],
    ['a state with a rate of zero', 'standard', { stateCode: 'CA' }, 0],
    ['a country with an unknown state', 'standard', { countryCode: 'US' }, undefined],
    ['the default class for a product without a class', '', { countryCode: 'DE' }, 190],
    ['a class without a rate', 'exempt', { countryCode: 'DE' }, 0],
  ])('%s', (_name, taxClass, place, expected) => {
    expect(table.taxOn(1000, taxClass, place)?.minor).toBe(expected)
  })

  it.each([
    [{}, false],
    [{ countryCode: 'US' }, false],
    [{ countryCode: 'US', stateCode: 'NY' }, true],
    [{ countryCode: 'DE' }, true],
  ])('the tax at %j is known: %s', (place, expected) => {
    expect(table.isKnownAt(place)).toBe(expected)
  })
})
