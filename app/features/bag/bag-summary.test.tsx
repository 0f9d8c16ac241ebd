import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { Basket } from '@/commerce-client/baskets'
import { useBasketStatus } from '@/shopper/basket/use-basket-status'
import { problem } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { Bag } from './bag'
import { createBagServer, line, twoLines } from './testing/bag-server'

const { server, state, lookedUp, lookUp } = createBagServer()
let preferences: object

beforeEach(() => {
  lookedUp.length = 0
  preferences = {}
  server.use(
    lookUp,
    http.get('*/api/:siteId/site-prefs', () => HttpResponse.json(preferences)),
  )
  state.basket = twoLines()
})

async function openBag(path = '/cart') {
  const shop = renderInShop(<Bag />, path)
  const summary = within(await screen.findByRole('region', { name: 'Order Summary' }))
  await waitFor(() => expect(shop.queryClient.isFetching()).toBe(0))
  return { ...shop, summary }
}
const calls = () => state.calls.map(({ method }) => method)
const applyCode = (code: string) =>
  userEvent.type(screen.getByRole('textbox', { name: 'Promo Code' }), `${code}{Enter}`)
const checkout = () => screen.getByRole('button', { name: 'Checkout' })

test.each([
  ['NOPE', 'Promo code "NOPE" is unknown.', 'CART-032, CART-057'],
  ['LATER', 'Promo code "LATER" currently cannot be added to your cart.', 'CART-033'],
])('promo code %s is refused with: %s [%s]', async (code, words) => {
  await openBag()
  await applyCode(code)
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: `Remove promo code ${code}` })).toBeNull()
})

test('the refusal message disappears when the bag changes, and the code stays in its field for a retry', async () => {
  await openBag()
  await applyCode('LATER')
  await screen.findByText(/currently cannot be added/)
  const [more] = screen.getAllByRole('button', { name: 'Increase quantity' })
  await userEvent.click(more ?? document.body)
  await waitFor(() => expect(screen.queryByText(/currently cannot be added/)).toBeNull())
  expect(calls()).toContain('updateItemInBasket')
  expect(screen.getByRole('textbox', { name: 'Promo Code' })).toHaveValue('LATER')
})

test('a promo code without effect is removed from the bag again [CART-030, CART-063]', async () => {
  const { summary } = await openBag()
  await applyCode('LATER')
  await screen.findByText(/currently cannot be added/)
  expect(state.calls).toMatchObject([
    { method: 'addCouponToBasket', body: { code: 'LATER' } },
    { method: 'removeCouponFromBasket', parameters: { couponItemId: 'c1' } },
  ])
  expect(state.basket.couponItems).toEqual([])
  expect(summary.queryByText('LATER')).toBeNull()
})

test('an applied promo code is listed and can be removed [CART-028, CART-029]', async () => {
  await openBag()
  await applyCode('SWEET')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove promo code SWEET' }))
  await waitFor(() => expect(screen.queryByText('SWEET')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Promo Code' })).toHaveFocus())
  expect(state.calls).toMatchObject([
    { method: 'addCouponToBasket', body: { code: 'SWEET' } },
    { method: 'removeCouponFromBasket', parameters: { couponItemId: 'c1' } },
  ])
})

test('a toast confirms that a promo code was added or removed, and offers undo [CART-028]', async () => {
  await openBag()
  await applyCode('SWEET')
  expect(await screen.findByText('Promo code SWEET was added.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Undo adding promo code SWEET' }))
  expect(await screen.findByText('Promo code SWEET was removed.')).toBeVisible()
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Remove promo code SWEET' })).toBeNull(),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Undo removing promo code SWEET' }))
  expect(await screen.findByRole('button', { name: 'Remove promo code SWEET' })).toBeVisible()
  expect(calls()).toEqual(['addCouponToBasket', 'removeCouponFromBasket', 'addCouponToBasket'])
})

