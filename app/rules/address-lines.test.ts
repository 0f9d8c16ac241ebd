import { addressLine, placeLine } from './address-lines'

test.each([
  [{ city: 'Saint Louis', stateCode: 'MO', postalCode: '63101' }, 'Saint Louis, MO 63101'],
  [{ city: 'Saint Louis', stateCode: '', postalCode: '63101' }, 'Saint Louis, 63101'],
  [{ stateCode: 'MO' }, 'MO'],
  [{ city: 'Saint Louis' }, 'Saint Louis'],
  [{ city: '', stateCode: '', postalCode: '' }, ''],
])('the place %j reads "%s", without a lone comma', (place, line) => {
  expect(placeLine(place)).toBe(line)
})

test('an address on one line has its unit where it has one', () => {
  const place = { address1: '12 Cocoa Lane', city: 'Saint Louis', stateCode: 'MO' }
  expect(addressLine(place)).toBe('12 Cocoa Lane, Saint Louis, MO')
  expect(addressLine({ ...place, address2: 'Apt 4' })).toBe('12 Cocoa Lane, Apt 4, Saint Louis, MO')
})
