import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { BACK_OFFICE_API } from '@contracts/back-office'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import CounterPage from './counter-page'
import { keepEntry, type Entry } from './outbox-store'
import { aPickup } from './testing/a-pickup'

const COUNTER = `*${BACK_OFFICE_API}/counter`
const server = serve(
  http.get(COUNTER, () => HttpResponse.json({ shops: [{ id: '101', name: 'Maiden Lane' }] })),
  http.get(`${COUNTER}/101/pickups`, () => HttpResponse.json({ pickups: [], hasMore: false })),
)
const show = () =>
  renderOffice(<CounterPage />, { at: '/counter', roles: ['shop'], email: 'ada@example.com' })

const entry = (id: string, orderNo: string, changes: Partial<Entry> = {}): Entry => ({
  ...{ id, at: 1, by: { email: 'ada@example.com', name: 'Ada' } },
  key: { shopId: '101', orderNo, shipmentId: 'me' },
  work: { kind: 'tick', piece: 'a', isTicked: true },
  ...changes,
})

test('what was done before the back office was closed is sent from the list', async () => {
  let isConnected = false
  server.use(
    http.post(`${COUNTER}/101/pickups/1/me/ticks`, () =>
      isConnected ? HttpResponse.json(aPickup()) : HttpResponse.error(),
    ),
  )
  keepEntry(entry('x', '1'))
  keepEntry(entry('y', '1', { at: 2 }))
  show()
  expect(await screen.findByText(/^2 changes are kept on this device/)).toBeInTheDocument()
  isConnected = true
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(localStorage).toHaveLength(0), { timeout: 10_000 })
  expect(screen.queryByText(/kept on this device/)).toBeNull()
})

test('a code that is typed or scanned opens its pickup, and a wrong one says why not', async () => {
  server.use(
    http.post(`${COUNTER}/101/codes`, async ({ request }) => {
      const { code } = (await request.json()) as { code: string }
      return code === 'K7M 4XR'
        ? HttpResponse.json(aPickup({ state: 'ready' }))
        : HttpResponse.json({ detail: 'This code is not one of this shop’s.' }, { status: 404 })
    }),
  )
  const opened = show()
  const field = await screen.findByRole('textbox', { name: 'Hand over by code' })
  // a scanner ends with the Enter key
  await userEvent.type(field, 'CCCCCC{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('not one of this shop’s')
  await userEvent.clear(field)
  await userEvent.type(field, 'K7M 4XR{Enter}')
  await waitFor(() => expect(opened.history.location.pathname).toBe('/counter/101/1/me'))
  // without a detector in the browser
  expect(screen.queryByRole('button', { name: 'Scan' })).toBeNull()
})

test('the list links to pickups of which a change was refused', async () => {
  keepEntry(entry('x', '7', { refusal: 'Meanwhile the pickup is collected.' }))
  show()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Order 7: Meanwhile the pickup is collected.')
  expect(within(alert).getByRole('link', { name: 'Order 7' })).toHaveAttribute(
    'href',
    '/counter/101/7/me',
  )
})

test('the list says what waits for other operators', async () => {
  keepEntry(entry('x', '7', { by: { email: 'grace@example.com', name: 'Grace' } }))
  keepEntry(entry('y', '8', { by: { email: 'grace@example.com', name: 'Grace' } }))
  show()
  expect(
    await screen.findByText('2 changes of Grace wait until Grace logs in.'),
  ).toBeInTheDocument()
})

test('a pickup becomes late while the page stays open, also without a network', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const pickup = aPickup({ dueAt: new Date(Date.now() + 40_000).toISOString() })
  let isFirst = true
  server.use(
    http.get(`${COUNTER}/101/pickups`, async () => {
      if (!isFirst) await delay('infinite')
      isFirst = false
      return HttpResponse.json({ pickups: [pickup], hasMore: false })
    }),
  )
  show()
  await screen.findByRole('heading', { name: 'Due within the hour (1)' })
  // the typed text settles, and the next request begins
  act(() => jest.advanceTimersByTime(1_000))
  act(() => jest.advanceTimersByTime(30_000))
  act(() => jest.advanceTimersByTime(30_000))
  expect(await screen.findByRole('heading', { name: 'Late (1)' })).toBeInTheDocument()
})

test('a found pickup of an ended order is not shown as to prepare', async () => {
  server.use(
    http.get(`${COUNTER}/101/pickups`, () =>
      HttpResponse.json({ pickups: [aPickup({ isInForce: false })], hasMore: false }),
    ),
  )
  show()
  const ended = await screen.findByRole('region', { name: 'Ended (1)' })
  expect(within(ended).getByRole('link')).toHaveTextContent(/Ended$/)
})
