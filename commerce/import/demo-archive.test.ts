import path from 'node:path'
import { toBoxRules } from '../../rules/box-rules'
import type { ProductImageGroup, ProductKind } from '../catalog/catalog.tables'
import { loadDemo, type Demo, type DemoProduct } from '../testing/load-demo'
import { ORDER_STATUSES } from '../orders/orders.tables'

/**
 * The demo archive contains an example of everything that the requirements describe, so that every
 * page, test and screenshot has its data.
 */
const DEMO = path.resolve(__dirname, '../../demo')
const NOW = new Date('2026-11-22T12:00:00Z')
const WORDS = 55

type Custom = DemoProduct['custom']

let demo: Demo

beforeAll(async () => {
  demo = await loadDemo(DEMO)
})

/**
 * Product fields (PDP-039 to PDP-048; MAT-008 for materials) that are attributes in the archive.
 */
const FIELDS = `
  displayName path seoProductDesc productIngredients productIngredientsLinks badge badges bvProductId
  inventoryMessage shipThrough canonicalUrl pdfURL quantityLimit collateralGroup buyingCode
  buyingCodeId customProductLabel department subDepartment division groupingLinks tabDescription
  tabDetails tabFeatures fit unsellable size wrap color collection defaultColor caseQuantity
  customMixCode customMixUnitType customMixUnitIncrement customMixFlavorLimit maxPiecesUnits`
test.each(words(FIELDS))(
  'some product has %s [PDP-039, PDP-040, PDP-043, PDP-044, PDP-045, PDP-046, PDP-048]',
  (field) => {
    const filled = demo.products.filter(({ custom }) => isFilled(custom[field]))
    expect(filled.length).toBeGreaterThan(0)
  },
)

const FLAGS = `
  isOutOfStock isComingSoon isInShopOnly isCustomMix isCustomMixPiece isShowBackInStock isMeltable
  isKosher isDairyFree isCase isGiftCard isPickupOnly isOnlineOnly isCollateral isSale isNew isBackIn
  isReturnable isSustainable enableSubscription ogEnableImpulseUpsell availableForInStorePickup`
test.each(words(FLAGS))('%s is set for some products but not for all [PDP-047]', (flag) => {
  const held = demo.products.filter(({ custom }) => custom[flag] === true)
  expect(held.length).toBeGreaterThan(0)
  expect(held.length).toBeLessThan(demo.products.length)
})

const KINDS: ProductKind[] = ['standard', 'master', 'variant', 'set', 'bundle', 'variation_group']
test.each(KINDS)('there is a product of kind %s', (kind) => {
  expect(demo.products.some((product) => product.kind === kind)).toBe(true)
})

type Predicate = (product: DemoProduct, all: Demo) => boolean
const has =
  (values: Custom): Predicate =>
  ({ custom }) =>
    Object.entries(values).every(([id, value]) => custom[id] === value)

