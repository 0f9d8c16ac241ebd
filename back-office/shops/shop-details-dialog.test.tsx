import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { OfficeShop } from '@contracts/shop'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import { ShopDetailsDialog } from './shop-details-dialog'

const server = serve()
const API = '*/back-office/api/shops'
const SHOP = {
  ...{ id: '101', name: 'Maiden Lane', revision: 'r1', locales: ['es-US'] },
  ...{ phone: '', email: '', isPickupEnabled: true, isClosed: false, closureMessages: {} },
} as Partial<OfficeShop> as OfficeShop

test('what was entered is kept when the last of its pickups has gone meanwhile', async () => {
  const closed = { orderNo: '7', shipmentId: 'me', isReady: false, dueAt: '2026-11-26T20:00:00Z' }
  let pickups = [closed]
  const sent: unknown[] = []
  server.use(
    http.post(`${API}/101/closing/preview`, () => HttpResponse.json({ pickups })),
    http.put(`${API}/101/details`, async ({ request }) => {
      sent.push(await request.json())
      if (pickups.length === 0) return HttpResponse.json(SHOP)
      pickups = []
      return HttpResponse.json({ detail: 'Meanwhile no open pickup is due.' }, { status: 409 })
    }),
  )
  const onClose = jest.fn()
  renderOffice(<ShopDetailsDialog shop={SHOP} onClose={onClose} />)
  const user = userEvent.setup()
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Telephone'), '(415) 555-0100')
  await user.click(dialog.getByRole('checkbox', { name: /^Temporarily closed/ }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/1 open pickup is due/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Meanwhile no open pickup is due.')).toBeVisible()
  expect(dialog.getByLabelText('Telephone')).toHaveValue('(415) 555-0100')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toMatchObject([{ pickups: ['7/me'] }, { phone: '(415) 555-0100', pickups: [] }])
})

test('the switch that closes a shop names its pickups first, and keeps what was entered', async () => {
  const closed = { orderNo: '7', shipmentId: 'me', isReady: false, dueAt: '2026-11-26T20:00:00Z' }
  const sent: unknown[] = []
  const settled: unknown[] = []
  const onClose = jest.fn()
  server.use(
    http.post(`${API}/101/closing/preview`, async ({ request }) => {
      expect(await request.json()).toEqual({ isClosed: true })
      return HttpResponse.json({ pickups: [closed] })
    }),
    http.put(`${API}/101/details`, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(SHOP)
    }),
    http.post(`${API}/101/special-days/pickups/7/me`, async ({ request }) => {
      settled.push(await request.json())
      return new HttpResponse(null, { status: 204 })
    }),
  )
  renderOffice(<ShopDetailsDialog shop={SHOP} onClose={onClose} />)
  const user = userEvent.setup()
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Telephone'), '(415) 555-0100')
  await user.click(dialog.getByRole('checkbox', { name: /^Temporarily closed/ }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/1 open pickup is due/)).toBeVisible()
  expect(sent).toEqual([])
  await user.selectOptions(dialog.getByLabelText('What happens to them'), 'refund')
  await user.click(dialog.getByRole('button', { name: 'Save and refund 1 open pickup' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const change = { phone: '(415) 555-0100', isClosed: true, pickups: ['7/me'] }
  expect(sent).toMatchObject([change])
  expect(settled).toEqual([{ action: 'refund' }])
})
