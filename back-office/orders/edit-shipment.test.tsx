import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { BACK_OFFICE_API } from '@contracts/back-office'
import type { OfficeOrderItem, OfficeShipment } from '@contracts/order'
import type { OrderEditPreview, OrderEditRequest } from '@contracts/order-edit'
import { serve } from '../../tests/setup/serve'
import { OFFICE_ORDER } from '../testing/office-order'
import { renderOffice } from '../testing/render-office'
import { ShipmentPanel } from './shipment-panel'

const ORDER = `*${BACK_OFFICE_API}/orders/00001001`

const item: OfficeOrderItem = {
  ...{ itemId: 'i1', productId: 'p1', name: 'Truffles', options: [], quantity: 3 },
  ...{ unitPrice: 3, price: 9, cost: 10, discounts: [], isBonus: false },
  ...{ refundedQuantity: 0, returnedQuantity: 0, returningQuantity: 0, waitingQuantity: 3 },
}
const shipment: OfficeShipment = {
  ...{ shipmentId: 'me', address: ['Ada'], method: 'Ground', journey: [], items: [item] },
  ...{ isShipped: false, parcels: [] },
}
const address = {
  ...{ firstName: 'Ada', lastName: 'Lovelace', companyName: '', address1: '1 Main St' },
  ...{ address2: '', city: 'Chicago', stateCode: 'IL', postalCode: '60601', countryCode: 'US' },
  phone: '',
}
const choices = {
  ...{ address, methodId: 'ground', date: '', giftMessage: '' },
  ...{ methods: [{ id: 'ground', name: 'Ground' }], countries: ['US'] },
}
const same: OrderEditPreview = {
  ...{ changes: ['Town: Chicago → Peoria'], difference: 0, total: 20, refunds: [], waived: 0 },
}

const server = serve()

function show(order = OFFICE_ORDER, shown = shipment) {
  renderOffice(<ShipmentPanel order={order} shipment={shown} name="Parcel" />, {
    roles: ['orders'],
  })
}

test('a parcel is changed, with its price told before, and the change can be undone', async () => {
  const saved: OrderEditRequest[] = []
  server.use(
    http.get(`${ORDER}/shipments/me/choices`, () => HttpResponse.json(choices)),
    http.post(`${ORDER}/edits/preview`, () => HttpResponse.json(same)),
    http.post(`${ORDER}/edits`, async ({ request }) => {
      saved.push((await request.json()) as OrderEditRequest)
      return HttpResponse.json(OFFICE_ORDER)
    }),
  )
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Change Parcel' }))
  const town = await screen.findByLabelText('Town')
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  const country = screen.getByRole('combobox', { name: 'Country' })
  expect([...country.children].map(({ textContent }) => textContent)).toEqual([
    ...['Choose', 'United States'],
  ])
  expect(country).toHaveValue('US')
  await userEvent.clear(town)
  await userEvent.type(town, 'Peoria')
  expect(await screen.findByText('The order still costs $20.00.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const undo = await screen.findByRole('button', { name: /^Undo/ })
  await userEvent.click(undo)
  await waitFor(() => expect(saved).toHaveLength(2))
  const base = { revision: OFFICE_ORDER.revision, expectedDifference: 0 }
  expect(saved).toEqual([
    {
      ...base,
      edit: { shipments: [{ shipmentId: 'me', address: { ...address, city: 'Peoria' } }] },
    },
    { ...base, edit: { shipments: [{ shipmentId: 'me', address, methodId: 'ground' }] } },
  ])
})

test('what is refused is told beside its field', async () => {
  server.use(
    http.get(`${ORDER}/shipments/me/choices`, () => HttpResponse.json(choices)),
    http.post(`${ORDER}/edits/preview`, () =>
      HttpResponse.json({ detail: 'Five or nine digits.', c_field: 'postalCode' }, { status: 400 }),
    ),
  )
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Change Parcel' }))
  const code = await screen.findByLabelText('Postal code')
  await userEvent.type(code, '0')
  expect(await screen.findByText('Five or nine digits.')).toBeInTheDocument()
  await waitFor(() => expect(code).toBeInvalid())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
})

test('a line says what is refunded for it', async () => {
  server.use(
    http.post(`${ORDER}/edits/preview`, () =>
      HttpResponse.json({
        ...{ ...same, difference: -4, total: 16 },
        refunds: [{ name: 'Visa ending in 1111', amount: 4 }],
      }),
    ),
  )
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Change Truffles' }))
  const quantity = await screen.findByLabelText('Quantity')
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '2')
  const told = '$4.00 will be refunded to Visa ending in 1111.'
  expect(await screen.findByText(told)).toBeInTheDocument()
})

test('nothing is changed of what is packed', () => {
  show(OFFICE_ORDER, { ...shipment, packedBecause: 'It has been sent already.', isShipped: true })
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull()
})
