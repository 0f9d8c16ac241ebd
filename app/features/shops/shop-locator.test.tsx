import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { useLocation } from 'react-router-dom'
import { parseShopSearch } from '@/rules/shop-search'
import { renderApp } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import { ShopLocator } from './shop-locator'
import { MONDAY_NOON, SHOPS, STORES } from './testing/listed-shops'

/** Width of the map in a wide window, in px. */
const WIDE = 760
/** Undefined until measured, as on the server. */
let mapWidth: number | undefined
let asked: unknown
let found: object[]
let isDown: boolean

Object.assign(window, {
  ResizeObserver: class {
    constructor(private readonly notify: (entries: object[]) => void) {}
    observe = () => mapWidth && this.notify([{ contentRect: { width: mapWidth } }])
    disconnect = () => {}
  },
})
serve(
  http.post('*/scapi/shopperStores/searchStores', async ({ request }) => {
    asked = await request.json()
    if (isDown) return HttpResponse.json({ title: 'Down', type: 'x' }, { status: 500 })
    return HttpResponse.json({ data: found, total: found.length })
  }),
)

beforeEach(() => {
  mapWidth = WIDE
  found = []
  isDown = false
})

function Page() {
  const { search, pathname } = useLocation()
  const address = new URLSearchParams(search)
  return (
    <>
      <output>{pathname + search}</output>
      <ShopLocator
        shops={SHOPS}
        now={MONDAY_NOON}
        search={parseShopSearch(address)}
        stateCode={address.get('state') ?? undefined}
      />
    </>
  )
}

const openPage = (at = '/chocolateshops') => {
  renderApp(<Page />, { at })
  return userEvent.setup()
}
const findAShop = () =>
  within(screen.getByRole('region', { name: 'Shops with quantity discounts' }))
const finder = () => within(screen.getByRole('region', { name: 'Find a shop near you' }))
const map = () => within(screen.getByRole('group', { name: 'Map of our shops' }))
const storeOf = (id: string) => STORES.find((store) => store.id === id)
const namesOn = (part: Pick<typeof screen, 'queryAllByRole'>) =>
  part.queryAllByRole('link').map(({ textContent }) => textContent)
const listedNames = () =>
  finder()
    .getAllByRole('article')
    .map((entry) => within(entry).getByRole('heading').textContent)

describe('find-a-shop', () => {
  it('lists the domestic shops with quantity discounts by state, the first state expanded [SHOP-002, SHOP-004, SHOP-046]', () => {
    openPage()
    const states = findAShop()
      .getAllByRole('group', { hidden: true })
      .filter(({ tagName }) => tagName === 'DETAILS')
    expect(states.map((state) => state.querySelector('summary')?.textContent)).toEqual([
      'Arizona1 shop',
      'California2 shops',
    ])
    expect(states.map((state) => state.hasAttribute('open'))).toEqual([true, false])
    const names = findAShop().getAllByRole('heading', { level: 3, hidden: true })
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Camelback',
      'Harbor Way',
      'Old Pasadena',
    ])
  })

  it('shows address, phone, details and directions of each shop [SHOP-003, SHOP-021]', () => {
    openPage()
    const article = findAShop().getByRole('heading', { name: 'Camelback' }).closest('article')
    if (!article) throw new Error('no entry')
    const entry = within(article)
    expect(entry.getByText('128 Maiden Lane')).toBeVisible()
    expect(entry.getByText('Phoenix, AZ 94108')).toBeVisible()
    expect(entry.getByRole('link', { name: '(415) 555-0128' })).toLeadTo('tel:+14155550128')
    const details = entry.getByText('Shop Details')
    expect(details).toHaveAccessibleName('Shop Details: Camelback')
    expect(details).toLeadTo('/chocolateshops/108')
    const directions = entry.getByText('Directions')
    expect(directions).toHaveAccessibleName(/^Directions to Camelback/)
    expect(new URL(directions.getAttribute('href') ?? '').searchParams.get('query')).toBe(
      '128 Maiden Lane, Phoenix, AZ 94108, US',
    )
  })

  it('is not shown without shops that offer quantity discounts', () => {
    renderApp(<ShopLocator shops={SHOPS.filter(({ id }) => id === '101')} />)
    expect(screen.queryByRole('region', { name: 'Shops with quantity discounts' })).toBeNull()
  })
})

