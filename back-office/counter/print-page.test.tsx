import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Route } from 'react-router-dom'
import type { CounterShortage } from '@contracts/counter'
import { BACK_OFFICE_API } from '@contracts/back-office'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import PrintPage from './print-page'
import { aPickup } from './testing/a-pickup'
import { PICKUP } from './testing/show-pickup'

const server = serve()
const INSTEAD = 'Instead of 1 × Rose: 1 × Mint'

test('what is to be prepared is printed, boxes by their rows, without what is ready', async () => {
  const replaced: CounterShortage = {
    ...{ id: 's', itemId: 'b', productId: 'rose', name: 'Rose', quantity: 1, state: 'replaced' },
    ...{ replacement: 'Mint', at: '2026-12-01T18:30:00Z' },
  }
  const pickup = aPickup({ giftMessage: 'For you', shortages: [replaced] })
  const ready = { ...pickup, orderNo: '2', state: 'ready' }
  server.use(
    http.get(`*${BACK_OFFICE_API}/counter/101/pickups`, () =>
      HttpResponse.json({ pickups: [pickup, ready], hasMore: false }),
    ),
    http.get(PICKUP, () => HttpResponse.json(pickup)),
  )
  renderOffice(<Route path="/counter/:shopId/pick-list" component={PrintPage} />, {
    ...{ at: '/counter/101/pick-list', roles: ['shop'] },
  })
  const sheet = await screen.findByRole('group', { name: 'Pick list' })
  expect(within(sheet).getByRole('heading')).toHaveTextContent('To prepare: 1 pickup')
  for (const text of ['2 × Brittle', 'Row 1: 3 × Rose', 'Gift message: For you', INSTEAD]) {
    expect(within(sheet).getByText(text)).toBeInTheDocument()
  }
  expect(within(sheet).getByText(/^Due Dec 1, 2026/)).toBeInTheDocument()
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  Object.defineProperty(document, 'fonts', {
    value: { ready: Promise.resolve() },
    configurable: true,
  })
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
})
