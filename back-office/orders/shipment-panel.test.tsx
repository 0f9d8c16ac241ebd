import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OfficeOrder, OfficeOrderItem, OfficeShipment } from '@contracts/order'
import { renderOffice } from '../testing/render-office'
import { ShipmentPanel } from './shipment-panel'

const item = (name: string, quantity: number, refundedQuantity: number): OfficeOrderItem => ({
  ...{ itemId: name, productId: name, name, options: [], quantity, refundedQuantity },
  ...{ unitPrice: 3, price: 9, cost: 10, discounts: [], isBonus: false, returnedQuantity: 0 },
})
const ORDER: OfficeOrder = {
  ...{ orderNo: '00001001', siteId: 'brindille', placedAt: '2026-12-01T10:00:00Z' },
  ...{ customerName: 'Ada', email: 'ada@example.com', currency: 'USD', total: 20, refunded: 0 },
  ...{ status: 'new', paymentStatus: 'authorised', exportStatus: 'ready' },
  ...{ shippingStatus: 'not_shipped', pieces: 3, parcels: 1, shipments: [] },
  ...{ billingAddress: [], giftCards: [], payments: [], refunds: [], returns: [], discounts: [] },
  ...{ coupons: [], timeline: [], refundable: 20, carriers: ['UPS'], cancelReasons: [] },
  totals: {
    products: 9,
    itemDiscounts: 0,
    shipping: 10,
    giftCards: 0,
    tax: 1,
    isTaxIncluded: false,
    rest: 0,
  },
  shippingDiscounts: [],
  can: { cancel: true, export: false, receivePayment: false, ship: true },
}

function show(items: OfficeOrderItem[]) {
  const shipment: OfficeShipment = {
    ...{ shipmentId: 'me', address: ['Grace'], method: 'Ground', journey: [], items },
    isShipped: false,
  }
  renderOffice(<ShipmentPanel order={ORDER} shipment={shipment} name="Parcel" />, {
    roles: ['orders'],
  })
}

test('what is sent is said before, without what was refunded', async () => {
  show([item('Truffles', 3, 1), item('Caramels', 2, 2)])
  await userEvent.click(screen.getByRole('button', { name: /^Send/ }))
  const list = await screen.findByRole('list', { name: 'What goes' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['2 × Truffles'])
})

test('a parcel of which everything was refunded is not sent', () => {
  show([item('Caramels', 2, 2)])
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
  expect(screen.getByText('Refunded')).toBeInTheDocument()
})
