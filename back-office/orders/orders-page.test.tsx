import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { BACK_OFFICE_API } from '@contracts/back-office'
import type { OfficeOrderRow } from '@contracts/order-list'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import OrdersPage from './orders-page'

const row = (orderNo: string): OfficeOrderRow => ({
  ...{ orderNo, siteId: 'brindille', placedAt: '2026-12-01T10:00:00Z' },
  ...{ customerName: 'Ada', email: 'ada@example.com', currency: 'USD', total: 20, refunded: 0 },
  ...{ status: 'new', paymentStatus: 'authorised', exportStatus: 'ready' },
  ...{ shippingStatus: 'not_shipped', pieces: 3, parcels: 1 },
})

const server = serve()
let asked: string[]
beforeEach(() => {
  asked = []
  localStorage.clear()
  server.use(
    http.get(`*${BACK_OFFICE_API}/orders`, () =>
      HttpResponse.json({ orders: [row('1'), row('2')], sites: [], next: '2' }),
    ),
    http.get(`*${BACK_OFFICE_API}/orders/numbers`, ({ request }) => {
      asked.push(new URL(request.url).search)
      const orderNos = Array.from({ length: 300 }, (_, index) => String(index + 1))
      return HttpResponse.json({ orderNos, hasMore: false })
    }),
  )
})

test('orders are chosen by the keyboard, one by one or all, and printed', async () => {
  const { history } = renderOffice(<OrdersPage />)
  const first = await screen.findByRole('checkbox', { name: 'Choose order 1' })
  first.focus()
  await userEvent.keyboard(' ')
  expect(await screen.findByText('1 order chosen')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Print' })).toHaveAttribute(
    'href',
    '/orders/papers?orders=1',
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all that are shown' }))
  expect(await screen.findByText('2 orders chosen')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Print' }))
  expect(history.location.search).toBe('?orders=1%2C2')
})

test('all orders of a filter are chosen, within bounds, until the filter changes', async () => {
  renderOffice(<OrdersPage />, { at: '/?printed=no&sendBy=2026-12-21' })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose order 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Choose all of this filter' }))
  expect(await screen.findByText('300 orders chosen')).toBeInTheDocument()
  expect(asked).toEqual(['?sendBy=2026-12-21&printed=no'])
  const print = screen.getByRole('link', { name: 'Print the first 250' })
  expect(print.getAttribute('href')).toMatch(/%2C250&sendBy=2026-12-21$/)
  await userEvent.selectOptions(screen.getByLabelText('Packing slip'), 'Printed')
  await waitFor(() => expect(screen.queryByText('300 orders chosen')).toBeNull())
})

test('what was asked under a filter is not chosen under the next', async () => {
  server.use(
    http.get(`*${BACK_OFFICE_API}/orders/numbers`, async () => {
      await delay(300)
      return HttpResponse.json({ orderNos: ['8', '9'], hasMore: true })
    }),
  )
  renderOffice(<OrdersPage />, { at: '/?printed=no' })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose order 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Choose all of this filter' }))
  await userEvent.selectOptions(screen.getByLabelText('Packing slip'), 'Printed')
  await act(() => delay(500))
  expect(screen.queryByRole('region', { name: 'Chosen orders' })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose order 1' }))
  expect(screen.getByText('1 order chosen')).toBeInTheDocument()
  const all = screen.getByRole('button', { name: 'Choose all of this filter' })
  await userEvent.click(all)
  expect(await screen.findByText(/The filter finds more than/)).toBeInTheDocument()
})

test('the number of chosen orders is read out, and has the focus when its buttons go', async () => {
  renderOffice(<OrdersPage />)
  const status = await screen.findByText('No order is chosen.')
  const region = status.closest('[role=status]')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose order 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Choose all of this filter' }))
  const chosen = await screen.findByText('300 orders chosen')
  expect(chosen).toBe(region)
  await waitFor(() => expect(chosen).toHaveFocus())
  await userEvent.click(screen.getByRole('button', { name: 'Choose none' }))
  expect(screen.getByText('No order is chosen.')).toBeInTheDocument()
  expect(region).toHaveFocus()
})
