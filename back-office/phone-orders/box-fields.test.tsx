import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Route } from 'react-router-dom'
import { BACK_OFFICE_API } from '@contracts/back-office'
import type { OfficePhoneOrder, PhoneOrderBox } from '@contracts/phone-order'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import PhoneOrderPage from './phone-order-page'

const PATH = `*${BACK_OFFICE_API}/phone-orders/p1`
const contact = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '' }
const filling = {
  ...{ name: 'For Mum', inWords: '15 × Nut, 5 × Fig' },
  pieces: [
    { productId: 'nut', quantity: 15 },
    { productId: 'fig', quantity: 5 },
  ],
}
const line = { itemId: 'i1', productId: 'box', name: 'A box', quantity: 2, price: 48 }
const DRAFT: OfficePhoneOrder = {
  ...{ id: 'p1', state: 'draft', siteName: 'Brindille', buyer: contact.name, email: contact.email },
  ...{ by: 'Nora', createdAt: '2026-12-01T10:00:00Z', revision: 3, contact, currency: 'USD' },
  ...{ total: 48, sums: [], addresses: [], coupons: [], countries: [], missing: [] },
  isBeingPaid: false,
  parcels: [
    {
      ...{ shipmentId: 'me', address: [], method: '', giftMessage: '', date: '' },
      items: [{ ...line, options: [], giftMessage: '', isBonus: false, filling }],
    },
  ],
}
const BOX: PhoneOrderBox = {
  rules: { maximum: 20, increment: 5, flavors: 2, isPercent: false },
  pieces: [
    { productId: 'fig', name: 'Fig', available: 9 },
    { productId: 'mint', name: 'Mint', available: 0 },
    { productId: 'nut', name: 'Nut', available: 50 },
  ],
}
const server = serve()

test('a box is filled again, in another order and with another piece', async () => {
  const asked: unknown[] = []
  server.use(
    http.get(PATH, () => HttpResponse.json(DRAFT)),
    http.get(`${PATH}/box`, () => HttpResponse.json(BOX)),
    http.post(`${PATH}/changes`, async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json(DRAFT)
    }),
  )
  renderOffice(
    <Route path="/phone-orders/:id">
      <PhoneOrderPage />
    </Route>,
    { roles: ['service'], at: '/phone-orders/p1' },
  )
  expect(await screen.findByText('For Mum: 15 × Nut, 5 × Fig')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Change A box' }))
  const dialog = within(await screen.findByRole('dialog'))
  const save = dialog.getByRole('button', { name: 'Save' })
  const status = await dialog.findByText('0 pieces left of 20 pieces. 2 of 2 flavors.')
  // a full box takes no other piece
  expect(dialog.queryByRole('button', { name: 'Put in' })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Take out Nut' }))
  expect(status).toHaveTextContent('15 pieces left of 20 pieces. 1 of 2 flavors.')
  expect(save).toBeDisabled()
  expect(status).toHaveFocus()
  await userEvent.selectOptions(dialog.getByLabelText('Another piece'), 'Mint (out of stock)')
  await userEvent.click(dialog.getByRole('button', { name: 'Put in' }))
  expect(status).toHaveTextContent('0 pieces left of 20 pieces. 2 of 2 flavors.')
  expect(status).toHaveFocus()
  await userEvent.clear(dialog.getByLabelText('Mint'))
  await userEvent.type(dialog.getByLabelText('Mint'), '20')
  expect(status).toHaveTextContent('5 pieces too many of 20 pieces.')
  expect(save).toBeDisabled()
  await userEvent.clear(dialog.getByLabelText('Mint'))
  await userEvent.type(dialog.getByLabelText('Mint'), '15')
  expect(status).not.toHaveTextContent('steps')
  await userEvent.type(dialog.getByLabelText('Mint'), '{Backspace}3')
  expect(status).toHaveTextContent('Each flavor in steps of 5 pieces.')
  await userEvent.type(dialog.getByLabelText('Mint'), '{Backspace}5')
  const up = dialog.getByRole('button', { name: 'Move up Mint' })
  await userEvent.click(up)
  expect(up).toHaveFocus()
  await userEvent.click(up)
  await userEvent.click(save)
  const pieces = [
    { productId: 'mint', quantity: 15 },
    { productId: 'fig', quantity: 5 },
  ]
  const change = { kind: 'item', itemId: 'i1', quantity: 2, shipmentId: 'me' }
  expect(asked).toEqual([
    { revision: 3, change: { ...change, filling: { name: 'For Mum', pieces } } },
  ])
})
