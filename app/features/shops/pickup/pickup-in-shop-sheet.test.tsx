import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { SheetHost } from '@/shell/sheets/sheet-host'
import { newMix, storedMix } from '@/shopper/custom-mix'
import { keepShop, storedShop, parseShop } from '@/shopper/preferred-shop/preferred-shop'
import { createBasketServer, TEST_SITE } from '@/shopper/testing/basket-server'
import { createFakeShops, shopRoutes, type FakeShops } from '@/shopper/testing/pickup-shops'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { useSheet } from '@/ui/use-sheet'
import PickupInShopSheet, { type PickupInShopProps } from './pickup-in-shop-sheet'

// Monday, 12:00 Pacific time.
const NOW = new Date('2026-07-20T19:00:00Z')
// Only the clock is faked; timers run as usual.
const EVERY_TIMER = [
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const
// Searching nested dialogs by role is slow on a busy machine.

let shops: FakeShops
let warn: jest.SpyInstance

const { server, state } = createBasketServer({
  removeItemFromBasket: (basket) => basket,
  updateShipmentForBasket: () => ({ basketId: 'b', shipments: [{ shipmentId: 'me' }] }),
  updateBasket: () => ({ basketId: 'b', shipments: [{ shipmentId: 'me' }] }),
})
beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: [...EVERY_TIMER] })
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  shops = createFakeShops()
  openWindow(1280)
  keepShop(TEST_SITE, undefined)
  server.use(...shopRoutes(() => shops))
})
afterEach(() => {
  act(() => {
    sheets.close()
    sheets.forget()
  })
})

/** Simulates a window of this width: `max-width` queries match if they are at least as wide. */
function openWindow(width: number): void {
  Reflect.set(window, 'matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1]),
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }))
}

// The open sheet is global state, so tests have to close it.
let sheets: ReturnType<typeof useSheet>

function Page(props: PickupInShopProps) {
  sheets = useSheet()
  return (
    <>
      <button onClick={() => sheets.open('pickup-in-shop', props)}>Find a Shop</button>
      <SheetHost sheets={{ 'pickup-in-shop': PickupInShopSheet }} />
    </>
  )
}

async function openSheet(props: PickupInShopProps = {}) {
  const user = userEvent.setup()
  renderInShop(<Page {...props} />, '/', ['pickup'])
  await user.click(screen.getByRole('button', { name: 'Find a Shop' }))
  const sheet = await screen.findByRole('dialog', { name: 'Pickup in Shop' })
  return { user, sheet: within(sheet) }
}

async function search(zip = '94103', props: PickupInShopProps = {}) {
  const { user, sheet } = await openSheet(props)
  await user.type(sheet.getByRole('textbox', { name: 'Zip Code' }), zip)
  await user.click(sheet.getByRole('button', { name: 'Search' }))
  return { user, sheet }
}

const stored = () => parseShop(storedShop(TEST_SITE))
const item = (name: string) => {
  const row = screen.getByRole('heading', { name }).closest('li')
  if (!row) throw new Error(`no ${name}`)
  return within(row)
}
const calls = () => state.calls.map(({ method }) => method)

describe('the search form', () => {
  it('has fields for a zip code and a range, ten miles by default [SHEET-020, SHEET-026, SHEET-030, SHEET-031]', async () => {
    const { sheet } = await openSheet()
    expect(sheet.getByRole('heading', { name: 'Select your preferred shop' })).toBeVisible()
    expect(sheet.getByRole('button', { name: 'Check Other Shops' })).toBeVisible()
    expect(sheet.getByText('Enter your zip code above to select a preferred shop.')).toBeVisible()
    const range = sheet.getByRole('combobox', { name: 'Range' })
    expect(range).toHaveValue('10')
    const options = within(range).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Select a range',
      '10 miles',
      '20 miles',
      '50 miles',
      '100 miles',
    ])
  })

  it('can be submitted once zip code and range are valid [SHEET-027, SHEET-028, SHEET-029]', async () => {
    const { user, sheet } = await openSheet()
    const zip = sheet.getByRole('textbox', { name: 'Zip Code' })
    const submit = sheet.getByRole('button', { name: 'Search' })
    expect(submit).toBeDisabled()
    expect(zip).toHaveAttribute('maxlength', '10')
    await user.type(zip, 'letters')
    expect(submit).toBeDisabled()
    await user.clear(zip)
    await user.tab()
    expect(sheet.getByText('This field is required.')).toBeVisible()
    await user.type(zip, '94103')
    expect(submit).toBeEnabled()
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Range' }), '')
    expect(sheet.getByText('Please select a range type.')).toBeVisible()
    expect(submit).toBeDisabled()
    expect(shops.searches).toEqual([])
  })
})

