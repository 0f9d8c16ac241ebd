import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { Subscription } from '@/integrations/subscriptions/subscriptions.port'
import { createFakeAddressBook } from '@/shopper/testing/fake-address-book'
import { logInCustomer } from '@/shopper/testing/log-in-customer'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { NextSubscriptionSummary } from './next-subscription-summary'
import { SubscriptionList } from './subscription-list'

const TRUFFLES: Subscription = {
  id: 's1',
  state: 'active',
  productId: 'truffles-9',
  productName: 'Milk Truffles',
  quantity: 2,
  interval: { every: 1, period: 3 },
  intervals: [
    { every: 1, period: 3 },
    { every: 2, period: 3 },
  ],
  nextOn: '2046-12-04',
  address: { firstName: 'Ada', lastName: 'Bloom', address1: '1 Home Street', city: 'Albany' },
  card: { id: 'c1', cardType: 'Visa', maskedNumber: 'XXXXXXXXXXXX1111', isExpired: false },
  price: { currency: 'USD', percent: 10, full: 40, goods: 36, shipping: 8.95, tax: 1.2, total: 46 },
  past: [
    { day: '2046-11-04', outcome: 'ordered', orderNo: '00001007' },
    { day: '2046-10-04', outcome: 'left-out' },
  ],
}
const PAUSED: Subscription = {
  ...TRUFFLES,
  id: 's2',
  productName: 'Caramels',
  productId: 'caramels',
  state: 'paused',
  reason: 'card-declined',
  nextOn: undefined,
}

const { book, server } = createFakeAddressBook()
let found: Subscription[] | undefined
let asked: { id: unknown; change: unknown }[]
let refusal: string | undefined
beforeEach(() => {
  logInCustomer()
  book.entries = [
    { addressId: 'Work', lastName: 'Bloom', countryCode: 'US', address1: '2 Work St' },
  ]
  found = [TRUFFLES, PAUSED]
  asked = []
  refusal = undefined
  server.use(
    http.get('*/api/:siteId/scapi/shopperProducts/getProducts', () =>
      HttpResponse.json({ data: [], limit: 0, total: 0 }),
    ),
    http.get('*/api/:siteId/subscriptions', () =>
      found
        ? HttpResponse.json({ subscriptions: found })
        : HttpResponse.json({ title: 'Bad Gateway' }, { status: 502 }),
    ),
    http.post('*/api/:siteId/subscriptions/:id', async ({ request, params }) => {
      asked.push({ id: params.id, change: await request.json() })
      if (refusal === undefined) return new HttpResponse(null, { status: 204 })
      return HttpResponse.json({ title: 'Conflict', detail: refusal }, { status: 409 })
    }),
  )
})

const card = (name: string) => screen.findByRole('article', { name })
const click = async (name: string, product = 'Milk Truffles') =>
  userEvent.click(within(await card(product)).getByRole('button', { name }))

test('a subscription shows product, interval, next delivery, address, card and price [ACC-005] [ACC-059]', async () => {
  renderInShop(<SubscriptionList />)
  const shown = await card('Milk Truffles')
  for (const text of [
    /Every month/,
    /December 4/,
    '1 Home Street',
    'Visa ending in 1111',
    '10% off',
    'Active',
  ]) {
    expect(within(shown).getByText(text)).toBeInTheDocument()
  }
  expect(shown).toHaveTextContent('$36.00')
  expect(within(shown).getByText('00001007')).toLeadTo(
    expect.stringContaining('/order-details/00001007'),
  )
  const paused = await card('Caramels')
  expect(paused).toHaveTextContent('Your card was declined several times')
  expect(within(paused).queryByRole('button', { name: 'Skip this delivery' })).toBeNull()
})

