import { selectProperties } from './select'
import { parseSelector } from './selector'

const DOCUMENT = {
  total: 3,
  limit: 3,
  tags: ['a', 'b'],
  data: [
    { id: 'p1', name: 'Bar', price: 2, images: [{ link: '1' }, { link: '2' }] },
    { id: 'p2', name: 'Box', price: 20, images: [] },
    { id: 'p3', name: "Fox's Box", price: 30 },
  ],
}

function select(selector: string): unknown {
  const parsed = parseSelector(selector)
  return parsed ? selectProperties(DOCUMENT, parsed) : 'malformed'
}

describe('a property selector', () => {
  it.each([
    ['(**)', DOCUMENT],
    ['(*)', { total: 3, limit: 3, tags: ['a', 'b'] }],
    ['(total)', { total: 3 }],
    ['( +total , limit )', { total: 3, limit: 3 }],
    ['(**,-data,-tags)', { total: 3, limit: 3 }],
    ['(-data)', { total: 3, limit: 3, tags: ['a', 'b'] }],
    ['(nothing)', {}],
    ['(data.(id))', { data: [{ id: 'p1' }, { id: 'p2' }, { id: 'p3' }] }],
    ['(total,data[0].(id))', { total: 3, data: [{ id: 'p1' }] }],
    ['(data[1:9].(id))', { data: [{ id: 'p2' }, { id: 'p3' }] }],
    ['(data[0,2].(id))', { data: [{ id: 'p1' }, { id: 'p3' }] }],
    ["(data[?(@.name=='Box')].(id))", { data: [{ id: 'p2' }] }],
    ['(data[?(@.name=="Fox\'s Box")].(id))', { data: [{ id: 'p3' }] }],
    [
      "(data[?(@.price>=20 && @.id!='p2' || @.id=='p1')].(id))",
      { data: [{ id: 'p1' }, { id: 'p3' }] },
    ],
    ['(data[?(@.missing==null)].(id))', { data: [{ id: 'p1' }, { id: 'p2' }, { id: 'p3' }] }],
    ['(data[0].(id,images[1].(**)))', { data: [{ id: 'p1', images: [{ link: '2' }] }] }],
    ['(data[0].(*))', { data: [{ id: 'p1', name: 'Bar', price: 2 }] }],
  ])('%s selects the named properties', (selector, expected) => {
    expect(select(selector)).toEqual(expected)
  })

  it.each([
    '',
    'total',
    '()',
    '(total',
    '(total))',
    '(total,)',
    '(data.(name, imageGroups.(**))',
    '(data.id)',
    '(data[].(id))',
    '(data[x].(id))',
    '(data[?(@.id=)].(id))',
    '(data[?(@.id==unquoted)].(id))',
    "(data[?(@.id=='open)].(id))",
    '(*** )',
    `${'(a.'.repeat(5_000)}(b)${')'.repeat(5_000)}`,
  ])('%.40s is refused as malformed', (selector) => {
    expect(select(selector)).toBe('malformed')
  })
})
