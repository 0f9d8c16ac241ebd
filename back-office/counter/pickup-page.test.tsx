import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { CounterOrder } from '@contracts/counter'
import { serve } from '../../tests/setup/serve'
import { untilQuiet } from '../../tests/setup/until-quiet'
import { aPickup } from './testing/a-pickup'
import { findBrittle, PICKUP, showPickup } from './testing/show-pickup'

const server = serve()

test('a clerk who comes second is told what it is now', async () => {
  const detail = 'Meanwhile the pickup is collected since 10:00 by Grace.'
  let state: CounterOrder['state'] = 'ready'
  server.use(
    http.get(PICKUP, () => HttpResponse.json(aPickup({ state }))),
    http.post(`${PICKUP}/moves`, () => {
      state = 'collected'
      return HttpResponse.json({ detail }, { status: 409 })
    }),
  )
  showPickup()
  await userEvent.click(await screen.findByRole('button', { name: 'Hand over' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(detail)
  expect(await screen.findByText('Collected')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull()
})

test('who takes it is the one who was to come, unless the clerk writes another name', async () => {
  const taken: unknown[] = []
  server.use(
    http.get(PICKUP, () => HttpResponse.json(aPickup({ state: 'ready' }))),
    http.post(`${PICKUP}/moves`, async ({ request }) => {
      taken.push(await request.json())
      return HttpResponse.json(aPickup({ state: 'collected' }))
    }),
  )
  showPickup()
  const field = await screen.findByRole('textbox', { name: 'Handed over to' })
  expect(field).toHaveValue('Ada')
  await userEvent.clear(field)
  await userEvent.type(field, 'Charles')
  await userEvent.click(screen.getByRole('button', { name: 'Hand over' }))
  await waitFor(() =>
    expect(taken).toEqual([{ from: 'ready', to: 'collected', takenBy: 'Charles', handed: 0 }]),
  )
})

test('a part is handed over, and the rest stays ready', async () => {
  const sent: unknown[] = []
  server.use(
    http.get(PICKUP, () => HttpResponse.json(aPickup({ state: 'ready', handed: 1 }))),
    http.post(`${PICKUP}/moves`, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(aPickup({ state: 'ready', pieces: 1, handed: 3, items: [] }))
    }),
  )
  showPickup()
  await userEvent.click(await screen.findByRole('button', { name: 'Hand over a part' }))
  const dialog = await screen.findByRole('dialog', { name: 'Hand over a part' })
  expect(within(dialog).getByRole('button', { name: 'Hand over' })).toBeDisabled()
  await userEvent.selectOptions(within(dialog).getByLabelText('Brittle'), '2 of 2')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hand over' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([
    {
      ...{ from: 'ready', to: 'collected', takenBy: 'Ada', handed: 1 },
      items: [{ itemId: 'a', quantity: 2 }],
    },
  ])
  expect(await screen.findByRole('button', { name: 'Hand over' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Hand over a part' })).toBeNull()
})

test('a pickup that was asked before a tick does not overwrite it', async () => {
  let answerLate = () => {}
  const ticked: string[] = []
  let isLate = false
  server.use(
    http.get(PICKUP, async () => {
      const now = aPickup({}, [...ticked])
      if (isLate) await new Promise<void>((resolve) => (answerLate = resolve))
      return HttpResponse.json(now)
    }),
    http.post(`${PICKUP}/ticks`, () => {
      ticked.push('a')
      return HttpResponse.json(aPickup({}, ticked))
    }),
  )
  const client = new QueryClient()
  showPickup({ client })
  await findBrittle()
  isLate = true
  void client.refetchQueries()
  await userEvent.click(await findBrittle())
  await waitFor(() => expect(localStorage).toHaveLength(0))
  answerLate()
  await untilQuiet(client)
  expect(await findBrittle()).toBeChecked()
})

test('the focus stays on the button, the new state is announced, and at the end the heading has the focus', async () => {
  let state: CounterOrder['state'] = 'preparing'
  server.use(
    http.get(PICKUP, () => HttpResponse.json(aPickup({ state }))),
    http.post(`${PICKUP}/moves`, async ({ request }) => {
      const { to } = (await request.json()) as { to: CounterOrder['state'] }
      state = to
      return HttpResponse.json(aPickup({ state }))
    }),
  )
  showPickup()
  const button = await screen.findByRole('button', { name: 'Ready for pickup' })
  await userEvent.click(button)
  expect(await screen.findByRole('button', { name: 'Hand over' })).toHaveFocus()
  const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(statuses()).toContain('Now: Ready for pickup')
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(statuses()).toContain('Now: Collected'))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test.each([
  ['Not paid: do not hand over', { isPaid: false }],
  ['Refunded: do not hand over', { pieces: 0, items: [] }],
  ['This order has ended. Do not hand it over.', { isInForce: false }],
])('a pickup cannot be handed over: %s', async (warning, changes) => {
  server.use(http.get(PICKUP, () => HttpResponse.json(aPickup({ state: 'ready', ...changes }))))
  showPickup()
  expect(await screen.findByText(warning)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull()
})
