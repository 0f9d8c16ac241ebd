import { act, renderHook, waitFor } from '@testing-library/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { delay, http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import type { Basket } from '@/commerce-client/baskets'
import { keepShop } from '@/shopper/preferred-shop/preferred-shop'
import { createBasketServer, problem, TEST_SITE } from '@/shopper/testing/basket-server'
import { toSite } from '@/site/site'
import { SiteProvider } from '@/site/use-site'
import { createTestQueryClient, testSite } from '../../../tests/setup/render-app'
import { readBasketState, readSubscriptionOptions } from '../subscriptions/basket-optins'
import { optIn } from '../subscriptions/optins'
import type { BagAddition } from './add-to-shipment'
import { useAddToBag, useRemoveItem, useRemoveItems, useUpdateItem } from './basket.mutations'
import { basketKey, basketQuery } from './basket.queries'
import { useBasketStatus } from './use-basket-status'
import { validateBasket } from './validate-basket'

const line = (itemId: string, more: object = {}) => ({
  itemId,
  productId: `p${itemId}`,
  quantity: 2,
  price: 20,
  shipmentId: 'me',
  inventoryId: 'warehouse',
  ...more,
})

let answer: (basket: Basket) => Basket | HttpResponse<object> | object
const { server, state } = createBasketServer({
  addItemToBasket: (basket) => answer(basket),
  updateItemInBasket: (basket) => answer(basket),
  updateItemsInBasket: (basket) => answer(basket),
  removeItemFromBasket: (basket) => answer(basket),
})
let queryClient: QueryClient
let reported: unknown[]
let reportedOf: (string | null)[]

beforeEach(() => {
  reported = []
  reportedOf = []
  state.basket = { basketId: 'b', shipments: [{ shipmentId: 'me' }], productItems: [line('1')] }
  answer = (basket) => basket
  queryClient = createTestQueryClient()
  server.use(
    http.post('*/custom/product/v1/organizations/*/subscription-optins', async ({ request }) => {
      reported.push(await request.json())
      reportedOf.push(new URL(request.url).searchParams.get('siteId'))
      return HttpResponse.json({ success: true })
    }),
  )
})
afterEach(() => {
  keepShop(TEST_SITE, undefined)
  queryClient.clear()
})

function Wrapper({ children }: { children: ReactNode }) {
  return (
    <SiteProvider value={toSite({ ...testSite, id: TEST_SITE })}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </SiteProvider>
  )
}

const renderBasket = () =>
  renderHook(
    () => ({
      add: useAddToBag(),
      update: useUpdateItem(),
      remove: useRemoveItem(),
      removeSeveral: useRemoveItems(),
      status: useBasketStatus(),
    }),
    { wrapper: Wrapper },
  ).result

const noBasket = (asked: unknown[] = []) =>
  http.post('*/scapi/shopperCustomers/getCustomerBaskets', async ({ request }) => {
    asked.push(await request.json())
    return HttpResponse.json({ total: 0 })
  })

const bodies = () => state.calls.map(({ method, body }) => [method, body])

test('a bag is read in the language of the page, which the list of baskets does not know [I18N-007]', async () => {
  const asked: unknown[] = []
  server.use(
    http.post('*/scapi/shopperBaskets/getBasket', async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json({
        ...state.basket,
        productItems: [line('1', { productName: 'Trufas' })],
      })
    }),
  )
  const read = () => basketQuery(TEST_SITE).queryFn()
  expect((await read())?.productItems).toEqual([line('1')])
  expect(asked).toEqual([])
  document.documentElement.lang = 'es-US'
  const basket = await read().finally(() => document.documentElement.removeAttribute('lang'))
  expect(basket?.productItems).toMatchObject([{ productName: 'Trufas' }])
  expect(asked).toEqual([[{ parameters: { locale: 'es-US', basketId: 'b' } }]])
})

test('an action goes pending, then idle, or error when it failed [CART-012]', async () => {
  const bag = renderBasket()
  expect(bag.current.status).toBe('idle')
  let answerNow = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answerNow = resolve
  })
  server.use(
    http.post('*/scapi/shopperBaskets/updateItemInBasket', async () => {
      await isAnswered
      return HttpResponse.json(state.basket)
    }),
  )
  act(() => bag.current.update.mutate({ itemId: '1', changes: { quantity: 3 } }))
  await waitFor(() => expect(bag.current.status).toBe('pending'))
  answerNow()
  await waitFor(() => expect(bag.current.status).toBe('idle'))
  server.resetHandlers()
  answer = () => problem(400, 'no', 'Refused')
  act(() => bag.current.update.mutate({ itemId: '1', changes: { quantity: 4 } }))
  await waitFor(() => expect(bag.current.status).toBe('error'))
})

test('what is added names product, quantity, shipment and mix [CART-040]', async () => {
  const bag = renderBasket()
  const c_customMix = '{"unitType":"piece","box":[{"pid":"nut","qty":20}]}'
  const additions: BagAddition[] = [
    { productId: 'a', quantity: 1 },
    { productId: 'mix', quantity: 2, shipmentId: 'me', c_customMix },
  ]
  await act(() => bag.current.add.mutateAsync(additions))
  expect(bodies()).toEqual([['addItemToBasket', additions]])
})

