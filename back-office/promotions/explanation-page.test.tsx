import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { BACK_OFFICE_API } from '@contracts/back-office'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import ExplanationPage from './explanation-page'

const server = serve()

const BAG = { id: 'b-1', siteName: 'Brindille', email: 'zoe@example.com', pieces: 2 }
const AT = '2026-11-30T12:00:00Z'
const EXPLAINED = {
  ...{ kind: 'basket', id: 'b-1', siteName: 'Brindille', currency: 'USD', at: AT },
  ...{ isCustomer: false, customerGroups: [], lines: [], deliveries: [], promotions: [] },
  ...{ changes: [], order: { id: 'o', name: 'The order', priceMinor: 0, leftMinor: 0 } },
  codes: [{ code: 'RICH', outcome: 'May be used', missing: ['Ten off: Add $5.00 more.'] }],
  tried: [{ code: 'IDLE', outcome: 'No coupon has this code', missing: [], at: AT, attempts: 3 }],
}

test('an e-mail address leads to an open bag and to the codes that were tried', async () => {
  server.use(
    http.get(`*${BACK_OFFICE_API}/explanations/:id`, ({ params }) =>
      params.id === 'b-1'
        ? HttpResponse.json({
            ...EXPLAINED,
            order: { ...EXPLAINED.order, discounts: [], refusals: [] },
          })
        : HttpResponse.json({ detail: 'There is nothing.' }, { status: 404 }),
    ),
    http.get(`*${BACK_OFFICE_API}/open-bags`, ({ request }) => {
      const isZoe = new URL(request.url).searchParams.get('of') === 'zoe@example.com'
      return HttpResponse.json({ bags: isZoe ? [{ ...BAG, changedAt: AT }] : [] })
    }),
  )
  const { history } = renderOffice(<ExplanationPage />, { at: '/promotions/explain' })
  const field = screen.getByLabelText(/^Order, bag/)
  await userEvent.type(field, 'bo@example.com{Enter}')
  expect(await screen.findByText('There is nothing.')).toBeInTheDocument()
  await userEvent.clear(field)
  await userEvent.type(field, 'zoe@example.com{Enter}')
  await userEvent.click(await screen.findByText(/Brindille, 2 items/))
  expect(history.location.search).toBe('?of=b-1')
  expect(await screen.findByText('Ten off: Add $5.00 more.')).toBeInTheDocument()
  expect(screen.getByText('IDLE').closest('li')).toHaveTextContent(
    /^Code IDLE: No coupon has this code, Nov 30, 2026, .*, the last of 3 times$/,
  )
})

test('an imported order shows what it says of itself, with pictures of its lines', async () => {
  const part = { priceMinor: 4000, leftMinor: 3600, refusals: [] }
  const discount = { promotionId: 'noel', name: '10% off', minor: 400, couponCode: 'NOEL10' }
  const line = { id: 'l', name: 'Truffles', productId: 'p', picture: 'truffles.jpg' }
  server.use(
    http.get(`*${BACK_OFFICE_API}/open-bags`, () => HttpResponse.json({ bags: [] })),
    http.get(`*${BACK_OFFICE_API}/explanations/:id`, () =>
      HttpResponse.json({
        ...{ ...EXPLAINED, kind: 'order', id: '00000412', isRecorded: true, tried: [] },
        codes: [{ code: 'NOEL10', outcome: 'Applied', missing: [] }],
        lines: [{ ...line, ...part, discounts: [discount] }],
        order: { ...EXPLAINED.order, discounts: [], refusals: [] },
        promotions: [
          {
            ...{ id: 'noel', name: '10% off', promotionClass: 'product', isApplied: true },
            ...{ minor: 400, gifts: [], reasons: [] },
          },
        ],
      }),
    ),
  )
  renderOffice(<ExplanationPage />, { at: '/promotions/explain?of=00000412' })
  expect(await screen.findByText('This order was imported.')).toBeInTheDocument()
  expect(screen.getByText('10% off, by the code NOEL10')).toBeInTheDocument()
  expect(screen.getByText(/^Applied, −\$4\.00$/)).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Promotions in the order' })).toBeInTheDocument()
  const picture = screen.getByText('Truffles').closest('li')?.querySelector('img')
  expect(picture).toHaveAttribute('src', expect.stringMatching(/thumbnail\?path=truffles\.jpg$/))
})
