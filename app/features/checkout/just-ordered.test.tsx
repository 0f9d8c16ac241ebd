import { screen } from '@testing-library/react'
import { writePendingOrder } from '@/shopper/basket/pending-order-marker'
import { createBasketServer, TEST_SITE } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { JustOrdered } from './just-ordered'

const { state } = createBasketServer()
state.basket = { basketId: 'basket-2', productItems: [] }

const placed = (isPlaced: boolean) =>
  writePendingOrder(TEST_SITE, { basketId: 'basket-1', at: Date.now(), orderNo: '1001', isPlaced })

test('an empty bag shows a link to the order that was placed from it', async () => {
  placed(true)
  renderInShop(<JustOrdered />, '/cart')
  expect(await screen.findByText('Your order 1001 is placed.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See your order' })).toLeadTo(
    '/order-confirmation?orderNo=1001',
  )
})

test.each<[string, () => void]>([
  ['nothing was ordered', () => undefined],
  ['it is not placed yet', () => placed(false)],
  [
    'there is something in the bag again',
    () => {
      placed(true)
      state.basket = { basketId: 'basket-2', productItems: [{ itemId: '1', quantity: 1 }] }
    },
  ],
])('no order notice is shown when %s', async (_name, prepare) => {
  prepare()
  const { queryClient } = renderInShop(
    <>
      <JustOrdered />
      The bag
    </>,
    '/cart',
  )
  await screen.findByText('The bag')
  await queryClient.refetchQueries()
  expect(screen.queryByText(/is placed/)).toBeNull()
})
