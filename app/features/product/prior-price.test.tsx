import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { toPriceView } from '@/commerce-client/product-price.mapper'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import PriorPrice from './prior-price'

const { server } = createBasketServer()
const show = (lowestPriorPrice: string) => {
  server.use(http.get('*/site-prefs', () => HttpResponse.json({ lowestPriorPrice })))
  renderInShop(
    <>
      <h1>Prices</h1>
      <PriorPrice amount={18} />
      <PriorPrice amount={12} isInList />
    </>,
  )
}
const TEXT = 'Lowest price of the 30 days before: '

test.each([
  ['everywhere', [`${TEXT}$18.00`, `${TEXT}$12.00`]],
  ['product-pages', [`${TEXT}$18.00`]],
])('the lowest price before a reduction is shown: %s', async (where, lines) => {
  show(where)
  expect(await screen.findByText(`${TEXT}$18.00`)).toBeVisible()
  expect(screen.getAllByText(/^Lowest price/).map(({ textContent }) => textContent)).toEqual(lines)
})

const sale = { price: 15, prices: { list: 20, sale: 15 }, c_lowestPriorPrice: 18 }

test.each<[string, Parameters<typeof toPriceView>[0], object | undefined]>([
  ['a sale has it', sale, { amount: 15, list: 20, prior: 18 }],
  ['a regular price has none', { ...sale, price: 20, prices: { list: 20 } }, { amount: 20 }],
  ['anything but a number is none', { ...sale, c_lowestPriorPrice: 'x' }, { amount: 15, list: 20 }],
])('of a service’s prices: %s', (_case, prices, expected) => {
  expect(toPriceView(prices)).toEqual(expected)
})
