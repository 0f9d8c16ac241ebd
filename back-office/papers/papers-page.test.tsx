import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { BACK_OFFICE_API } from '@contracts/back-office'
import type { PaperItem, PaperParcel } from '@contracts/papers'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import PapersPage from './papers-page'
import { sumProducts, toBatches } from './pick-lists.rules'

const ITEM: PaperItem = {
  ...{ itemId: 'i1', productId: 'p1', name: 'Truffles', options: [], quantity: 2, price: 24 },
}
const BOX: PaperItem = {
  ...{ ...ITEM, itemId: 'i2', productId: 'p2', name: 'Custom box', quantity: 1, price: 40 },
  box: { name: 'For Mum', pieces: ['2 × Caramel'], rows: ['Caramel, Caramel'] },
}
const PARCEL: PaperParcel = {
  ...{ orderNo: '00001001', shipmentId: 'me', parcel: 1, siteName: 'Brindille', currency: 'USD' },
  locale: 'en-US',
  ...{ placedAt: '2026-12-01T10:00:00Z', customerName: 'Ada', place: 1, count: 2 },
  ...{ address: ['Grace Hopper', '1 Main St'], method: 'Ground', leavesOn: '2026-12-21' },
  ...{ isGift: false, isShipped: false, items: [ITEM, BOX], prints: [] },
}
const GIFT: PaperParcel = {
  ...{ ...PARCEL, shipmentId: 's1', place: 2, isGift: true, items: [ITEM] },
  ...{ giftMessage: 'Happy birthday!\nשלום 🎂', leavesOn: '2026-12-22' },
}
const SENT: PaperParcel = { ...PARCEL, orderNo: '00001002', count: 1, isShipped: true }

const READ_AT = '2026-12-01T10:00:00.000Z'

const server = serve()
let noted: unknown[]
beforeEach(() => {
  noted = []
  window.print = jest.fn(() => window.dispatchEvent(new Event('beforeprint')))
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, writable: true })
  server.use(
    http.post(`*${BACK_OFFICE_API}/orders/papers`, () =>
      HttpResponse.json({
        readAt: READ_AT,
        parcels: [PARCEL, GIFT, SENT],
        left: [{ orderNo: '00001003', why: 'The order is cancelled.' }],
      }),
    ),
    http.post(`*${BACK_OFFICE_API}/orders/prints`, async ({ request }) => {
      noted.push(await request.json())
      return new HttpResponse(null, { status: 204 })
    }),
  )
})

const ORDERS = '/?orders=00001001%2C00001002%2C00001003'
const show = (query = '', roles: ('orders' | 'viewer')[] = ['orders']) =>
  renderOffice(<PapersPage />, { at: `${ORDERS}${query}`, roles })
const sheets = (name: RegExp) => screen.findAllByRole('group', { name })

test('a slip has prices unless it is a gift, and says what was left out', async () => {
  show()
  const [plain, gift, sent] = await sheets(/^Packing slip/)
  if (!plain || !gift || sent) throw new Error('There are not two slips.')
  expect(within(plain).getByText('$64.00')).toBeInTheDocument()
  expect(within(gift).queryByText(/\$/)).toBeNull()
  expect(within(gift).queryByText(/Happy birthday/)).toBeNull()
  expect(screen.getByText('00001003: The order is cancelled.')).toBeInTheDocument()
  await userEvent.selectOptions(screen.getByLabelText('Prices'), 'With prices')
  expect(within(gift).getByText('$24.00')).toBeInTheDocument()
  await userEvent.selectOptions(screen.getByLabelText('Prices'), 'Without prices')
  expect(screen.queryByText(/\$/)).toBeNull()
})

test('what is printed is remembered, by the button and by the browser’s menu', async () => {
  show()
  await sheets(/^Packing slip/)
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  await screen.findByText(/Noted as printed/)
  expect(noted).toEqual([
    {
      kind: 'slip',
      readAt: READ_AT,
      parcels: [
        { orderNo: '00001001', shipmentId: 'me', parcel: 1 },
        { orderNo: '00001001', shipmentId: 's1', parcel: 1 },
      ],
    },
  ])
  await userEvent.selectOptions(screen.getByLabelText('Paper'), 'Gift messages')
  await sheets(/^Gift message/)
  window.dispatchEvent(new Event('beforeprint'))
  await waitFor(() => expect(noted).toHaveLength(2))
  expect(noted[1]).toEqual({
    kind: 'card',
    readAt: READ_AT,
    parcels: [{ orderNo: '00001001', shipmentId: 's1', parcel: 1 }],
  })
})