const PRODUCTS: [string, Predicate][] = [
  ['with an option', ({ options }) => options.length > 0],
  ['in sizes and wraps', (product) => isVariedBy(product, ['size', 'wrap'])],
  ['in colors, each with its own picture', (product) => isVariedBy(product, ['color']) && product.images.some(({ variation }) => variation?.['color'])], // prettier-ignore
  ['that is a box of pieces', has({ isCustomMix: true, customMixUnitType: 'pieces' })],
  ['that is a box of percent', has({ isCustomMix: true, customMixUnitType: 'percent', maxPiecesUnits: 100, customMixUnitIncrement: 5 })], // prettier-ignore
  ['that is a lollypop box without a given size of 30', (product) => product.custom['isCustomMix'] === true && product.custom['maxPiecesUnits'] === undefined && product.primaryCategoryId?.includes('lollypop') === true], // prettier-ignore
  ['with few in stock', ({ ats }) => ats !== undefined && ats > 0 && ats < 10],
  ['that is out of stock', ({ ats, custom }) => ats === 0 && custom['isComingSoon'] !== true],
  ['that comes back with a notice', ({ ats, custom }) => ats === 0 && custom['isShowBackInStock'] === true], // prettier-ignore
  ['past its last day of shipping', ({ custom }) => lastDay(custom) < NOW],
  ['before its last day of shipping', ({ custom }) => lastDay(custom) > NOW],
  ['whose price falls with the quantity', ({ id }, { prices }) => prices.some((price) => price.product_id === id && price.min_quantity > 1)], // prettier-ignore
  ['on sale for less than its list price', (product, all) => priceIn(all, product, 'usd-sale-prices') < priceIn(all, product, 'usd-list-prices')], // prettier-ignore
  ['that costs nothing', (product, all) => priceIn(all, product, 'usd-list-prices') === 0],
  ['that fundraisers buy by the case for less', (product, all) => product.custom['isCase'] === true && priceIn(all, product, 'usd-fundraising-prices') < priceIn(all, product, 'usd-list-prices')], // prettier-ignore
  ['limited in an order', ({ custom }) => Number(custom['quantityLimit']) > 0],
  ['with a sheet that is there', ({ custom }, { media }) => media.has(String(custom['pdfURL']))],
  ['with ingredients of more than 55 words', ({ custom }) => wordCount(custom) > WORDS],
  ['with ingredients of at most 55 words', ({ custom }) => wordCount(custom) > 0 && wordCount(custom) <= WORDS], // prettier-ignore
  ['with one picture', ({ images }) => largeOf(images) === 1],
  ['with two to four pictures', ({ images }) => largeOf(images) >= 2 && largeOf(images) <= 4],
  ['with more than four pictures', ({ images }) => largeOf(images) > 4],
  ['named in Spanish too', ({ localized }) => localized['es-US']?.['name'] !== undefined],
  ['of another site alone', ({ id }, { sitesOf }) => sitesOf(id).join() === 'brindille-fundraising-storefront'], // prettier-ignore
]
test.each(PRODUCTS)('there is a product %s [PDP-096]', (_name, predicate) => {
  expect(demo.products.some((product) => predicate(product, demo))).toBe(true)
})

test('there are at least 110 products, each with descriptions, pictures and a category', () => {
  const shown = demo.products.filter(({ kind }) => kind !== 'variant' && kind !== 'variation_group')
  expect(shown.length).toBeGreaterThanOrEqual(110)
  const poor = shown.filter(
    (product) =>
      !product.short_description ||
      !product.long_description ||
      largeOf(product.images) === 0 ||
      demo.sitesOf(product.id).length === 0,
  )
  expect(poor.map(({ id }) => id)).toEqual([])
})

test.each([
  'christmas',
  'valentines-day',
  'easter',
  'halloween',
  'sugar-free',
  'dairy-free',
  'kosher',
  'gift-cards',
  'gift-sets',
  'lollypops',
  'cases',
  'order-forms',
  'custom-mix',
  'custom-mix-pieces',
  'packaging',
])(
  // prettier-ignore
  'the category %s has products',
  (category) => {
    expect(demo.placements.some(({ category_id }) => category_id === category)).toBe(true)
  },
)

test('sales materials exist in both groups and without a group, each free and limited', () => {
  const materials = demo.products.filter(({ custom }) => custom['isCollateral'] === true)
  const groups = materials.map(({ custom }) => custom['collateralGroup'])
  expect(new Set(groups)).toEqual(new Set(['Seasonal Materials', 'All Year Materials', undefined]))
  for (const material of materials) {
    expect(priceIn(demo, material, 'usd-list-prices')).toBe(0)
    expect(Number(material.custom['quantityLimit'])).toBeGreaterThan(0)
  }
})

test('ground shipping is free for sales materials only', () => {
  const grounds = demo.shippingMethods.filter(({ id }) => id === 'GroundDisc')
  expect(new Set(grounds.map(({ site_id }) => site_id)).size).toBe(3)
  for (const { price_table } of grounds) {
    const [free, least] = price_table
    expect(free).toEqual({ minAmountMinor: 0, rateMinor: 0 })
    expect(least?.minAmountMinor).toBe(1)
    expect(least?.rateMinor).toBeGreaterThan(0)
  }
})

test('products with the sale badge are sold only on the site with sale prices', () => {
  const worn = demo.products.filter(
    ({ custom, master_id }) => custom['badge'] === 'Sale' && master_id === null,
  )
  expect(worn.length).toBeGreaterThan(0)
  for (const { id } of worn) expect(demo.sitesOf(id)).toEqual(['brindille-storefront'])
})

