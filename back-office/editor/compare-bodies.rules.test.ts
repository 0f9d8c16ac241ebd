import { compareBodies } from './compare-bodies.rules'

const localized = (english: string, spanish: string) => ({
  _meta: { schema: 'http://bigcontent.io/cms/schema/v1/core#/definitions/localized-value' },
  values: [
    { locale: 'en-US', value: english },
    { locale: 'es-US', value: spanish },
  ],
})

test('differences are listed field by field, each language on its own', () => {
  const before = { _meta: { name: 'x' }, text: localized('Gifts', 'Regalos'), link: '/a' }
  const after = { _meta: { name: 'y' }, text: localized('Gifts', 'Obsequios'), tone: 'info' }
  expect(compareBodies(before, after)).toEqual([
    { path: 'text.es-US', before: 'Regalos', after: 'Obsequios' },
    { path: 'link', before: '/a', after: undefined },
    { path: 'tone', before: undefined, after: 'info' },
  ])
  expect(compareBodies(before, before)).toEqual([])
})

test('entries of lists are compared by their place', () => {
  const differences = compareBodies({ list: ['a', 'b'] }, { list: ['a', 'c', 'd'] })
  expect(differences.map(({ path }) => path)).toEqual(['list.1', 'list.2'])
})
