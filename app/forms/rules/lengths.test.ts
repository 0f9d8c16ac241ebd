import { LIMITS } from '@rules/field-limits'
import { findTooLong } from './lengths'

const long = (length: number) => 'x'.repeat(length)

test.each([
  ['firstName', LIMITS.name, 20],
  ['lastName', LIMITS.name, 20],
  ['companyName', LIMITS.company, 30],
  ['address1', LIMITS.street, 60],
  ['address2', LIMITS.unit, 60],
  ['city', LIMITS.city, 16],
  ['postalCode', LIMITS.postalCode, 10],
  ['email', LIMITS.email, 50],
  ['giftMessage', LIMITS.giftMessage, 150],
])('%s may be as long as its field, and no longer [CON-007]', (name, limit, specified) => {
  expect(limit).toBe(specified)
  expect(findTooLong({ [name]: long(specified) })).toEqual({})
  expect(Object.keys(findTooLong({ [name]: long(specified + 1) }))).toEqual([name])
})

test('what is no field of a form may be any length', () => {
  expect(findTooLong({ c_note: long(4000), toString: long(99), quantity: 5 })).toEqual({})
  expect(findTooLong('text')).toEqual({})
  expect(findTooLong(undefined)).toEqual({})
})