describe('the search results', () => {
  it('list the shops within the radius, nearest first, numbered and with details [SHOP-008, SHOP-031, SHOP-044]', async () => {
    const { sheet } = await search()
    await waitFor(async () =>
      expect(await sheet.findByText('4 shops within 10 miles of 94103')).toHaveFocus(),
    )
    expect(shops.searches).toEqual([{ lookup: '94103', radius: '10' }])
    const names = sheet.getAllByRole('heading', { level: 4 }).map((name) => name.textContent)
    expect(names).toEqual(['Maiden Lane', 'University Avenue', 'Arts District', 'Harbor Way'])
    const first = item('Maiden Lane')
    expect(first.getByText('Shop 1')).toBeInTheDocument()
    expect(first.getByText('0.4 miles')).toBeVisible()
    expect(first.getByText('101 Market Street')).toBeVisible()
    expect(first.getByText('San Francisco, CA 94108')).toBeVisible()
    expect(first.getByText('Open until 8:00 PM PT')).toBeVisible()
    expect(item('University Avenue').getByText('Shop 2')).toBeInTheDocument()
  })

  it('offer a new search and a wider range [SHEET-019, SHEET-022, SHEET-023]', async () => {
    const { user, sheet } = await search()
    expect(await sheet.findByRole('heading', { name: 'Other Nearby Shops' })).toBeVisible()
    await user.click(sheet.getByRole('button', { name: 'Extend Search Range to 20 miles' }))
    await waitFor(async () =>
      expect(await sheet.findByText('5 shops within 20 miles of 94103')).toHaveFocus(),
    )
    expect(shops.searches.map(({ radius }) => radius)).toEqual(['10', '20'])
    await user.click(sheet.getByRole('button', { name: 'Search New Location' }))
    await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Zip Code' })).toHaveFocus())
    expect(sheet.getByRole('textbox', { name: 'Zip Code' })).toHaveValue('94103')
  })

  it('can be extended from 10 to 20, 50 and 100 miles, but no further [SHEET-024]', async () => {
    const { user, sheet } = await search()
    for (const range of [20, 50, 100]) {
      const name = `Extend Search Range to ${range} miles`
      await user.click(await sheet.findByRole('button', { name }))
    }
    expect(await sheet.findByText('5 shops within 100 miles of 94103')).toBeVisible()
    expect(sheet.queryByRole('button', { name: /^Extend/ })).toBeNull()
  })

  it('show that no shop was found, also after a failed request, which is logged [SHEET-021, SHOP-038]', async () => {
    shops.isDown = true
    const { user, sheet } = await search('59718')
    const none =
      'No Shops were found in your selected zip and range. Please check your zip code or widen your search range.'
    expect(await sheet.findByText(none)).toBeVisible()
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('store-search'))
    shops.isDown = false
    shops.all = []
    await user.click(sheet.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sheet.queryByRole('button', { name: 'Try again' })).toBeNull())
    expect(sheet.getByText(none)).toBeVisible()
  })
})

describe('which shops can be selected', () => {
  it('shops that offer pickup and are not temporarily closed [SHOP-009, SHOP-011]', async () => {
    const { sheet } = await search()
    await sheet.findByRole('heading', { name: 'Arts District' })
    expect(item('Maiden Lane').getByRole('button', { name: /^Select this shop/ })).toBeEnabled()
    const resting = item('Arts District')
    expect(resting.getByText('Temporarily unavailable for store pickup')).toBeVisible()
    expect(resting.getByRole('button', { name: /^Select this shop/ })).toBeDisabled()
    expect(item('Harbor Way').getByRole('button', { name: /^Select this shop/ })).toBeDisabled()
  })

  it('shops that have the product in stock [SHOP-010, SHOP-011]', async () => {
    const { sheet } = await search('94103', { productId: 'truffles' })
    await sheet.findByRole('heading', { name: 'Maiden Lane' })
    expect(item('Maiden Lane').getByText('Select this shop')).toBeVisible()
    const missing = item('University Avenue').getByRole('button', { name: /^Unavailable/ })
    expect(missing).toHaveTextContent('Unavailable')
    expect(missing).toBeDisabled()
  })

  it('no shop while the stock cannot be loaded [SHOP-034, SHOP-041]', async () => {
    shops.stock = 'broken'
    const { sheet } = await search('94103', { productId: 'truffles' })
    await sheet.findByRole('heading', { name: 'Maiden Lane' })
    expect(item('Maiden Lane').getByRole('button', { name: /^Unavailable/ })).toBeDisabled()
  })
})

