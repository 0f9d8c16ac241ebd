import { keepKnown, pickCustom, toStoredText } from './stored-document'

it('stores what a document has, and custom attributes', () => {
  const sent = { name: 'Ada', c_size: 3, enabled: true, constructor: 'x', toString: 'y' }
  expect(keepKnown(sent, { name: true })).toEqual({ name: 'Ada', c_size: 3 })
  expect(pickCustom(sent)).toEqual({ c_size: 3 })
})

it('lets no document grow without end', () => {
  expect(toStoredText({ c_note: 'x' })).toBe('{"c_note":"x"}')
  expect(() => toStoredText({ c_note: 'x'.repeat(64_000) })).toThrow('too long')
})