test('what was sent is printed only if it is asked for', async () => {
  show()
  await sheets(/^Packing slip/)
  expect(screen.getByText('2 parcels')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Also the parcel that was sent' }))
  expect(await sheets(/^Packing slip/)).toHaveLength(3)
  expect(screen.getByText('3 parcels')).toBeInTheDocument()
})

test('a card that is too long for a format is neither printed nor noted', async () => {
  const long = { ...GIFT, giftMessage: 'x'.repeat(1700) }
  let parcels = [GIFT, { ...long, shipmentId: 's2' }]
  server.use(
    http.post(`*${BACK_OFFICE_API}/orders/papers`, () =>
      HttpResponse.json({ readAt: READ_AT, parcels, left: [] }),
    ),
  )
  const { unmount } = show('&paper=card&format=letter')
  expect(await sheets(/^Gift message/)).toHaveLength(1)
  expect(screen.getByText('1 parcel')).toBeInTheDocument()
  expect(screen.getByText(/Too long for a folded card/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  await screen.findByText(/Noted as printed/)
  expect(noted).toEqual([
    {
      kind: 'card',
      readAt: READ_AT,
      parcels: [{ orderNo: '00001001', shipmentId: 's1', parcel: 1 }],
    },
  ])
  unmount()

  parcels = [long]
  show('&paper=card&format=letter')
  expect(await screen.findByText('The messages are too long for this card.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled()
})

test('a slip that was printed before its parcel was changed says so', async () => {
  const prints = [{ kind: 'slip', at: '2026-12-01T10:00:00Z', by: 'Ada' }]
  const parcels = [{ ...PARCEL, prints, isChanged: true }]
  server.use(
    http.post(`*${BACK_OFFICE_API}/orders/papers`, () =>
      HttpResponse.json({ readAt: READ_AT, parcels, left: [] }),
    ),
  )
  show()
  expect(await screen.findByText('Changed since printed')).toBeInTheDocument()
})

test('a bundle has its parts on slips and pick lists', async () => {
  const hamper = { ...ITEM, name: 'Hamper', parts: ['2 × Bar (bar)'] }
  const parcels = [{ ...PARCEL, items: [hamper] }]
  server.use(
    http.post(`*${BACK_OFFICE_API}/orders/papers`, () =>
      HttpResponse.json({ readAt: READ_AT, parcels, left: [] }),
    ),
  )
  show()
  expect(await screen.findByText('2 × Bar (bar)')).toBeInTheDocument()
  await userEvent.selectOptions(screen.getByLabelText('Paper'), 'Pick list')
  // to fetch and to pack
  expect(await screen.findAllByText('2 × Bar (bar)')).toHaveLength(2)
})

test('whoever only looks prints without being noted', async () => {
  show('', ['viewer'])
  await sheets(/^Packing slip/)
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  await waitFor(() => expect(window.print).toHaveBeenCalled())
  expect(noted).toEqual([])
})

test('a card keeps line breaks and the direction of the message', async () => {
  show('&paper=card')
  const [card, ...others] = await sheets(/^Gift message/)
  expect(others).toEqual([])
  if (!card) throw new Error('There is no card.')
  const message = within(card).getByText(/Happy birthday/)
  expect(message.textContent).toBe('Happy birthday!\nשלום 🎂')
  expect(message).toHaveAttribute('dir', 'auto')
  await userEvent.selectOptions(screen.getByLabelText('Card'), 'Letter, to fold twice')
  expect(screen.getByText(/Happy birthday/)).toBeInTheDocument()
})

test('a pick list is of one day, without what was sent, boxes in their places', async () => {
  show('&paper=pick-list')
  const [first, second, ...others] = await sheets(/^Pick list/)
  if (!first || !second) throw new Error('There are not two lists.')
  expect(others).toEqual([])
  expect(first).toHaveAccessibleName('Pick list: Monday, December 21')
  expect(within(first).getByText('Row 1: Caramel, Caramel')).toBeInTheDocument()
  expect(within(second).getByText('Card with a message')).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Leaving by'), '2026-12-21')
  await waitFor(() => expect(screen.getAllByRole('group', { name: /^Pick list/ })).toHaveLength(1))
})

test('batches are of one day and of a size; products are summed', () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ ...GIFT, shipmentId: `s${index}` }))
  const batches = toBatches([...many, PARCEL], 10)
  expect(
    batches.map(({ leavesOn, number, count, parcels }) => [
      leavesOn,
      number,
      count,
      parcels.length,
    ]),
  ).toEqual([
    ['2026-12-21', 1, 1, 1],
    ['2026-12-22', 1, 3, 10],
    ['2026-12-22', 2, 3, 10],
    ['2026-12-22', 3, 3, 5],
  ])
  expect(sumProducts([PARCEL, ...many]).map(({ item, quantity }) => [item.name, quantity])).toEqual(
    [
      ['Custom box', 1],
      ['Truffles', 52],
    ],
  )
})

test('a slip is in the language of its order', async () => {
  server.use(
    http.post(`*${BACK_OFFICE_API}/orders/papers`, () =>
      HttpResponse.json({ parcels: [{ ...PARCEL, locale: 'es-US' }], left: [] }),
    ),
  )
  show()
  const [slip] = await sheets(/^Packing slip/)
  if (!slip) throw new Error('There is no slip.')
  const words = within(slip).getByText('Albarán')
  expect(words.closest('[lang]')).toHaveAttribute('lang', 'es')
  expect(within(slip).getByText('Enviar a')).toBeInTheDocument()
})
