import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { toMainImage } from './product-image.mapper'
import { toPriceView } from './product-price.mapper'
import { toProductTile } from './product-tile.mapper'
import { toProductView } from './product.mapper'

type Product = ShopperProductsTypes.Product

const NOW = new Date('2030-01-01T00:00:00Z')
const image = (name: string) => ({ link: `http://127.0.0.1:4000/media/${name}.jpg`, alt: name })
const size = (value: string) => ({ value, name: `${value} Pieces`, orderable: true })

const boxes: Product = {
  id: 'boxes',
  name: 'Boxes',
  primaryCategoryId: 'candy',
  type: { master: true },
  price: 10,
  priceMax: 20,
  // the lowest price of each book, of different sizes
  prices: { list: 12, sale: 10 },
  inventory: { id: 'list', ats: 9, orderable: true },
  imageGroups: [
    { viewType: 'swatch', images: [image('swatch')] },
    { viewType: 'large', images: [image('large')] },
    { viewType: 'small', images: [image('small')] },
  ],
  variationAttributes: [{ id: 'size', name: 'Size', values: [size('6'), size('12')] }],
  variants: [
    {
      productId: 'b12',
      orderable: true,
      price: 10,
      variationValues: { size: '12' },
      tieredPrices: [
        { price: 18, pricebook: 'list', quantity: 1 },
        { price: 10, pricebook: 'sale', quantity: 1 },
        { price: 9, pricebook: 'sale', quantity: 24 },
      ],
    },
    { productId: 'b6', orderable: true, price: 12, variationValues: { size: '6' } },
  ],
  c_badge: 'Best Seller',
  c_isKosher: true,
}

test.each([
  ['one price', { price: 5 }, { amount: 5 }],
  ['on sale', { price: 5, prices: { list: 8, sale: 5 } }, { amount: 5, list: 8 }],
  ['the same in both books', { price: 8, prices: { list: 8, sale: 8 } }, { amount: 8 }],
  [
    'tiers above one piece do not count',
    { price: 8, tieredPrices: [{ price: 9, quantity: 6 }] },
    { amount: 8 },
  ],
  ['none', {}, undefined],
])('price: %s', (_name, product, expected) => {
  expect(toPriceView(product)).toEqual(expected)
})

test('the picture is the large one, without its host', () => {
  expect(toMainImage(boxes.imageGroups)).toEqual({ link: '/media/large.jpg', alt: 'large' })
  expect(toMainImage([])).toBeUndefined()
  expect(
    toMainImage([{ viewType: 'large', images: [{ link: 'https://x.example/a.jpg' }] }]),
  ).toEqual({ link: 'https://x.example/a.jpg', alt: '' })
})

test('a tile of several sizes starts at the cheapest and adds nothing itself', () => {
  expect(toProductTile(boxes, NOW)).toEqual({
    id: 'boxes',
    name: 'Boxes',
    href: '/candy/boxes/boxes.html',
    image: { link: '/media/large.jpg', alt: 'large' },
    price: { amount: 10, list: 18 },
    sizeCount: 2,
    isOrderable: true,
    badge: { kind: 'own', text: 'Best Seller' },
  })
})

test.each([
  ['a plain product', { id: 'bar', type: { item: true } }, 'bar'],
  [
    'one size in several wraps: the default one',
    {
      ...boxes,
      variationAttributes: [{ id: 'wrap', values: [{ value: 'a' }, { value: 'b' }] }],
      c_defaultVariantId: 'b6',
    },
    'b6',
  ],
  [
    'one that cannot be ordered',
    { id: 'bar', inventory: { id: 'list', orderable: false } },
    undefined,
  ],
  ['one that is picked up only', { id: 'bar', c_isPickupOnly: true }, undefined],
  ['one that comes later', { id: 'bar', c_isComingSoon: true }, undefined],
  ['one whose last day has passed', { id: 'bar', c_shipThrough: '2029-12-30' }, undefined],
] satisfies [string, Product, string | undefined][])('a tile adds %s', (_name, product, addId) => {
  expect(toProductTile(product, NOW).addId).toBe(addId)
})

test('a product view has what its page shows, and no more flags than hold [PDP-041, PDP-043, PDP-050]', () => {
  const view = toProductView({
    ...boxes,
    c_displayName: 'Boxes of Brindille',
    c_path: '/gifts/boxes.html',
    productPromotions: [{ promotionId: 'p', promotionalPrice: 5, calloutMsg: 'Two for one' }],
  })
  expect(view).toMatchObject({
    name: 'Boxes of Brindille',
    href: '/gifts/boxes.html',
    pageTitle: 'Boxes of Brindille',
    facts: { flags: ['isKosher'], orderable: true },
    callouts: ['Two for one'],
    values: {},
    variations: [{ id: 'size', name: 'Size', values: [{ id: '6' }, { id: '12' }] }],
  })
  expect(view.variants[0]).toEqual({
    productId: 'b12',
    orderable: true,
    values: { size: '12' },
    price: { amount: 10, list: 18 },
    tiers: [
      { quantity: 1, price: 10 },
      { quantity: 24, price: 9 },
    ],
  })
})

