import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { Order } from '@/commerce-client/orders'
import { recipientAnswers } from '@/purchase/recipients/testing/recipient-answers'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { logInCustomer } from '@/shopper/testing/log-in-customer'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { BuyAgainButton } from './buy-again-button'

const box = [
  { pid: 'nut', qty: 5, categoryId: 'pieces' },
  { pid: 'fig', qty: 4, categoryId: 'pieces' },
]
const line = {
  itemId: 'i1',
  productId: 'nine',
  productName: 'Box of Nine',
  quantity: 2,
  basePrice: 10,
  shipmentId: 'me',
  c_reorderable: true,
  c_customMix: JSON.stringify({ unitType: 'pieces', box }),
  c_boxName: 'For Mum',
  c_boxPlaces: 'fig-1.nut-5.fig-3',
  c_pieceNames: { nut: 'Nut of Then', fig: 'Fig of Then' },
}
const order: Order = { orderNo: '1', productItems: [line], shipments: [{ shipmentId: 'me' }] }

const { server, state } = createBasketServer(recipientAnswers)
let sold: Record<string, object>

beforeEach(() => {
  logInCustomer()
  sold = {
    nine: { name: 'Box of Nine', price: 12, c_isCustomMix: true, inventory: { ats: 9 } },
    nut: { name: 'Nut', inventory: { ats: 50 } },
    fig: { name: 'Fig', inventory: { ats: 50 } },
  }
  // products that are no longer sold are missing in the response
  server.use(
    http.get('*/scapi/shopperProducts/getProducts', ({ request }) => {
      const ids = (new URL(request.url).searchParams.get('ids') ?? '').split(',')
      return HttpResponse.json({
        data: ids.flatMap((id) => (sold[id] ? [{ id, ...sold[id] }] : [])),
      })
    }),
  )
})

async function open() {
  renderInShop(<BuyAgainButton order={order} lines={[line]} hasRecipients={false} label="Again" />)
  await userEvent.click(screen.getByRole('button', { name: 'Again' }))
  return within(await screen.findByRole('dialog', { name: 'Buy again' }))
}

test('a box is bought again with its pieces and name at the current price [ORD-016]', async () => {
  const dialog = await open()
  expect(await dialog.findByText(/2 × Box of Nine/)).toHaveTextContent('“For Mum”')
  expect(dialog.getByText('$12.00 each, was $10.00')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Add 2 items to bag' }))
  await screen.findByText('2 items are in your bag.')
  const added = state.calls.find(({ method }) => method === 'addItemToBasket')
  expect(added?.body).toEqual([
    {
      productId: 'nine',
      quantity: 2,
      c_customMix: line.c_customMix,
      c_boxName: 'For Mum',
      c_boxPlaces: 'fig-1.nut-5.fig-3',
    },
  ])
})

test('unavailable pieces of a box are named, and the box cannot be added as it was', async () => {
  sold = { ...sold, fig: { name: 'Fig', inventory: { ats: 3 } } }
  delete sold.nut
  const dialog = await open()
  expect(await dialog.findByText('No longer sold: Nut of Then.')).toBeVisible()
  expect(dialog.getByText('Sold out, or too few left: Fig.')).toBeVisible()
  expect(dialog.queryByRole('button', { name: /to bag/ })).toBeNull()
})

test('the builder opens with the remaining pieces of the box where they lay', async () => {
  delete sold.nut
  const dialog = await open()
  const link = await dialog.findByRole('link', { name: /^Choose other pieces/ })
  expect(link).toLeadTo(
    '/build-a-box/review-box?size=nine&mix=fig-4&places=0-1.-5.0-3&name=For+Mum',
  )
})
