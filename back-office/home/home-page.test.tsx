import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { BACK_OFFICE_API } from '@contracts/back-office'
import type { Home } from '@contracts/report'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import HomePage from './home-page'

const server = serve()

function open(home: Partial<Home>) {
  server.use(
    http.get(`*${BACK_OFFICE_API}/home`, () =>
      HttpResponse.json({ day: '2026-12-10', tasks: [], isBehind: false, ...home }),
    ),
  )
  return renderOffice(<HomePage />)
}

const TAKINGS = {
  ...{ siteId: 'brindille', siteName: 'Brindille', currency: 'USD', orders: 3 },
  ...{ day: '2026-12-10', time: '14:30' },
  ...{ today: 15_000, lastWeek: 10_000, lastYear: 0, returned: 1200 },
}

test('work that waits leads to its list, and what does not wait is left out', async () => {
  open({
    tasks: [
      { id: 'late', count: 1, path: '/orders?sendBy=2026-12-09' },
      { id: 'messages', count: 1200, path: '/messages?state=open' },
      { id: 'reviews', count: 0, path: '/reviews' },
    ],
  })
  const late = await screen.findByRole('link', { name: '1 order to send is late' })
  expect(late).toHaveAttribute('href', '/orders?sendBy=2026-12-09')
  expect(screen.getAllByRole('link')).toHaveLength(2)
  expect(screen.getByRole('link', { name: '1,200 messages are unanswered' })).toBeInTheDocument()
})

test('takings are compared, and a site without any is only named', async () => {
  const quiet = { ...TAKINGS, siteId: 'b', siteName: 'Volume', today: 0, lastWeek: 0, returned: 0 }
  open({ takings: [TAKINGS, quiet], stock: { until: '2026-12-24', products: [] } })
  expect(await screen.findByText('$150.00')).toBeInTheDocument()
  expect(screen.getByText('Takings until 14:30')).toBeInTheDocument()
  expect(screen.getByText('3 orders, $12.00 given back')).toBeInTheDocument()
  expect(screen.getByText(/\+50% today/)).toBeInTheDocument()
  expect(screen.getByText('nothing known')).toBeInTheDocument()
  expect(screen.getByText(/a year ago: Volume\.$/)).toBeInTheDocument()
  expect(screen.getByText('Nothing: what is left lasts until then.')).toBeInTheDocument()
})

test('takings of a site where it is another day say so', async () => {
  open({ takings: [{ ...TAKINGS, day: '2026-12-11', time: '01:30' }] })
  expect(await screen.findByText('Takings until 01:30 on Dec 11, 2026')).toBeInTheDocument()
})
