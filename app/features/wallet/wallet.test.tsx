import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { CardToken, MountCardFields } from '@/integrations/card-gateway/card-fields.port'
import { createBasketServer, TEST_SITE } from '@/shopper/testing/basket-server'
import { logInCustomer } from '@/shopper/testing/log-in-customer'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { Wallet } from './wallet'

const token: CardToken = {
  token: 'a.b.c',
  expiresAt: 1_900_000_000,
  cardType: 'Mastercard',
  maskedNumber: '555555XXXXXX4444',
  expirationMonth: 12,
  expirationYear: 2040,
}
jest.mock('@/integrations/card-gateway/flex-microform', () => ({
  mountCardFields: (_siteId: string, _mount: MountCardFields) =>
    Promise.resolve({
      loaded: Promise.resolve(),
      problems: () => ({}),
      createToken: () => Promise.resolve(token),
      focus: () => {},
      unmount: () => {},
    }),
}))

interface Instrument {
  paymentInstrumentId: string
  paymentMethodId: string
  default: boolean
  c_useForSubscriptions?: boolean
  paymentCard: object
}
const cardOf = (id: string, paymentCard: object, more: object = {}): Instrument => ({
  paymentInstrumentId: id,
  paymentMethodId: 'CREDIT_CARD',
  default: false,
  ...more,
  paymentCard: { cardType: 'Visa', expirationMonth: 4, expirationYear: 2040, ...paymentCard },
})
const visa = cardOf('visa', { maskedNumber: '************1111', holder: 'Nora Ashgrove' })
const amex = cardOf(
  'amex',
  { cardType: 'Amex', maskedNumber: '***********0005' },
  { default: true, c_useForSubscriptions: true },
)
const old = cardOf('old', { maskedNumber: '************4242', expirationYear: 2020 })

const refusal = (status: number, body: object) => HttpResponse.json<object>(body, { status })

let cards: Instrument[]
let refusals: Partial<Record<string, ReturnType<typeof refusal>>>
const { server, state } = createBasketServer({
  getCustomer: () => ({
    customerId: 'customer-1',
    firstName: 'Nora',
    lastName: 'Ashgrove',
    paymentInstruments: cards,
  }),
  createCustomerPaymentInstrument: (_basket, { body }) => {
    const { paymentCard } = body as { paymentCard: object }
    const added = cardOf('added', { ...paymentCard, maskedNumber: '************4444' })
    if (!refusals.create) cards = [...cards, added]
    return refusals.create ?? added
  },
  updateCustomerPaymentInstrument: (_basket, { parameters }) => {
    const { paymentInstrumentId: id } = parameters
    cards = cards.map((card) => ({ ...card, default: card.paymentInstrumentId === id }))
    return HttpResponse.json({})
  },
  deleteCustomerPaymentInstrument: (_basket, { parameters }) => {
    const { paymentInstrumentId: id } = parameters
    if (!refusals.remove) cards = cards.filter((card) => card.paymentInstrumentId !== id)
    return refusals.remove ?? HttpResponse.json({})
  },
})
let subscriptions: object[]
let usedForSubscriptions: string[]

beforeEach(() => {
  logInCustomer()
  cards = [visa, amex, old]
  refusals = {}
  usedForSubscriptions = []
  subscriptions = []
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  server.use(
    http.get(`*/api/${TEST_SITE}/subscriptions`, () => HttpResponse.json({ subscriptions })),
    http.post(`*/api/${TEST_SITE}/customer-payment-token`, () =>
      HttpResponse.json({ paymentToken: 'LASTING', statusCode: 200 }),
    ),
    http.post(`*/api/${TEST_SITE}/payment-instruments/:id/use-for-subscriptions`, ({ params }) => {
      usedForSubscriptions.push(String(params.id))
      return refusals.subscriptions ?? HttpResponse.json({})
    }),
  )
})

const tile = (name: string) => screen.getByRole('article', { name })
const button = (name: string) => screen.getByRole('button', { name })
const heading = (name: string) => screen.getByRole('heading', { name })
async function show() {
  renderInShop(<Wallet />)
  await screen.findByRole('article', { name: 'Visa ending in 1111' })
}
async function add(): Promise<void> {
  await userEvent.click(button('Add a Card'))
  await waitFor(() => expect(heading('New Card')).toHaveFocus())
  fireEvent.change(screen.getByLabelText('Month'), { target: { value: '12' } })
  const value = String(new Date().getFullYear() + 9)
  fireEvent.change(screen.getByLabelText('Year'), { target: { value } })
}
const save = () => userEvent.click(button('Save Card'))

test('saved cards are masked and show brand, holder and expiry, the default card first [ACC-006, ACC-067, PAY-027]', async () => {
  await show()
  const names = screen.getAllByRole('article').map((one) => one.textContent)
  expect(names[0]).toMatch(/^American Express.*XXXX XXXXXX X0005.*Default.*Pays your subscriptions/)
  expect(tile('Visa ending in 1111')).toHaveTextContent(
    /XXXX XXXX XXXX 1111Nora Ashgrove Expires 04\/2040/,
  )
})

