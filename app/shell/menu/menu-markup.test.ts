/** @jest-environment node */
import { keepMenuMarkup, menuMarkup } from './menu-markup.server'
import { menuForGroups, readNavMenu } from '../shell-content'

const read = (listed: string) => {
  const { menus } = readNavMenu({
    contentType: 'nav-menu',
    menus: [
      {
        menuDefinition: { displayName: 'Truffles', pageLink: '/truffles' },
        menuItems: [{ displayName: listed, pageLink: '/listed' }],
        variations: [
          {
            rank: 1,
            customerGroups: ['Members'],
            menuItems: [{ displayName: 'For members', pageLink: '/members' }],
          },
        ],
      },
    ],
  })
  const [menu] = menus
  if (!menu) throw new Error('The menu could not be read')
  return menu
}

test('what is kept is found by the list that was read, whatever is made of it for a shopper', () => {
  const menu = read('Dark')
  keepMenuMarkup([menu], '')
  expect(menuMarkup(menuForGroups(menu, []), '')).toMatch(/^<li><a [^>]*href="\/listed"[^>]*>Dark</)
})

test('each language has links of its own', () => {
  const menu = read('Dark')
  keepMenuMarkup([menu], '')
  expect(menuMarkup(menu, '/es-US')).toBe('')
  keepMenuMarkup([menu], '/es-US')
  expect(menuMarkup(menu, '/es-US')).toContain('href="/es-US/listed"')
  expect(menuMarkup(menu, '')).toContain('href="/listed"')
})

test("a menu that is read anew, or another site's, is written anew", () => {
  const before = read('Dark')
  const after = read('Milk')
  keepMenuMarkup([before, after], '')
  expect(menuMarkup(before, '')).toContain('Dark')
  expect(menuMarkup(after, '')).toContain('Milk')
  expect(menuMarkup(after, '')).not.toContain('Dark')
})

test('nothing of a customer group is kept', () => {
  const menu = read('Dark')
  keepMenuMarkup([menu], '')
  expect(menuMarkup(menu, '')).not.toContain('members')
  expect(menuMarkup(menuForGroups(menu, ['Members']), '')).toBe('')
})

test('what an editor wrote stays text', () => {
  const menu = read('<img src=x onerror=alert(1)>')
  keepMenuMarkup([menu], '')
  expect(menuMarkup(menu, '')).toContain('&lt;img src=x')
})
