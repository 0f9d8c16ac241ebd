import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Basket } from '@/commerce-client/baskets'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { enqueue } from '@/shopper/basket/basket-queue'
import { createBasketServer, problem, TEST_SITE } from '@/shopper/testing/basket-server'
import {
  address,
  recipient,
  recipientAnswers,
} from '@/purchase/recipients/testing/recipient-answers'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { addRecipients } from './add-recipients'
import { ProgressBar } from './recipients-progress'
import { useAddRecipients, useMoveItems, useRemoveRecipients } from './recipients.mutations'

let refuseItems = false
let brokenUpdates = 0

const { server, state } = createBasketServer({
  ...recipientAnswers,
  addItemToBasket: (basket, call) =>
    refuseItems
      ? problem(400, 'product-item-not-available', 'Only 7 left.')
      : recipientAnswers.addItemToBasket(basket, call),
  updateBasket: (basket, call) => {
    if (brokenUpdates === 0) return recipientAnswers.updateBasket(basket, call)
    brokenUpdates -= 1
    return problem(503, 'unavailable', 'Come back later.')
  },
})

beforeEach(() => {
  refuseItems = false
  brokenUpdates = 0
  state.basket = {
    basketId: 'b',
    productItems: [{ itemId: '1', productId: 'box', quantity: 3, shipmentId: 'me' }],
    shipments: [{ shipmentId: 'me' }],
  }
})

let hooks: {
  adding: ReturnType<typeof useAddRecipients>
  removing: ReturnType<typeof useRemoveRecipients>
  moving: ReturnType<typeof useMoveItems>
}
function Hooks() {
  hooks = { adding: useAddRecipients(), removing: useRemoveRecipients(), moving: useMoveItems() }
  return hooks.adding.progress ? <ProgressBar {...hooks.adding.progress} /> : null
}
const render = () => renderInShop(<Hooks />)
const called = (method: string) => state.calls.filter((call) => call.method === method)
const actionsSent = () =>
  called('updateBasket').map(({ body }) => (body as { c_actions: unknown[] }).c_actions)
const contents = ({ shipments = [], productItems = [] }: Basket) =>
  shipments.map(({ shipmentId }) => [
    shipmentId,
    productItems
      .filter((item) => item.shipmentId === shipmentId)
      .reduce((sum, { quantity = 0 }) => sum + quantity, 0),
  ])

test('one recipient is created with the lowest free name [MSH-007, MSH-019]', async () => {
  render()
  await act(() => hooks.adding.mutateAsync([recipient('Ben')]))
  expect(called('createShipmentForBasket').map(({ body }) => body)).toEqual([
    {
      shipmentId: 'Shipment1',
      shippingAddress: address('Ben'),
      c_fromStoreId: '',
      c_reorder: false,
    },
  ])
  expect(contents(state.basket)).toEqual([
    ['me', 3],
    ['Shipment1', 1],
  ])
})

test('three at once are one action of one update [MSH-001, MSH-021, MSH-025]', async () => {
  render()
  await act(() => hooks.adding.mutateAsync(['Ben', 'Cleo', 'Dan'].map(recipient)))
  expect(called('createShipmentForBasket')).toHaveLength(0)
  expect(actionsSent()).toEqual([
    [
      {
        type: 'addShipments',
        data: [
          expect.objectContaining({ shipmentId: 'Shipment1', shippingAddress: address('Ben') }),
          expect.objectContaining({ shipmentId: 'Shipment2', shippingAddress: address('Cleo') }),
          expect.objectContaining({ shipmentId: 'Shipment3', shippingAddress: address('Dan') }),
        ],
      },
    ],
  ])
  expect(contents(state.basket)).toEqual([
    ['me', 3],
    ['Shipment1', 1],
    ['Shipment2', 1],
    ['Shipment3', 1],
  ])
})

test('twelve are sent in batches, and progress is shown [MSH-024]', async () => {
  const { queryClient } = render()
  const recipients = Array.from({ length: 12 }, (_, at) => recipient(`N${at}`))
  const done: number[] = []
  const onProgress = (count: number) => done.push(count)
  const args = { queryClient, siteId: TEST_SITE, batchSize: 5, recipients, onProgress }
  await act(() => addRecipients(args))
  const batches = actionsSent().map((chunk) =>
    (chunk as { data: unknown[] }[]).map(({ data }) => data.length),
  )
  expect(batches).toEqual([[5, 5], [2]])
  expect(done).toEqual([10, 12])
  expect(state.basket.shipments).toHaveLength(13)
})