describe('all shops', () => {
  it('are shown on a map as links with names, and nearby shops are grouped into one button', () => {
    openPage()
    expect(namesOn(map())).toEqual([
      'Old Pasadena Pasadena',
      'Arts District Las Vegas',
      'Camelback Phoenix',
      'Robson Street Vancouver',
    ])
    expect(map().getByRole('link', { name: /^Old Pasadena/ })).toLeadTo('/chocolateshops/103')
    expect(
      map().getByRole('button', { name: '3 shops around San Francisco: go closer' }),
    ).toBeVisible()
    expect(finder().getByText('One more shop lies beyond the map.')).toBeVisible()
  })

  it('do not overlap on a phone, even before the map is measured', () => {
    mapWidth = undefined
    openPage()
    const places = map()
      .getAllByRole('listitem')
      .map(({ style: { left, top } }) => [
        (parseFloat(left) * 288) / 100,
        (parseFloat(top) * 192) / 100,
      ])
    expect(places.length).toBeGreaterThan(1)
    for (const [index, [x = 0, y = 0]] of places.entries()) {
      for (const [otherX = 0, otherY = 0] of places.slice(index + 1)) {
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThanOrEqual(44)
      }
    }
  })

  it('are listed by state beside the map, and each state has its own URL', async () => {
    const user = openPage()
    const states = finder().getAllByRole('link', { name: /shops?$/ })
    expect(states.map(({ textContent }) => textContent)).toEqual([
      'Arizona 1 shop',
      'British Columbia 1 shop',
      'California 4 shops',
      'Guam 1 shop',
      'Nevada 1 shop',
    ])
    await user.click(finder().getByRole('link', { name: 'California 4 shops' }))
    expect(screen.getByText('/chocolateshops?state=CA')).toBeInTheDocument()
    await waitFor(() => expect(finder().getByText('4 shops in California')).toHaveFocus())
    expect(listedNames()).toEqual(['Old Pasadena', 'Maiden Lane', 'Fillmore Street', 'Harbor Way'])
    expect(finder().getAllByText(/^Shop \d$/)).toHaveLength(4)
    await user.click(finder().getByRole('button', { name: 'Show all shops' }))
    expect(screen.getByText('/chocolateshops')).toBeInTheDocument()
    expect(document.activeElement).toHaveTextContent(/^8 Chocolate Shops/)
    expect(finder().getByRole('link', { name: 'Nevada 1 shop' })).toBeVisible()
  })

  it('can be zoomed into with list and focus, and back', async () => {
    const user = openPage()
    await user.click(map().getByRole('button', { name: /^3 shops around/ }))
    await waitFor(() => expect(finder().getByText('3 shops around San Francisco')).toHaveFocus())
    expect(listedNames()).toEqual(['Maiden Lane', 'Fillmore Street', 'Harbor Way'])
    // the map cannot zoom in to a single street, so the pins are side by side
    expect(namesOn(map())).toHaveLength(3)
    await user.click(finder().getByRole('button', { name: 'Show all shops' }))
    expect(document.activeElement).toHaveTextContent(/^8 Chocolate Shops/)
    expect(finder().getByRole('link', { name: 'Nevada 1 shop' })).toBeVisible()
    expect(finder().queryByRole('button', { name: 'Show all shops' })).toBeNull()
  })

  it('are shown for an unknown state', () => {
    openPage('/chocolateshops?state=ZZ')
    expect(finder().getByRole('heading', { name: '8 Chocolate Shops' })).toBeVisible()
  })
})

describe('the search', () => {
  it('shows the shops around a zip code on list and map, nearest first', async () => {
    found = [
      { ...storeOf('103'), distance: 7.52 },
      { ...storeOf('101'), distance: 0.61 },
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
      {
        parameters: { postalCode: '94103', countryCode: 'US', maxDistance: 20, distanceUnit: 'mi' },
      },
    ])
    expect(finder().getByText('0.6 miles')).toBeVisible()
    expect(listedNames()).toEqual(['Maiden Lane', 'Old Pasadena'])
    expect(namesOn(map())).toEqual(['1Maiden Lane San Francisco', '2Old Pasadena Pasadena'])
  })

  it('requires a valid zip code', async () => {
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

  it('shows a message when no shop is nearby', async () => {
    openPage('/chocolateshops?zip=59718&range=10')
    expect(
      await screen.findByText(
        'No Shops were found in your selected zip and range. Please check your zip code or widen your search range.',
      ),
    ).toBeVisible()
  })

  it('shows an error when it fails and can be retried', async () => {
    isDown = true
    const user = openPage('/chocolateshops?zip=94103&range=10')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Oh fudge! Something unexpected went wrong! Please try again or contact us.',
    )
    isDown = false
    found = [{ ...storeOf('101'), distance: 0.6 }]
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByText('1 shop within 10 miles of 94103')).toBeVisible())
  })
})
