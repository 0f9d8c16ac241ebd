import { keepKnown, pickCustom, toStoredText } from './stored-document'

it('stores the known properties of a document and its custom attributes', () => {
  const sent = { name: 'Ada', c_size: 3, enabled: true, constructor: 'x', toString: 'y' }
  expect(keepKnown(sent, { name: true })).toEqual({ name: 'Ada', c_size: 3 })
  expect(pickCustom(sent)).toEqual({ c_size: 3 })
})

it('limits the size of a document', () => {
  expect(toStoredText({ c_note: 'x' })).toBe('{"c_note":"x"}')
  expect(() => toStoredText({ c_note: 'x'.repeat(64_000) })).toThrow('too long')
})
