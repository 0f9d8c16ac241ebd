import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { LineMix } from './line-mix'

const { state } = createBasketServer()
const c_customMix = [
  { pid: 'nut', qty: 5 },
  { pid: 'fig', qty: 4 },
]

test('pieces that are not sold any more keep the names they had [CART-059]', async () => {
  state.custom = { fig: { name: 'Fig Today' } }
  renderInShop(<LineMix line={{ c_customMix, c_pieceNames: { nut: 'Nut of Then' } }} />)
  expect(await screen.findByText('4 × Fig Today')).toBeVisible()
  expect(screen.getByText('5 × Nut of Then')).toBeVisible()
  expect(screen.getByText('In your box')).toBeVisible()
})

test('a box says row by row where its pieces lie, if it names places', async () => {
  const c_pieceNames = { nut: 'Nut', fig: 'Fig' }
  const line = { c_customMix, c_pieceNames, c_boxPlaces: 'fig-1.nut-3.fig-3.nut-2' }
  const { unmount } = renderInShop(<LineMix line={line} />)
  await userEvent.click(screen.getByText('In this order'))
  expect(screen.getAllByText(/^Row/).map((row) => row.textContent)).toEqual([
    'Row 1: 1 × Fig, 2 × Nut',
    'Row 2: 1 × Nut, 2 × Fig',
    'Row 3: 1 × Fig, 2 × Nut',
  ])
  unmount()
  renderInShop(<LineMix line={{ c_customMix, c_pieceNames, c_boxPlaces: '?' }} />)
  expect(screen.getByText('5 × Nut')).toBeVisible()
  expect(screen.queryByText('In this order')).toBeNull()
})

test('a box is called by its name', () => {
  renderInShop(<LineMix line={{ c_customMix, c_boxName: 'For <Mum>' }} />)
  expect(screen.getByText(/In your box/)).toHaveTextContent('In your box “For <Mum>”')
})
