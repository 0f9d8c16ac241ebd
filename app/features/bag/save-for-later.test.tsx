import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWishListServer } from '@/shopper/testing/wish-list-server'
import { logInCustomer } from '@/shopper/testing/log-in-customer'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { Bag } from './bag'
import { createBagServer, twoLines } from './testing/bag-server'

const { server, state } = createBagServer()
const lists = createWishListServer()

beforeAll(() => import('@/ui/toaster'))
beforeEach(() => {
  server.use(...lists.handlers)
  logInCustomer()
  lists.reset()
  state.basket = twoLines()
})

async function openBag() {
  const { queryClient } = renderInShop(<Bag />, '/cart')
  await screen.findByRole('textbox', { name: 'Quantity of Box a' })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await userEvent.click(screen.getByRole('button', { name: 'Save for later: Box a' }))
}

const inBag = () => state.basket?.productItems?.map(({ productId }) => productId)

test('a line moves to the wish list with its quantity, and undo moves it back [ACC-051]', async () => {
  await openBag()
  expect(await screen.findByText('Box a is saved for later.')).toBeVisible()
  expect(lists.state.items).toMatchObject([{ productId: 'a', quantity: 2, priority: 1 }])
  expect(inBag()).toEqual(['b'])
  await userEvent.click(screen.getByRole('button', { name: 'Undo saving Box a for later' }))
  await waitFor(() => expect(inBag()).toEqual(['b', 'a']))
  await waitFor(() => expect(lists.state.items).toEqual([]))
})

test('a line that cannot be saved for later stays in the bag, with a message', async () => {
  lists.state.refuse.set('createCustomerProductListItem', { status: 503, type: 'busy' })
  await openBag()
  expect(await screen.findByText(/Something unexpected went wrong/)).toBeVisible()
  expect(await screen.findByRole('textbox', { name: 'Quantity of Box a' })).toBeVisible()
  expect(inBag()).toEqual(['a', 'b'])
})
