import { act, fireEvent, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useHistory } from 'react-router-dom'
import { getAppConfig } from '@/site/app-config'
import { testSite } from '../../../tests/setup/render-app'
import { DrawerRoot } from '../menu/drawer-root'
import { Header } from './header'
import { SkipLinks } from './skip-links'
import { renderShell } from '../testing/render-shell'

const link = (displayName: string, pageLink: string) => ({ displayName, pageLink })
const variation = (rank: number, group: string, name: string) => ({
  rank,
  customerGroups: [group],
  menuDefinition: link(name, '/gifts'),
})
const navMenu = {
  topTabs: [
    { kind: 'site', siteId: testSite.id, displayName: 'Shop' },
    { kind: 'site', siteId: 'other', displayName: 'Fundraising' },
    { kind: 'find-a-shop', displayName: 'Visit us', pageLink: '/chocolateshops' },
  ],
  menus: [
    {
      menuDefinition: link('Gifts', '/gifts'),
      variations: [
        variation(2, 'Members', 'Second for members'),
        variation(1, 'Members', 'Gifts for members'),
        variation(0, 'Others', 'Gifts for others'),
      ],
    },
  ],
}

describe('the header', () => {
  it('has tabs, logo, telephone, shops, account, bag and a menu [HDR-002, HDR-005]', () => {
    renderShell(<Header />, { navMenu })
    const header = within(screen.getByRole('banner'))
    expect(header.getByRole('navigation', { name: 'Our shops' })).toBeVisible()
    expect(header.getByRole('link', { name: 'Maison Brindille, home' })).toBeVisible()
    expect(header.getByRole('link', { name: 'Call us: (800) 555-0100' })).toLeadTo(
      'tel:+18005550100',
    )
    expect(header.getByRole('link', { name: 'Find a Shop' })).toBeVisible()
    expect(header.getByRole('link', { name: 'Log In' })).toBeVisible()
    expect(header.getByRole('link', { name: /^Bag/ })).toBeVisible()
    expect(header.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })

  it('marks the tab of the site that is shown, and no other [HDR-003]', () => {
    renderShell(<Header />, { navMenu })
    expect(screen.getByRole('link', { name: 'Shop' })).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('link', { name: 'Fundraising' })).not.toHaveAttribute('aria-current')
  })

  it('leads by its tabs from the host of one site to that of another [SITE-002]', () => {
    const other = { ...testSite, id: 'other', isDefault: false, hostPrefixes: ['funds.'] }
    jest.replaceProperty(getAppConfig(), 'sites', [testSite, other])
    renderShell(<Header />, { navMenu })
    expect(screen.getByRole('link', { name: 'Fundraising' })).toLeadTo(
      `//funds.${window.location.host}/`,
    )
    expect(screen.getByRole('link', { name: 'Shop' })).toLeadTo('/')
  })

  it.each([
    [true, 0],
    [false, 1],
  ])('with pickup on: %s, has %d tabs that find a shop [HDR-004]', (bopis, count) => {
    renderShell(<Header />, { navMenu, bopis })
    const tabs = within(screen.getByRole('navigation', { name: 'Our shops' }))
    expect(tabs.queryAllByRole('link', { name: 'Visit us' })).toHaveLength(count)
  })

  it('leads home by the logo [HDR-032]', () => {
    renderShell(<Header />, { at: '/category/gifts' })
    expect(screen.getByRole('link', { name: 'Maison Brindille, home' })).toLeadTo('/')
  })
})

describe('the account link', () => {
  it("reads 'Log In' for a guest and leads to the login [HDR-009, HDR-010]", () => {
    renderShell(<Header />)
    expect(screen.getByRole('link', { name: 'Log In' })).toLeadTo('/login')
  })

  it.each([
    [{ firstName: 'Claire', lastName: 'Martin' }, 'Claire'],
    [{ firstName: '', lastName: 'Martin' }, 'Martin'],
    [{ lastName: 'Martin' }, 'Martin'],
  ])('of %j names %s and leads to the account [ACC-063, HDR-008, HDR-010]', (customer, name) => {
    renderShell(<Header />, { customer })
    const account = screen.getByRole('link', { name: `${name}, your account` })
    expect(account).toHaveTextContent(name)
    expect(account).toLeadTo('/account')
  })
})

