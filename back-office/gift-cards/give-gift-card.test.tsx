import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { BACK_OFFICE_API } from '@contracts/back-office'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import { GiveGiftCard } from './give-gift-card'

const server = serve()
const SITES = [
  { id: 'main', name: 'Main', currency: 'USD' },
  { id: 'bulk', name: 'Bulk', currency: 'USD' },
]

test('a gift card for the buyer of an order needs only an amount, and the page stays', async () => {
  let sent: unknown
  server.use(
    http.get(`*${BACK_OFFICE_API}/sites`, () => HttpResponse.json({ sites: SITES })),
    http.post(`*${BACK_OFFICE_API}/gift-cards`, async ({ request }) => {
      sent = await request.json()
      const card = { id: 'g', maskedCode: '…4711', currency: 'USD', amountMinor: 1500 }
      return HttpResponse.json(card, { status: 201 })
    }),
  )
  const idea = { siteId: 'bulk', email: 'zoe@example.com', name: 'Zoe', reason: 'Order 7' }
  renderOffice(<GiveGiftCard idea={idea} />, { at: '/orders/7' })
  const button = screen.getByRole('button', { name: 'Issue a gift card' })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
  await userEvent.type(await screen.findByLabelText(/^Amount, in USD/), '15')
  await userEvent.click(screen.getByRole('button', { name: 'Issue and mail it' }))
  const link = await screen.findByRole('link', { name: '…4711 with $15.00 is on its way' })
  expect(link).toHaveAttribute('href', '/gift-cards/g')
  expect(sent).toMatchObject({
    siteId: 'bulk',
    amount: '15',
    recipientEmail: 'zoe@example.com',
    recipientName: 'Zoe',
    senderName: 'Bulk',
    reason: 'Order 7',
  })
})

test('an operator without the right gets no button', () => {
  renderOffice(<GiveGiftCard />, { roles: ['viewer'] })
  expect(screen.queryByRole('button')).toBeNull()
})
