import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { BACK_OFFICE_API } from '@contracts/back-office'
import type { Report } from '@contracts/report'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import ReportsPage from './reports-page'

const server = serve()
let asked: string[]

const report = (name: Report['report'], more: Partial<Report> = {}): Report => ({
  ...{ report: name, from: '2026-12-01', until: '2026-12-02', currency: 'USD' },
  ...{ currencies: ['USD'], shops: [{ id: '101', name: 'Maiden Lane' }], isBehind: false },
  sites: [{ id: 'brindille', name: 'Brindille', today: '2026-12-10' }],
  columns: [
    { id: 'orders', title: 'Orders', unit: 'count' },
    { id: 'takings', title: 'Takings', unit: 'money' },
  ],
  main: 'takings',
  rows: [
    { key: '2026-12-01', name: '2026-12-01', values: [1, 1250], before: [1, 1000] },
    { key: '2026-12-02', name: '2026-12-02', values: [2, 123_400], before: [0, 0] },
  ],
  rowCount: 2,
  total: { key: '', name: 'Total', values: [3, 124_650], before: [1, 1000] },
  ...more,
})

beforeEach(() => {
  asked = []
  server.use(
    http.get(`*${BACK_OFFICE_API}/reports/:name`, ({ request, params }) => {
      asked.push(`${String(params['name'])}${new URL(request.url).search}`)
      return HttpResponse.json(report(params['name'] === 'codes' ? 'codes' : 'days'))
    }),
  )
})

test('a report is a chart with words, a table with the newest day first, and a file', async () => {
  renderOffice(<ReportsPage />, { at: '/?preset=own&from=2026-12-01&until=2026-12-02' })
  const chart = await screen.findByRole('img')
  expect(chart).toHaveAccessibleName(/^Takings by day, the most on Wed, Dec 2: \$1,234\.00/)
  const table = screen.getByRole('region', { name: 'Sales by day, as a table' })
  const rows = within(table).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DayOrdersTakings',
    'Wed, Dec 22before: 0$1,234.00before: $0.00',
    'Tue, Dec 11before: 1$12.50before: $10.00',
    'Total3before: 1$1,246.50before: $10.00',
  ])
  expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    `${BACK_OFFICE_API}/reports/days/csv?from=2026-12-01&until=2026-12-02`,
  )
})

test('a report that is not known per shop is not asked for one', async () => {
  const at = '/?preset=own&from=2026-12-01&until=2026-12-02&shopId=101'
  renderOffice(<ReportsPage />, { at })
  expect(await screen.findByLabelText('Shop')).toHaveValue('101')
  await userEvent.selectOptions(screen.getByLabelText('Report'), 'Sales by code')
  expect(
    await screen.findByRole('region', { name: 'Sales by code, as a table' }),
  ).toBeInTheDocument()
  expect(screen.queryByLabelText('Shop')).toBeNull()
  expect(asked).toEqual([
    'days?from=2026-12-01&until=2026-12-02&shopId=101',
    'codes?from=2026-12-01&until=2026-12-02',
  ])
})

test('days without figures say so, and show neither chart nor table', async () => {
  const nothing = { key: '2026-12-01', name: '2026-12-01', values: [0, 0] }
  server.use(
    http.get(`*${BACK_OFFICE_API}/reports/days`, () =>
      HttpResponse.json(report('days', { rows: [nothing] })),
    ),
  )
  renderOffice(<ReportsPage />)
  expect(await screen.findByText('Nothing in these days')).toBeInTheDocument()
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
})

test('the days end with today at the site, wherever it is read', async () => {
  const volume = { id: 'volume', name: 'Volume', today: '2026-12-11' }
  server.use(
    http.get(`*${BACK_OFFICE_API}/reports/days`, ({ request }) => {
      asked.push(new URL(request.url).search)
      const { sites } = report('days')
      return HttpResponse.json(report('days', { sites: [...sites, volume] }))
    }),
  )
  renderOffice(<ReportsPage />, { at: '/?preset=today&siteId=brindille' })
  await waitFor(() =>
    expect(asked.at(-1)).toBe('?from=2026-12-10&until=2026-12-10&siteId=brindille'),
  )
  await userEvent.selectOptions(screen.getByLabelText('Site'), 'Volume')
  await waitFor(() => expect(asked.at(-1)).toBe('?from=2026-12-11&until=2026-12-11&siteId=volume'))
})
