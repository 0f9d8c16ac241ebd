import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { StaticRouter } from 'react-router-dom'
import type { CardToken, MountCardFields } from '@/integrations/card-gateway/card-fields.port'
import { createBasketServer, problem } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { toSite } from '@/site/site'
import { SiteProvider } from '@/site/use-site'
import { createStyleCache } from '@/ui/style-cache'
import { UiProvider } from '@/ui/ui-provider'
import { createTestQueryClient, testSite } from '../../../../tests/setup/render-app'
import { PayChange } from './pay-change'

const mockCard: CardToken = {
  ...{ token: 'a.b.c', expiresAt: 1_900_000_000, cardType: 'Visa' },
  ...{ maskedNumber: '411111XXXXXX1111', expirationMonth: 12, expirationYear: 2040 },
}
jest.mock('@/integrations/card-gateway/flex-microform', () => ({
  mountCardFields: (_siteId: string, _mount: MountCardFields) =>
    Promise.resolve({
      loaded: Promise.resolve(),
      problems: () => ({}),
      createToken: () => Promise.resolve(mockCard),
      focus: () => {},
      unmount: () => {},
    }),
}))

const open = {
  ...{ kind: 'change', orderNo: '00001001', currency: 'USD', state: 'open' },
  ...{ isGivenBack: false, isBeingChecked: false },
  ...{ payUntil: '2026-12-02T19:00:00Z', difference: 63.75, toPay: 63.75 },
  ...{ giftCards: [] as object[], takesGiftCards: true },
  changes: ['Item: 2 × Truffles → 5 × Truffles'],
  totals: { before: 52.01, after: 115.76, tax: 3.75 },
}
const { server } = createBasketServer({})
let shown: object
let paid: object[]
let answer: () => ReturnType<typeof problem>
beforeEach(() => {
  shown = open
  paid = []
  answer = () => HttpResponse.json<object>({ ...open, state: 'applied' })
  const at = (path: string) => `*/custom/order-proposals/v1/organizations/:organization/${path}`
  server.use(
    http.post(at('read'), async ({ request }) => {
      const { token } = (await request.json()) as { token: string }
      return token === 't0ken'
        ? HttpResponse.json(shown)
        : problem(404, 'link-not-found', 'The link is not known.')
    }),
    http.post(at('pay'), async ({ request }) => {
      paid.push((await request.json()) as object)
      return answer()
    }),
  )
})

const pay = async () => {
  const button = await screen.findByRole('button', { name: 'Pay $63.75' })
  await userEvent.selectOptions(screen.getByLabelText('Month'), '12')
  await userEvent.selectOptions(screen.getByLabelText('Year'), '2031')
  await userEvent.click(button)
}

