import { isOptinsStale, readSubscriptionOptions, toSubscriptionState } from './basket-optins'

const line = (productId: string, frequency?: string) => ({
  productId,
  ...(frequency && { c_subscriptionFrequency: frequency }),
})

test('a product that comes at two intervals is sent with both [CART-050]', () => {
  const lines = [line('a', '1_3'), line('a', '2_3'), line('b'), line('a', '2_3')]
  const basket = { productItems: lines }
  const state = toSubscriptionState(basket)
  expect(state.optedin).toEqual([
    { id: 'a', frequency: '1_3' },
    { id: 'a', frequency: '2_3' },
  ])
  const returned = { ...basket, c_subscriptionOptins: JSON.stringify(state) }
  expect(isOptinsStale(returned)).toBe(false)
  expect(isOptinsStale({ ...returned, productItems: [line('a', '1_3')] })).toBe(true)
  expect(readSubscriptionOptions(returned).map((one) => one.tracking_override.every)).toEqual([
    1, 2,
  ])
})
