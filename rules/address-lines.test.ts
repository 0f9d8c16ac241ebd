import { addressLine, placeLine, postalLines } from './address-lines'

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

test.each([
  [{ suite: 'Apt 4' }, 'Apt 4'],
  [{ address2: 'Building C', suite: '12' }, 'Building C, 12'],
  [{ postBox: '7' }, 'PO Box 7'],
  [{ postBox: 'Postfach 7' }, 'Postfach 7'],
])('what other clients have in fields of its own belongs to the second line: %j', (more, line) => {
  const place = { city: 'Saint Louis', stateCode: 'MO', postalCode: '63101' }
  const address = { firstName: 'Ada', lastName: 'Lovelace', address1: '12 Cocoa Lane', ...place }
  expect(postalLines({ ...address, ...more })).toEqual([
    ...['Ada Lovelace', '12 Cocoa Lane', line, 'Saint Louis, MO 63101'],
  ])
  expect(addressLine({ ...address, ...more })).toContain(`12 Cocoa Lane, ${line}, Saint`)
})
