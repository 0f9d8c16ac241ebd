import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { problem } from '@/shopper/testing/basket-server'
import { createFakeShops, locatedShop, shopRoutes } from '@/shopper/testing/pickup-shops'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { Alert } from '@/ui/alert'
import { Bag } from './bag'
import { createBagServer, line, twoLines } from './testing/bag-server'
import { listUpkeep } from './use-basket-upkeep'

const { server, state } = createBagServer()
const shops = createFakeShops()

beforeEach(() => {
  shops.all = [locatedShop('101', 'Maiden Lane', 1)]
  server.use(...shopRoutes(() => shops))
  state.basket = twoLines()
})
afterEach(() => Reflect.deleteProperty(window, 'FS'))

async function openBag() {
  const shop = renderInShop(<Bag />, '/cart')
  await screen.findByRole('region', { name: 'Order Summary' })
  await waitFor(() => expect(shop.queryClient.isFetching()).toBe(0))
  return shop
}

const surroundings = { currency: 'USD', customer: null, recordingUrl: undefined }

describe('the bag is synchronized with its environment', () => {
  test('the currency of the site and the URL of the session recording are written once each [CART-044]', async () => {
    state.basket.currency = 'CAD'
    const sessionUrl = 'https://app.fullstory.example/s/1'
    Reflect.set(window, 'FS', { getCurrentSessionURL: () => sessionUrl })
    await openBag()
    await waitFor(() => expect(state.calls).toHaveLength(2))
    expect(state.calls.map(({ method, body }) => [method, body])).toEqual([
      ['updateBasket', { currency: 'USD' }],
      ['updateBasket', { c_fullStorySessionURL: sessionUrl }],
    ])
  })

  test.each([
    ['JSON text', JSON.stringify([{ accountId: '0017', level: 'gold' }])],
    ['a list', [{ accountId: '0017', level: 'gold' }]],
  ])(
    'the business account is written from accounts stored as %s [CART-044, CART-049]',
    (_form, accounts) => {
      const customer = { c_businessAccountData: accounts }
      const props = { c_sfBusinessAccountId: '0017', c_sfBusinessLevel: 'gold' }
      const basket = { basketId: 'b', currency: 'USD' }
      expect(listUpkeep(basket, { ...surroundings, customer })).toEqual([props])
      expect(listUpkeep({ ...basket, ...props }, { ...surroundings, customer })).toEqual([])
    },
  )

  test.each(['{', '[]', 7, undefined])('business accounts stored as %j are ignored', (accounts) => {
    const customer = { c_businessAccountData: accounts }
    expect(listUpkeep({ currency: 'USD' }, { ...surroundings, customer })).toEqual([])
  })

  test('the stored subscriptions are updated to match the lines of the bag [CART-017]', async () => {
    const reported: unknown[] = []
    server.use(
      http.post('*/subscription-optins', async ({ request }) => {
        reported.push(await request.json())
        state.basket.c_subscriptionOptins = undefined
        return HttpResponse.json({ success: true })
      }),
    )
    window.__CONFIG__ = {
      app: { commerceAPI: { proxyPath: '/mobify/proxy/api', parameters: { organizationId: 'o' } } },
    }
    state.basket.c_subscriptionOptins = '{"optedin":[{"id":"gone","frequency":"1_3"}]}'
    await openBag()
    await waitFor(() => expect(reported).toHaveLength(1))
    expect(JSON.stringify(reported[0])).toContain('\\"optedin\\":[]')
  })
})

test('lines with an unknown pickup shop are removed from the bag with a message [CART-018]', async () => {
  state.basket.productItems = [line('1', 'a', 2), line('2', 'b', 1, { shipmentId: 'Shipment1' })]
  state.basket.shipments = [
    { shipmentId: 'me' },
    { shipmentId: 'Shipment1', shippingAddress: { c_storeId: '101', address1: '1 Market' } },
  ]
  await openBag()
  expect(await screen.findByText(/Box b was removed from your bag\./)).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Box b' })).toBeNull()
  expect(state.calls).toMatchObject([
    { method: 'updateItemsInBasket', body: [{ itemId: '2', quantity: 0 }] },
  ])
})

describe('items for pickup in a shop', () => {
  const address = {
    companyName: 'Maiden Lane',
    address1: '101 Market Street',
    city: 'San Francisco',
    stateCode: 'CA',
    postalCode: '94108',
    c_storeId: '101',
  }
  const collect = (shippingAddress: object) => {
    state.basket.productItems = [line('1', 'a', 2, { c_fromStoreId: '101', inventoryId: 'shop' })]
    state.basket.shipments = [
      { shipmentId: 'me', c_fromStoreId: '101', shippingAddress, shippingMethod: { id: 'Pickup' } },
    ]
  }

  test('get the new address when the shop has moved [CART-002]', async () => {
    collect({ ...address, address1: '7 Old Road' })
    await openBag()
    const notice = await screen.findByText('Your basket shipment address has been updated.')
    render(<Alert tone="warning">A warning</Alert>)
    const [looks = '', warning] = [notice, screen.getByText('A warning')].map(
      (text) => text.closest('[role="status"]')?.className,
    )
    expect(looks).toBe(warning)
    expect(state.calls).toMatchObject([
      {
        method: 'updateShipmentForBasket',
        parameters: { shipmentId: 'me' },
        body: { shippingAddress: address },
      },
    ])
  })

  test('are left unchanged when the address of the shop is unchanged [CART-002]', async () => {
    collect(address)
    await openBag()
    expect(screen.queryByText(/address has been updated/)).toBeNull()
    expect(state.calls).toEqual([])
  })

  test('log an error when their automatic quantity correction fails, without retrying [CART-047]', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    collect(address)
    state.basket.c_quantityExceptions = [
      { itemId: '1', productId: 'a', requested: 2, available: 1 },
    ]
    server.use(
      http.post('*/scapi/shopperBaskets/updateItemInBasket', () =>
        problem(503, 'busy', 'Come back later.'),
      ),
    )
    await openBag()
    await waitFor(() => expect(log).toHaveBeenCalledTimes(1))
    expect(String(log.mock.calls[0])).toContain('could not be corrected')
    log.mockRestore()
    expect(screen.queryByText(/Come back later/)).toBeNull()
    expect(screen.queryByText(/Quantity updated/)).toBeNull()
  })

  test('show the error when a quantity change by the shopper fails', async () => {
    collect(address)
    await openBag()
    server.use(
      http.post('*/scapi/shopperBaskets/updateItemInBasket', () =>
        problem(400, 'no', 'Not today.'),
      ),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }))
    expect(await screen.findByText('Not today.')).toBeVisible()
  })
})
