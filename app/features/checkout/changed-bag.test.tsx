import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Basket } from '@/commerce-client/baskets'
import { createBasketServer, problem, TEST_SITE } from '@/shopper/testing/basket-server'
import { basketToOrder } from '@/shopper/testing/delivered-basket'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { ReviewStep } from './review-step'

const shown: Basket = {
  ...basketToOrder(),
  couponItems: [{ couponItemId: 'c1', code: 'ONCE', valid: true, statusCode: 'applied' }],
  orderPriceAdjustments: [
    { priceAdjustmentId: 'p', promotionId: 'x', price: -5, couponCode: 'ONCE' },
    { priceAdjustmentId: 'q', promotionId: 'y', price: -1, couponCode: 'CONTEXT' },
  ],
}
const spent: Basket = {
  ...shown,
  couponItems: [
    { couponItemId: 'c1', code: 'ONCE', valid: false, statusCode: 'redemption_limit_exceeded' },
  ],
  orderPriceAdjustments: [],
  orderTotal: 26,
}
const order = { orderNo: '1001', status: 'new', c_basketId: 'basket-1' }

const box = { itemId: '1', productId: 'a', productName: 'Box', quantity: 1, shipmentId: 'me' }
const truffles = { ...box, itemId: '9', productId: 'b', productName: 'Truffles' }

let refusal: (() => ReturnType<typeof problem>) | undefined
const { state } = createBasketServer({ createOrder: () => refusal?.() ?? order })

beforeEach(() => {
  state.basket = shown
  refusal = undefined
  window.scrollTo = jest.fn()
})

const place = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Place Order' }))
const changeInAnotherTab = () =>
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: `basket_changed_${TEST_SITE}` }))
  })
const placed = () => state.calls.filter(({ method }) => method === 'createOrder')
const alert = async () => (await screen.findAllByRole('alert'))[0] ?? document.body

test('a bag with a changed total is shown with the old and new totals before the order is placed', async () => {
  const { address: where } = renderInShop(<ReviewStep />, '/revieworder')
  await screen.findByRole('button', { name: 'Place Order' })
  state.basket = { ...shown, orderTotal: 44 }
  await place()
  expect(await alert()).toHaveTextContent(
    'Your bag has changed meanwhile. It came to $20.00, and comes to $44.00 now. Please look it over, then place your order again.',
  )
  await waitFor(async () => expect(await alert()).toHaveFocus())
  const summary = screen.getByRole('region', { name: 'Order Summary' })
  expect(within(summary).getByText('$44.00')).toBeVisible()
  expect(placed()).toHaveLength(0)
  await place()
  await waitFor(() => expect(where()).toBe('/order-confirmation?orderNo=1001'))
})

test.each(['basket-total-changed', 'invalid-coupon-code'])(
  'a bag changed while the order is being placed is shown again and can then be ordered: %s',
  async (kind) => {
    refusal = () => {
      state.basket = spent
      refusal = undefined
      return problem(400, `https://example.com/errors/${kind}`, 'It has changed.')
    }
    const { address: where } = renderInShop(<ReviewStep />, '/revieworder')
    await place()
    const notice = await alert()
    expect(notice).toHaveTextContent('It came to $20.00, and comes to $26.00 now.')
    expect(notice).toHaveTextContent('The codes ONCE and CONTEXT no longer apply.')
    await waitFor(() => expect(notice).toHaveFocus())
    expect(screen.getByText('$26.00')).toBeVisible()
    await place()
    await waitFor(() => expect(where()).toBe('/order-confirmation?orderNo=1001'))
    expect(placed()).toHaveLength(2)
  },
)

test('when a gift card has been spent elsewhere, the remaining amount to pay is shown', async () => {
  const giftCard = { paymentInstrumentId: 'g1', paymentMethodId: 'GIFTCARD', amount: 15 }
  const paymentInstruments = [giftCard, ...(shown.paymentInstruments ?? [])]
  state.basket = { ...shown, paymentInstruments, c_paymentAmount: 5 }
  renderInShop(<ReviewStep />, '/revieworder')
  await screen.findByRole('button', { name: 'Place Order' })
  state.basket = { ...state.basket, c_paymentAmount: 12.5 }
  await place()
  expect(await alert()).toHaveTextContent(
    'After gift cards, $5.00 was left to pay, and $12.50 is now.',
  )
  expect(await alert()).not.toHaveTextContent('It came to')
  expect(placed()).toHaveLength(0)
})

test.each([
  ['taken out', [box, truffles], [box], 'Taken out: Truffles.'],
  ['added', [box], [box, truffles], 'Added: Truffles.'],
  ['in a larger quantity', [box], [{ ...box, quantity: 3 }], 'Added: Box.'],
])('what another tab has %s is named at the review', async (_how, before, after, text) => {
  state.basket = { ...shown, productItems: before }
  renderInShop(<ReviewStep />, '/revieworder')
  await screen.findByRole('button', { name: 'Place Order' })
  expect(screen.queryByText(/has changed meanwhile/)).not.toBeInTheDocument()
  state.basket = { ...shown, productItems: after, orderTotal: 31 }
  changeInAnotherTab()
  expect(await screen.findByText(/^Your bag has changed meanwhile/)).toHaveTextContent(
    `Your bag has changed meanwhile. ${text} Please look it over before you place your order.`,
  )
  expect(screen.getByText('$31.00')).toBeVisible()
})

test('lines that other recipients get are the same lines', async () => {
  state.basket = { ...shown, productItems: [{ ...box, quantity: 2 }] }
  const { queryClient } = renderInShop(<ReviewStep />, '/revieworder')
  await screen.findByRole('button', { name: 'Place Order' })
  state.basket = { ...shown, productItems: [box, { ...box, itemId: '2' }], orderTotal: 31 }
  changeInAnotherTab()
  expect(await screen.findByText('$31.00')).toBeVisible()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByText(/has changed meanwhile/)).not.toBeInTheDocument()
})