test('an expired card is marked and can only be removed [ACC-067, PAY-013]', async () => {
  await show()
  const expired = within(tile('Visa ending in 4242'))
  expect(expired.getByText('Card is expired')).toBeVisible()
  expect(expired.getAllByRole('button').map((one) => one.textContent)).toEqual(['Remove'])
  expect(screen.getAllByText('Card is expired')).toHaveLength(1)
})

test("a card is added by its token with the holder's name and gets the focus [ACC-043, PAY-024]", async () => {
  await show()
  await add()
  expect(screen.getByLabelText('Name on card')).toHaveValue('Nora Ashgrove')
  await userEvent.click(screen.getByLabelText('Pay my subscriptions with this card'))
  await save()
  await waitFor(() => expect(heading('Mastercard ending in 4444')).toHaveFocus())
  const created = state.calls.find(({ method }) => method === 'createCustomerPaymentInstrument')
  expect(created?.body).toMatchObject({
    paymentCard: { creditCardToken: 'LASTING', holder: 'Nora Ashgrove', expirationYear: 2040 },
  })
  expect(created?.body).not.toHaveProperty('default')
  expect(usedForSubscriptions).toEqual(['added'])
  expect(screen.getByText('Mastercard ending in 4444 was saved.')).toBeInTheDocument()
})

test.each([
  ['error.cards.max.reached', 'No more than 10 cards can be saved.'],
  ['card.already.on.file', 'This card is already on file.'],
])('a card refused with %s shows the status message [ACC-044]', async (code, words) => {
  const shown = { statusCode: code, statusMessage: words }
  refusals.create = refusal(400, { title: 'Refused', detail: 'The detail', ...shown })
  await show()
  await add()
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(screen.getByLabelText('Name on card')).toHaveValue('Nora Ashgrove')
})

test.each([
  [
    'the detail',
    { detail: 'The gateway is away.', statusMessage: 'Not this' },
    'The gateway is away.',
  ],
  ['a default', { title: 'Bad Gateway' }, 'Failed to add payment instrument'],
])('any other refusal of a card shows %s [ACC-045]', async (_name, body, words) => {
  refusals.create = refusal(502, body)
  await show()
  await add()
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
})

test('another card can be made the default [ACC-043]', async () => {
  await show()
  await userEvent.click(button('Make default: Visa ending in 1111'))
  await waitFor(() => expect(heading('Visa ending in 1111')).toHaveFocus())
  expect(within(tile('Visa ending in 1111')).getByText('Default')).toBeVisible()
  expect(screen.getAllByText('Default')).toHaveLength(1)
})

test('a card can be chosen for subscriptions, and a failure shows an error [ACC-047, ACC-048]', async () => {
  await show()
  const choose = () => userEvent.click(button('Use for subscriptions: Visa ending in 1111'))
  await choose()
  expect(await screen.findByText('Visa ending in 1111 pays your subscriptions now.')).toBeVisible()
  expect(usedForSubscriptions).toEqual(['visa'])
  refusals.subscriptions = refusal(500, { title: 'Down' })
  await choose()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to set payment instrument for subscriptions',
  )
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
})

test('a card lists the subscriptions it pays for, except canceled ones', async () => {
  const sent = (id: string, productName: string, state = 'active') => ({
    ...{ id, state, productId: id, productName, quantity: 1, intervals: [], past: [] },
    interval: { every: 4, period: 2 },
    card: { id: 'visa', isExpired: false },
  })
  subscriptions = [sent('a', 'Truffles'), sent('b', 'Toffee'), sent('c', 'Bark', 'cancelled')]
  await show()
  const link = await screen.findByRole('link', { name: 'Pays for Truffles and Toffee' })
  expect(link).toLeadTo('/subscriptions')
  expect(within(tile('Visa ending in 1111')).getByRole('link')).toBe(link)
})

test('subscriptions move to the card that is chosen to pay for them [ACC-047]', async () => {
  const truffles = {
    ...{ id: 'a', state: 'active', productId: 'a', productName: 'Truffles', quantity: 1 },
    ...{ intervals: [], past: [], interval: { every: 4, period: 2 } },
  }
  subscriptions = [{ ...truffles, card: { id: 'amex', isExpired: false } }]
  await show()
  expect(await screen.findByRole('link', { name: 'Pays for Truffles' })).toBeVisible()
  subscriptions = [{ ...truffles, card: { id: 'visa', isExpired: false } }]
  await userEvent.click(button('Use for subscriptions: Visa ending in 1111'))
  const visaTile = within(tile('Visa ending in 1111'))
  expect(await visaTile.findByRole('link', { name: 'Pays for Truffles' })).toBeVisible()
  expect(screen.getAllByRole('link', { name: /^Pays for/ })).toHaveLength(1)
})

test('a card is removed after a confirmation [ACC-043]', async () => {
  await show()
  await userEvent.click(button('Remove American Express ending in 0005'))
  const dialog = await screen.findByRole('dialog', { name: 'Remove This Card?' })
  expect(dialog).toHaveTextContent('It pays your subscriptions')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep It' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(cards).toHaveLength(3)
  await userEvent.click(button('Remove American Express ending in 0005'))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Card' }))
  await waitFor(() => expect(heading('Visa ending in 1111')).toHaveFocus())
  expect(screen.queryByRole('article', { name: /0005/ })).not.toBeInTheDocument()
  expect(cards).toHaveLength(2)
})