test('skipping a delivery shows a message and can be undone [ACC-060]', async () => {
  renderInShop(<SubscriptionList />)
  await click('Skip this delivery')
  expect(asked).toEqual([{ id: 's1', change: { action: 'skip', day: '2046-12-04' } }])
  await userEvent.click(await screen.findByRole('button', { name: 'Undo skipping Milk Truffles' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]).toEqual({ id: 's1', change: { action: 'date', day: '2046-12-04' } })
})

test('a pause can be undone, and a paused subscription can be resumed [ACC-060]', async () => {
  renderInShop(<SubscriptionList />)
  await click('Pause')
  await userEvent.click(await screen.findByRole('button', { name: 'Undo pausing Milk Truffles' }))
  await click('Resume', 'Caramels')
  await waitFor(() =>
    expect(asked).toEqual([
      { id: 's1', change: { action: 'pause' } },
      { id: 's1', change: { action: 'resume', day: '2046-12-04' } },
      { id: 's2', change: { action: 'resume' } },
    ]),
  )
})

test('interval, address and next delivery are changed in one form [ACC-060]', async () => {
  renderInShop(<SubscriptionList />)
  await click('Change')
  const shown = within(await card('Milk Truffles'))
  await userEvent.selectOptions(shown.getByLabelText('How often'), 'Every 2 months')
  const day = shown.getByLabelText('Next delivery on')
  await userEvent.clear(day)
  await userEvent.type(day, '2046-12-24')
  await userEvent.selectOptions(shown.getByLabelText('Deliver to'), 'Work')
  await click('Save changes')
  await waitFor(() => expect(shown.queryByLabelText('How often')).toBeNull())
  expect(asked.map(({ change }) => change)).toEqual([
    { action: 'date', day: '2046-12-24' },
    { action: 'frequency', interval: { every: 2, period: 3 } },
    { action: 'address', addressId: 'Work' },
  ])
})

test('canceling asks for the reason and offers a pause instead [ACC-060]', async () => {
  renderInShop(<SubscriptionList />)
  await click('Cancel subscription')
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Milk Truffles?' }))
  expect(dialog.getByRole('button', { name: 'Pause instead' })).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('radio', { name: 'It costs too much' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel subscription' }))
  await waitFor(() =>
    expect(asked).toEqual([{ id: 's1', change: { action: 'cancel', reason: 'tooExpensive' } }]),
  )
})

test('only the clicked button shows that it is busy', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(
    http.post('*/api/:siteId/subscriptions/:id', async () => {
      await held
      return new HttpResponse(null, { status: 204 })
    }),
  )
  renderInShop(<SubscriptionList />)
  await click('Skip this delivery')
  const shown = within(await card('Milk Truffles'))
  const waiting = () =>
    shown.getAllByRole('button').filter((button) => button.getAttribute('aria-busy') === 'true')
  await waitFor(() => expect(waiting()).toHaveLength(1))
  expect(waiting()[0]).toHaveTextContent('Skip this delivery')
  release()
  await waitFor(() => expect(waiting()).toHaveLength(0))
})

test('a card is shown with the full name of its brand', async () => {
  found = [{ ...TRUFFLES, card: { ...TRUFFLES.card!, cardType: 'Amex' } }]
  renderInShop(<SubscriptionList />)
  expect(await screen.findByText('American Express ending in 1111')).toBeVisible()
})

test('a refusal is shown at the subscription', async () => {
  refusal = 'This delivery is not the next one any more.'
  renderInShop(<SubscriptionList />)
  await click('Skip this delivery')
  const alert = await within(await card('Milk Truffles')).findByRole('alert')
  expect(alert).toHaveTextContent('Milk Truffles could not be changed')
})

test('an empty list and a failed request are shown differently', async () => {
  found = []
  const { unmount } = renderInShop(<SubscriptionList />)
  expect(await screen.findByText('No subscriptions yet')).toBeInTheDocument()
  unmount()
  found = undefined
  renderInShop(<SubscriptionList />)
  expect(await screen.findByRole('alert')).toBeInTheDocument()
})

test('the account home page shows the next delivery [ACC-057]', async () => {
  found = [{ ...TRUFFLES, id: 's3', nextOn: '2047-01-01', productName: 'Later' }, TRUFFLES]
  renderInShop(<NextSubscriptionSummary />)
  expect(await screen.findByText(/December 4/)).toBeInTheDocument()
  expect(screen.queryByText(/Later/)).toBeNull()
})
