import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { z } from 'zod'
import { BACK_OFFICE_API } from '@contracts/back-office'
import type { CounterOrder } from '@contracts/counter'
import { PICKUP_STATES } from '@rules/pickup-states'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import { Route } from 'react-router-dom'
import { PageFrame } from '../shell/page-frame'
import CounterPage from './counter-page'
import { keepEntry, type Entry } from './outbox-store'
import PickupPage from './pickup-page'
import { aPickup } from './testing/a-pickup'
import { findBrittle } from './testing/show-pickup'

const COUNTER = `*${BACK_OFFICE_API}/counter`
const server = serve(
  http.get(COUNTER, () => HttpResponse.json({ shops: [{ id: '101', name: 'Maiden Lane' }] })),
  http.get(`${COUNTER}/101/pickups`, () => HttpResponse.json({ pickups: [], hasMore: false })),
  http.get(`${COUNTER}/101/pickups/:orderNo/me`, ({ params }) =>
    HttpResponse.json(aPickup({ orderNo: String(params['orderNo']) })),
  ),
)
const list = (...pickups: CounterOrder[]) =>
  http.get(`${COUNTER}/101/pickups`, () => HttpResponse.json({ pickups, hasMore: false }))
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
  server.use(list(aPickup({ isInForce: false })))
  show()
  const ended = await screen.findByRole('region', { name: 'Ended (1)' })
  expect(within(ended).getByRole('link')).toHaveTextContent(/Ended$/)
})

const showAll = () =>
  renderOffice(
    <PageFrame>
      <Route exact path="/counter" component={CounterPage} />
      <Route path="/counter/:shopId/:orderNo/:shipmentId" component={PickupPage} />
    </PageFrame>,
    { at: '/counter', roles: ['shop'], email: 'ada@example.com' },
  )
const card = (orderNo: string) => screen.findByRole('link', { name: new RegExp(` ?${orderNo} ·`) })
const numbered = (...numbers: string[]) => numbers.map((orderNo) => aPickup({ orderNo }))

describe('after a pickup the list', () => {
  const scroll = jest.fn()

  async function openSecond() {
    scroll.mockClear()
    jest.spyOn(window, 'scrollTo').mockImplementation(scroll)
    jest.replaceProperty(window, 'scrollY', 480)
    const opened = showAll()
    await userEvent.click(await card('12'))
    await findBrittle()
    expect(scroll).toHaveBeenLastCalledWith(0, 0)
    return opened
  }

  test('is where it was, with the focus on that pickup', async () => {
    server.use(list(...numbered('11', '12', '13')))
    const { history } = await openSecond()
    act(() => history.goBack())
    await waitFor(async () => expect(await card('12')).toHaveFocus())
    expect(scroll).toHaveBeenLastCalledWith(0, 480)
    // only once: whoever comes from elsewhere begins at the top
    act(() => history.push('/elsewhere'))
    act(() => history.push('/counter'))
    await card('12')
    expect(scroll).toHaveBeenLastCalledWith(0, 0)
  })

  test('goes on with the next one if that one is prepared', async () => {
    const pickups = numbered('11', '12', '13')
    server.use(list(...pickups))
    await openSecond()
    const [first, second, third] = pickups
    const ready = aPickup({ ...second, state: 'ready' })
    server.use(list(...[first, third, ready].flatMap((one) => one ?? [])))
    await userEvent.click(screen.getByRole('link', { name: 'All pickups' }))
    expect(await screen.findByRole('region', { name: 'Ready to hand over (1)' })).toBeVisible()
    await waitFor(async () => expect(await card('13')).toHaveFocus())
  })

  test('shows what was searched for', async () => {
    server.use(list(...numbered('11', '12')))
    const { history } = showAll()
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'Ada')
    await userEvent.click(await card('12'))
    await findBrittle()
    act(() => history.goBack())
    expect(await screen.findByRole('searchbox', { name: 'Search' })).toHaveValue('Ada')
  })
})

test('what is in the list can be opened, begun, ticked off and made ready without a network', async () => {
  const pickup = aPickup({ state: 'placed' })
  const loaded: string[] = []
  let isConnected = true
  const sent: string[] = []
  const changes = z.object({ to: z.enum(PICKUP_STATES).default('preparing') })
  const answer = async ({ request }: { request: Request }) => {
    if (!isConnected) return HttpResponse.error()
    const { to } = changes.parse(await request.json())
    sent.push(request.url.endsWith('ticks') ? 'tick' : to)
    return HttpResponse.json(aPickup({ state: to }, ['a']))
  }
  server.use(
    list(pickup, aPickup({ orderNo: '2', isInForce: false })),
    http.get(`${COUNTER}/101/pickups/:orderNo/me`, ({ params }) => {
      if (!isConnected) return HttpResponse.error()
      loaded.push(String(params['orderNo']))
      return HttpResponse.json(pickup)
    }),
    http.post(`${COUNTER}/101/pickups/1/me/moves`, answer),
    http.post(`${COUNTER}/101/pickups/1/me/ticks`, answer),
  )
  showAll()
  await waitFor(() => expect(loaded).toEqual(['1']))
  isConnected = false
  await userEvent.click(await card('1'))
  await userEvent.click(await screen.findByRole('button', { name: 'Start preparing' }))
  await userEvent.click(await findBrittle())
  expect(await findBrittle()).toBeChecked()
  const ready = await screen.findByRole('button', { name: 'Ready for pickup' })
  await waitFor(() => expect(ready).toHaveAttribute('aria-disabled', 'false'))
  await userEvent.click(ready)
  expect(await screen.findByText(/^3 changes are kept on this device/)).toBeInTheDocument()
  isConnected = true
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(sent).toEqual(['preparing', 'tick', 'ready']), { timeout: 10_000 })
  expect(await screen.findByRole('button', { name: 'Hand over' })).toBeInTheDocument()
})

test('the first thirty pickups of a list are loaded, and again only if they have changed', async () => {
  const pickups = numbered(...Array.from({ length: 40 }, (_, index) => `${index + 100}`))
  const loaded: string[] = []
  server.use(
    list(...pickups),
    http.get(`${COUNTER}/101/pickups/:orderNo/me`, ({ params }) => {
      loaded.push(String(params['orderNo']))
      return HttpResponse.json(aPickup({ orderNo: String(params['orderNo']) }))
    }),
  )
  const { history } = showAll()
  await waitFor(() => expect(loaded).toHaveLength(30), { timeout: 20_000 })
  act(() => history.push('/elsewhere'))
  const [first, ...others] = pickups
  server.use(list(aPickup({ ...first, state: 'ready' }), ...others))
  act(() => history.push('/counter'))
  await waitFor(() => expect(loaded).toHaveLength(31), { timeout: 10_000 })
  expect(loaded).toEqual(
    [...pickups.slice(0, 30), ...pickups.slice(0, 1)].map((one) => one.orderNo),
  )
})
