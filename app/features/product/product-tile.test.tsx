import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { http, HttpResponse } from 'msw'
import { toProductTile } from '@/commerce-client/product-tile.mapper'
import { useSheet, useSheetState } from '@/ui/use-sheet'
import { renderApp } from '../../../tests/setup/render-app'
import { serveShop } from '../../../tests/setup/serve-shop'
import { ProductTile } from './product-tile'

type Product = ShopperProductsTypes.Product

const NOW = new Date('2030-01-01T00:00:00Z')

const badge = (deliveryKey: string, label: string) => ({
  deliveryKey,
  label,
  mediaImages: [{ path: `${deliveryKey}.png`, alt: label, width: 400, height: 400 }],
})
const { shop } = serveShop(
  50,
  http.get('*/api/*/product-badges', () =>
    HttpResponse.json({
      contentType: 'product-badges',
      badges: [badge('badges/new', 'New'), badge('badges/sustainable', 'Sustainable')],
    }),
  ),
)

const bar: Product = {
  id: 'bar',
  name: 'Sea Salt Bar',
  primaryCategoryId: 'bars',
  price: 8,
  inventory: { id: 'list', ats: 9, orderable: true },
  imageGroups: [{ viewType: 'large', images: [{ link: 'https://h/media/bar.jpg', alt: 'A bar' }] }],
}
const size = (value: string) => ({ value, name: `${value} Pieces`, orderable: true })
const box: Product = {
  ...bar,
  id: 'box',
  name: 'Domes',
  type: { master: true },
  price: 10,
  variationAttributes: [{ id: 'size', name: 'Size', values: [size('6'), size('12'), size('24')] }],
  variants: ['12', '6', '24'].map((value, index) => ({
    productId: `box-${value}`,
    orderable: true,
    price: 18 - index * 4,
    variationValues: { size: value },
  })),
}

function show(product: Product) {
  renderApp(<ProductTile product={toProductTile(product, NOW)} />)
  return within(screen.getByRole('article'))
}

test('a tile has picture, name, price, stars, badge and a button [TILE-001, TILE-011]', () => {
  const tile = show({ ...bar, c_rating: 4.5, c_reviewCount: 12, c_badge: 'New' })
  const picture = tile.getByAltText('A bar')
  expect(picture).toHaveAttribute('src', expect.stringMatching(/^\/image\/\d+\/bar\.jpg$/))
  expect(tile.getByRole('heading', { name: 'Sea Salt Bar' })).toBeVisible()
  expect(tile.getByText('$8.00')).toBeVisible()
  expect(tile.getByRole('img', { name: '4.5 out of 5 stars, 12 reviews' })).toBeVisible()
  expect(tile.getByText('New')).toBeVisible()
  expect(tile.getByRole('button', { name: 'Add to Bag: Sea Salt Bar' })).toBeVisible()
})

test('picture and name link to the product [TILE-012, PLP-014]', () => {
  const tile = show({ ...bar, name: 'Sea Salt & Nibs' })
  const href = '/bars/sea-salt-nibs/bar.html'
  expect(tile.getByRole('link', { name: 'Sea Salt & Nibs' })).toLeadTo(href)
  expect(tile.getByAltText('A bar').closest('a')).toLeadTo(href)
})

test("a product's own path takes precedence [PLP-015]", () => {
  const tile = show({ ...bar, c_path: '/gifts/sea-salt.html' })
  expect(tile.getByRole('link', { name: 'Sea Salt Bar' })).toLeadTo('/gifts/sea-salt.html')
})

test('a product with several sizes shows the lowest price and the number of sizes [TILE-002, TILE-016]', () => {
  const tile = show(box)
  expect(tile.getByText(/^Starting at/).parentElement).toHaveTextContent(
    /^Starting at Price \$10\.00 3 sizes$/,
  )
})

test('the amounts of a gift card are not counted as sizes', () => {
  const tile = show({ ...box, c_isGiftCard: true })
  expect(tile.getByText(/^Starting at/).parentElement).toHaveTextContent(
    /^Starting at Price \$10\.00$/,
  )
})

