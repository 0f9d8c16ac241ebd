import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { BACK_OFFICE_API } from '@contracts/back-office'
import type { TrackingResult } from '@contracts/tracking'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import TrackingPage from './tracking-page'

const TRACKING = `*${BACK_OFFICE_API}/orders/tracking`
const row = (number: number, rest: Partial<TrackingResult> = {}): TrackingResult => ({
  ...{ row: number, orderNo: String(number), shipmentId: 'me', carrier: 'UPS' },
  ...{ trackingNumber: `1Z${number}`, state: 'ready', ...rest },
})
const READY = Array.from({ length: 45 }, (_, index) => row(index + 2))
const WRONG = row(60, { state: 'wrong', why: 'There is no such order.' })

const server = serve()
let sent: TrackingResult[][]
beforeEach(() => {
  sent = []
  server.use(
    http.post(`${TRACKING}/check`, () => HttpResponse.json({ rows: [...READY, WRONG] })),
    http.post<never, { rows: TrackingResult[] }>(TRACKING, async ({ request }) => {
      const { rows } = await request.json()
      sent.push(rows)
      if (sent.length === 2) return HttpResponse.json({ detail: 'Busy.' }, { status: 503 })
      return HttpResponse.json({ rows: rows.map((one) => ({ ...one, state: 'sent' })) })
    }),
  )
})

const chooseFile = (name: string) =>
  userEvent.upload(
    screen.getByLabelText('File'),
    new File(['Order number'], name, { type: 'text/csv' }),
  )

async function choose() {
  renderOffice(<TrackingPage />, { roles: ['orders'] })
  await chooseFile('ups.csv')
}

test('shows what is wrong before anything is sent', async () => {
  await choose()
  expect(await screen.findByText('46 rows: 1 wrong, 45 ready to be sent')).toBeInTheDocument()
  const [, first] = screen.getAllByRole('row')
  if (!first) throw new Error('There is no row.')
  expect(within(first).getAllByText('There is no such order.')[0]).toBeInTheDocument()
  expect(sent).toEqual([])
})

test('sends some at a time, tells each row, and goes on after a failure', async () => {
  await choose()
  await userEvent.click(await screen.findByRole('button', { name: 'Mark 45 parcels as sent' }))
  expect(await screen.findByText('Busy.')).toBeInTheDocument()
  expect(
    await screen.findByText('46 rows: 1 wrong, 25 ready to be sent, 20 marked as sent'),
  ).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Mark 25 parcels as sent' }))
  await waitFor(() =>
    expect(screen.getByText('46 rows: 1 wrong, 45 marked as sent')).toBeInTheDocument(),
  )
  expect(sent.map((rows) => rows.length)).toEqual([20, 20, 20, 5])
})

test('shows the rows of the file that was chosen last', async () => {
  let checked = 0
  server.use(
    http.post(`${TRACKING}/check`, async () => {
      checked += 1
      if (checked > 1) return HttpResponse.json({ rows: [WRONG] })
      await delay(300)
      return HttpResponse.json({ rows: READY })
    }),
  )
  await choose()
  await chooseFile('small.csv')
  expect(await screen.findByText('1 row: 1 wrong')).toBeInTheDocument()
  await act(() => delay(500))
  expect(screen.getByText('1 row: 1 wrong')).toBeInTheDocument()
})

test('a double click does not stop, and the result has the focus', async () => {
  server.use(
    http.post<never, { rows: TrackingResult[] }>(TRACKING, async ({ request }) => {
      const { rows } = await request.json()
      return HttpResponse.json({ rows: rows.map((one) => ({ ...one, state: 'sent' })) })
    }),
  )
  await choose()
  await userEvent.dblClick(await screen.findByText('Mark 45 parcels as sent'))
  expect(await screen.findByText('46 rows: 1 wrong, 45 marked as sent')).toHaveFocus()
})

test.each(['Stop', 'leaving the page'])('%s ends it after what is being sent', async (how) => {
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  server.use(
    http.post<never, { rows: TrackingResult[] }>(TRACKING, async ({ request }) => {
      const { rows } = await request.json()
      sent.push(rows)
      await held
      return HttpResponse.json({ rows: rows.map((one) => ({ ...one, state: 'sent' })) })
    }),
  )
  await choose()
  await userEvent.click(await screen.findByText('Mark 45 parcels as sent'))
  if (how === 'Stop') await userEvent.click(screen.getByText('Stop'))
  else cleanup()
  await act(async () => {
    go()
    await delay(300)
  })
  expect(sent).toHaveLength(1)
  if (how === 'Stop') expect(screen.getByText('Mark 25 parcels as sent')).toBeInTheDocument()
})

test('whoever only looks at orders sends nothing', () => {
  renderOffice(<TrackingPage />, { roles: ['viewer'] })
  expect(screen.queryByLabelText('File')).toBeNull()
})

test('a number that a spreadsheet may have changed is sent after it was confirmed', async () => {
  const unsure = row(2, { state: 'unsure', trackingNumber: '7612345678901230', why: 'Right?' })
  server.use(http.post(`${TRACKING}/check`, () => HttpResponse.json({ rows: [unsure] })))
  await choose()
  expect(await screen.findByText('1 row: 1 to be confirmed')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'It is right : 7612345678901230' }))
  expect(screen.getByRole('status')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Mark 1 parcel as sent' }))
  await waitFor(() => expect(sent).toMatchObject([[{ state: 'ready', isConfirmed: true }]]))
})
