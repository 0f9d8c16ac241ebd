import { inlineLinks, listLinkedIds } from './content-links.rules'

const SCHEMA = 'http://bigcontent.io/cms/schema/v1/core#/definitions/content-link'
const link = (id: string) => ({ _meta: { schema: SCHEMA }, id })

test('content links are found and inlined at any depth', () => {
  const items = new Map([
    ['b', { name: 'b', inner: [link('c')] }],
    ['c', { name: 'c' }],
  ])
  const page = { slots: [link('b'), null, { image: link('c') }] }
  expect(listLinkedIds(page)).toEqual(['b', 'c'])
  expect(inlineLinks(page, items)).toEqual({
    slots: [{ name: 'b', inner: [{ name: 'c' }] }, null, { image: { name: 'c' } }],
  })
})

test('broken and circular links are not inlined', () => {
  const items = new Map([['a', { again: link('a') }]])
  expect(inlineLinks([link('a'), link('none')], items)).toEqual([
    { again: link('a') },
    link('none'),
  ])
})
