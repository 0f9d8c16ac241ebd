import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { problem } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { Bag } from './bag'
import { createBagServer, line } from './testing/bag-server'

const { server, state } = createBagServer()
const c_customMix = JSON.stringify({ unitType: 'pieces', box: [{ pid: 'nut', qty: 20 }] })

state.stock = { a: 12 }
state.basket = { basketId: 'b', productItems: [line('1', 'a', 2, { c_customMix })] }

test('a missing piece of a box is named with instructions, and the line stays unchanged', async () => {
  state.basket.c_quantityExceptions = [
    { itemId: '1', requested: 2, available: 0, reason: 'piece', pieceName: 'Nut' },
  ]
  state.basket.c_flashes = [
    {
      type: 'ProductItemRestricted',
      message: 'in the words of the service',
      details: { itemId: '1', available: 0, reason: 'piece', pieceName: 'Nut' },
    },
  ]
  const { queryClient } = renderInShop(<Bag />, '/cart')
  const words = await screen.findByText(/There is not enough left of Nut\. Choose fewer boxes/)
  expect(words.closest('[role=status]')).toHaveTextContent(/^Box a/)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByText(/no longer available/)).toBeNull()
  expect(state.calls.filter(({ method }) => method === 'updateItemInBasket')).toEqual([])
})

test('the remaining stock of a piece is not taken as the number of available boxes', async () => {
  const detail = "Only 1 of 'Nut' are left, and the bag takes 60."
  const extras = { c_available: 1, c_reason: 'piece', c_pieceName: 'Nut' }
  let writes = 0
  server.use(
    http.post('*/updateItemInBasket', () => {
      writes += 1
      return problem(400, 'product-item-not-available', detail, extras)
    }),
  )
  renderInShop(<Bag />, '/cart')
  await userEvent.click(await screen.findByRole('button', { name: 'Increase quantity' }))
  expect(await screen.findByText(detail)).toBeVisible()
  expect(writes).toBe(1)
})
