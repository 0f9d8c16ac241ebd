import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { recipientAnswers } from '@/purchase/recipients/testing/recipient-answers'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { useSheet, useSheetState } from '@/ui/use-sheet'
import AddToShipmentsSheet, { type AddToShipmentsProps } from './add-to-shipments-sheet'

const ada = { firstName: 'Ada', lastName: 'Bloom', address1: '12 Cocoa Lane', city: 'Saint Louis' }
const ben = { ...ada, firstName: 'Ben' }
const { server, state } = createBasketServer(recipientAnswers)
let sheet: ReturnType<typeof useSheet>
let shown: ReturnType<typeof useSheetState>

state.basket = {
  basketId: 'b',
  productItems: [
    { itemId: '1', productId: 'box', quantity: 3, shipmentId: 'me' },
    { itemId: '2', productId: 'box', quantity: 1, shipmentId: 'Shipment1' },
  ],
  shipments: [
    { shipmentId: 'me', shippingAddress: ada },
    { shipmentId: 'Shipment1', shippingAddress: ben },
  ],
}

function Shop() {
  sheet = useSheet()
  shown = useSheetState()
  return shown?.name === 'add-to-shipments' ? (
    <AddToShipmentsSheet {...(shown.props as AddToShipmentsProps)} />
  ) : null
}

async function open() {
  const onAdded = jest.fn()
  renderInShop(<Shop />)
  act(() =>
    sheet.open('add-to-shipments', { items: [{ productId: 'caramels', quantity: 2 }], onAdded }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Item to Shipments' }))
  await dialog.findByText('Who gets it?')
  return { dialog, onAdded }
}
const called = (method: string) => state.calls.filter((call) => call.method === method)

test('the product is added only to the selected recipients [MSH-012, SHEET-036]', async () => {
  const { dialog, onAdded } = await open()
  await dialog.findByText('Ben Bloom')
  expect(dialog.getByRole('button', { name: 'Add to Shipments' })).toBeDisabled()
  await userEvent.click(dialog.getByRole('checkbox', { name: /Ben Bloom/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add to 1 Shipment' }))
  await waitFor(() => expect(shown?.name).toBe('added-to-bag'))
  expect(called('addItemToBasket').map(({ body }) => body)).toEqual([
    [{ productId: 'caramels', quantity: 2, shipmentId: 'Shipment1' }],
  ])
  expect(onAdded).toHaveBeenCalledTimes(1)
})

test('products added for several recipients are listed as one item [SHEET-036]', async () => {
  const { dialog } = await open()
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Select all' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add to 2 Shipments' }))
  await waitFor(() => expect(shown?.name).toBe('added-to-bag'))
  expect(shown?.props).toEqual({ items: [{ productId: 'caramels', quantity: 4 }] })
  expect(called('addItemToBasket')[0]?.body).toHaveLength(2)
})

async function name(dialog: ReturnType<typeof within>, first: string, last: string) {
  await userEvent.type(dialog.getByLabelText('First Name'), first)
  await userEvent.type(dialog.getByLabelText('Last Name'), `${last}{Enter}`)
}

test('with an empty bag, several recipients can be named before their addresses are known [MSH-001, MSH-002]', async () => {
  state.basket = { basketId: 'b', productItems: [], shipments: [{ shipmentId: 'me' }] }
  const { dialog } = await open()
  await dialog.findByText(/Name everybody who gets it/)
  await name(dialog, 'Cleo', 'Hart')
  expect(dialog.getByText(/So far: Cleo Hart/)).toBeVisible()
  await waitFor(() => expect(dialog.getByLabelText('First Name')).toHaveFocus())
  expect(dialog.getByRole('button', { name: 'Add to Shipments' })).toBeDisabled()
  await name(dialog, 'Dan', 'Ives')
  await userEvent.click(dialog.getByRole('button', { name: 'Add to 2 Shipments' }))
  await waitFor(() => expect(shown?.name).toBe('added-to-bag'))
  expect(
    state.basket.shipments?.map(({ shipmentId, shippingAddress }) => [
      shipmentId,
      shippingAddress?.firstName,
    ]),
  ).toEqual([
    ['me', 'Cleo'],
    ['Shipment1', 'Dan'],
  ])
  expect(
    state.basket.productItems?.map(({ shipmentId, quantity }) => [shipmentId, quantity]),
  ).toEqual([
    ['me', 2],
    ['Shipment1', 2],
  ])
})

test('at the recipient limit no more names can be added, and the reason is shown [MSH-030]', async () => {
  server.use(http.get('*/site-prefs', () => HttpResponse.json({ recipientLimit: 2 })))
  const { dialog } = await open()
  expect(await dialog.findByText(/at most 2 recipients/)).toBeVisible()
  expect(dialog.queryByLabelText('First Name')).toBeNull()
  server.resetHandlers()
})

test('missing names show an error at their fields', async () => {
  const { dialog } = await open()
  await userEvent.click(dialog.getByRole('button', { name: 'Add to List' }))
  expect(dialog.getAllByText('This field is required.')).toHaveLength(2)
  await waitFor(() => expect(dialog.getByLabelText('First Name')).toHaveFocus())
})
