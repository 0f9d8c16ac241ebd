import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { toProductTile } from '@/commerce-client/product-tile.mapper'
import { toProductView } from '@/commerce-client/product.mapper'
import { renderApp } from '../../../tests/setup/render-app'
import { serveShop } from '../../../tests/setup/serve-shop'
import { ProductDetail } from './product-detail'
import { ProductTile } from './product-tile'

type Product = ShopperProductsTypes.Product

const { shop } = serveShop(20)

const domes: Product = {
  id: 'domes',
  name: 'Golden Domes',
  type: { master: true },
  variationAttributes: [
    {
      id: 'size',
      name: 'Size',
      values: [
        { value: '6', name: '6 Pieces', orderable: true },
        { value: '12', name: '12 Pieces', orderable: true },
      ],
    },
  ],
  variants: [
    { productId: 'domes6', orderable: true, price: 10, variationValues: { size: '6' } },
    { productId: 'domes12', orderable: true, price: 18, variationValues: { size: '12' } },
  ],
}
const bar: Product = { id: 'bar', name: 'Sea Salt Bar', price: 8 }
const gone: Product = {
  id: 'gone',
  name: 'Last Year',
  price: 5,
  inventory: { id: 'list', orderable: false },
}
const tasting = (...setProducts: Product[]): Product => ({
  id: 'tasting',
  name: 'Tasting Set',
  type: { set: true },
  price: 8,
  setProducts,
})

async function showSet(...members: Product[]) {
  renderApp(<ProductDetail product={toProductView(tasting(...members))} />)
  await screen.findByText('Together, as chosen')
  return userEvent.setup()
}

const member = (name: string) => {
  const items = screen.getAllByRole('listitem')
  const found = items.find((item) => within(item).queryByRole('link', { name }))
  return within(found ?? document.createElement('li'))
}
const addAll = (name = 'Add all to bag') => screen.getByRole('button', { name })
const lines = () => shop.state.lines.map(({ productId, quantity }) => [productId, quantity])

test('a set shows the price of its cheapest member and cannot be added itself', async () => {
  await showSet(domes, bar)
  expect(screen.getByText(/^From/)).toHaveTextContent('$8.00')
  expect(screen.queryByRole('button', { name: 'Add to Bag' })).toBeNull()
  expect(member('Golden Domes').getByRole('link', { name: 'Golden Domes' })).toLeadTo(
    expect.stringContaining('domes'),
  )
})

test('all members of a set are added in their chosen sizes and quantities', async () => {
  const user = await showSet(domes, bar)
  const total = () => screen.getByText('Together, as chosen').parentElement
  expect(total()).toHaveTextContent('$18.00')
  await user.click(member('Golden Domes').getByRole('radio', { name: /12 Pieces/ }))
  await user.click(member('Sea Salt Bar').getByRole('button', { name: 'Increase quantity' }))
  await waitFor(() => expect(total()).toHaveTextContent('$34.00'))
  await user.click(addAll())
  await waitFor(() =>
    expect(lines()).toEqual([
      ['domes12', 1],
      ['bar', 2],
    ]),
  )
})

test('a single member of a set can be added', async () => {
  const user = await showSet(domes, bar)
  await user.click(screen.getByRole('button', { name: 'Add to Bag: Sea Salt Bar' }))
  await waitFor(() => expect(lines()).toEqual([['bar', 1]]))
})

test('an unavailable member is left out when all are added', async () => {
  const user = await showSet(bar, gone)
  expect(member('Last Year').getByText('Out of stock')).toBeVisible()
  expect(member('Last Year').queryByRole('button', { name: /Add/ })).toBeNull()
  await user.click(addAll('Add 1 of 2 to bag'))
  await waitFor(() => expect(lines()).toEqual([['bar', 1]]))
})

test('a bundle lists its contents and is added as one product', async () => {
  const bundledProducts = [{ id: 'bar', product: bar, quantity: 2 }]
  const duo: Product = {
    id: 'duo',
    name: 'Duo',
    type: { bundle: true },
    price: 15,
    bundledProducts,
  }
  renderApp(<ProductDetail product={toProductView(duo)} />)
  const contents = await screen.findByRole('region', { name: 'What is in it' })
  expect(contents).toHaveTextContent('2 × Sea Salt Bar')
  expect(within(contents).getByRole('link', { name: 'Sea Salt Bar' })).toBeVisible()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Add to Bag' }))
  await waitFor(() => expect(lines()).toEqual([['duo', 1]]))
})

describe('a product option', () => {
  const tagged: Product = {
    ...bar,
    options: [
      {
        id: 'ribbonTag',
        name: 'Ribbon tag',
        description: 'A card tag on the ribbon.',
        values: [
          { id: 'none', name: 'No tag', default: true, price: 0 },
          { id: 'initials', name: 'Initials', price: 2.5 },
        ],
      },
    ],
  }
  const sentOptions = () => shop.state.lines.map((item) => Reflect.get(item, 'optionItems'))

  test('is chosen with its price and sent to the bag', async () => {
    renderApp(<ProductDetail product={toProductView(tagged)} />)
    const group = within(await screen.findByRole('group', { name: 'Ribbon tag' }))
    expect(group.getByRole('radio', { name: 'No tag' })).toBeChecked()
    await userEvent.click(group.getByRole('radio', { name: 'Initials +$2.50' }))
    await userEvent.click(screen.getByRole('button', { name: 'Add to Bag' }))
    await waitFor(() =>
      expect(sentOptions()).toEqual([[{ optionId: 'ribbonTag', optionValueId: 'initials' }]]),
    )
  })

  test('is preselected when a line of the bag is edited', async () => {
    const { unmount } = renderApp(<ProductDetail product={toProductView(tagged)} />)
    await userEvent.click(await screen.findByRole('radio', { name: /Initials/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Add to Bag' }))
    await waitFor(() => expect(shop.state.lines).toHaveLength(1))
    unmount()
    const at = `/products/bar?edit=${shop.state.lines[0]?.itemId}`
    renderApp(<ProductDetail product={toProductView(tagged)} />, { at })
    await waitFor(() => expect(screen.getByRole('radio', { name: /Initials/ })).toBeChecked())
  })
})

test('the tile of a set links to its page', () => {
  const tile = toProductTile(tasting(domes, bar), new Date('2030-01-01T00:00:00Z'))
  renderApp(<ProductTile product={tile} />)
  expect(screen.getByText(/^From/)).toHaveTextContent('$8.00')
  const link = screen.getByRole('link', { name: 'View options of Tasting Set' })
  expect(link).toHaveTextContent('View Options')
  expect(link).toLeadTo(expect.stringContaining('tasting'))
  expect(screen.queryByRole('button', { name: /bag/ })).toBeNull()
})
