import { checkFormats, listMisformatted } from './address-formats'

it.each([
  ['US', '94105', true],
  ['US', '94105-1234', true],
  ['US', '941051234', true],
  ['US', '09012', true], // APO
  ['US', '9410', false],
  ['US', '94105-12', false],
  ['US', 'K1A 0B1', false],
  ['CA', 'K1A 0B1', true],
  ['CA', 'k1a0b1', true],
  ['CA', 'K1A-0B1', true],
  ['CA', '94105', false],
  ['CA', 'K1A 0B', false],
  ['FR', 'anything', true],
])('in %s the code %s is one: %s', (countryCode, postalCode, isOne) => {
  expect(listMisformatted({ countryCode, postalCode })).toEqual(isOne ? [] : ['postalCode'])
})

it.each([
  ['3125550100', true],
  ['5550102000', true],
  ['(312) 555-0100', true],
  ['+1 312.555.0100', true],
  ['13125550100', true],
  ['555-0100', false],
  ['31255501000', false],
  ['+44 20 7946 0958', false],
  ['call me at 3125550100', false],
  ['phone', false],
])('the phone number %s is one: %s', (phone, isOne) => {
  for (const countryCode of ['US', 'CA']) {
    expect(listMisformatted({ countryCode, phone })).toEqual(isOne ? [] : ['phone'])
  }
})

it('refuses only what a change brings in', () => {
  const old = { countryCode: 'US', postalCode: '9410', phone: '3125550100' }
  expect(() => checkFormats({ ...old, phone: '4155550100' }, { phone: '4155550100' })).not.toThrow()
  expect(() => checkFormats({ ...old }, { countryCode: 'US' })).toThrow('postalCode: ')
  expect(() => checkFormats({ ...old, phone: '1' }, { phone: '1' })).toThrow('phone: ')
})
