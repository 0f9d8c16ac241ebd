import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Route } from 'react-router-dom'
import { BACK_OFFICE_API } from '@contracts/back-office'
import type { CounterOrder } from '@contracts/counter'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import PickupPage from './pickup-page'

const toPickup = (
  changes: Partial<CounterOrder> = {},
  ticked: readonly string[] = [],
): CounterOrder => ({
  ...{ orderNo: '1', shipmentId: 'me', shopId: '101', shopName: 'Maiden Lane', name: 'Ada' },
  ...{ state: 'preparing', since: '2026-12-01T18:00:00Z', placedAt: '2026-12-01T18:00:00Z' },
  ...{ dueAt: '2026-12-01T20:00:00Z', pieces: 3, isInForce: true, isPaid: true, moves: [] },
  items: [
    {
      ...{
        itemId: 'a',
        productId: 'p',
        name: 'Brittle',
        options: [],
        quantity: 2,
        isInRows: false,
      },
      pieces: [{ key: 'a', text: '2 × Brittle', isTicked: ticked.includes('a') }],
    },
    {
      ...{ itemId: 'b', productId: 'q', name: 'Box', options: [], quantity: 1, isInRows: true },
      boxName: '',
      pieces: [{ key: 'b.1', text: '3 × Rose', isTicked: ticked.includes('b.1') }],
    },
  ],
  ...changes,
})

const PICKUP = `*${BACK_OFFICE_API}/counter/101/pickups/1/me`
const server = serve()

const show = () =>
  renderOffice(<Route path="/counter/:shopId/:orderNo/:shipmentId" component={PickupPage} />, {
    at: '/counter/101/1/me',
    roles: ['shop'],
  })

test('what is ticked off and pressed without a network is kept, and sent in its order', async () => {
  const sent: unknown[] = []
  let isConnected = false
  const ticked: string[] = []
  const answer = async (request: Request, change: (body: { piece?: string }) => CounterOrder) => {
    if (!isConnected) return HttpResponse.error()
    const body = (await request.json()) as { piece?: string }
    sent.push(body)
    return HttpResponse.json(change(body))
  }
  server.use(
    http.get(PICKUP, () => HttpResponse.json(toPickup({}, ticked))),
    http.post(`${PICKUP}/ticks`, ({ request }) =>
      answer(request, ({ piece = '' }) => {
        ticked.push(piece)
        return toPickup({}, ticked)
      }),
    ),
    http.post(`${PICKUP}/moves`, ({ request }) =>
      answer(request, () => toPickup({ state: 'ready' }, ticked)),
    ),
  )
  const { unmount } = show()
  await userEvent.click(await screen.findByRole('checkbox', { name: '2 × Brittle' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Row 1: 3 × Rose' }))
  expect(screen.getByText('2 of 2 packed')).toBeInTheDocument()
  const next = screen.getByRole('button', { name: 'Ready for pickup' })
  await waitFor(() => expect(next).toBeEnabled())
  await userEvent.click(next)
  expect(await screen.findByText(/^3 changes are kept on this device/)).toBeInTheDocument()
  unmount()

  // a reload shows them as they were left
  show()
  expect(await screen.findByText('2 of 2 packed')).toBeInTheDocument()
  isConnected = true
  window.dispatchEvent(new Event('online'))
  expect(
    await screen.findByRole('button', { name: 'Hand over' }, { timeout: 20_000 }),
  ).toBeInTheDocument()
  expect(sent).toEqual([
    { piece: 'a', isTicked: true },
    { piece: 'b.1', isTicked: true },
    { to: 'ready', from: 'preparing' },
  ])
  expect(localStorage.getItem('back-office-counter')).toBeNull()
})

test('a clerk who comes second is told what it is now', async () => {
  const detail = 'Meanwhile the pickup is collected since 10:00 by Grace.'
  let state: CounterOrder['state'] = 'ready'
  server.use(
    http.get(PICKUP, () => HttpResponse.json(toPickup({ state }))),
    http.post(`${PICKUP}/moves`, () => {
      state = 'collected'
      return HttpResponse.json({ detail }, { status: 409 })
    }),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Hand over' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(detail)
  expect(await screen.findByText('Collected')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull()
})
