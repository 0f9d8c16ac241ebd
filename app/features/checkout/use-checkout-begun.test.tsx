import { waitFor } from '@testing-library/react'
import type { Basket } from '@/commerce-client/baskets'
import { letFollow, recordActivities } from '@/shopper/testing/recommendations'
import { renderApp } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import { useCheckoutBegun } from './shipping-step'

const { reported, handlers } = recordActivities()
serve(...handlers)

beforeEach(letFollow)

function Checkout({ basket }: { basket: Basket }) {
  useCheckoutBegun(basket)
  return null
}

test('the start of checkout is reported once per bag, with its total and products [REC-007]', async () => {
  const basket: Basket = {
    basketId: 'bag',
    orderTotal: 41.9,
    productItems: [{ itemId: '1', productId: 'p1', quantity: 2, basePrice: 14.95 }],
  }
  const { rerender } = renderApp(<Checkout basket={basket} />)
  await waitFor(() => expect(reported).toHaveLength(1))
  expect(reported[0]).toMatchObject({
    name: 'beginCheckout',
    body: { amount: 41.9, products: [{ id: 'p1', sku: 'p1', quantity: 2, price: 14.95 }] },
  })
  rerender(<Checkout basket={{ ...basket, orderTotal: 50 }} />)
  await Promise.resolve()
  expect(reported).toHaveLength(1)
})
