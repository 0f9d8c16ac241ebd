import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { useLocation } from 'react-router-dom'
import { toShopView } from '@/commerce-client/shop.mapper'
import { parseShopSearch } from '@/domain/shop-search'
import { installTestConfig, renderApp } from '../../../tests/setup/render-app'
import { ShopLocator } from './shop-locator'

// A Monday noon in the shops' time zone.
const NOW = new Date('2026-01-05T20:00:00Z')
const HOURS = '{"days":{"Monday":[{"open":"10:00","close":"20:00"}],"Sunday":"closed"}}'

const maidenLane = {
  id: '101',
  name: 'Maiden Lane',
  countryCode: 'US',
  address1: '128 Maiden Lane',
  city: 'San Francisco',
  stateCode: 'CA',
  postalCode: '94108',
  phone: '(415) 555-0128',
  c_stateName: 'California',
  c_hoursPrimary: HOURS,
  c_storeType: 'retail',
}
const quantity = { ...maidenLane, c_storeType: 'quantity_discount' }
const oldPasadena = { ...quantity, id: '103', name: 'Old Pasadena', city: 'Pasadena' }
const harborWay = { ...quantity, id: '201', name: 'Harbor Way', city: 'South San Francisco' }
const artsDistrict = {
  ...maidenLane,
  id: '106',
  name: 'Arts District',
  c_stateName: 'Nevada',
  c_temporarilyClosed: true,
  c_hoursPrimary: undefined,
  storeEvents: 'Closed while the counter is rebuilt.',
}
const arizona = { ...quantity, id: '107', name: 'Camelback', c_stateName: 'Arizona' }
const abroad = [
  { ...quantity, id: '301', name: 'Robson Street', countryCode: 'CA', c_stateName: 'BC' },
  { ...quantity, id: '302', name: 'By the pier', c_isInternational: true, c_stateName: 'Guam' },
]
const shops = [oldPasadena, maidenLane, artsDistrict, harborWay, arizona, ...abroad].map(toShopView)

const server = setupServer()
let asked: unknown
let found: object[]
let isDown: boolean

beforeAll(() => {
  installTestConfig()
  server.listen({ onUnhandledRequest: 'error' })
})
beforeEach(() => {
  // jsdom scrolls nowhere.
  Element.prototype.scrollIntoView = () => {}
  found = []
  isDown = false
  server.use(
    http.post('*/scapi/shopperStores/searchStores', async ({ request }) => {
      asked = await request.json()
      if (isDown) return HttpResponse.json({ title: 'Down', type: 'x' }, { status: 500 })
      return HttpResponse.json({ data: found, total: found.length })
    }),
  )
})
afterEach(() => {
  server.resetHandlers()
})
afterAll(() => server.close())

function Page() {
  const address = new URLSearchParams(useLocation().search)
  return (
    <ShopLocator
      shops={shops}
      now={NOW}
      search={parseShopSearch(address)}
      shownShopId={address.get('shop') ?? undefined}
    />
  )
}

const openPage = (at = '/chocolateshops') => {
  renderApp(<Page />, { at })
  return userEvent.setup()
}
const list = () => within(screen.getByRole('region', { name: 'Shops with quantity discounts' }))
const details = () => within(screen.getByRole('region', { name: 'Shop Details' }))

test('find-a-shop lists the quantity shops of the country by state, the first state open', () => {
  openPage()
  const states = list()
    .getAllByRole('group', { hidden: true })
    .filter(({ tagName }) => tagName === 'DETAILS')
  expect(states.map((state) => state.querySelector('summary')?.textContent)).toEqual([
    'Arizona1 shop',
    'California2 shops',
  ])
  expect(states.map((state) => state.hasAttribute('open'))).toEqual([true, false])
  const names = list().getAllByRole('heading', { level: 3, hidden: true })
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Camelback',
    'Harbor Way',
    'Old Pasadena',
  ])
  expect(screen.queryByRole('region', { name: 'Shop Details' })).toBeNull()
})

test('without quantity shops there is no find-a-shop', () => {
  renderApp(<ShopLocator shops={[toShopView(maidenLane)]} />, { at: '/chocolateshops' })
  expect(screen.queryByRole('region', { name: 'Shops with quantity discounts' })).toBeNull()
})

