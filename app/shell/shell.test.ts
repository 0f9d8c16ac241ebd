import { findPage } from '@/site/find-page'
import { badgeText } from './header/bag-link'
import { searchTarget, shownQuery } from './search/search-target'
import { hasOwnLink, menuForGroups, readFooter, readNavMenu } from './shell-content'

test.each([
  ['sea salt', '', '/search?q=sea%20salt'],
  ['  sea salt ', 'truffle', '/search?q=sea%20salt'],
  ['', 'truffle', '/'],
  ['truffle', 'truffle', '/'],
])(
  'searching %j while %j is shown leads to %s [SRCH-004, SRCH-005, SRCH-006]',
  (typed, shown, target) => {
    expect(searchTarget(typed, shown)).toBe(target)
  },
)

test('only the search page shows a query', () => {
  expect(shownQuery({ pathname: '/search', search: '?q=a%20b' })).toBe('a b')
  expect(shownQuery({ pathname: '/category/x', search: '?q=a' })).toBe('')
})

test.each([
  ['/', 'full'],
  ['/cart', 'full'],
  ['/shipping', 'checkout'],
  ['/billing/', 'checkout'],
  ['/revieworder', 'checkout'],
  ['/admin/visualization', 'bare'],
])('%s wears the %s shell', (path, kind) => {
  expect(findPage(path).shell ?? 'full').toBe(kind)
})

test.each([
  [1, '1'],
  [99, '99'],
  [100, '---'],
])('a bag of %d has the badge %s', (count, text) => {
  expect(badgeText(count)).toBe(text)
})

test('reads menus, leaving out what cannot be read', () => {
  const menu = readNavMenu({
    contentType: 'nav-menu',
    topTabs: [{ kind: 'site', siteId: 'a', displayName: 'A' }, { kind: 'site' }, 'x'],
    menus: [
      { menuDefinition: { displayName: 'Truffles', pageLink: '/t' }, columns: [{}, null] },
      { menuDefinition: { displayName: 'No link' } },
    ],
  })
  expect(menu.tabs).toEqual([{ kind: 'site', siteId: 'a', label: 'A' }])
  expect(menu.menus.map(({ title }) => title.displayName)).toEqual(['Truffles'])
  expect(menu.menus[0]?.columns).toEqual([])
  expect(readNavMenu(undefined)).toEqual({ tabs: [], menus: [], quickLinks: [] })
})

test('the variation of the lowest rank that names a group wins', () => {
  const title = { displayName: 'Gifts', pageLink: '/gifts' }
  const variation = (rank: number, group: string) => ({
    rank,
    customerGroups: [group],
    title: { displayName: `${group} ${rank}`, pageLink: '/g' },
  })
  const entry = {
    title,
    items: [],
    columns: [],
    variations: [variation(2, 'Members'), variation(1, 'Members'), variation(0, 'Others')],
  }
  expect(menuForGroups(entry, ['Members']).title.displayName).toBe('Members 1')
  expect(menuForGroups(entry, []).title).toBe(title)
})

test('a menu that lists its own page needs no link to it', () => {
  const title = { displayName: 'Truffles', pageLink: '/t' }
  expect(hasOwnLink({ title, items: [{ displayName: 'All', pageLink: '/t' }], columns: [] })).toBe(
    true,
  )
  expect(hasOwnLink({ title, items: [], columns: [] })).toBe(false)
})

test('reads the footer and drops networks it has no mark for', () => {
  const footer = readFooter({
    contentType: 'footer',
    socialLinks: [
      { name: 'instagram', url: 'https://a.example', displayName: 'Instagram' },
      { name: 'elsewhere', url: 'https://b.example' },
    ],
  })
  expect(footer.socialLinks).toEqual([
    { network: 'instagram', label: 'Instagram', url: 'https://a.example' },
  ])
})
