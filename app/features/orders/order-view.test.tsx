import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createBasketServer, problem } from '@/shopper/testing/basket-server'
import { logInCustomer } from '@/shopper/testing/log-in-customer'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { aLine } from '../../../tests/setup/a-line'
import { OrderView } from './order-view'

const ORDER_NO = '00001001'
const address = { firstName: 'Ada', lastName: 'Bloom', address1: '12 Cocoa Lane' }
const order = {
  orderNo: ORDER_NO,
  status: 'new',
  c_cancellable: true,
  creationDate: '2026-10-01T12:00:00Z',
  productItems: [
    aLine({ quantity: 2, price: 30 }),
    aLine({ itemId: '2', productId: 'b', productName: 'Brittle', price: 10, shipmentId: 'S1' }),
  ],
  shipments: [
    {
      shipmentId: 'me',
      shippingAddress: address,
      giftMessage: 'With love',
      trackingNumber: '1Z999',
      c_trackingUrl: 'https://carrier.example/1Z999',
      shippingMethod: { id: 'G', name: 'Ground' },
      c_DATE_WANTED: '2026-10-12',
    },
    {
      shipmentId: 'S1',
      c_fromStoreId: '101',
      shippingAddress: { companyName: 'Maiden Lane' },
      c_pickupFirstName: 'Bo',
      c_pickupLastName: 'Cole',
    },
  ],
  paymentInstruments: [
    {
      paymentInstrumentId: 'p',
      paymentMethodId: 'CREDIT_CARD',
      paymentCard: { cardType: 'Visa', maskedNumber: '****1111' },
    },
  ],
  productSubTotal: 40,
  shippingTotal: 8.95,
  taxTotal: 2,
  orderTotal: 50.95,
}

let shown: object
let cancellation: () => HttpResponse<object> | object
const { server, state } = createBasketServer({ cancelOmsOrder: () => cancellation() })

beforeEach(() => {
  logInCustomer()
  shown = order
  cancellation = () => {
    shown = { ...order, status: 'cancelled', c_cancellable: false }
    return shown
  }
  server.use(
    http.get('*/api/:siteId/order-details', ({ request }) => {
      const asked = new URL(request.url).searchParams.get('orderId')
      return asked === ORDER_NO
        ? HttpResponse.json(shown)
        : problem(404, 'order-not-found', `No order with number '${asked}' was found.`)
    }),
  )
})

const open = (orderNo = ORDER_NO) => renderInShop(<OrderView orderNo={orderNo} />)

test('the page shows every shipment, the payment and the totals [ORD-002, ORD-007, ORD-010, ORD-012, ORD-023]', async () => {
  open()
  const parcel = await screen.findByRole('region', { name: /^Shipping/ })
  for (const part of ['12 Cocoa Lane', 'With love', 'Ground', 'Wanted by', 'Truffles']) {
    expect(parcel).toHaveTextContent(part)
  }
  expect(within(parcel).getByRole('link', { name: '1Z999' })).toLeadTo(
    'https://carrier.example/1Z999',
  )
  const pickup = screen.getByRole('region', { name: 'Pickup at Maiden Lane' })
  for (const part of ['Bo Cole', 'Brittle']) expect(pickup).toHaveTextContent(part)
  expect(screen.getByText(/Visa.*1111/)).toBeVisible()
  expect(screen.getByRole('region', { name: 'Order Summary' })).toHaveTextContent('Subtotal$40.00')
})

test("another customer's order and a missing order show the title and detail of the error [ORD-014, ORD-015]", async () => {
  open('00000404')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Refused')
  expect(alert).toHaveTextContent("No order with number '00000404' was found.")
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a line that is no longer sold is marked and cannot be bought again [ORD-016]', async () => {
  const [truffles, brittle] = order.productItems
  shown = { ...order, productItems: [{ ...truffles, c_reorderable: false }, brittle] }
  open()
  expect(await screen.findByText('No longer sold')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Buy again: Brittle' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Buy again: Truffles' })).toBeNull()
  // a shipment without any product that is still sold cannot be bought again
  expect(screen.queryByRole('button', { name: 'Send this to Ada Bloom again' })).toBeNull()
  expect(screen.getByRole('button', { name: `Buy again: order ${ORDER_NO}` })).toBeVisible()
})

test('the address of a pickup names the shop but not the customer', async () => {
  const [sent, pickup] = order.shipments
  const shop = {
    ...address,
    companyName: 'Maiden Lane',
    firstName: 'Bo',
    address1: '128 Maiden Lane',
  }
  shown = { ...order, shipments: [sent, { ...pickup, shippingAddress: shop }] }
  open()
  const region = await screen.findByRole('region', { name: 'Pickup at Maiden Lane' })
  expect(region).toHaveTextContent('128 Maiden Lane')
  expect(region).not.toHaveTextContent('Bo Bloom')
})

const cancel = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  const dialog = await screen.findByRole('dialog', { name: `Cancel order ${ORDER_NO}?` })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel order' }))
}

test('an order is canceled after a confirmation, and a message says so', async () => {
  open()
  await cancel()
  const done = await screen.findByText('Your order is cancelled.')
  await waitFor(() => expect(done.closest('[role=status]')).toHaveFocus())
  expect(screen.getByText('Cancelled')).toBeVisible()
  expect(screen.getByText(/What you paid goes back to where it came from/)).toBeVisible()
  // the dialog has a button of this name too, until its closing animation ends
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument(),
  )
  expect(state.calls).toMatchObject([
    { method: 'cancelOmsOrder', parameters: { orderNo: ORDER_NO } },
  ])
})

test('a shipped order cannot be canceled, and one canceled in another tab is shown as canceled', async () => {
  const late = () => problem(409, 'order-cancel-failed', 'Too late')
  cancellation = late
  open()
  await cancel()
  expect(await screen.findByText(/It is too late to cancel/)).toBeVisible()
  cancellation = () => {
    shown = { ...order, status: 'cancelled', c_cancellable: false }
    return late()
  }
  const dialog = screen.getByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel order' }))
  expect(await screen.findByText('Your order is cancelled.')).toBeVisible()
})

test('a replaced order is marked as replaced and offers no invoice', async () => {
  shown = { ...order, status: 'replaced', c_cancellable: false }
  open()
  expect(await screen.findByText(/was replaced by another one/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Invoice (PDF)' })).toBeNull()
})

test("the invoice is fetched with the shopper's token and saved as a file", async () => {
  const saved: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  URL.createObjectURL = () => 'blob:invoice'
  let authorization: string | null = null
  server.use(
    http.get('*/api/:siteId/order-invoice', ({ request }) => {
      authorization = request.headers.get('authorization')
      expect(request.url).not.toContain('token')
      return new HttpResponse('%PDF-', { headers: { 'content-type': 'application/pdf' } })
    }),
  )
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Invoice (PDF)' }))
  await waitFor(() => expect(saved).toEqual([`${ORDER_NO}.pdf`]))
  expect(authorization).toMatch(/^Bearer /)
})