test('a pickup line without a shop is not added [CART-013]', async () => {
  const bag = renderBasket()
  const place = { storeId: '101', inventoryId: '', address: { address1: '1 Market St' } }
  const item = { productId: 'a', quantity: 1, fulfillmentOption: 'PICKUP' } as const
  for (const missing of [
    undefined,
    place,
    { ...place, inventoryId: 'shop-101', storeId: '' },
    { ...place, inventoryId: 'shop-101', address: {} },
  ]) {
    await act(() => bag.current.add.mutateAsync([{ ...item, place: missing }]))
  }
  expect(bodies()).toEqual([])
})

test('what is added without a choice is sent, also while something waits in the chosen shop [CART-016, FUL-015]', async () => {
  keepShop(TEST_SITE, { id: '101', name: 'Maiden Lane' })
  state.basket.shipments = [{ shipmentId: 'me', c_fromStoreId: '101' }]
  state.basket.productItems = [line('1', { c_fromStoreId: '101' })]
  const bag = renderBasket()
  await act(() => bag.current.add.mutateAsync([{ productId: 'a', quantity: 1 }]))
  expect(bodies()).toEqual([
    ['createShipmentForBasket', { shipmentId: 'Shipment1' }],
    ['addItemToBasket', [{ productId: 'a', quantity: 1, shipmentId: 'Shipment1' }]],
  ])
})

test('what is picked up beside what is sent waits in a shipment of its own [CART-015, FUL-020]', async () => {
  const bag = renderBasket()
  const address = { companyName: 'Maiden Lane', address1: '1 Market St', c_storeId: '101' }
  const place = { storeId: '101', inventoryId: 'shop-101', address }
  const item = { productId: 'a', quantity: 1 }
  await act(() => bag.current.add.mutateAsync([{ ...item, fulfillmentOption: 'PICKUP', place }]))
  expect(bodies().slice(0, 2)).toEqual([
    [
      'createShipmentForBasket',
      { shipmentId: 'Shipment1', shippingAddress: address, c_fromStoreId: '101' },
    ],
    [
      'addItemToBasket',
      [{ ...item, shipmentId: 'Shipment1', inventoryId: 'shop-101', c_fromStoreId: '101' }],
    ],
  ])
})

test.each([
  [
    'a line that cannot be had',
    { c_quantityExceptions: [{ itemId: '1', productId: 'a', requested: 2, available: 0 }] },
  ],
  [
    'less than a minimum',
    { c_qualifiers: { qdThresholdMet: false, qdThreshold: 100, qdRemaining: 60 } },
  ],
  ['nothing in it', { productItems: [] }],
])("a bag with %s is reported as 'validate-basket-error' [CART-046]", async (_what, change) => {
  Object.assign(state.basket, change)
  await expect(validateBasket(queryClient, TEST_SITE)).rejects.toMatchObject({
    type: 'validate-basket-error',
  })
})

test('a bag that can be ordered is handed on as it is', async () => {
  expect(await validateBasket(queryClient, TEST_SITE)).toMatchObject({ basketId: 'b' })
})

test('a changed line is sent whole; its shipment only by a move [CART-041]', async () => {
  const c_customMix = '{"box":[]}'
  const pickedUp = { c_fromStoreId: '101', inventoryId: 'shop-101', c_customMix }
  state.basket.productItems = [line('1'), line('2', pickedUp)]
  const bag = renderBasket()
  await act(() => bag.current.update.mutateAsync({ itemId: '1', changes: { quantity: 3 } }))
  const changes = { quantity: 1, shipmentId: 'Shipment1' }
  await act(() => bag.current.update.mutateAsync({ itemId: '2', changes }))
  expect(bodies()).toEqual([
    ['updateItemInBasket', { productId: 'p1', quantity: 3, price: 20 }],
    [
      'updateItemInBasket',
      { productId: 'p2', quantity: 1, price: 20, shipmentId: 'Shipment1', ...pickedUp },
    ],
  ])
})

test('one line or several are taken out, the several in one call [CART-042]', async () => {
  const bag = renderBasket()
  await act(() => bag.current.remove.mutateAsync({ itemId: '1' }))
  await act(() => bag.current.removeSeveral.mutateAsync({ itemIds: ['1', '2'] }))
  expect(state.calls).toMatchObject([
    { method: 'removeItemFromBasket', parameters: { basketId: 'b', itemId: '1' } },
    {
      method: 'updateItemsInBasket',
      body: [
        { itemId: '1', quantity: 0 },
        { itemId: '2', quantity: 0 },
      ],
    },
  ])
})

test("without a basket a change fails with 'Missing basket' [CART-039]", async () => {
  server.use(noBasket())
  const bag = renderBasket()
  await act(async () => {
    const change = bag.current.update.mutateAsync({ itemId: '1', changes: { quantity: 3 } })
    await expect(change).rejects.toThrow('Missing basket')
  })
  expect(bodies()).toEqual([])
})

