import fc from 'fast-check'
import { STAND_IN_CONTACTS } from './stand-in-contacts'
import { checkContact, splitName, type WalletContact } from './wallet-contact'

const contact: WalletContact = {
  id: 'one',
  name: 'Ada Bloom',
  email: 'ada@example.com',
  address: {
    address1: '12 Cocoa Lane',
    city: 'Saint Louis',
    stateCode: 'MO',
    postalCode: '63101',
    countryCode: 'US',
    phone: '(314) 555-0100',
  },
}
const check = (change: object, address: object = {}) =>
  checkContact({ ...contact, ...change, address: { ...contact.address, ...address } }, ['US'])

test('a contact of a wallet becomes an address of the bag', () => {
  expect(check({})).toMatchObject({
    email: 'ada@example.com',
    address: { firstName: 'Ada', lastName: 'Bloom', phone: '3145550100', stateCode: 'MO' },
  })
})

test.each([
  ['Ada Bloom', 'Ada', 'Bloom'],
  ['  Ana María  de la Cruz ', 'Ana María de la', 'Cruz'],
  ['Cher', 'Cher', ''],
  ['', '', ''],
])('the name %j is split', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName })
})

test('no word of a name is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]+$/)), (words) => {
      const { firstName, lastName } = splitName(words.join(' '))
      expect(`${firstName} ${lastName}`.trim()).toBe(words.join(' '))
    }),
  )
})

test.each([
  ['one name only', { name: 'Cher' }, {}, ['lastName']],
  ['no phone number', {}, { phone: '' }, ['phone']],
  ['an address in Denmark', {}, { countryCode: 'DK', stateCode: '' }, ['country']],
  ['an address in Canada, where the site does not deliver', {}, { countryCode: 'CA' }, ['country']],
  ['no country', {}, { countryCode: undefined }, ['country']],
  ['another ZIP code', {}, { postalCode: '1051' }, ['postalCode']],
  ['no e-mail address and no street', { email: '' }, { address1: '' }, ['email', 'address1']],
])('a contact with %s is refused in words', (_name, change, address, fields) => {
  const checked = check(change, address)
  const problems = 'problems' in checked ? checked.problems : []
  expect(problems.map(({ field }) => field)).toEqual(fields)
})

test('the stand-in has contacts that can be used, and one that cannot', () => {
  const usable = STAND_IN_CONTACTS.map((one) => !('problems' in checkContact(one, ['US', 'CA'])))
  expect(usable).toEqual([true, true, false])
})
