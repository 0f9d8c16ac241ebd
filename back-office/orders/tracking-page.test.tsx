import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
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

async function choose() {
  renderOffice(<TrackingPage />, { roles: ['orders'] })
  const file = new File(['Order number'], 'ups.csv', { type: 'text/csv' })
  await userEvent.upload(screen.getByLabelText('File'), file)
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

test('whoever only looks at orders sends nothing', () => {
  renderOffice(<TrackingPage />, { roles: ['viewer'] })
  expect(screen.queryByLabelText('File')).toBeNull()
})