test('when applying a promo code fails for another reason, the error is shown and the code stays in its field', async () => {
  await openBag()
  server.use(
    http.post('*/scapi/shopperBaskets/addCouponToBasket', () =>
      problem(503, 'busy', 'Come back later.'),
    ),
  )
  await applyCode('SWEET')
  expect(await screen.findByText(/Come back later\./)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Promo Code' })).toHaveValue('SWEET')
  expect(lookedUp).toEqual([])
})

test('an organization code is looked up, applied and removed [CART-056, CART-057]', async () => {
  await openBag()
  await applyCode('PTA-OAKS')
  const remove = await screen.findByRole('button', { name: 'Remove promo code PTA-OAKS' })
  expect(screen.getByText('Organization code')).toBeVisible()
  expect(lookedUp).toEqual(['PTA-OAKS'])
  expect(state.calls.at(-1)).toMatchObject({
    method: 'updateBasket',
    body: { sourceCode: 'PTA-OAKS' },
  })
  await userEvent.click(remove)
  await waitFor(() => expect(screen.queryByText('PTA-OAKS')).toBeNull())
  expect(state.calls.at(-1)).toMatchObject({ body: { sourceCode: '' } })
})

test('the amounts are those returned by the service [CART-001, CART-035, CART-058, I18N-008]', async () => {
  Object.assign(state.basket, {
    taxTotal: 2.4,
    shippingTotal: 0,
    orderTotal: 27.4,
    orderPriceAdjustments: [{ priceAdjustmentId: 'p', itemText: 'Holiday', price: -5 }],
    shipments: [{ shipmentId: 'me', shippingMethod: { id: 'GroundDisc' } }],
  })
  const { summary } = await openBag()
  for (const text of ['$30.00', 'FREE', 'Holiday', '-$5.00', '$2.40', '$27.40']) {
    expect(summary.getByText(text)).toBeInTheDocument()
  }
  expect(screen.getByRole('heading', { name: 'Box a' }).closest('li')).toHaveTextContent('$20.00')
})

describe('progress toward free shipping', () => {
  const approach = (distance: number, threshold: number, more: object = {}) => ({
    type: 'shipping',
    distanceFromConditionThreshold: distance,
    conditionThreshold: threshold,
    discount: { type: 'free' },
    ...more,
  })

  test('the smallest missing amount is shown to the cent [CART-034]', async () => {
    state.basket.shipments = [
      {
        shipmentId: 'me',
        c_approachingDiscounts: [
          approach(45, 75),
          approach(9.5, 39.5),
          approach(1, 31, { type: 'order' }),
          approach(2, 32, { discount: { type: 'percentage' } }),
        ],
      },
    ]
    const { summary } = await openBag()
    const text = summary.getByText(/more for free shipping/)
    expect(text).toHaveTextContent('$9.50 more for free shipping')
    const bar = summary.getByRole('progressbar', { name: 'On the way to free shipping' })
    expect(bar).toHaveAttribute('aria-valuenow', '76')
  })

  test('at the threshold the bar stays full, and shipping is FREE before a method is chosen [CART-035]', async () => {
    state.basket.shipments = [
      { shipmentId: 'me', c_freeShipping: true, c_approachingDiscounts: [approach(45, 75)] },
    ]
    const { summary } = await openBag()
    expect(summary.getByText('Your order ships free')).toBeVisible()
    expect(summary.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    expect(summary.getByText('Shipping').parentElement).toHaveTextContent('ShippingFREE')
    // the total is estimated because its tax is not known yet
    expect(summary.getByText('Estimated Total')).toBeVisible()
  })

  test('no progress is shown for several shipments', async () => {
    const c_approachingDiscounts = [approach(45, 75)]
    state.basket.productItems = [line('1', 'a', 2), line('2', 'b', 1, { shipmentId: 'Shipment1' })]
    state.basket.shipments = [
      { shipmentId: 'me', c_approachingDiscounts },
      { shipmentId: 'Shipment1', c_approachingDiscounts },
    ]
    const { summary } = await openBag()
    expect(summary.queryByText(/for free shipping/)).toBeNull()
  })
})

describe('a bag with a minimum order amount', () => {
  const below: Partial<Basket> = {
    c_qualifiers: { qdThresholdMet: false, qdThreshold: 100, qdRemaining: 70 },
  }

  test('below the minimum, checkout is disabled and explains why [CART-037, CART-038]', async () => {
    Object.assign(state.basket, below)
    await openBag()
    expect(checkout()).toBeDisabled()
    expect(checkout()).toHaveAccessibleDescription(
      'Orders here start at $100.00. Please add $70.00 more to continue to checkout.',
    )
  })

  test.each([
    ['it is reached', { c_qualifiers: { qdThresholdMet: true } }, {}, {}],
    ['the site has it switched off', below, { qdThresholdEnabled: false }, {}],
    ['all is sales material', below, {}, { c_isCollateral: true }],
  ])('checkout is enabled when %s [CART-037]', async (_when, basket, prefs, custom) => {
    Object.assign(state.basket, basket)
    preferences = prefs
    state.custom = { a: custom, b: custom }
    await openBag()
    await waitFor(() => expect(checkout()).toBeEnabled())
  })
})

test('while a change is pending, the amounts are marked as busy [CART-012]', async () => {
  function Status() {
    return <output>{useBasketStatus()}</output>
  }
  const { queryClient } = renderInShop(
    <>
      <Bag />
      <Status />
    </>,
    '/cart',
  )
  const summary = within(await screen.findByRole('region', { name: 'Order Summary' }))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const total = () => summary.getByText(/^(Order|Estimated) Total$/).closest('[aria-busy]')
  expect(total()).toHaveAttribute('aria-busy', 'false')
  let answer: (() => void) | undefined
  server.use(
    http.post('*/scapi/shopperBaskets/removeItemFromBasket', async () => {
      await new Promise<void>((resolve) => (answer = resolve))
      return problem(503, 'busy', 'Come back later.')
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remove Box a' }))
  expect(screen.getByText('pending')).toBeInTheDocument()
  expect(total()).toHaveAttribute('aria-busy', 'true')
  expect(summary.getByText('Updating your bag')).toBeInTheDocument()
  await waitFor(() => expect(answer).toBeDefined())
  answer?.()
  // the removal was refused: the line reappears with a message
  expect(await screen.findByText('error')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'Box a' })).toBeVisible()
  expect(screen.getByText(/Come back later\./)).toBeVisible()
})

test('one bag can hold lines of every kind [CART-055]', async () => {
  const box = [{ pid: 'nut', qty: 20 }]
  state.basket.productItems = [
    line('1', 'ordinary', 2),
    line('2', 'material', 1, { basePrice: 0, price: 0 }),
    line('3', 'gift-card', 1, { price: 50 }),
    line('4', 'case', 1),
    line('5', 'fundraiser', 1),
    line('6', 'mix', 1, { c_customMix: JSON.stringify({ unitType: 'piece', box }) }),
  ]
  await openBag()
  expect(screen.getAllByRole('textbox', { name: /^Quantity of/ })).toHaveLength(6)
  expect(calls()).toEqual([])
})
