import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { CounterOrder } from '@contracts/counter'
import { serve } from '../../tests/setup/serve'
import { aPickup } from './testing/a-pickup'
import { findBrittle, PICKUP, showPickup } from './testing/show-pickup'

const server = serve()
const sendAgain = () => window.dispatchEvent(new Event('online'))

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
    http.get(PICKUP, () => HttpResponse.json(aPickup({}, ticked))),
    http.post(`${PICKUP}/ticks`, ({ request }) =>
      answer(request, ({ piece = '' }) => {
        ticked.push(piece)
        return aPickup({}, ticked)
      }),
    ),
    http.post(`${PICKUP}/moves`, ({ request }) =>
      answer(request, () => aPickup({ state: 'ready' }, ticked)),
    ),
  )
  const { unmount } = showPickup()
  await userEvent.click(await screen.findByRole('checkbox', { name: '2 × Brittle' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Row 1: 3 × Rose' }))
  expect(screen.getByText('2 of 2 packed')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Ready for pickup' }))
  expect(await screen.findByText(/^3 changes are kept on this device/)).toBeInTheDocument()
  unmount()

  // a reload shows them as they were left
  showPickup()
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
  await waitFor(() => expect(localStorage).toHaveLength(0))
})

const json = { headers: { 'content-type': 'application/json' } }
test.each([
  ['an answer that is cut off', () => new HttpResponse('{"orderNo":', json)],
  ['the page of a Wi-Fi portal', () => HttpResponse.html('<h1>Welcome</h1>')],
  ['an empty answer', () => new HttpResponse(null)],
  ['an engine that restarts', () => HttpResponse.json({}, { status: 503 })],
  ['a time-out', () => HttpResponse.json({}, { status: 408 })],
])('a change is sent again after %s', async (_name, fail) => {
  let requests = 0
  const pickup = () => HttpResponse.json(aPickup({}, requests > 1 ? ['a'] : []))
  server.use(
    http.get(PICKUP, pickup),
    http.post(`${PICKUP}/ticks`, () => {
      requests += 1
      return requests === 1 ? fail() : pickup()
    }),
  )
  showPickup()
  await userEvent.click(await findBrittle())
  await waitFor(() => expect(requests).toBe(1))
  await waitFor(() => {
    sendAgain()
    expect(requests).toBe(2)
  })
  await waitFor(() => expect(localStorage).toHaveLength(0))
  expect(await findBrittle()).toBeChecked()
})

test('changes of another operator wait until that one logs in', async () => {
  let isConnected = false
  const sent = jest.fn()
  server.use(
    http.get(PICKUP, () => HttpResponse.json(aPickup())),
    http.post(`${PICKUP}/ticks`, async ({ request }) => {
      if (!isConnected) return HttpResponse.error()
      sent(await request.json())
      return HttpResponse.json(aPickup({}, ['a']))
    }),
  )
  const ada = showPickup()
  await userEvent.click(await findBrittle())
  expect(await screen.findByText(/^1 change is kept/)).toBeInTheDocument()
  ada.unmount()

  isConnected = true
  const grace = showPickup({ email: 'grace@example.com' })
  expect(await screen.findByText('1 change of Ada waits until Ada logs in.')).toBeInTheDocument()
  expect(await findBrittle()).not.toBeChecked()
  sendAgain()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Row 1: 3 × Rose' }))
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ piece: 'b.1', isTicked: true }))
  await waitFor(() => expect(localStorage).toHaveLength(1))
  grace.unmount()

  showPickup()
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ piece: 'a', isTicked: true }))
  expect(sent).toHaveBeenCalledTimes(2)
})

test('changes of another operator are discarded after a confirmation', async () => {
  server.use(
    http.get(PICKUP, () => HttpResponse.json(aPickup())),
    http.post(`${PICKUP}/ticks`, () => HttpResponse.error()),
  )
  const ada = showPickup()
  await userEvent.click(await findBrittle())
  ada.unmount()
  showPickup({ email: 'grace@example.com' })
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Discard 1 change of Ada?' })
  expect(localStorage).toHaveLength(1)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(localStorage).toHaveLength(0))
  expect(screen.queryByText(/until Ada logs in/)).toBeNull()
})

test('a refusal stays until it has been read, also after a reload', async () => {
  server.use(
    http.get(PICKUP, () => HttpResponse.json(aPickup())),
    http.post(`${PICKUP}/ticks`, () => HttpResponse.json({ detail: 'No.' }, { status: 409 })),
  )
  const { unmount } = showPickup()
  await userEvent.click(await findBrittle())
  expect(await screen.findByRole('alert')).toHaveTextContent('No.')
  unmount()
  showPickup()
  expect(await screen.findByRole('alert')).toHaveTextContent('No.')
  await findBrittle()
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(localStorage).toHaveLength(0)
})

test('where nothing can be stored, the page asks to be kept open', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  let isConnected = false
  server.use(
    http.get(PICKUP, () => HttpResponse.json(aPickup())),
    http.post(`${PICKUP}/ticks`, () =>
      isConnected ? HttpResponse.json(aPickup({}, ['a'])) : HttpResponse.error(),
    ),
  )
  showPickup()
  await userEvent.click(await findBrittle())
  const notice = await screen.findByText(
    'Keep this page open: 1 change cannot be kept on this device until the engine answers.',
    {},
    { timeout: 10_000 },
  )
  isConnected = true
  sendAgain()
  await waitFor(() => expect(notice).toBeEmptyDOMElement(), { timeout: 10_000 })
  expect(await findBrittle()).toBeChecked()
})

test('what a browser has stored otherwise does not break the page', async () => {
  localStorage.setItem('back-office-counter_1', 'null')
  localStorage.setItem('back-office-counter_2', '{"id":')
  localStorage.setItem('back-office-counter_3', '{"id":"3","work":{}}')
  server.use(http.get(PICKUP, () => HttpResponse.json(aPickup())))
  showPickup()
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'back-office-counter_3' }))
  })
  expect(await findBrittle()).not.toBeChecked()
})

test('nothing is said about a change that is sent at once', async () => {
  let answer = () => {}
  server.use(
    http.get(PICKUP, () => HttpResponse.json(aPickup())),
    http.post(`${PICKUP}/ticks`, async () => {
      await new Promise<void>((resolve) => (answer = resolve))
      return HttpResponse.json(aPickup({}, ['a']))
    }),
  )
  showPickup()
  const brittle = await findBrittle()
  fireEvent.click(brittle)
  expect(screen.queryByText(/kept on this device/)).toBeNull()
  expect(brittle).toBeChecked()
  expect(await screen.findByText(/kept on this device/, {}, { timeout: 10_000 })).toBeVisible()
  answer()
  await waitFor(() => expect(screen.queryByText(/kept on this device/)).toBeNull())
})
