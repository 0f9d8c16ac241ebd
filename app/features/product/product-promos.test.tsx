import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { ProductView } from '@/commerce-client/product.mapper'
import { DEFAULT_PREFERENCES } from '@/commerce-client/site-preferences.mapper'
import { createTestQueryClient, renderApp, testSite } from '../../../tests/setup/render-app'
import { serveShop } from '../../../tests/setup/serve-shop'
import { ProductDetail } from './product-detail'

let asked: string[]
let optins: unknown[]
let message: string | null

beforeEach(() => {
  asked = []
  optins = []
  message = '4 interest-free payments of $7.63'
})
const { shop } = serveShop(
  50,
  http.get('*/api/test-site/installment-message', ({ request }) => {
    asked.push(new URL(request.url).search)
    return HttpResponse.json({ message })
  }),
  http.get('*/api/test-site/subscription-offer', () =>
    HttpResponse.json({ offer: { frequencies: [{ every: 1, period: 3 }] } }),
  ),
  http.post('*/custom/product/v1/organizations/*/subscription-optins', async ({ request }) => {
    optins.push(await request.json())
    return HttpResponse.json({})
  }),
)

const box: ProductView = {
  id: 'box',
  name: 'Box',
  href: '/candy/box/box.html',
  pageTitle: 'Box',
  bvProductId: 'box',
  imageSets: [],
  price: { amount: 30.5 },
  facts: { flags: ['enableSubscription', 'isShowBackInStock'], orderable: true },
  variations: [],
  variants: [],
  values: {},
  callouts: [],
}

function show(preferences: Partial<typeof DEFAULT_PREFERENCES>, product = box) {
  const queryClient = createTestQueryClient()
  queryClient.setQueryData(['site-preferences', testSite.id], {
    ...DEFAULT_PREFERENCES,
    ...preferences,
  })
  return renderApp(<ProductDetail product={product} />, { queryClient })
}

const placement = (container: HTMLElement) => container.querySelector('klarna-placement')

test('installments are shown when the site offers them, with the price in cents [PDP-020, PDP-021]', async () => {
  const { container } = show({ installmentsEnabled: true, installmentMinimum: 30 })
  expect(await screen.findByText('4 interest-free payments of $7.63')).toBeVisible()
  expect(placement(container)).toHaveAttribute('data-purchase-amount', '3050')
  expect(placement(container)).toHaveAttribute('data-locale', 'en-US')
  expect(asked).toEqual(['?amount=3050&locale=en-US'])
})

const installments = { installmentsEnabled: true, installmentMinimum: 30 }

test.each([
  ['if the site does not offer them', { ...installments, installmentsEnabled: false }, box],
  ['for a free product', installments, { ...box, price: { amount: 0 } }],
  [
    'for a gift card',
    installments,
    { ...box, facts: { ...box.facts, flags: ['isGiftCard'] } } satisfies ProductView,
  ],
])('installments are not shown %s [PDP-020, PAY-005]', async (_name, preferences, product) => {
  const { container } = show(preferences, product)
  await screen.findByRole('button', { name: 'Add to Bag' })
  expect(placement(container)).toBeNull()
  expect(asked).toEqual([])
})

test.each([
  [30.5, '3050', '$35.00', 'interest-free'],
  [29.99, '2999', '$30.00', 'interest-free'],
  [4.5, '450', '$35.00', null],
])(
  'below the minimum, a price of %d is told with the minimum [PDP-020, PDP-021]',
  async (amount, minor, minimum, words) => {
    message = words
    const preferences = { installmentsEnabled: true, installmentMinimum: Number(minimum.slice(1)) }
    const { container } = show(preferences, { ...box, price: { amount } })
    expect(await screen.findByText(/^Installments are available on orders of/)).toHaveTextContent(
      `Installments are available on orders of ${minimum} or more.`,
    )
    await waitFor(() => expect(asked).toEqual([`?amount=${minor}&locale=en-US`]))
    await waitFor(() => expect(placement(container)).toHaveTextContent(words ?? ''))
    expect(placement(container)).toHaveAttribute('data-purchase-amount', minor)
  },
)

test('installments are not offered for a subscription, which checkout cannot split [PAY-005]', async () => {
  const { container } = show({ ...installments, subscriptionsEnabled: true })
  expect(await screen.findByText(/interest-free/)).toBeVisible()
  await userEvent.click(await screen.findByLabelText(/^Subscribe/))
  await waitFor(() => expect(placement(container)).toBeNull())
})

test('when the provider returns no message, its line takes no space', async () => {
  message = null
  const { container } = show(installments)
  expect(placement(container)).not.toBeNull()
  await waitFor(() => expect(placement(container)).toBeNull())
})

test('a chosen subscription is added to the bag with the product [PDP-019]', async () => {
  show({ subscriptionsEnabled: true })
  const add = await screen.findByRole('button', { name: 'Add to Bag' })
  await userEvent.click(await screen.findByLabelText(/^Subscribe/))
  await waitFor(() => expect(add).toBeEnabled())
  await userEvent.click(add)
  await waitFor(() => expect(shop.state.lines).toHaveLength(1))
  expect(shop.state.lines[0]).toMatchObject({ productId: 'box', c_subscriptionFrequency: '1_3' })
  await waitFor(() => expect(optins).toHaveLength(1))
})

test.each([
  ['the site has none', { subscriptionsEnabled: false }, box],
  [
    'the product has none',
    { subscriptionsEnabled: true },
    { ...box, facts: { flags: [], orderable: true } },
  ],
  [
    'the product costs no more than 25 dollars',
    { subscriptionsEnabled: true },
    { ...box, price: { amount: 25 } },
  ],
])('no subscription is offered when %s [PDP-019, PDP-071]', async (_name, preferences, product) => {
  show(preferences, product)
  await screen.findByRole('button', { name: 'Add to Bag' })
  expect(screen.queryByTestId('subscription-skeleton')).not.toBeInTheDocument()
  expect(screen.queryByLabelText(/^Subscribe/)).not.toBeInTheDocument()
})

test('a product that is out of stock offers a back-in-stock notice [PDP-076]', async () => {
  const { unmount } = show(
    { subscriptionsEnabled: true, installmentsEnabled: true },
    { ...box, facts: { ...box.facts, orderable: false } },
  )
  expect(await screen.findByRole('button', { name: 'Notify Me' })).toBeDisabled()
  expect(screen.queryByLabelText(/^Subscribe/)).not.toBeInTheDocument()
  unmount()
  show({}, { ...box, facts: { flags: [], orderable: false } })
  await screen.findByText('Out of stock')
  expect(screen.queryByRole('button', { name: 'Notify Me' })).not.toBeInTheDocument()
})
