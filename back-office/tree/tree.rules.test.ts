import type { StudioBody } from '@contracts/studio'
import { addNode, duplicateNode, removeNode } from './change-tree.rules'
import { dropNode, moveNode, type Direction } from './move-node.rules'
import { endOfList, endsOf, flatten, labelOf, readTree, treeLists, type Place } from './tree.rules'

const link = (displayName: string) => ({ displayName, pageLink: `/${displayName}` })
const column = (name: string, ...items: string[]) => ({
  columnContent: { contentType: 'menu', menuDefinition: link(name), menuItems: items.map(link) },
})
const banner = { columnContent: { contentType: 'media-banner', title: 'Banner' } }
const MENU: StudioBody = {
  contentType: 'nav-menu',
  menus: [
    { menuDefinition: link('truffles'), menuItems: ['milk', 'dark'].map(link) },
    { menuDefinition: link('gifts'), columns: [column('him', 'a', 'b'), column('her'), banner] },
    { menuDefinition: link('bars') },
  ],
}
const FOOTER: StudioBody = {
  contentType: 'footer',
  columns: [
    { title: 'Shop', links: ['s1', 's2'].map(link) },
    { title: 'Help', links: ['h1'].map(link) },
  ],
}

const NOWHERE: Place = { list: [], index: 0, kind: 'other' }

const treeOf = (body: StudioBody) => readTree(String(body['contentType']), body)
/** `gifts(him(a b) her Banner)` */
const draw = (body: StudioBody): string => {
  const nodes = (list: ReturnType<typeof treeOf>): string =>
    list
      .map((node) => {
        const inner = nodes(node.children)
        return `${String(labelOf(node))}${inner && `(${inner})`}`
      })
      .join(' ')
  return nodes(treeOf(body))
}
const nodeOf = (body: StudioBody, name: string) => {
  const found = flatten(treeOf(body)).find((node) => labelOf(node) === name)
  if (!found) throw new Error(`There is no ${name}`)
  return found
}
const move = (body: StudioBody, name: string, direction: Direction) => {
  const moved = moveNode(body, treeOf(body), nodeOf(body, name), direction)
  return moved && draw(moved.body)
}

test.each<[string, Direction, string | undefined]>([
  ['dark', 'up', 'truffles(dark milk) gifts(him(a b) her Banner) bars'],
  ['dark', 'down', 'truffles(milk) gifts(dark him(a b) her Banner) bars'],
  ['dark', 'out', 'truffles(milk) dark gifts(him(a b) her Banner) bars'],
  ['gifts', 'up', 'gifts(him(a b) her Banner) truffles(milk dark) bars'],
  // a panel of columns has no place below a list
  ['gifts', 'in', undefined],
  ['bars', 'in', 'truffles(milk dark) gifts(him(a b) her Banner bars)'],
  ['b', 'down', 'truffles(milk dark) gifts(him(a) her(b) Banner) bars'],
  ['b', 'out', 'truffles(milk dark) gifts(him(a) b her Banner) bars'],
  ['her', 'in', 'truffles(milk dark) gifts(him(a b her) Banner) bars'],
  ['him', 'in', undefined],
  ['him', 'out', 'truffles(milk dark) gifts(her Banner) him(a b) bars'],
  ['Banner', 'up', 'truffles(milk dark) gifts(him(a b) Banner her) bars'],
  ['Banner', 'out', undefined],
])('in a menu, %s moved %s', (name, direction, expected) => {
  expect(move(MENU, name, direction)).toBe(expected)
})

test.each<[string, Direction, string | undefined]>([
  ['h1', 'up', 'Shop(s1 s2 h1) Help'],
  ['s2', 'down', 'Shop(s1) Help(s2 h1)'],
  ['Help', 'up', 'Help(h1) Shop(s1 s2)'],
  // a title has no link
  ['h1', 'out', undefined],
  ['Help', 'in', undefined],
])('in the footer, %s moved %s', (name, direction, expected) => {
  expect(move(FOOTER, name, direction)).toBe(expected)
})

