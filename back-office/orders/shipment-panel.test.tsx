import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import userEvent from '@testing-library/user-event'
import type { OfficeOrderItem, OfficeParcel, OfficeShipment } from '@contracts/order'
import { serve } from '../../tests/setup/serve'
import { OFFICE_ORDER } from '../testing/office-order'
import { renderOffice } from '../testing/render-office'
import { ShipmentPanel } from './shipment-panel'

const item = (name: string, quantity: number, refundedQuantity: number): OfficeOrderItem => ({
  ...{ itemId: name, productId: name, name, options: [], quantity, refundedQuantity },
  ...{
    unitPrice: 3,
    price: 9,
    cost: 10,
    discounts: [],
    isBonus: false,
    returnedQuantity: 0,
    returningQuantity: 0,
  },
  waitingQuantity: quantity - refundedQuantity,
})

const server = serve()

function show(
  items: OfficeOrderItem[],
  parcels: OfficeParcel[] = [],
  more: Partial<OfficeShipment> = {},
) {
  const shipment: OfficeShipment = {
    ...{ shipmentId: 'me', address: ['Grace'], method: 'Ground', journey: [], items },
    ...{ isShipped: false, parcels, ...more },
  }
  renderOffice(<ShipmentPanel order={OFFICE_ORDER} shipment={shipment} name="Parcel" />, {
    roles: ['orders'],
  })
}

test('a packing slip that is older than a change of the order is named', () => {
  show([item('Truffles', 3, 0)], [], { outdatedSlip: '2026-12-01T10:00:00Z' })
  expect(screen.getByText(/^The packing slip was printed before the order/)).toHaveTextContent(
    'Dec 1, 2026',
  )
})

test('what is sent is said before, without what was refunded', async () => {
  show([item('Truffles', 3, 1), item('Caramels', 2, 2)])
  await userEvent.click(screen.getByRole('button', { name: /^Send/ }))
  const content = await screen.findByRole('group', { name: 'What goes' })
  const field = within(content).getByRole('textbox', { name: /^Truffles/ })
  expect(field).toHaveValue('2')
  expect(field).toHaveAccessibleDescription('Of 2 to be sent')
  expect(within(content).getAllByRole('textbox')).toEqual([field])
})

test('a part is sent, with how many parcels the operator saw', async () => {
  const sent: unknown[] = []
  server.use(
    http.post('*/orders/00001001/shipments/me/shipping', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ ...OFFICE_ORDER, shipments: [] })
    }),
  )
  const part = { itemId: 'Truffles', quantity: 1 }
  const parcel = { number: 1, carrier: 'UPS', shippedAt: '2026-12-02T10:00:00Z', items: [part] }
  show([{ ...item('Truffles', 4, 0), waitingQuantity: 3 }], [parcel])
  expect(screen.getByText('Part 1')).toBeInTheDocument()
  expect(screen.getByText('1 × Truffles')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Packing slip of part 1' })).toHaveAttribute(
    'href',
    expect.stringContaining('parcel=me%2F1'),
  )
  await userEvent.click(screen.getByRole('button', { name: /^Send the rest/ }))
  const field = await screen.findByRole('textbox', { name: /^Truffles/ })
  const send = screen.getByRole('button', { name: 'Mark as sent' })
  await userEvent.clear(field)
  await userEvent.type(field, '1,5')
  await userEvent.tab()
  expect(await screen.findByText('Write a whole number from 0 to 3.')).toBeInTheDocument()
  expect(send).toBeDisabled()
  await userEvent.clear(field)
  await userEvent.type(field, '2')
  expect(screen.getByText(/The rest stays to be sent/)).toBeInTheDocument()
  await userEvent.click(send)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ sentBefore: 1, items: [{ itemId: 'Truffles', quantity: 2 }] })
})

test('a parcel of which everything was refunded is not sent', () => {
  show([item('Caramels', 2, 2)])
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
  expect(screen.getByText('Refunded')).toBeInTheDocument()
})

test('a line has its picture beside the name, which alone is read out', () => {
  show([{ ...item('Truffles', 3, 0), picture: 'truffles.jpg' }, item('Caramels', 2, 0)])
  const [truffles, caramels] = screen.getAllByRole('listitem')
  const picture = truffles?.querySelector('img')
  expect(picture).toHaveAttribute('src', expect.stringMatching(/thumbnail\?path=truffles\.jpg$/))
  expect(picture).toHaveAttribute('loading', 'lazy')
  expect(picture).toHaveAttribute('alt', '')
  expect(caramels?.querySelector('img')).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})
