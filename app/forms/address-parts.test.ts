import { ADDRESS_PARTS, addressParts, limitedParts } from './address-parts'
import { canadianAddress, usAddress } from './rules/address'

const ADDRESS_BOOK_FIELDS = ['addressId', 'addToAddressBook', 'preferred']

test.each([
  ['the United States', usAddress],
  ['Canada', canadianAddress],
])('the rule of %s knows the parts of the table, and what is optional', (_country, rule) => {
  const ruled = Object.keys(rule.shape).filter((name) => !ADDRESS_BOOK_FIELDS.includes(name))
  expect(ruled.sort()).toEqual([...addressParts].sort())
  const required = (rule.safeParse({}).error?.issues ?? []).map(({ path }) => path[0])
  const expected = addressParts.filter((name) => !('isOptional' in ADDRESS_PARTS[name]))
  expect(required.sort()).toEqual(expected.sort())
})

const texts = limitedParts.filter((name) => name !== 'phone')

test.each(texts)('%s may be as long as the table says', (name) => {
  const { shape } = usAddress
  const { maxLength } = ADDRESS_PARTS[name]
  expect(shape[name].safeParse('x'.repeat(maxLength)).success).toBe(true)
  expect(shape[name].safeParse('x'.repeat(maxLength + 1)).success).toBe(false)
})
