import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createBasketServer, problem } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { aLine } from '../../../tests/setup/a-line'
import { TrackOrder } from './track-order'

const order = {
  orderNo: '00001001',
  status: 'new',
  exportStatus: 'exported',
  creationDate: '2026-10-01T12:00:00Z',
  customerInfo: { email: 'ada@example.com' },
  productItems: [aLine({ quantity: 2, price: 30 })],
  shipments: [{ shipmentId: 'me', shippingMethod: { id: 'G', name: 'Ground' } }],
  orderTotal: 31.5,
}

const { server, state } = createBasketServer({ guestOrderLookup: () => order })
let asked: unknown[]
beforeEach(() => {
  asked = []
  server.use(
    http.post('*/api/:siteId/track-order', async ({ request }) => {
      const known = (await request.json()) as { orderNo: string }
      asked.push(known)
      return known.orderNo === order.orderNo
        ? HttpResponse.json(order)
        : problem(404, 'order-not-found', 'No such order')
    }),
  )
})

const type = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label))
  await userEvent.click(screen.getByLabelText(label))
  await userEvent.paste(text)
}
const find = () => userEvent.click(screen.getByRole('button', { name: 'Find My Order' }))

test('the link from the order email shows the order and is removed from the address bar', async () => {
  const path = '/track-order#order=00001001&code=v1ew&email=ada%40example.com'
  const { address } = renderInShop(<TrackOrder />, path)
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Order 00001001')
  expect(screen.getByText('Truffles')).toBeVisible()
  expect(screen.getByText('Processing')).toBeVisible()
  expect(screen.getByText('October 1, 2026')).toBeVisible()
  expect(address()).toBe('/track-order')
  expect(state.calls).toMatchObject([
    {
      method: 'guestOrderLookup',
      parameters: { orderNo: '00001001' },
      body: { email: 'ada@example.com', orderViewCode: 'v1ew' },
    },
  ])
})

test('an order is found by its number and email address, without a zip code [ORD-017]', async () => {
  renderInShop(<TrackOrder>How long it takes</TrackOrder>, '/track-order')
  expect(screen.getByText('How long it takes')).toBeVisible()
  await find()
  for (const wrong of [
    'Order Number: This field is required.',
    'Email: Please enter the email address or the zip code.',
  ]) {
    expect(screen.getByRole('link', { name: wrong })).toBeVisible()
  }
  await type('Order Number', '404')
  await type('Email', 'ada@example.com')
  await find()
  expect(await screen.findByText(/We found no order that goes with these/)).toBeVisible()
  await type('Order Number', '00001001')
  await find()
  expect(await screen.findByRole('heading', { level: 1, name: 'Order 00001001' })).toBeVisible()
  expect(asked.at(-1)).toEqual({ orderNo: '00001001', email: 'ada@example.com' })
  await userEvent.click(screen.getByRole('button', { name: 'Look up another order' }))
  await waitFor(() => expect(screen.getByLabelText('Order Number')).toHaveValue(''))
})

test('a shared browser shows the order of an earlier visitor no longer', async () => {
  const orderKey = { orderNo: '00001001', email: 'ada@example.com' }
  const visitAt = (askedAt: number) =>
    renderInShop(<TrackOrder />, { pathname: '/track-order', state: { orderKey, askedAt } })
  const { unmount } = visitAt(Date.now() - 5 * 60_000)
  expect(await screen.findByRole('heading', { name: 'Order 00001001' })).toBeVisible()
  unmount()
  visitAt(Date.now() - 16 * 60_000)
  expect(await screen.findByLabelText('Order Number')).toHaveValue('')
  expect(screen.getByLabelText('Email')).toHaveValue('')
  expect(asked).toHaveLength(1)
})

test('an order shows how far it is, and leads to help that knows its number', async () => {
  renderInShop(<TrackOrder />, '/track-order#order=00001001&code=v1ew&email=ada%40example.com')
  expect(await screen.findByRole('listitem', { current: 'step' })).toHaveTextContent(
    'Being prepared',
  )
  expect(screen.getByRole('link', { name: /Is something wrong/ })).toHaveAttribute(
    'href',
    '/contact-us?order=00001001',
  )
})

test('an order is found by its number and zip code alone [ORD-017]', async () => {
  renderInShop(<TrackOrder />, '/track-order')
  await type('Order Number', '00001001')
  await type('Zip Code', '63101')
  await find()
  expect(await screen.findByRole('heading', { level: 1, name: 'Order 00001001' })).toBeVisible()
  expect(asked).toEqual([{ orderNo: '00001001', postalCode: '63101' }])
})

test('a guest who does not know the number asks for a mail with the orders', async () => {
  const requests: unknown[] = []
  server.use(
    http.post('*/api/:siteId/mail-orders', async ({ request }) => {
      requests.push(await request.json())
      return HttpResponse.json({ status: 'pending' }, { status: 202 })
    }),
  )
  renderInShop(<TrackOrder />, '/track-order')
  await userEvent.click(screen.getByRole('button', { name: 'I do not know the number' }))
  expect(screen.queryByLabelText('Order Number')).not.toBeInTheDocument()
  await type('Email', 'ada@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Mail Me My Orders' }))
  expect(
    await screen.findByText(/orders of the last twelve months with ada@example.com/),
  ).toBeVisible()
  expect(requests).toEqual([{ email: 'ada@example.com' }])
  await userEvent.click(screen.getByRole('button', { name: 'I know the number' }))
  expect(screen.getByLabelText('Order Number')).toBeVisible()
})