test('every box leaves a choice: there are more pieces than it takes flavors, and more than one share', () => {
  const boxes = demo.products.filter(
    ({ custom, kind }) => custom['isCustomMix'] === true && kind !== 'master',
  )
  for (const { custom } of boxes) {
    const pieces = demo.products.filter(
      (piece) =>
        piece.custom['isCustomMixPiece'] === true &&
        piece.custom['customMixCode'] === custom['customMixCode'],
    )
    const { maximum, increment, flavors } = toBoxRules(custom, {
      isLollypops: custom['customMixCode'] === 'lollypops',
      flavorLimit: 10,
    })
    expect(pieces.length).toBeGreaterThan(flavors)
    expect(maximum / increment).toBeGreaterThan(flavors)
  }
})

test('there are at least 24 shops in nine states, some without pickup, and some abroad', () => {
  const { stores } = demo
  const inUnitedStates = stores.filter(({ country_code }) => country_code === 'US')
  expect(inUnitedStates.length).toBeGreaterThanOrEqual(24)
  expect(new Set(inUnitedStates.map((store) => store.state_code)).size).toBeGreaterThanOrEqual(9)
  const count = (values: Custom) =>
    stores.filter(({ custom }) => Object.entries(values).every(([id, v]) => custom[id] === v))
      .length
  expect(count({ temporarilyClosed: true })).toBeGreaterThan(0)
  expect(count({ bopisEnabled: false, storeType: 'retail' })).toBeGreaterThan(0)
  expect(count({ storeType: 'quantity_discount', isInternational: false })).toBeGreaterThan(1)
  expect(count({ isInternational: true })).toBeGreaterThan(0)
  expect(new Set(stores.map(({ custom }) => custom['hoursPrimary'])).size).toBeGreaterThan(3)
})

test('every shop with pickup has its own stock', () => {
  const lists = new Set(demo.stockedLists)
  const open = demo.stores.filter(({ custom }) => custom['bopisEnabled'] === true)
  expect(open.filter(({ inventory_list_id: list }) => !list || !lists.has(list))).toEqual([])
})

test('some promotions with coupons are active today and some are not', () => {
  const enabled = new Set(demo.coupons.flatMap(({ id, enabled }) => (enabled ? [id] : [])))
  const assignments = demo.promotions.flatMap((promotion) => promotion.assignments)
  expect(assignments.length).toBeGreaterThan(3)
  const runsToday = assignments
    .filter(({ couponIds = [] }) => couponIds.some((id) => enabled.has(id)))
    .map(({ startsAt, endsAt }) => startsAt.every(isPast) && !endsAt.some(isPast))
  expect(new Set(runsToday)).toEqual(new Set([true, false]))
})

test.each(ORDER_STATUSES)('there is an order with the status %s', (status) => {
  expect(demo.orders.some((order) => order.status === status)).toBe(true)
})

test.each(['not_shipped', 'part_shipped', 'shipped'])(
  'there is an order with the shipping status %s',
  (status) => {
    expect(demo.orders.some(({ shipping_status }) => shipping_status === status)).toBe(true)
  },
)

function isPast(instant: string | Date): boolean {
  return new Date(instant) <= NOW
}

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
}

function isVariedBy({ variation_attributes }: DemoProduct, ids: string[]): boolean {
  return ids.every((id) =>
    variation_attributes.some((attribute) => attribute.id === id && attribute.values.length > 1),
  )
}

function lastDay(custom: Custom): Date {
  return new Date(String(custom['shipThrough']))
}

function wordCount(custom: Custom): number {
  const text = custom['productIngredients']
  return typeof text === 'string' ? words(text).length : 0
}

function largeOf(images: readonly ProductImageGroup[]): number {
  return images.find(({ viewType, variation }) => viewType === 'large' && !variation)?.images
    .length ?? 0 // prettier-ignore
}

/** Returns the price of a single piece in cents; NaN if the price book has none. */
function priceIn({ prices }: Demo, { id }: DemoProduct, book: string): number {
  const own = prices.find(
    (price) => price.product_id === id && price.price_book_id === book && price.min_quantity === 1,
  )
  return own?.amount_minor ?? Number.NaN
}