test('a change is paid with a card, and the address forgets the link', async () => {
  const { address } = renderInShop(<PayChange />, '/pay#t0ken')
  expect(await screen.findByText('Item: 2 × Truffles → 5 × Truffles')).toBeVisible()
  expect(address()).toBe('/pay')
  await waitFor(() => expect(document.title).toMatch(/^Pay for the change to your order \|/))
  expect(screen.getByText('Of that, tax').nextSibling).toHaveTextContent('$3.75')
  await pay()
  const done = await screen.findByText('Thank you, your order is changed')
  expect(done).toBeVisible()
  expect(paid).toEqual([{ token: 't0ken', expected: 63.75, cardToken: 'a.b.c' }])
  expect(screen.getByRole('link', { name: 'Follow your order' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

test('a declined card is said, and another one can be tried', async () => {
  answer = () => problem(400, 'payment-declined', 'Refused by the bank')
  renderInShop(<PayChange />, '/pay#t0ken')
  await pay()
  const refusal = await screen.findByRole('alert')
  expect(refusal).toHaveTextContent('Your card was declined.')
  await waitFor(() => expect(refusal).toHaveFocus())
  answer = () => problem(503, 'unavailable', 'No response')
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $63.75' }))
  expect(await screen.findByText(/charged only once/)).toBeVisible()
})

test.each([
  ['withdrawn', 'This change was withdrawn', /not charged/],
  ['expired', 'The time to pay for this change is over', /not charged/],
  ['impossible', 'This change is no longer possible', /giving back the \$63\.75/],
])('a change that is %s takes no card', async (state, title, text) => {
  shown = { ...open, state, changes: [], totals: undefined, isGivenBack: state === 'impossible' }
  renderInShop(<PayChange />, '/pay#t0ken')
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

test('a payment without a result is not called uncharged', async () => {
  shown = { ...open, state: 'withdrawn', changes: [], totals: undefined, isBeingChecked: true }
  renderInShop(<PayChange />, '/pay#t0ken')
  expect(await screen.findByText(/still checking whether a payment/)).toBeVisible()
  expect(screen.queryByText(/not charged/)).toBeNull()
})

test('equal lines are both listed, and no tax is called negative', async () => {
  const logged = jest.spyOn(console, 'error')
  const [line] = open.changes
  shown = { ...open, changes: [line, line], totals: { ...open.totals, tax: -0.5 } }
  renderInShop(<PayChange />, '/pay#t0ken')
  expect(await screen.findAllByText(String(line))).toHaveLength(2)
  expect(screen.queryByText('Of that, tax')).toBeNull()
  expect(screen.getByText(/We keep this for you until/)).toHaveTextContent(/[AP]M (UTC|GMT|[A-Z]+)/)
  expect(logged).not.toHaveBeenCalled()
})

test('gift cards pay a part, or all of it without a card', async () => {
  const at = (path: string) => `*/custom/order-proposals/v1/organizations/:organization/${path}`
  const entered: object[] = []
  const card = { id: 'g1', masked: '******4711', amount: 20 }
  server.use(
    http.post(at('gift-cards'), async ({ request }) => {
      entered.push((await request.json()) as object)
      const all = { giftCards: [{ ...card, amount: 63.75 }], toPay: 0 }
      const part = { giftCards: [card], toPay: 43.75 }
      return HttpResponse.json({ ...open, ...(entered.length > 1 ? all : part) })
    }),
    http.post(at('gift-cards/removal'), () => HttpResponse.json(open)),
  )
  renderInShop(<PayChange />, '/pay#t0ken')
  const apply = async (number: string, pin: string) => {
    await userEvent.type(screen.getByLabelText('Gift card number'), number)
    await userEvent.type(screen.getByLabelText(/Security code/), pin)
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  }
  await userEvent.click(await screen.findByText('Have a gift card?'))
  await apply('6000-4711', '12')
  expect(await screen.findByRole('button', { name: 'Pay $43.75' })).toBeVisible()
  expect(entered).toEqual([{ token: 't0ken', cardNumber: '6000-4711', cvc: '12' }])
  await userEvent.click(screen.getByRole('button', { name: 'Remove gift card ending in 4711' }))
  expect(await screen.findByRole('button', { name: 'Pay $63.75' })).toBeVisible()
  await apply('6000-4711', '12')
  await userEvent.click(await screen.findByRole('button', { name: 'Pay by gift card' }))
  expect(await screen.findByText(/your order is changed/)).toBeVisible()
  expect(paid).toEqual([{ token: 't0ken', expected: 0 }])
})

test('an amount that has changed is read again and said', async () => {
  answer = () => problem(409, 'amount-changed', 'Changed')
  renderInShop(<PayChange />, '/pay#t0ken')
  await screen.findByRole('button', { name: 'Pay $63.75' })
  shown = { ...open, toPay: 43.75 }
  await pay()
  expect(await screen.findByText(/What is left to pay has changed/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Pay $43.75' })).toBeVisible()
})

test('a gift card that cannot be removed says why, and none is while paying', async () => {
  const text = 'A payment for it is being checked.'
  const finish: (() => void)[] = []
  server.use(
    http.post('*/gift-cards/removal', () => problem(409, 'payment-under-way', text)),
    http.post('*/pay', async () => {
      await new Promise<void>((resolve) => finish.push(resolve))
      return problem(400, 'payment-declined', 'Refused')
    }),
  )
  shown = { ...open, giftCards: [{ id: 'g1', masked: '******4711', amount: 20 }] }
  renderInShop(<PayChange />, '/pay#t0ken')
  const remove = await screen.findByRole('button', { name: 'Remove gift card ending in 4711' })
  await userEvent.click(remove)
  expect(await screen.findByText(text)).toBeVisible()
  await pay()
  await waitFor(() => expect(remove).toBeDisabled())
  await waitFor(() => expect(finish).toHaveLength(1))
  finish[0]?.()
  await waitFor(() => expect(remove).toBeEnabled())
})

test("the server's page calls no link unknown, because it never sees one", () => {
  const html = renderToString(
    <UiProvider cache={createStyleCache()}>
      <IntlProvider locale="en-US" defaultLocale="en-US">
        <SiteProvider value={toSite(testSite)}>
          <QueryClientProvider client={createTestQueryClient()}>
            <StaticRouter location="/pay">
              <PayChange />
            </StaticRouter>
          </QueryClientProvider>
        </SiteProvider>
      </IntlProvider>
    </UiProvider>,
  )
  expect(html).toContain('Your payment')
  expect(html).not.toContain('Pay for')
  expect(html).not.toMatch(/role="alert"|do not know this link/)
})

test.each(['/pay#unknown', '/pay'])(
  'an unknown link leads to the contact form (%s)',
  async (at) => {
    renderInShop(<PayChange />, at)
    expect(await screen.findByText(/We do not know this link/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Write to us' })).toBeVisible()
  },
)

const phoneOrder = {
  ...{ kind: 'order', orderNo: '00001002', currency: 'USD', state: 'waiting', total: 63.75 },
  payUntil: '2026-12-02T19:00:00Z',
  parcels: [{ address: ['Ada Lovelace', '1 Main St'], lines: ['3 × Truffles', 'Ground'] }],
  sums: [
    ['Subtotal', '$60.00'],
    ['Tax', '$3.75'],
  ],
}

test('an order by phone is shown and paid with a card', async () => {
  shown = phoneOrder
  answer = () =>
    HttpResponse.json<object>({ ...phoneOrder, state: 'placed', parcels: [], sums: [] })
  renderInShop(<PayChange />, '/pay#t0ken')
  expect(await screen.findByText('3 × Truffles')).toBeVisible()
  expect(screen.getByText('Ada Lovelace, 1 Main St')).toBeVisible()
  await waitFor(() => expect(document.title).toMatch(/^Pay for your order \|/))
  expect(screen.getByText('Tax').nextSibling).toHaveTextContent('$3.75')
  await pay()
  expect(await screen.findByText('Thank you, your order is paid')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

test.each([
  ['withdrawn', 'This order was withdrawn'],
  ['expired', 'The time to pay for this order is over'],
])('an order by phone that is %s takes no card', async (state, text) => {
  shown = { ...phoneOrder, state, parcels: [], sums: [] }
  renderInShop(<PayChange />, '/pay#t0ken')
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})
