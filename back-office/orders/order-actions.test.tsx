import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { BACK_OFFICE_API, type BackOfficeSession } from '@contracts/back-office'
import type { OfficeOrder, OfficeOrderItem } from '@contracts/order'
import { serve } from '../../tests/setup/serve'
import { OFFICE_ORDER } from '../testing/office-order'
import { renderOffice } from '../testing/render-office'
import { OrderActions } from './order-actions'

const item: OfficeOrderItem = {
  ...{ itemId: 'i1', productId: 'p1', name: 'Truffles', options: [], quantity: 3 },
  ...{ unitPrice: 3, price: 9, cost: 10, discounts: [], isBonus: false },
  ...{ refundedQuantity: 1, waitingQuantity: 2, returnedQuantity: 0, returningQuantity: 0 },
}
const order: OfficeOrder = {
  ...{ ...OFFICE_ORDER, refunded: 3.33, refundable: 16.67 },
  shipments: [
    {
      ...{ shipmentId: 's', address: [], method: '', journey: [], items: [item] },
      ...{ isShipped: false, parcels: [] },
    },
  ],
}

const server = serve()

function show(roles: BackOfficeSession['roles'], shown = order) {
  renderOffice(<OrderActions order={shown} />, { roles })
}

test('a refund says which pieces, what they cost, and what was refunded before', async () => {
  const sent: unknown[] = []
  const refusal = 'Somebody else has refunded something of it.'
  server.use(
    http.post(`*${BACK_OFFICE_API}/orders/00001001/refunds`, async ({ request }) => {
      sent.push(await request.json())
      if (sent.length === 1) return HttpResponse.json({ detail: refusal }, { status: 409 })
      return HttpResponse.json(order)
    }),
  )
  show(['orders'])
  await userEvent.click(screen.getByRole('button', { name: 'Refund' }))
  const send = await screen.findByRole('button', { name: 'Refund' })
  expect(send).toBeDisabled()
  expect(screen.getByText('Of 2 that can be refunded')).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Truffles'), '2')
  // the cost of two of three pieces that cost 10.00 together; the third was already refunded
  expect(screen.getByPlaceholderText('6.67')).toBe(screen.getByLabelText('Amount in USD'))
  await userEvent.type(screen.getByLabelText('Reason'), 'Melted')
  await userEvent.click(send)
  expect(await screen.findByText(refusal)).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Amount in USD'), '5')
  await userEvent.click(screen.getByLabelText(/^I pay it out/))
  await userEvent.click(send)
  const common = { items: [{ itemId: 'i1', quantity: 2 }], reason: 'Melted', restock: false }
  expect(sent).toEqual([
    { ...common, byHand: false, expectedRefunded: 3.33, revision: '1-0' },
    { ...common, amount: 5, byHand: true, expectedRefunded: 3.33, revision: '1-0' },
  ])
})

test('a refund names the gift cards that it takes back, and what is left of them', async () => {
  const sent: unknown[] = []
  server.use(
    http.post(`*${BACK_OFFICE_API}/orders/00001001/refunds`, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(order)
    }),
  )
  const giftCards = [
    { itemId: 'g1', recipient: 'Bo', amount: 10, worth: 10, left: 6 },
    { itemId: 'g2', recipient: 'Cy', amount: 5, worth: 5, left: 0 },
    { itemId: 'g3', recipient: 'Di', amount: 5 },
  ]
  show(['orders'], { ...order, giftCards })
  await userEvent.click(screen.getByRole('button', { name: 'Refund' }))
  expect(await screen.findByText(/At most \$1\.67/)).toBeInTheDocument()
  expect(screen.getByLabelText(/^Cy/)).toBeDisabled()
  expect(screen.queryByLabelText(/^Di/)).not.toBeInTheDocument()
  await userEvent.click(screen.getByLabelText(/^Bo/))
  expect(screen.getByText(/At most \$7\.67/)).toBeInTheDocument()
  expect(screen.getByLabelText('Amount in USD')).toHaveAttribute('placeholder', '6.00')
  await userEvent.type(screen.getByLabelText('Reason'), 'Sorry')
  await userEvent.click(screen.getByRole('button', { name: 'Refund' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toMatchObject([{ items: [{ itemId: 'g1', quantity: 1 }] }])
})

test('who may only look is offered nothing', () => {
  show(['viewer'])
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
