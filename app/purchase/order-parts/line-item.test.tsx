import { screen } from '@testing-library/react'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { LineItem } from './line-item'

const product = {
  id: 'duo',
  name: 'Duo',
  href: '/products/duo',
  options: [],
  extras: [{ id: 'ribbonTag', name: 'Ribbon tag', defaultValueId: 'none' }],
  ats: 5,
  isCollateral: false,
  isGiftCard: false,
}
const lineWith = (optionValueId: string, itemText: string, price: number) => ({
  itemId: '1',
  productId: 'duo',
  productName: 'Duo',
  quantity: 2,
  price: 30,
  optionItems: [{ optionId: 'ribbonTag', optionValueId, itemText, price }],
})

test('what was chosen with a product is shown, with what it costs', () => {
  renderInShop(<LineItem line={lineWith('initials', 'Initials', 5)} product={product} />)
  expect(screen.getByText('Ribbon tag').parentElement).toHaveTextContent(
    /^Ribbon tag ?Initials \(\+\$5\.00\)$/,
  )
})

test('of a product that is sold no more, too', () => {
  renderInShop(<LineItem line={lineWith('initials', 'Initials', 5)} />)
  expect(screen.getByText('Option').parentElement).toHaveTextContent(/Initials/)
})

test('what comes by itself is not worth a word', () => {
  renderInShop(<LineItem line={lineWith('none', 'No tag', 0)} product={product} />)
  expect(screen.queryByText('No tag')).toBeNull()
})