describe('selecting a shop', () => {
  it('stores the first shop and closes the sheet [SHOP-012]', async () => {
    const { user, sheet } = await search()
    await user.click(await sheet.findByRole('button', { name: 'Select this shop: Maiden Lane' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(stored()).toEqual({ id: '101', name: 'Maiden Lane' })
    expect(calls()).toEqual([])
    await waitFor(() => expect(screen.getByRole('button', { name: 'Find a Shop' })).toHaveFocus())
  })

  it('needs a confirmation to replace another shop; "No, Cancel" keeps it [SHEET-019, SHOP-013, SHOP-014, SHOP-015, SHOP-016]', async () => {
    keepShop(TEST_SITE, { id: '101', name: 'Maiden Lane' })
    const { user, sheet } = await search()
    const panel = await sheet.findByRole('region', { name: 'Your preferred shop' })
    expect(await within(panel).findByText('101 Market Street')).toBeVisible()
    expect(sheet.getAllByText('Maiden Lane')).toHaveLength(1)
    await user.click(
      await sheet.findByRole('button', { name: 'Select this shop: University Avenue' }),
    )
    const question = await screen.findByRole('dialog', { name: 'Change Your Preferred Shop' })
    await user.click(within(question).getByRole('button', { name: 'No, Cancel' }))
    await waitFor(() => expect(question).not.toBeInTheDocument())
    expect(stored()?.id).toBe('101')
  })

  it('first removes the items for pickup in the former shop from the default shipment [SHOP-015, SHOP-018, SHOP-019]', async () => {
    keepShop(TEST_SITE, { id: '101', name: 'Maiden Lane' })
    state.basket = {
      basketId: 'b',
      shipments: [{ shipmentId: 'me', c_fromStoreId: '101' }, { shipmentId: 'Shipment1' }],
      productItems: [
        { itemId: 'i1', productId: 'a', quantity: 2, shipmentId: 'me' },
        { itemId: 'i2', productId: 'b', quantity: 1, shipmentId: 'Shipment1' },
      ],
    }
    const { user, sheet } = await search()
    await user.click(
      await sheet.findByRole('button', { name: 'Select this shop: University Avenue' }),
    )
    const question = await screen.findByRole('dialog', { name: 'Change Your Preferred Shop' })
    expect(question).toHaveTextContent('The 2 items that wait for pickup will leave your bag.')
    await user.click(within(question).getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(stored()).toEqual({ id: '102', name: 'University Avenue' })
    expect(calls()).toEqual(['removeItemFromBasket', 'updateShipmentForBasket'])
    expect(state.calls[0]?.parameters).toMatchObject({ itemId: 'i1' })
    expect(state.calls[1]).toMatchObject({
      parameters: { shipmentId: 'me' },
      body: { c_fromStoreId: '', shippingAddress: { address1: '', c_storeId: '' } },
    })
  })

  it('moves the items for pickup in a closed shop to the selected one without a confirmation', async () => {
    state.basket = {
      basketId: 'b',
      shipments: [{ shipmentId: 'me', c_fromStoreId: '103' }, { shipmentId: 'Shipment1' }],
      productItems: [{ itemId: 'i1', productId: 'a', quantity: 2, shipmentId: 'me' }],
    }
    const { user, sheet } = await search('94103', { keepsItems: true })
    await user.click(
      await sheet.findByRole('button', { name: 'Select this shop: University Avenue' }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(stored()?.id).toBe('102')
    expect(state.calls).toMatchObject([
      {
        method: 'updateShipmentForBasket',
        parameters: { shipmentId: 'me' },
        body: {
          c_fromStoreId: '102',
          shippingAddress: { companyName: 'University Avenue', c_storeId: '102' },
        },
      },
    ])
  })

  it('removes another pickup shipment, and keeps the shop when that fails [SHOP-018]', async () => {
    keepShop(TEST_SITE, { id: '101', name: 'Maiden Lane' })
    state.basket = {
      basketId: 'b',
      shipments: [{ shipmentId: 'me' }, { shipmentId: 'Shipment1', c_fromStoreId: '101' }],
      productItems: [{ itemId: 'i1', productId: 'a', quantity: 1, shipmentId: 'Shipment1' }],
    }
    server.use(
      http.post(
        '*/scapi/shopperBaskets/updateBasket',
        () => HttpResponse.json({ title: 'Down', type: 'x', status: 500 }, { status: 500 }),
        { once: true },
      ),
    )
    const { user, sheet } = await search()
    const other = { name: 'Select this shop: University Avenue' }
    await user.click(await sheet.findByRole('button', other))
    const dialog = () => screen.findByRole('dialog', { name: 'Change Your Preferred Shop' })
    await user.click(within(await dialog()).getByRole('button', { name: 'Yes' }))
    expect(await sheet.findByRole('alert')).toBeVisible()
    expect(stored()?.id).toBe('101')
    await user.click(sheet.getByRole('button', other))
    await user.click(within(await dialog()).getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(stored()?.id).toBe('102'))
    expect(calls()).toEqual(['updateBasket'])
    expect(state.calls[0]?.body).toEqual({
      c_actions: [{ type: 'removeShipments', data: [{ shipmentId: 'Shipment1' }] }],
    })
  })

  it('empties an unfinished box, since another shop may lack its pieces [SHOP-020]', async () => {
    const begin = () =>
      storedMix.set(TEST_SITE, 'box', {
        ...newMix('box'),
        pieces: [{ id: 'nut', qty: 5 }],
        fulfillmentOption: 'PICKUP',
      })
    const isBegun = () => storedMix.get(TEST_SITE, 'box')?.pieces.length === 1
    keepShop(TEST_SITE, { id: '101', name: 'Maiden Lane' })
    begin()
    const { user, sheet } = await search()
    const other = 'Select this shop: University Avenue'
    await user.click(await sheet.findByRole('button', { name: other }))
    const change = await screen.findByRole('dialog', { name: 'Change Your Preferred Shop' })
    expect(isBegun()).toBe(true)
    await user.click(within(change).getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(isBegun()).toBe(false))

    begin()
    await user.click(screen.getByRole('button', { name: 'Find a Shop' }))
    await user.click(await screen.findByRole('button', { name: 'Reset Preferred Shop' }))
    const reset = await screen.findByRole('dialog', { name: 'Reset Preferred Shop' })
    await user.click(within(reset).getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(isBegun()).toBe(false))
  })

  it('can be reset after a confirmation [SHOP-016, SHOP-017, SHOP-043]', async () => {
    keepShop(TEST_SITE, { id: '101', name: 'Maiden Lane' })
    const { user, sheet } = await openSheet()
    const reset = await sheet.findByRole('button', { name: 'Reset Preferred Shop' })
    await user.click(reset)
    const question = await screen.findByRole('dialog', { name: 'Reset Preferred Shop' })
    expect(question).toHaveTextContent(
      'You will lose your progress if you reset the preferred shop.',
    )
    expect(question).toHaveTextContent('Do you wish to continue?')
    await user.click(within(question).getByRole('button', { name: 'No, cancel' }))
    await waitFor(() => expect(question).not.toBeInTheDocument())
    expect(stored()?.id).toBe('101')
    await user.click(reset)
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Reset Preferred Shop' })).getByRole(
        'button',
        { name: 'Yes' },
      ),
    )
    await waitFor(() => expect(stored()).toBeUndefined())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('directions', () => {
  it('open a map search in a new tab [SHOP-021, SHOP-022]', async () => {
    const { sheet } = await search()
    const link = await sheet.findByRole('link', { name: /^Directions to Maiden Lane/ })
    expect(link).toHaveAttribute('target', '_blank')
    const url = new URL(link.getAttribute('href') ?? '')
    expect(url.searchParams.get('query')).toBe('101 Market Street, San Francisco, CA 94108, US')
  })

  it.each([
    [
      'an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)',
      ['Google Maps', 'Apple Maps', 'Waze'],
    ],
    ['another phone', 'Mozilla/5.0 (Linux; Android 15)', ['Google Maps', 'Waze']],
  ])(
    'on %s open in an application that is chosen once [SHOP-023, SHOP-024, SHOP-042]',
    async (_phone, userAgent, offered) => {
      openWindow(375)
      jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
      const opened = jest.spyOn(window, 'open').mockReturnValue(null)
      const { user, sheet } = await search()
      const directions = await sheet.findByRole('button', { name: 'Directions to Maiden Lane' })
      await user.click(directions)
      const dialog = await screen.findByRole('dialog', { name: 'Select Application' })
      const apps = within(dialog).getAllByRole('link')
      expect(apps.map(({ textContent }) => textContent)).toEqual(offered)
      await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
      expect(opened).not.toHaveBeenCalled()

      await user.click(directions)
      const again = await screen.findByRole('dialog', { name: 'Select Application' })
      const waze = within(again).getByRole('link', { name: 'Waze' })
      expect(waze).toLeadTo(expect.stringMatching(/^https:\/\/waze\.com\/ul\?q=101/))
      // jsdom cannot navigate.
      waze.addEventListener('click', (event) => event.preventDefault())
      await user.click(waze)
      await waitFor(() => expect(again).not.toBeInTheDocument())
      await user.click(directions)
      expect(opened).toHaveBeenCalledWith(
        expect.stringMatching(/^https:\/\/waze\.com\//),
        '_blank',
        'noopener,noreferrer',
      )
    },
  )
})
