import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import type { Services } from '../services'
import type { Site } from '../sites/site.service'
import { useEngine } from '../testing/engine'
import { seedCatalog } from '../testing/seed-catalog'
import { CategoriesQuery, ProductQuery, ProductsQuery } from './catalog.schemas'

describe('the catalog', () => {
  let services: Services
  let site: Site
  const engine = useEngine(seedCatalog)
  beforeAll(async () => {
    services = engine.app.services
    const found = await services.sites.getSite('brindille')
    if (!found) throw new Error('The seed has no site.')
    site = found
  })

  const products = (ids: string[], query: Record<string, unknown> = {}) =>
    services.catalog.getProducts(site, ids, ProductQuery.parse(query))
  const product = async (id: string, query: Record<string, unknown> = {}) => {
    const [found] = await products([id], query)
    if (!found) throw new Error(`No product ${id}.`)
    return found
  }
  const linksOf = (groups: ShopperProductsTypes.ImageGroup[] = []) =>
    groups.map(({ viewType, images }) => `${viewType} ${images[0]?.link.split('/').at(-1)}`)

  it('returns products in the requested order, without offline, unplaced or unknown ones', async () => {
    const found = await products(['brittle', 'hidden', 'nothing', 'assorted-18', 'assorted'])
    expect(found.map(({ id }) => id)).toEqual(['brittle', 'assorted-18', 'assorted'])
    await engine.db
      .updateTable('product')
      .set({ online: false })
      .where('id', '=', 'truffles')
      .execute()
    expect(await products(['truffles', 'truffles-9'])).toEqual([])
    expect(await services.catalog.getLineProducts('elsewhere', ['brittle'])).toEqual(new Map())
  })

  it('returns a master with its variants, sizes and prices [I18N-001]', async () => {
    const found = await product('assorted', { perPricebook: 'true' })
    expect(found).toMatchObject({
      id: 'assorted',
      name: 'Assorted Chocolates',
      type: { master: true },
      currency: 'USD',
      price: 20,
      priceMax: 30,
      prices: { 'usd-list-prices': 20, 'usd-sale-prices': 30 },
      primaryCategoryId: 'boxes',
      master: { masterId: 'assorted', orderable: true, price: 20, priceMax: 30 },
      inventory: { id: 'brindille-warehouse', ats: 20, orderable: true },
      c_badge: 'Best Seller',
      c_defaultVariantId: 'assorted-9',
    })
    expect(found.variants).toEqual([
      {
        productId: 'assorted-9',
        orderable: true,
        price: 20,
        tieredPrices: [{ price: 20, pricebook: 'usd-list-prices', quantity: 1 }],
        variationValues: { size: '9' },
      },
      {
        productId: 'assorted-18',
        orderable: false,
        price: 30,
        tieredPrices: [
          { price: 38, pricebook: 'usd-list-prices', quantity: 1 },
          { price: 30, pricebook: 'usd-sale-prices', quantity: 1 },
        ],
        variationValues: { size: '18' },
      },
    ])
    const [size] = found.variationAttributes ?? []
    expect(size?.values?.map(({ value, orderable }) => [value, orderable])).toEqual([
      ['9', true],
      ['18', false],
    ])
    expect(size?.values?.[1]?.imageSwatch?.link).toContain('/media/products/swatch-18.jpg')
  })

  it('a variant inherits from its master', async () => {
    const found = await product('assorted-18', { perPricebook: 'true' })
    expect(found).toMatchObject({
      name: 'Assorted Chocolates, 18 Pieces',
      type: { variant: true },
      longDescription: '<p>Our <b>finest</b> selection</p>',
      price: 30,
      prices: { 'usd-list-prices': 38, 'usd-sale-prices': 30 },
      variationValues: { size: '18' },
      c_badge: 'Big Box',
      c_isKosher: true,
      primaryCategoryId: 'boxes',
      inventory: { ats: 0, orderable: false },
    })
    expect(found.variants).toHaveLength(2)
  })

  it('returns the price of each price book only on request', async () => {
    const found = await product('assorted', {})
    expect(found).toMatchObject({ price: 20, priceMax: 30 })
    expect(found).not.toHaveProperty('priceRanges')
    expect(await product('assorted', { perPricebook: 'true' })).toHaveProperty('priceRanges')
  })

  it('returns pricing details for fundraising on the fundraising site only [PDP-042]', async () => {
    const preferences = { enableFundraising: 'true' }
    const ask = (at: Site, query: object) =>
      services.catalog.getProducts(at, ['assorted-18', 'assorted'], ProductQuery.parse(query))
    const [variant, master] = await ask({ ...site, preferences }, { expand: 'prices' })
    expect(variant).toMatchObject({
      price: 30,
      c_pricingDetails: {
        standard: { price: 38, pricePerUnit: 38 },
        discountAmount: 8,
        discountPercent: 21,
      },
    })
    expect(master).not.toHaveProperty('c_pricingDetails')
    const [unpriced] = await ask({ ...site, preferences }, { expand: 'images' })
    expect(unpriced).not.toHaveProperty('c_pricingDetails')
    const [elsewhere] = await ask(site, { expand: 'prices' })
    expect(elsewhere).not.toHaveProperty('c_pricingDetails')
  })

  it('returns the pictures of the selected variation, or all pictures on request', async () => {
    expect(linksOf((await product('assorted')).imageGroups)).toEqual(['large assorted.jpg'])
    expect(linksOf((await product('assorted-18')).imageGroups)).toEqual(
      ['large assorted-18.jpg', 'swatch swatch-18.jpg'], // prettier-ignore
    )
    const all = await product('assorted', { allImages: 'true' })
    expect(linksOf(all.imageGroups)).toHaveLength(3)
    expect(all.imageGroups?.[1]?.variationAttributes).toEqual([
      { id: 'size', values: [{ value: '18' }] },
    ])
    const some = await product('assorted', { allImages: 'true', imgTypes: 'swatch:1' })
    expect(linksOf(some.imageGroups)).toEqual(['swatch swatch-18.jpg'])
  })

  it('returns order quantities, price tiers and stock of other lists', async () => {
    const found = await product('creme-bar', {
      perPricebook: 'true',
      inventoryIds: 'shop-101,always',
    })
    expect(found).toMatchObject({
      type: { item: true },
      minOrderQuantity: 2,
      stepQuantity: 2,
      price: 7,
      tieredPrices: [
        { price: 7, quantity: 1, pricebook: 'usd-list-prices' },
        { price: 6, quantity: 10, pricebook: 'usd-list-prices' },
      ],
      inventories: [
        { id: 'shop-101', orderable: false },
        { id: 'always', orderable: true },
      ],
    })
  })

  it('omits properties that are not expanded', async () => {
    const bare = await product('assorted', { expand: 'none' })
    for (const key of ['price', 'imageGroups', 'inventory', 'variants', 'productPromotions']) {
      expect(bare).not.toHaveProperty(key)
    }
    const withCategory = await product('assorted', { expand: 'primary_category' })
    expect(withCategory['primaryCategory']).toEqual({
      id: 'boxes',
      name: 'Boxed Chocolates',
      parentCategoryTree: [],
    })
    expect(ProductQuery.safeParse({ expand: 'everything' }).success).toBe(false)
  })

  it('limits requests to 24 products, 50 categories and levels 0 to 2', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`).join()
    expect(ProductsQuery.safeParse({ ids: ids(24) }).success).toBe(true)
    expect(ProductsQuery.safeParse({ ids: ids(25) }).success).toBe(false)
    expect(ProductsQuery.safeParse({ ids: '' }).success).toBe(false)
    expect(CategoriesQuery.safeParse({ ids: ids(51) }).success).toBe(false)
    expect(CategoriesQuery.safeParse({ ids: 'a', levels: '3' }).success).toBe(false)
  })

  it('returns the tree of online categories', async () => {
    const [root] = await services.catalog.getCategories(site, ['root'], 2)
    expect(root?.categories?.map(({ id }) => id)).toEqual(['boxes', 'bars'])
    expect(root).toMatchObject({ id: 'root', name: 'Shop', onlineSubCategoriesCount: 2 })
    expect(root?.parentCategoryId).toBeUndefined()
    const [truffles] = root?.categories?.[0]?.categories ?? []
    expect(truffles).toEqual({
      id: 'truffle-boxes',
      name: 'Truffle Boxes',
      parentCategoryId: 'boxes',
      onlineSubCategoriesCount: 0,
      parentCategoryTree: [
        { id: 'boxes', name: 'Boxed Chocolates' },
        { id: 'truffle-boxes', name: 'Truffle Boxes' },
      ],
    })
  })

  it('returns single categories, including offline ones, and skips unknown ones', async () => {
    const found = await services.catalog.getCategories(site, ['boxes', 'none', 'attic'], 0)
    expect(found.map(({ id }) => id)).toEqual(['boxes', 'attic'])
    expect(found[0]).toMatchObject({ c_routeUrl: '/boxes', parentCategoryId: 'root' })
    expect(found[0]).not.toHaveProperty('categories')
  })

  it('returns the product data of basket lines, also inside a transaction', async () => {
    const lines = await engine.db
      .transaction()
      .execute((trx) =>
        services.catalog.getLineProducts('brindille', ['assorted-18', 'assorted', 'hidden'], trx),
      )
    expect([...lines.keys()]).toEqual(['assorted-18', 'assorted'])
    expect(lines.get('assorted-18')).toMatchObject({
      masterId: 'assorted',
      kind: 'variant',
      taxClassId: 'standard',
      variationValues: { size: '18' },
      imagePath: 'products/assorted-18.jpg',
      primaryCategoryId: 'boxes',
    })
  })
})
