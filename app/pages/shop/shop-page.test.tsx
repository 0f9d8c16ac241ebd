import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Route } from 'react-router-dom'
import { listStores } from '@/commerce-client/store-list'
import { STORES } from '@/features/shops/testing/listed-shops'
import { keepShop, storedShop, parseShop } from '@/shopper/preferred-shop/preferred-shop'
import { createBasketServer, TEST_SITE } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import ShopPage from './shop-page'

jest.mock('@/commerce-client/store-list', () => ({ listStores: jest.fn() }))
jest.mock('@/features/shops/use-now', () => ({
  useNow: () => new Date('2026-01-05T20:00:00Z'), // a Monday noon in the shops' time zone
}))

const { server } = createBasketServer({ removeItemFromBasket: (basket) => basket })

beforeEach(() => {
  jest.mocked(listStores).mockResolvedValue(STORES)
  server.use(http.get('*/api/:siteId/site-prefs', () => HttpResponse.json({ Bopis: true })))
  keepShop(TEST_SITE, undefined)
})

async function openShop(id: string) {
  renderInShop(
    <Route path="/chocolateshops/:shopId">
      <ShopPage />
    </Route>,
    `/chocolateshops/${id}`,
    ['pickup'],
  )
  await screen.findByRole('heading', { level: 1 })
  return userEvent.setup()
}
const linkedData = (): unknown[] =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ''),
  )
const stored = () => parseShop(storedShop(TEST_SITE))

test('a shop page shows name, address, phone, opening hours of seven days and directions [SHOP-039, SHOP-040, I18N-009]', async () => {
  await openShop('101')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Maiden Lane')
  const shop = within(screen.getByRole('article', { name: 'Maiden Lane' }))
  expect(shop.getByText('128 Maiden Lane')).toBeVisible()
  expect(shop.getByText('San Francisco, CA 94108')).toBeVisible()
  expect(shop.getByRole('link', { name: '(415) 555-0128' })).toLeadTo('tel:+14155550128')
  expect(shop.getByText('Open until 8:00 PM PT')).toBeVisible()
  expect(shop.getByRole('row', { name: 'Monday (today) 10:00 AM – 8:00 PM PT' })).toBeVisible()
  expect(shop.getByRole('row', { name: 'Sunday Closed' })).toBeVisible()
  expect(shop.getAllByRole('row')).toHaveLength(7)
  const directions = shop.getByRole('link', { name: /^Directions to Maiden Lane/ })
  expect(directions).toHaveAttribute('target', '_blank')
  expect(directions).toHaveAttribute('rel', expect.stringContaining('noopener'))
  expect(new URL(directions.getAttribute('href') ?? '').searchParams.get('query')).toBe(
    '128 Maiden Lane, San Francisco, CA 94108, US',
  )
  const map = within(shop.getByRole('group', { name: 'Map of our shops' }))
  expect(map.getByRole('link', { name: 'Maiden Lane San Francisco' })).toBeInTheDocument()
})

test('the page has structured data of a local business', async () => {
  await openShop('101')
  await waitFor(() => expect(linkedData()).toHaveLength(2))
  expect(linkedData()).toMatchObject([
    {
      '@type': ['LocalBusiness', 'Store'],
      name: 'Shop, Maiden Lane',
      telephone: '(415) 555-0128',
      address: { streetAddress: '128 Maiden Lane', addressRegion: 'CA', addressCountry: 'US' },
      geo: { latitude: 37.788, longitude: -122.406 },
      openingHoursSpecification: [
        { dayOfWeek: 'https://schema.org/Monday', opens: '10:00', closes: '20:00' },
      ],
    },
    { '@type': 'BreadcrumbList' },
  ])
})

test('special days of the next weeks are shown beside the week, and to search engines', async () => {
  jest.useFakeTimers({ now: new Date('2026-01-05T20:00:00Z'), advanceTimers: true })
  const special = [
    { from: '2026-01-05', name: { default: 'Inventory', en: 'Stocktaking' }, hours: 'closed' },
    {
      from: '2026-01-31',
      to: '2026-02-01',
      name: 'Fair',
      hours: [{ open: '10:00', close: '14:00' }],
    },
    { from: '2026-01-04', name: 'Yesterday', hours: 'closed' },
    { from: '2026-04-05', name: 'Easter', hours: 'closed' },
  ]
  const withDays = { c_specialDays: JSON.stringify(special) }
  jest.mocked(listStores).mockResolvedValue(STORES.map((store) => ({ ...store, ...withDays })))
  await openShop('101')
  const shop = within(screen.getByRole('article', { name: 'Maiden Lane' }))
  expect(shop.getByText('Closed - opens on Monday, at 10:00 AM PT')).toBeVisible()
  expect(shop.getByRole('row', { name: 'Monday, Stocktaking (today) Closed' })).toBeVisible()
  const days = within(shop.getByRole('region', { name: 'Special days and holidays' }))
  expect(days.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'StocktakingMon, Jan 5Closed',
    'FairSat, Jan 31 – Sun, Feb 110:00 AM – 2:00 PM PT',
  ])
  await waitFor(() => expect(linkedData()).toHaveLength(2))
  expect(linkedData()[0]).toMatchObject({
    specialOpeningHoursSpecification: [
      { name: 'Stocktaking', opens: '00:00', closes: '00:00', validFrom: '2026-01-05' },
      {
        ...{ name: 'Fair', opens: '10:00', closes: '14:00' },
        ...{ validFrom: '2026-01-31', validThrough: '2026-02-01' },
      },
    ],
  })
})

test('the page shows when pickup is unavailable, when hours are missing, and further notes', async () => {
  await openShop('106')
  const shop = within(screen.getByRole('article', { name: 'Arts District' }))
  expect(shop.getByText('Temporarily unavailable for store pickup')).toBeVisible()
  expect(shop.getAllByText('Data is not available')[0]).toBeVisible()
  expect(shop.getByText('Closed while the counter is rebuilt.')).toBeVisible()
  expect(shop.queryByRole('table')).toBeNull()
  expect(shop.queryByRole('button', { name: 'Make this my shop' })).toBeNull()
})

test('the page lists nearby shops, nearest first, and links to all shops', async () => {
  await openShop('101')
  const next = within(screen.getByRole('region', { name: 'Other shops nearby' }))
  const names = next.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(names).toEqual(['Fillmore Street', 'Harbor Way'])
  expect(next.getByText('1.5 miles')).toBeVisible()
  expect(next.getByRole('link', { name: 'All Chocolate Shops' })).toLeadTo('/chocolateshops')
})

test('the shop can be made the preferred shop [SHOP-012]', async () => {
  const user = await openShop('101')
  await user.click(await screen.findByRole('button', { name: 'Make this my shop' }))
  expect(await screen.findByText('This is your preferred shop')).toBeVisible()
  expect(stored()).toEqual({ id: '101', name: 'Maiden Lane' })
})

test('changing the preferred shop needs a confirmation [SHOP-013, SHOP-014, SHOP-015]', async () => {
  keepShop(TEST_SITE, { id: '107', name: 'Fillmore Street' })
  const user = await openShop('101')
  const choose = await screen.findByRole('button', { name: 'Make this my shop' })
  const question = () => screen.findByRole('dialog', { name: 'Change Your Preferred Shop' })
  await user.click(choose)
  await user.click(within(await question()).getByRole('button', { name: 'No, Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(stored()?.id).toBe('107')
  await user.click(choose)
  await user.click(within(await question()).getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(stored()?.id).toBe('101'))
})

test('an unknown shop shows the not-found page', async () => {
  await openShop('999')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oh fudge!')
})