test('a batch is as large as the site wants it [SITE-013]', async () => {
  server.use(
    http.get('*/site-prefs', () => HttpResponse.json({ appPWAShipmentBatchSize: 3 }), {
      once: true,
    }),
  )
  const { queryClient } = render()
  await waitFor(() =>
    expect(queryClient.getQueryData(sitePreferencesQuery(TEST_SITE).queryKey)).toMatchObject({
      shipmentBatchSize: 3,
    }),
  )
  const recipients = Array.from({ length: 7 }, (_, at) => recipient(`N${at}`))
  await act(() => hooks.adding.mutateAsync(recipients))
  const sizes = actionsSent()
    .flat()
    .map((action) => (action as { data: unknown[] }).data.length)
  expect(sizes).toEqual([3, 3, 1])
})

test('while they are added, the progress is in sight', async () => {
  render()
  let adding: Promise<unknown> | undefined
  // another write runs first and takes a while
  let goOn = () => undefined as void
  void enqueue(TEST_SITE, () => new Promise<void>((resolve) => (goOn = resolve)))
  act(() => void (adding = hooks.adding.mutateAsync(['Ben', 'Cleo'].map(recipient))))
  expect(await screen.findByText('Adding recipients: 0 of 2')).toBeVisible()
  goOn()
  await act(() => adding)
  expect(screen.queryByText(/Adding recipients/)).toBeNull()
})

test('a bag that nothing is in gives its first shipment to the first of them', async () => {
  state.basket.productItems = []
  render()
  await act(() => hooks.adding.mutateAsync(['Ben', 'Cleo'].map(recipient)))
  expect(called('updateBasket')).not.toHaveLength(0)
  const [action] = actionsSent().flat() as { data: { shipmentId: string }[] }[]
  expect(action?.data.map(({ shipmentId }) => shipmentId)).toEqual(['me', 'Shipment1'])
})

test('nobody stays when what they were to get cannot be had', async () => {
  refuseItems = true
  render()
  await act(() => hooks.adding.mutateAsync([recipient('Ben')]).catch(() => undefined))
  expect(hooks.adding.error?.message).toBe('Only 7 left.')
  expect(state.basket.shipments).toEqual([{ shipmentId: 'me' }])
  // a retry succeeds
  refuseItems = false
  await act(() => hooks.adding.mutateAsync([recipient('Ben')]))
  expect(contents(state.basket)).toEqual([
    ['me', 3],
    ['Shipment1', 1],
  ])
})

test('a lost chunk is sent again without anybody noticing [MSH-022]', async () => {
  brokenUpdates = 2
  render()
  await act(() => hooks.adding.mutateAsync(['Ben', 'Cleo'].map(recipient)))
  expect(actionsSent()).toHaveLength(3)
  expect(state.basket.shipments).toHaveLength(3)
})

test('removals asked for at once travel together [MSH-022, MSH-026]', async () => {
  render()
  await act(() => hooks.adding.mutateAsync(['Ben', 'Cleo', 'Dan'].map(recipient)))
  state.calls = []
  await act(() =>
    Promise.all(['Shipment1', 'Shipment3'].map((id) => hooks.removing.mutateAsync([id]))),
  )
  expect(actionsSent()).toEqual([
    [
      { type: 'removeShipments', data: [{ shipmentId: 'Shipment1' }] },
      { type: 'removeShipments', data: [{ shipmentId: 'Shipment3' }] },
    ],
  ])
  expect(contents(state.basket)).toEqual([
    ['me', 3],
    ['Shipment2', 1],
  ])
})

test('pieces are moved, and whoever has none left goes [MSH-003]', async () => {
  render()
  await act(() => hooks.adding.mutateAsync(['Ben', 'Cleo'].map(recipient)))
  await act(() =>
    hooks.moving.mutateAsync([{ itemId: '1', quantity: 1, toIds: ['Shipment1', 'Shipment2'] }]),
  )
  expect(contents(state.basket)).toEqual([
    ['me', 1],
    ['Shipment1', 2],
    ['Shipment2', 2],
  ])
  const ofBen = state.basket.productItems?.filter((item) => item.shipmentId === 'Shipment1') ?? []
  await act(() =>
    hooks.moving.mutateAsync(
      ofBen.map(({ itemId = '', quantity = 0 }) => ({ itemId, quantity, toIds: ['Shipment2'] })),
    ),
  )
  expect(contents(state.basket)).toEqual([
    ['me', 1],
    ['Shipment2', 4],
  ])
})

test('a move that is refused leaves every piece where it was', async () => {
  render()
  await act(() => hooks.adding.mutateAsync([recipient('Ben')]))
  refuseItems = true
  await act(() =>
    hooks.moving
      .mutateAsync([{ itemId: '1', quantity: 1, toIds: ['Shipment1'] }])
      .catch(() => undefined),
  )
  await waitFor(() => expect(hooks.moving.error?.message).toBe('Only 7 left.'))
  expect(contents(state.basket)).toEqual([
    ['me', 3],
    ['Shipment1', 1],
  ])
})
