import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { BACK_OFFICE_API } from '@contracts/back-office'
import type { OfficeOrder } from '@contracts/order'
import { serve } from '../../tests/setup/serve'
import { OFFICE_ORDER } from '../testing/office-order'
import { renderOffice } from '../testing/render-office'
import { OrderActions } from './order-actions'

const order: OfficeOrder = {
  ...OFFICE_ORDER,
  shipments: [
    {
      ...{ shipmentId: 's', address: [], method: '', journey: [], isShipped: true, parcels: [] },
      items: [
        {
          ...{ itemId: 'i1', productId: 'p1', name: 'Truffles', options: [], quantity: 3 },
          ...{ unitPrice: 3, price: 9, cost: 10, discounts: [], isBonus: false },
          ...{ refundedQuantity: 0, returnedQuantity: 0, returningQuantity: 0, waitingQuantity: 0 },
        },
      ],
    },
  ],
}

const server = serve()

test('chosen items are sent again, with a reason and an id of the request', async () => {
  const sent: unknown[] = []
  server.use(
    http.post(`*${BACK_OFFICE_API}/orders/00001001/replacements`, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(order)
    }),
  )
  renderOffice(<OrderActions order={order} />, { roles: ['orders'] })
  await userEvent.click(screen.getByRole('button', { name: 'Replace items' }))
  expect(await screen.findByRole('button', { name: 'Send again' })).toBeDisabled()
  await userEvent.type(screen.getByLabelText('Truffles'), '2')
  await userEvent.type(screen.getByLabelText('Reason'), 'Melted')
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  const items = [{ itemId: 'i1', quantity: 2 }]
  expect(sent).toEqual([{ id: expect.any(String), items, reason: 'Melted' }])
})
