import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { Shipment } from '@/commerce-client/basket-shipments'
import { createBasketServer, problem } from '@/shopper/testing/basket-server'
import { recipientAnswers } from '@/purchase/recipients/testing/recipient-answers'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { useSheet, useSheetState } from '@/ui/use-sheet'
import ImportRecipientsSheet, { type ImportRecipientsProps } from '../import-recipients-sheet'

export const HEAD = 'First name,Last name,Address line 1,City,State,Zip code,Phone'
export const person = (name: string, more = '') =>
  `${name},Bloom,12 Cocoa Lane,Saint Louis,MO,63101,3145550100${more}`
const method = (arrivesBy: string) => ({
  shipDate: '2090-11-20',
  arrivesFrom: arrivesBy,
  arrivesBy,
  lastDate: '2091-12-31',
  weekdays: [1, 2, 3, 4, 5],
  closedDates: ['2090-12-25'],
})

/** Settings of a test: whether the service refuses items, and the callback of the sheet. */
export const list = { areItemsRefused: false, onAdded: jest.fn() }
export const { server, state } = createBasketServer({
  ...recipientAnswers,
  getBasket: (basket) => basket,
  addItemToBasket: (basket, call) =>
    list.areItemsRefused
      ? problem(400, 'product-item-not-available', 'Only 3 left.')
      : recipientAnswers.addItemToBasket(basket, call),
  getShippingMethodsForShipment: () => ({
    defaultShippingMethodId: 'ground',
    applicableShippingMethods: [
      { id: 'ground', price: 0, c_delivery: method('2090-12-05') },
      { id: 'night', price: 30, c_delivery: method('2090-12-01') },
      { id: 'air', price: 20, c_delivery: method('2090-12-01') },
    ],
  }),
})
let sheet: ReturnType<typeof useSheet>

/** Registers the set-up and clean-up for all tests of a file. */
export function prepareImportSheet(): void {
  beforeEach(() => {
    list.areItemsRefused = false
    list.onAdded = jest.fn()
    state.basket = {
      basketId: 'b',
      productItems: [
        { itemId: '1', productId: 'box', productName: 'Box', quantity: 3, shipmentId: 'me' },
      ],
      shipments: [{ shipmentId: 'me' }],
    }
    server.use(
      http.post('*/custom/shipping/v1/organizations/:org/update', async ({ request }) => {
        const { shipments } = (await request.json()) as { shipments: Shipment[] }
        state.basket.shipments = state.basket.shipments?.map((one) => ({
          ...one,
          ...shipments.find(({ shipmentId }) => shipmentId === one.shipmentId),
        }))
        return HttpResponse.json({ success: true, basketId: 'b' })
      }),
    )
  })
}

function Shop() {
  sheet = useSheet()
  const shown = useSheetState()
  return shown?.name === 'import-recipients' ? (
    <ImportRecipientsSheet {...(shown.props as ImportRecipientsProps)} />
  ) : null
}

export async function openSheet() {
  renderInShop(<Shop />)
  act(() => sheet.open('import-recipients', { onAdded: list.onAdded }))
  await screen.findByText(/room for/)
  return within(screen.getByRole('dialog', { name: 'Import a Recipient List' }))
}
export const choose = (...lines: string[]) =>
  userEvent.upload(
    screen.getByLabelText('Your list (CSV file)'),
    new File([lines.join('\r\n')], 'gifts.csv', { type: 'text/csv' }),
  )
export const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
export const writes = () =>
  state.calls.filter(({ method: name }) => /^(add|update|create)/.test(name))
export const recipients = () =>
  state.basket.shipments?.map(({ shipmentId, shippingAddress }) => [
    shippingAddress?.firstName,
    ...(state.basket.productItems ?? [])
      .filter((item) => item.shipmentId === shipmentId)
      .map(({ productId, quantity }) => `${quantity} ${productId}`),
  ])
