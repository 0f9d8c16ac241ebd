import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { BACK_OFFICE_API } from '@contracts/back-office'
import type { OfficePrice, OfficePriceBook, OfficeProduct } from '@contracts/merchandise'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import { SchedulePriceDialog } from './schedule-price-dialog'

const server = serve()

const URL_PATTERN = `*${BACK_OFFICE_API}/products/bar/scheduled-prices`
const BOOK: OfficePriceBook = {
  ...{ id: 'sale', name: 'Sale', currency: 'USD', sites: [], prices: [], inherited: [] },
}
const PRODUCT: OfficeProduct = {
  ...{ id: 'bar', name: 'Bar', kind: 'standard', isOnline: true, isSearchable: true },
  ...{ parts: [], priceBooks: [BOOK], stock: [], placements: [], attributes: [] },
}

function open(price?: OfficePrice) {
  const onClose = jest.fn()
  renderOffice(
    <SchedulePriceDialog product={PRODUCT} book={BOOK} price={price} onClose={onClose} />,
  )
  return onClose
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('a price is scheduled for a quantity and a time in the shop', async () => {
  let sent: unknown
  server.use(
    http.post(URL_PATTERN, async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json(PRODUCT, { status: 201 })
    }),
  )
  const onClose = open()
  const action = screen.getByText('Schedule')
  expect(action).toBeDisabled()
  type(/^Price of one piece/, '9.5')
  type(/^From a quantity/, '6')
  type(/^Starts/, '2027-12-01T09:00')
  type(/^Ends/, '2027-12-01T08:00')
  expect(screen.getByText('It ends before it starts.')).toBeVisible()
  expect(action).toBeDisabled()
  type(/^Ends/, '2027-12-24T09:00')
  await userEvent.click(action)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const { from, until, ...rest } = sent as { from: string; until: string }
  expect(rest).toEqual({ bookId: 'sale', minQuantity: 6, amount: '9.5' })
  expect(from).toBe('2027-12-01T09:00:00-08:00')
  expect(until).toBe('2027-12-24T09:00:00-08:00')
})

test('a change names what was read, and shows why it is refused', async () => {
  let sent: unknown
  server.use(
    http.put(URL_PATTERN, async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json({ detail: 'This price has begun meanwhile.' }, { status: 409 })
    }),
  )
  const onClose = open({
    ...{ minQuantity: 1, begin: '2027-12-01 09:00:00+00', amountMinor: 950, state: 'scheduled' },
    ...{ from: '2027-12-01T09:00:00.000Z', until: '2027-12-24T09:00:00.000Z' },
  })
  type(/^Price of one piece/, '8')
  await userEvent.click(screen.getByText('Save'))
  expect(await screen.findByRole('alert')).toHaveTextContent('This price has begun meanwhile.')
  expect(onClose).not.toHaveBeenCalled()
  expect(sent).toMatchObject({
    begin: '2027-12-01 09:00:00+00',
    amount: '8',
    expected: { amountMinor: 950, until: '2027-12-24T09:00:00.000Z' },
  })
})
