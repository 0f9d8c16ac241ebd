import { screen } from '@testing-library/react'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { LineMix } from './line-mix'

const { server, state } = createBasketServer()
const c_customMix = [
  { pid: 'nut', qty: 5 },
  { pid: 'fig', qty: 4 },
]

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

test('pieces that are not sold any more keep the names they had [CART-059]', async () => {
  state.custom = { fig: { name: 'Fig Today' } }
  renderInShop(<LineMix line={{ c_customMix, c_pieceNames: { nut: 'Nut of Then' } }} />)
  expect(await screen.findByText('4 × Fig Today')).toBeVisible()
  expect(screen.getByText('5 × Nut of Then')).toBeVisible()
  expect(screen.getByText('In your box')).toBeVisible()
})

test('a box is called by its name', () => {
  renderInShop(<LineMix line={{ c_customMix, c_boxName: 'For <Mum>' }} />)
  expect(screen.getByText(/In your box/)).toHaveTextContent('In your box “For <Mum>”')
})
