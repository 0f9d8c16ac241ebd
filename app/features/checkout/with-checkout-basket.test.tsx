import { screen } from '@testing-library/react'
import { http } from 'msw'
import { createBasketServer, problem } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { WithCheckoutBasket } from './with-checkout-basket'

const { server, logIn } = createBasketServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(logIn)
afterAll(() => server.close())

test('a bag that cannot be read is told on the step that it was wanted for', async () => {
  const down = () => problem(500, 'internal', 'Down')
  server.use(http.post('*/scapi/shopperCustomers/getCustomerBaskets', down))
  renderInShop(<WithCheckoutBasket step="payment">{() => 'the bag'}</WithCheckoutBasket>)
  expect(await screen.findByRole('alert')).toHaveTextContent('Something unexpected went wrong!')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Payment')
  expect(screen.queryByText('the bag')).not.toBeInTheDocument()
})
