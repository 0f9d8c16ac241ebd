import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Basket } from '@/commerce-client/baskets'
import { writePendingOrder } from '@/shopper/basket/pending-order-marker'
import {
  emitSessionEvent,
  markExpiryShown,
  markGuestExpiryUnseen,
  setLostBag,
} from '@/shopper/session/session-events'
import { createBasketServer, problem, TEST_SITE } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { Bag } from './bag'
import { line, twoLines } from './testing/bag-server'

let soldOut: string[] = []
const { state } = createBasketServer({
  addItemToBasket: (basket, { body }) => {
    const [{ productId, quantity }] = body as [{ productId: string; quantity: number }]
    if (soldOut.includes(productId)) return problem(400, 'out-of-stock', 'Sold out')
    const added = line(`back-${productId}`, productId, quantity)
    return { ...basket, productItems: [...(basket.productItems ?? []), added] }
  },
})
state.basket = { basketId: 'new', productItems: [], shipments: [{ shipmentId: 'me' }] }

const lost: Basket = { ...twoLines(), basketId: 'old', customerInfo: { email: 'ada@example.com' } }
const paid: Basket = {
  ...lost,
  paymentInstruments: [{ paymentInstrumentId: 'p', paymentMethodId: 'CREDIT_CARD' }],
}
const open = (bag: Basket) => {
  act(() => markGuestExpiryUnseen(TEST_SITE, bag))
  return renderInShop(<Bag />, '/cart')
}
const restore = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Put everything back into my bag' }))
const isNotCalledEmpty = async ({ queryClient }: ReturnType<typeof open>) => {
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByText('Your bag is empty')).not.toBeInTheDocument()
}

beforeEach(() => {
  soldOut = []
})
afterEach(() => {
  markExpiryShown(TEST_SITE)
  setLostBag(TEST_SITE, undefined)
})

test('after a session expires, the bag shows one notice with a login link [SES-030]', async () => {
  act(() => emitSessionEvent('session-expired', TEST_SITE))
  const shop = renderInShop(<Bag />, '/cart')
  const notice = await screen.findByText(
    'Your session has expired. Please log in again to continue.',
  )
  expect(notice).toBeVisible()
  await isNotCalledEmpty(shop)
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }))
  expect(shop.address()).toBe('/login')
  shop.unmount()
  renderInShop(<Bag />, '/cart')
  expect(await screen.findByText('Your bag is empty')).toBeVisible()
  expect(screen.queryByText(/session has expired/)).not.toBeInTheDocument()
})

test('a guest whose visit has ended gets the lines of the bag back', async () => {
  const shop = open(lost)
  expect(await screen.findByText('Your visit has ended')).toBeVisible()
  expect(screen.queryByText(/Nothing was ordered/)).not.toBeInTheDocument()
  await isNotCalledEmpty(shop)
  await restore()
  await waitFor(() => expect(screen.queryByText('Your visit has ended')).not.toBeInTheDocument())
  expect(
    state.basket.productItems?.map(({ productId, quantity }) => [productId, quantity]),
  ).toEqual(lost.productItems?.map(({ productId, quantity }) => [productId, quantity]))
})

test('a line that is sold out meanwhile is named, and can be tried again', async () => {
  soldOut = ['a']
  open(lost)
  await restore()
  expect(await screen.findByText('This could not be put back: Box a.')).toBeVisible()
  expect(state.basket.productItems?.map(({ productId }) => productId)).toEqual(['b'])
  soldOut = []
  await restore()
  await waitFor(() => expect(screen.queryByText('Your visit has ended')).not.toBeInTheDocument())
  expect(state.basket.productItems?.map(({ productId }) => productId)).toEqual(['b', 'a'])
})

test('the notice stays for later visits of the bag until there is a new one', async () => {
  const { unmount } = open(lost)
  await screen.findByText('Your visit has ended')
  unmount()
  renderInShop(<Bag />, '/cart')
  await screen.findByText('Your visit has ended')
})

test('a bag that was ready to be ordered: nothing was ordered and nothing charged', async () => {
  open(paid)
  expect(await screen.findByText('Nothing was ordered, and nothing was charged.')).toBeVisible()
})

test('an order that has got no answer: where to find out what became of it', async () => {
  const order = { customerId: 'old-guest', orderNo: '1001', isUnclear: true }
  writePendingOrder(TEST_SITE, { basketId: 'old', at: Date.now(), ...order })
  open(paid)
  expect(await screen.findByText(/whether your order 1001 was placed/)).toHaveTextContent(
    'its confirmation is on its way to ada@example.com',
  )
  expect(screen.getByRole('link', { name: 'Track an Order' })).toLeadTo('/track-order')
  expect(screen.queryByText(/Nothing was ordered/)).not.toBeInTheDocument()
})
