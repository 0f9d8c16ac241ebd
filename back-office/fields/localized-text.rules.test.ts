import { readTexts, writeText } from './localized-text.rules'

const LOCALES = ['en-US', 'es-US']
const SCHEMA = 'http://bigcontent.io/cms/schema/v1/core#/definitions/localized-value'

test('a text becomes a localized value with its second language, in the order of the languages', () => {
  const both = writeText('Gifts', 'es-US', 'Regalos', LOCALES)
  expect(both).toEqual({
    _meta: { schema: SCHEMA },
    values: [
      { locale: 'en-US', value: 'Gifts' },
      { locale: 'es-US', value: 'Regalos' },
    ],
  })
  expect(readTexts(both, LOCALES)).toEqual({ 'en-US': 'Gifts', 'es-US': 'Regalos' })
})

test('without a second language it is a plain text again, and nothing once it is empty', () => {
  const both = writeText('Gifts', 'es-US', 'Regalos', LOCALES)
  expect(writeText(both, 'es-US', '', LOCALES)).toBe('Gifts')
  expect(writeText('Gifts', 'en-US', '', LOCALES)).toBeUndefined()
})