test('what only some kinds of product say [PDP-040, PDP-046]', () => {
  const view = toProductView({
    id: 'carton',
    c_isCase: true,
    c_caseQuantity: 24,
    c_quantityLimit: 5,
    c_tabDetails: 'Two pounds.',
    c_productIngredientsLinks: '[{"name": "Bar", "ingredients": "Cocoa."}, {"name": 1}, null]',
    c_pdfURL: 'documents/sheet.pdf',
    c_customMixCode: 'of no box',
  })
  expect(view).toMatchObject({
    caseQuantity: 24,
    quantityLimit: 5,
    tabs: [{ id: 'details', text: 'Two pounds.' }],
    parts: [{ name: 'Bar', ingredients: 'Cocoa.' }],
    pdfUrl: '/document/documents/sheet.pdf',
  })
  expect(view.customMixCode).toBeUndefined()
})

test.each([
  ['c_productIngredientsLinks', 'no JSON', 'parts'],
  ['c_productIngredientsLinks', '{"name": "Bar"}', 'parts'],
  ['c_caseQuantity', '24', 'caseQuantity'],
] as const)('%s of %s says nothing', (attribute, value, property) => {
  expect(toProductView({ id: 'bar', [attribute]: value })).not.toHaveProperty(property)
})

const FLAGS = `
  isOutOfStock isComingSoon isInShopOnly isCustomMix isCustomMixPiece isShowBackInStock isMeltable
  isKosher isDairyFree isCase isGiftCard isPickupOnly isOnlineOnly isCollateral isOnSale isNew isBackIn
  isSustainable enableSubscription ogEnableImpulseUpsell availableForInStorePickup`
test('every flag of a product is read, a sale by its own attribute [PDP-047]', () => {
  const names = FLAGS.trim().split(/\s+/)
  const all = Object.fromEntries(names.map((flag) => [`c_${flag}`, true]))
  const { flags } = toProductView({ id: 'p', ...all, c_isOnSale: undefined, c_isSale: true }).facts
  expect([...flags].sort()).toEqual([...names].sort())
})

test('reviews are stored under their own id, else that of all sizes [PDP-044, PDP-100]', () => {
  const size: Product = { id: 'b6', type: { variant: true }, master: { masterId: 'boxes' } }
  expect(toProductView(size).bvProductId).toBe('boxes')
  expect(toProductView({ id: 'bar' }).bvProductId).toBe('bar')
  expect(
    toProductView({ ...size, c_bvProductId: 'bv-1', c_rating: 4.5, c_reviewCount: 12 }),
  ).toMatchObject({ bvProductId: 'bv-1', rating: 4.5, reviewCount: 12 })
})

test('a sheet elsewhere keeps its address', () => {
  const pdf = 'https://sheets.example/a.pdf'
  expect(toProductView({ id: 'bar', c_pdfURL: pdf }).pdfUrl).toBe(pdf)
})

const kettle: Product = {
  id: 'kettle',
  name: 'Kettle Set',
  type: { set: true },
  // the lowest price of each book, of different members
  price: 10,
  prices: { list: 15, sale: 10 },
  setProducts: [{ id: 'bar', name: 'Bar', price: 15, longDescription: 'Long.' }, boxes],
}

test('the tile of a set costs from its cheapest member, and adds nothing itself', () => {
  const tile = toProductTile(kettle, NOW)
  expect(tile).toMatchObject({ isSet: true, price: { amount: 10, list: 18 }, isOrderable: true })
  expect(tile.addId).toBeUndefined()
})

test('a set has its members, without the texts of their own pages', () => {
  const { members = [], price } = toProductView(kettle)
  expect(price).toEqual({ amount: 10, list: 18 })
  expect(members.map(({ id, variants }) => [id, variants.length])).toEqual([
    ['bar', 0],
    ['boxes', 2],
  ])
  expect(members[0]?.longDescription).toBeUndefined()
})

test('a bundle says what it holds; what is no bundle says nothing', () => {
  const bundledProducts = [{ id: 'bar', product: { id: 'bar', name: 'Bar' }, quantity: 2 }]
  const duo: Product = { id: 'duo', type: { bundle: true }, bundledProducts }
  expect(toProductView(duo).contents).toEqual([
    { id: 'bar', name: 'Bar', href: '/product/bar/bar.html', quantity: 2 },
  ])
  expect(toProductView({ ...duo, type: { item: true } })).not.toHaveProperty('contents')
})

test('a value has a color where its description is one', () => {
  const values = [
    { value: 'red', description: '#B3122A' },
    { value: 'blue', description: 'Like the sea' },
  ]
  const view = toProductView({ id: 'spiral', variationAttributes: [{ id: 'color', values }] })
  expect(view.variations[0]?.values.map(({ color }) => color)).toEqual(['#B3122A', undefined])
})

test.each(['c_isCustomMix', 'c_isCustomMixPiece'])('%s: nothing to add at once', (flag) => {
  const tile = toProductTile({ id: 'box', price: 20, [flag]: true }, NOW)
  expect(tile).toMatchObject({ isOrderable: false })
  expect(tile.addId).toBeUndefined()
  expect(tile.price).toEqual(flag === 'c_isCustomMix' ? { amount: 20 } : undefined)
})
