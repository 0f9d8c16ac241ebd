import { addressRule } from './rules/address'
import { toAddressValues, toPartialAddress } from './address-values'

const whole = {
  firstName: 'Ada',
  lastName: 'Bloom',
  companyName: '',
  address1: '111 Wellington Street',
  address2: '',
  city: 'Ottawa',
  stateCode: 'ON',
  postalCode: 'K1A 0A9',
  countryCode: 'CA',
  phone: '6135550100',
}

test('an address as far as it is right: a code of another country, half a number and no street are left out', () => {
  const typed = {
    ...toAddressValues(whole),
    postalCode: '94102',
    phone: '(613) 5',
    address1: '111',
  }
  expect(toPartialAddress(typed, addressRule)).toEqual({
    ...whole,
    postalCode: '',
    phone: '',
    address1: '',
  })
})

test('one that is whole is what the form makes of it', () => {
  expect(toPartialAddress(toAddressValues(whole), addressRule)).toEqual(whole)
})

test('one that has only begun has its place', () => {
  const begun = { ...toAddressValues(undefined), stateCode: 'MO' }
  expect(toPartialAddress(begun, addressRule)).toMatchObject({
    stateCode: 'MO',
    countryCode: 'US',
    city: '',
  })
})