test('a product with one size shows only its price [TILE-002]', () => {
  const tile = show(bar)
  expect(tile.queryByText(/Starting at/)).toBeNull()
  expect(tile.queryByText(/size/)).toBeNull()
})

test('a product on sale shows both prices [TILE-010]', () => {
  const tile = show({ ...bar, price: 6, prices: { list: 8, sale: 6 } })
  expect(tile.getByText('$8.00').closest('s, del')).not.toBeNull()
  expect(tile.getByText('$6.00')).toBeVisible()
})

const inStock = { c_badge: 'New' }
const soldOut = { ...inStock, inventory: { id: 'list', orderable: false } }

test.each([
  ['in shops only, before all else [TILE-004]', { ...soldOut, c_isInShopOnly: true, c_isComingSoon: true }, 'In Shops Only'],
  ['out of stock [TILE-005]', soldOut, 'Out of stock'],
  ['coming soon [TILE-006]', { ...soldOut, c_isComingSoon: true }, 'Coming soon'],
  ["else the product's own [TILE-007]", inStock, 'New'],
] as const)('the badge shows: %s', (_name, facts, expected) => {
  const tile = show({ ...bar, ...facts })
  const all = ['In Shops Only', 'Out of stock', 'Coming soon', 'New']
  expect(all.filter((text) => tile.queryByText(text))).toEqual([expected])
}) // prettier-ignore

test.each([
  ['out of stock', soldOut],
  ['coming soon', { c_isComingSoon: true }],
  ['in shops only', { c_isInShopOnly: true }],
])('a product that is %s links to its page and cannot be added [TILE-009]', (_name, facts) => {
  const tile = show({ ...bar, ...facts })
  expect(tile.queryByRole('button', { name: /bag/ })).toBeNull()
  expect(tile.getByRole('link', { name: 'View details of Sea Salt Bar' })).toBeVisible()
})

test('a badge shows the picture of its key and the current text [TILE-007]', async () => {
  const tile = show({ ...bar, c_badge: 'New this week', c_badges: ['badges/new'] })
  const words = tile.getByText('New this week')
  await within(words).findByRole('presentation')
  expect(words.querySelector('img')).toHaveAttribute('src', '/image/78/badges/new.png')
})

test('a badge key without a text uses the label of its picture', async () => {
  const tile = show({ ...bar, c_badges: ['badges/sustainable'] })
  expect(await tile.findByText('Sustainable')).toBeVisible()
})

test.each([
  ['c_isCustomMixPiece', 'assorted', '/build-a-box/start?piece=bar'],
  ['c_isCustomMixPiece', 'lollypop-mix', '/lollipops/build-a-box/start?piece=bar'],
  ['c_isCustomMix', 'assorted', '/build-a-box/start?box=bar'],
])('a product with %s links to its builder [TILE-003]', (flag, code, href) => {
  const tile = show({ ...bar, [flag]: true, c_customMixCode: code })
  expect(tile.getByRole('link', { name: 'Build a box: Sea Salt Bar' })).toLeadTo(href)
})

test('a product with one size is added at once, with several sizes the options open first [TILE-008]', async () => {
  const { result } = renderHook(() => ({ sheet: useSheetState(), ...useSheet() }))
  await userEvent.click(show(bar).getByRole('button', { name: 'Add to Bag: Sea Salt Bar' }))
  await waitFor(() => expect(result.current.sheet?.name).toBe('added-to-bag'))
  expect(shop.state.lines).toMatchObject([{ productId: 'bar', quantity: 1 }])

  renderApp(<ProductTile product={toProductTile(box, NOW)} />)
  await userEvent.click(screen.getByRole('link', { name: 'Choose a size of Domes' }))
  expect(result.current.sheet).toMatchObject({
    name: 'pick-item-options',
    props: { productId: 'box' },
  })
  expect(shop.state.lines).toHaveLength(1)
  act(() => {
    result.current.close()
    result.current.forget()
  })
})