test('an entry is dropped before or inside another, but not inside itself', () => {
  const drop = (name: string, target: string, where: 'before' | 'inside') => {
    const moved = dropNode(MENU, nodeOf(MENU, name), nodeOf(MENU, target), where)
    return moved && draw(moved.body)
  }
  expect(drop('dark', 'truffles', 'before')).toBe(
    'dark truffles(milk) gifts(him(a b) her Banner) bars',
  )
  expect(drop('truffles', 'bars', 'before')).toBe(
    'gifts(him(a b) her Banner) truffles(milk dark) bars',
  )
  expect(drop('milk', 'her', 'inside')).toBe('truffles(dark) gifts(him(a b) her(milk) Banner) bars')
  expect(drop('gifts', 'him', 'inside')).toBeUndefined()
})

test('the place of a moved entry is known', () => {
  const moved = moveNode(MENU, treeOf(MENU), nodeOf(MENU, 'dark'), 'out')
  expect(moved?.path).toEqual(['menus', 1])
})

test('entries are added, copied and removed', () => {
  expect(draw(removeNode(MENU, nodeOf(MENU, 'him')))).toBe(
    'truffles(milk dark) gifts(her Banner) bars',
  )
  const copied = duplicateNode(MENU, nodeOf(MENU, 'her'))
  expect(draw(copied)).toBe('truffles(milk dark) gifts(him(a b) her her Banner) bars')
  const inside = (name: string) => addNode(MENU, endsOf(nodeOf(MENU, name))[0] ?? NOWHERE)?.path
  expect(inside('bars')).toEqual(['menus', 2, 'menuItems', 0])
  expect(inside('gifts')).toEqual(['menus', 1, 'columns', 3])
  const ends = treeLists('footer').map((list) => addNode(FOOTER, endOfList(FOOTER, list))?.path)
  expect(ends).toEqual([
    ['columns', 2],
    ['legalLinks', 0],
  ])
})

test('the tabs and quick links of a menu keep to themselves, or become what they can be', () => {
  const tab = { kind: 'site', siteId: 'volume', displayName: 'Volume' }
  const body = {
    ...MENU,
    topTabs: [tab, { ...tab, displayName: 'Shops' }],
    quickLinks: [link('track')],
  }
  const menus = 'truffles(milk dark) gifts(him(a b) her Banner) bars'
  expect(draw(body)).toBe(`${menus} Volume Shops track`)
  expect(move(body, 'Shops', 'up')).toBe(`${menus} Shops Volume track`)
  expect(move(body, 'Volume', 'up')).toBeUndefined()
  const drop = (name: string, target: string) => {
    const moved = dropNode(body, nodeOf(body, name), nodeOf(body, target), 'before')
    return moved && draw(moved.body)
  }
  expect(drop('bars', 'track')).toBe(
    'truffles(milk dark) gifts(him(a b) her Banner) Volume Shops bars track',
  )
  expect(drop('Volume', 'track')).toBeUndefined()
})

test('the menu of a season is one menu', () => {
  const season: StudioBody = {
    contentType: 'season-menu',
    menuDefinition: link('christmas'),
    menuItems: ['x', 'y'].map(link),
    columns: [column('stockings', 's'), banner],
  }
  expect(draw(season)).toBe('x y stockings(s) Banner')
  expect(move(season, 'y', 'up')).toBe('y x stockings(s) Banner')
  expect(move(season, 'Banner', 'up')).toBe('x y Banner stockings(s)')
  expect(move(season, 's', 'out')).toBe('x y stockings s Banner')
})

test('what groups of customers see instead is not lost', () => {
  const variations = [{ rank: 1, customerGroups: ['Friends'] }]
  const body = {
    ...MENU,
    menus: [{ menuDefinition: link('a') }, { menuDefinition: link('b'), variations }],
  }
  expect(move(body, 'b', 'in')).toBeUndefined()
})
