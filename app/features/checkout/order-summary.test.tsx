import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useBasket } from '@/shopper/basket/use-basket'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { deliveredBasket } from '@/shopper/testing/delivered-basket'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { OrderSummary } from './order-summary'

const { state } = createBasketServer({
  addCouponToBasket: (basket, { body }) => {
    const { code } = body as { code: string }
    return {
      ...basket,
      couponItems: [{ code, couponItemId: 'c1', statusCode: 'applied' }],
      orderPriceAdjustments: [{ priceAdjustmentId: 'off', itemText: 'Ten percent', price: -2 }],
    }
  },
  removeCouponFromBasket: (basket) => ({ ...basket, couponItems: [], orderPriceAdjustments: [] }),
})

state.basket = deliveredBasket()

function Summary() {
  const { data: basket } = useBasket()
  return basket ? <OrderSummary basket={basket} /> : null
}

test('a promo code is added and removed in checkout [CART-028]', async () => {
  const { container } = renderInShop(<Summary />, '/shipping')
  await userEvent.type(await screen.findByLabelText('Promo Code'), 'SWEET{Enter}')
  const remove = await screen.findByRole('button', { name: 'Remove promo code SWEET' })
  expect(container).toHaveTextContent('Ten percent-$2.00')
  await userEvent.click(remove)
  await waitFor(() => expect(container).not.toHaveTextContent('Ten percent'))
  await waitFor(() => expect(screen.getByLabelText('Promo Code')).toHaveFocus())
})

test('before the address is known, the total is marked as estimated, in the collapsed summary too', async () => {
  state.basket.c_taxPending = true
  const { container } = renderInShop(<Summary />, '/shipping')
  await screen.findByLabelText('Promo Code')
  expect(container.querySelector('summary')).toHaveTextContent(/^Order SummaryEstimated \$/)
  expect(container).toHaveTextContent('TaxOnce we know where it goes')
  expect(container).not.toHaveTextContent('Calculated at checkout')
})
