import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Route } from 'react-router-dom'
import { BACK_OFFICE_API } from '@contracts/back-office'
import type { OfficePhoneOrder } from '@contracts/phone-order'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import PhoneOrderPage from './phone-order-page'

const PATH = `*${BACK_OFFICE_API}/phone-orders/p1`
const contact = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '' }
const DRAFT: OfficePhoneOrder = {
  ...{ id: 'p1', state: 'draft', siteName: 'Brindille', buyer: contact.name, email: contact.email },
  ...{ by: 'Nora', createdAt: '2026-12-01T10:00:00Z', revision: 3, contact, currency: 'USD' },
  ...{
    total: 67.84,
    sums: [['Total', '$67.84']],
    parcels: [],
    addresses: [],
    coupons: [],
    countries: [],
  },
  ...{ missing: [], isBeingPaid: false },
}
const SENT: OfficePhoneOrder = {
  ...DRAFT,
  ...{ state: 'waiting', revision: 4, orderNo: '00001001', payUntil: '2026-12-03T10:00:00Z' },
  link: 'https://shop.example/pay#t',
}
const server = serve()

const show = (draft: OfficePhoneOrder) => {
  server.use(http.get(PATH, () => HttpResponse.json(draft)))
  renderOffice(
    <Route path="/phone-orders/:id">
      <PhoneOrderPage />
    </Route>,
    { roles: ['service'], at: '/phone-orders/p1' },
  )
}

test('a sent order says where it is, and keeps the focus', async () => {
  const asked: unknown[] = []
  show(DRAFT)
  const button = await screen.findByRole('button', { name: 'Send link to pay' })
  server.use(
    http.post(`${PATH}/sending`, async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json(SENT)
    }),
  )
  await userEvent.click(button)
  const order = await screen.findByRole('link', { name: 'Order 00001001' })
  await waitFor(() => expect(order.parentElement).toHaveFocus())
  expect(asked).toEqual([{ revision: 3, expectedTotal: 67.84 }])
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeEnabled()
})

test('an empty draft says what is missing, and is not offered as an order at no cost', async () => {
  show({ ...DRAFT, total: 0, missing: ['Add a product.'] })
  expect(await screen.findByRole('button', { name: 'Send link to pay' })).toBeDisabled()
  expect(screen.getByText('Add a product.')).toBeVisible()
})

test('a refused code is explained in words', async () => {
  show(DRAFT)
  server.use(
    http.post(`${PATH}/changes`, () =>
      HttpResponse.json(
        { type: 'https://x.example/invalid-coupon-code', detail: 'coupon_code_unknown' },
        { status: 400, headers: { 'content-type': 'application/problem+json' } },
      ),
    ),
  )
  await userEvent.type(await screen.findByLabelText('Code'), 'NOPE')
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText(/^This code cannot be used/)).toBeVisible()
})