it.each([
  [undefined, 'Log In', '/login'],
  [{ firstName: 'Claire' }, 'Claire, your account', '/account'],
])('the account link of the drawer, for %j, is %s to %s [HDR-019]', (customer, name, href) => {
  const menu = { tabs: [], menus: [], quickLinks: [] }
  renderShell(<DrawerRoot menus={[]} navMenu={menu} onOpen={jest.fn()} onLeave={jest.fn()} />, {
    customer,
  })
  expect(screen.getByRole('link', { name })).toLeadTo(href)
})

describe('the bag', () => {
  it.each([
    [2, '(2)', '2'],
    [99, '(99)', '99'],
    [100, '(100)', '---'],
  ])(
    'of %d pieces reads %s on a desktop and %s on a phone [HDR-011, HDR-026, HDR-027, HDR-028]',
    (pieces, inBrackets, badge) => {
      renderShell(<Header />, { pieces })
      expect(screen.getByTestId('bag-count')).toHaveTextContent(inBrackets)
      expect(screen.getByTestId('bag-badge')).toHaveTextContent(badge)
      expect(screen.getByRole('link', { name: `Bag, ${pieces} items` })).toLeadTo('/cart')
    },
  )
})

describe('a menu', () => {
  it('is what an editor wrote for everybody, to a shopper of no group [HDR-014]', () => {
    renderShell(<Header />, { navMenu })
    expect(screen.getByRole('link', { name: 'Gifts' })).toBeVisible()
  })

  it('is the variation of the lowest rank that names a group of the customer [HDR-014, HDR-015]', () => {
    renderShell(<Header />, {
      navMenu,
      customer: { firstName: 'Claire', c_groups: ['Everyone', 'Members'] },
    })
    expect(screen.getByRole('link', { name: 'Gifts for members' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Second for members' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Gifts' })).not.toBeInTheDocument()
  })
})

it('going elsewhere while the menu is loading cancels it [HDR-024]', async () => {
  let history: ReturnType<typeof useHistory> | undefined
  function Probe() {
    history = useHistory()
    return null
  }
  renderShell(
    <>
      <Header />
      <Probe />
    </>,
  )
  const button = screen.getByRole('button', { name: 'Open menu' })
  fireEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  act(() => history?.push('/cart'))
  expect(button).toHaveAttribute('aria-expanded', 'false')
  fireEvent.click(button)
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible()
})

it('the first stops of the Tab key are three skip links, which move the focus [HDR-030, HDR-031]', async () => {
  Element.prototype.scrollIntoView = jest.fn()
  // jsdom has no layout: this mocks which elements a wide window shows
  jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.closest('button') ? null : document.body
  })
  renderShell(
    <>
      <SkipLinks />
      <Header />
      <main tabIndex={-1} data-skip-target="content">
        The page
      </main>
    </>,
    { navMenu },
  )
  const names = []
  for (let stop = 0; stop < 3; stop += 1) {
    await userEvent.tab()
    names.push(document.activeElement?.textContent)
  }
  expect(names).toEqual(['Skip to navigation', 'Skip to content', 'Skip to search'])
  await userEvent.click(screen.getByRole('link', { name: 'Skip to navigation' }))
  await waitFor(() => expect(screen.getByRole('navigation', { name: 'Main' })).toHaveFocus())
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }))
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  await userEvent.click(screen.getByRole('link', { name: 'Skip to search' }))
  await waitFor(() => expect(screen.getByPlaceholderText('Search...')).toHaveFocus())
})
