import path from 'node:path'
import fc from 'fast-check'
import { nameOf } from './archive-file'

test.each([
  ['usd-list-prices', 'usd-list-prices'],
  ['../../etc/passwd', '%2E.%2F..%2Fetc%2Fpasswd'],
  ['..', '%2E.'],
  ['.hidden', '%2Ehidden'],
  ['C:\\stock', 'C%3A%5Cstock'],
  ["cook's*", 'cook%27s%2A'],
  ['\u0000', '%00'],
])('the id %s is the file name %s', (id, name) => {
  expect(nameOf(id)).toBe(name)
})

test('a long id is a name that file systems take, and no other id has it', () => {
  const long = '巧克力'.repeat(85)
  expect(`${nameOf(long)}.xml`.length).toBeLessThanOrEqual(255)
  expect(nameOf(`${long}a`)).not.toBe(nameOf(`${long}b`))
})

test('no id leads out of its folder, and no two have one name', () => {
  const id = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.string({ unit: fc.constantFrom('.', '/', '\\', '*', "'", '_', '%', '2', 'A') }),
  )
  fc.assert(
    fc.property(id, id, (one, other) => {
      fc.pre(one !== '' && other !== '')
      expect(path.dirname(path.join('folder', `${nameOf(one)}.xml`))).toBe('folder')
      expect(nameOf(one) === nameOf(other)).toBe(one === other)
    }),
  )
})
