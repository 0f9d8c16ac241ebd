import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OfficeOrderItem, OfficeShipment } from '@contracts/order'
import { OFFICE_ORDER } from '../testing/office-order'
import { renderOffice } from '../testing/render-office'
import { ShipmentPanel } from './shipment-panel'

const item = (name: string, quantity: number, refundedQuantity: number): OfficeOrderItem => ({
  ...{ itemId: name, productId: name, name, options: [], quantity, refundedQuantity },
  ...{ unitPrice: 3, price: 9, cost: 10, discounts: [], isBonus: false, returnedQuantity: 0 },
})

function show(items: OfficeOrderItem[]) {
  const shipment: OfficeShipment = {
    ...{ shipmentId: 'me', address: ['Grace'], method: 'Ground', journey: [], items },
    isShipped: false,
  }
  renderOffice(<ShipmentPanel order={OFFICE_ORDER} shipment={shipment} name="Parcel" />, {
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