test.each([
  [{ productItems: [] }, 'Basket update failed'],
  [{ detail: 'The basket is locked.' }, 'The basket is locked.'],
])('an answer without id, %j, is a failure: %s [CART-045]', async (body, words) => {
  answer = () => body
  const bag = renderBasket()
  await act(async () => {
    const change = bag.current.update.mutateAsync({ itemId: '1', changes: { quantity: 3 } })
    await expect(change).rejects.toThrow(words)
  })
  const stored = queryClient.getQueryData<Basket>(basketKey(TEST_SITE))
  expect(stored?.basketId).toBe('b')
})

test('after a refusal the bag shows what the service has', async () => {
  const bag = renderBasket()
  await act(() => bag.current.update.mutateAsync({ itemId: '1', changes: { quantity: 3 } }))
  state.basket = { ...state.basket, productItems: [line('9')] }
  answer = () => problem(404, 'product-item-not-found', 'Gone')
  await act(async () => {
    const change = bag.current.update.mutateAsync({ itemId: '1', changes: { quantity: 4 } })
    await expect(change).rejects.toMatchObject({ status: 404 })
  })
  await waitFor(() =>
    expect(queryClient.getQueryState(basketKey(TEST_SITE))?.isInvalidated).toBe(true),
  )
})

test("a customer's basket is looked for, and made of nothing only where there is none [CART-043]", async () => {
  const asked: unknown[] = []
  server.use(noBasket(asked))
  const bag = renderBasket()
  await act(() => bag.current.add.mutateAsync([{ productId: 'a', quantity: 1 }]))
  await act(() => bag.current.add.mutateAsync([{ productId: 'b', quantity: 1 }]))
  expect(asked).toEqual([[{ parameters: { customerId: 'guest-1' } }]])
  const made = state.calls.filter(({ method }) => method === 'createBasket')
  expect(made).toMatchObject([{ body: {} }])
  server.resetHandlers()
  queryClient.clear()
  const after = renderBasket()
  await act(() => after.current.add.mutateAsync([{ productId: 'c', quantity: 1 }]))
  expect(state.calls.filter(({ method }) => method === 'createBasket')).toHaveLength(1)
})

test('what another tab has changed is read before a write', async () => {
  const bag = renderBasket()
  await act(() => bag.current.update.mutateAsync({ itemId: '1', changes: { quantity: 3 } }))
  // the other tab chose another size, and its notice has not arrived here
  state.basket = { ...state.basket, productItems: [line('1', { productId: 'larger' })] }
  localStorage.setItem(`basket_changed_${TEST_SITE}`, '1')
  await act(() => bag.current.update.mutateAsync({ itemId: '1', changes: { quantity: 4 } }))
  expect(state.calls.at(-1)?.body).toMatchObject({ productId: 'larger', quantity: 4 })
})

describe('what is to come again and again', () => {
  beforeEach(() => {
    optIn('tea', '2_3', 'offer-1')
    answer = (basket) => ({
      ...basket,
      productItems: [line('1', { productId: 'tea', c_subscriptionFrequency: '2_3' })],
    })
  })

  test('is sent after adding, and the bag is read anew [CART-017, CART-052]', async () => {
    const bag = renderBasket()
    const heard: unknown[] = []
    window.addEventListener('og-cart-updated', (event) =>
      heard.push(event instanceof CustomEvent && event.detail),
    )
    const item = { productId: 'tea', quantity: 1, c_subscriptionFrequency: '2_3' }
    await act(() => bag.current.add.mutateAsync([item]))
    await waitFor(() => expect(heard).toHaveLength(1))
    expect(reported).toEqual([{ c_subscriptionOptins: expect.any(String) as string }])
    expect(reportedOf).toEqual([TEST_SITE])
    expect(queryClient.getQueryState(basketKey(TEST_SITE))?.isInvalidated).toBe(true)
  })

  test('is stored with offer and frequency, and tracked as such [CART-008, CART-050]', async () => {
    const bag = renderBasket()
    await act(() => bag.current.add.mutateAsync([{ productId: 'tea', quantity: 1 }]))
    await waitFor(() => expect(reported).toHaveLength(1))
    const basket = reported[0] as Basket
    expect(readBasketState(basket)).toEqual({
      optedin: [{ id: 'tea', frequency: '2_3' }],
      productOffer: { tea: 'offer-1' },
      firstOrderPlaceDate: null,
      productToSubscribe: null,
    })
    expect(readSubscriptionOptions(basket)).toEqual([
      { product: 'tea', tracking_override: { offer: 'offer-1', every: 2, every_period: 3 } },
    ])
  })

  test('that cannot be read in the bag counts as nothing, and is logged [CART-051]', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    expect(readSubscriptionOptions({ c_subscriptionOptins: '{' })).toEqual([])
    expect(log).toHaveBeenCalledTimes(1)
  })
})

test('a bag without subscriptions reports none', async () => {
  const bag = renderBasket()
  await act(() => bag.current.add.mutateAsync([{ productId: 'a', quantity: 1 }]))
  await act(async () => delay(20))
  expect(reported).toEqual([])
})