test('an entry leads to details and directions', async () => {
  const user = openPage()
  const article = list().getByRole('heading', { name: 'Camelback' }).closest('article')
  if (!article) throw new Error('no entry')
  const entry = within(article)
  expect(entry.getByText('San Francisco, CA 94108')).toBeVisible()
  expect(entry.getByRole('link', { name: '(415) 555-0128' })).toBeVisible()
  expect(entry.getByRole('link', { name: /^Directions to Camelback/ })).toBeVisible()
  await user.click(entry.getByRole('link', { name: 'Shop Details: Camelback' }))
  expect(details().getByRole('heading', { name: 'Camelback' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Shop Details' })).toHaveFocus()
})

test('the details tell address, phone, hours, whether it is open and the way there', () => {
  openPage('/chocolateshops?shop=101')
  const shop = details()
  expect(shop.getByText('San Francisco, CA 94108')).toBeVisible()
  expect(shop.getByRole('link', { name: '(415) 555-0128' })).toHaveAttribute(
    'href',
    'tel:+14155550128',
  )
  expect(shop.getByText('Open until 8:00 PM PT')).toBeVisible()
  expect(shop.getByRole('row', { name: 'Monday (today) 10:00 AM – 8:00 PM' })).toBeVisible()
  expect(shop.getByRole('row', { name: 'Sunday Closed' })).toBeVisible()
  expect(shop.getAllByRole('row')).toHaveLength(7)
  const directions = shop.getByRole('link', { name: /^Directions to Maiden Lane/ })
  expect(directions).toHaveAttribute('target', '_blank')
  expect(directions).toHaveAttribute('rel', expect.stringContaining('noopener'))
  expect(new URL(directions.getAttribute('href') ?? '').searchParams.get('query')).toBe(
    '128 Maiden Lane, San Francisco, CA 94108, US',
  )
})

test('says when pickup rests, when hours are missing and what else is to be known', () => {
  openPage('/chocolateshops?shop=106')
  const shop = details()
  expect(shop.getByText('Temporarily unavailable for store pickup')).toBeVisible()
  expect(shop.getByText('Data is not available')).toBeVisible()
  expect(shop.getByText('Closed while the counter is rebuilt.')).toBeVisible()
  expect(shop.queryByRole('table')).toBeNull()
})

test('searches around a zip code and shows the nearest first', async () => {
  found = [
    { ...oldPasadena, distance: 7.52 },
    { ...maidenLane, distance: 0.61 },
  ]
  const user = openPage()
  const submit = screen.getByRole('button', { name: 'Search' })
  expect(submit).toBeDisabled()
  expect(screen.getByRole('combobox', { name: 'Range' })).toHaveValue('10')
  await user.type(screen.getByRole('textbox', { name: 'Zip Code' }), '94103')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Range' }), '20')
  await user.click(submit)
  expect(await screen.findByText('2 shops within 20 miles of 94103')).toBeVisible()
  expect(asked).toMatchObject([
    { parameters: { postalCode: '94103', countryCode: 'US', maxDistance: 20, distanceUnit: 'mi' } },
  ])
  const results = within(screen.getByRole('region', { name: 'Find a shop near you' }))
  expect(
    results
      .getAllByRole('article')
      .map(({ textContent }) => /[\d.]+ miles/.exec(textContent ?? '')?.[0]),
  ).toEqual(['0.6 miles', '7.5 miles'])
  await user.click(results.getByRole('link', { name: 'Shop Details: Maiden Lane' }))
  await waitFor(() => expect(details().getByText(/^Open until/)).toBeVisible())
})

test('a zip code is required and must be one', async () => {
  const user = openPage()
  const zip = screen.getByRole('textbox', { name: 'Zip Code' })
  expect(zip).toHaveAttribute('maxlength', '10')
  await user.click(zip)
  await user.tab()
  expect(screen.getByText('This field is required.')).toBeVisible()
  await user.type(zip, '941')
  expect(screen.getByText('Please enter a valid zip or postal code')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled()
})

test('says when no shop is near', async () => {
  openPage('/chocolateshops?zip=59718&range=10')
  expect(
    await screen.findByText(
      'No Shops were found in your selected zip and range. Please check your zip code or widen your search range.',
    ),
  ).toBeVisible()
})

test('a failed search says so and can be tried again', async () => {
  isDown = true
  const user = openPage('/chocolateshops?zip=94103&range=10')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Oh fudge! Something unexpected went wrong! Please try again or contact us.',
  )
  isDown = false
  found = [{ ...maidenLane, distance: 0.6 }]
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1 shop within 10 miles of 94103')).toBeVisible()
})
