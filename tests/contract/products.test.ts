import { ShopperAvailability, ShopperProducts } from 'commerce-sdk-isomorphic'
import { seedCatalog } from '../../commerce/testing/seed-catalog'
import { seedProductKinds } from '../../commerce/testing/seed-product-kinds'
import {
  logInGuest,
  refusalOf,
  toClientConfig,
  useContractEngine,
  type ClientParameters,
} from './engine-client'

const EVERYTHING = [
  'availability',
  'bundled_products',
  'links',
  'promotions',
  'options',
  'images',
  'prices',
  'variations',
  'set_products',
  'recommendations',
  'shipping_methods',
  'page_meta_tags',
  'primary_category',
] as const
const KINDS = ['assorted', 'assorted-18', 'assorted-small', 'hamper', 'tasting', 'engraved', 'card']

describe('products, categories and availability through the published SDK', () => {
  let products: ShopperProducts<ClientParameters>
  let availability: ShopperAvailability<ClientParameters>

  const contract = useContractEngine({
    seed: async (db) => {
      await seedCatalog(db)
      await seedProductKinds(db)
    },
  })
  beforeAll(async () => {
    const { config } = await logInGuest(contract.origin)
    products = new ShopperProducts(config)
    availability = new ShopperAvailability(config)
  })

  it('products of every kind, plainly and with everything', async () => {
    const plain = await products.getProducts({ parameters: { ids: KINDS } })
    expect(plain.data.map(({ id }) => id)).toEqual(KINDS)
    const rich = await products.getProducts({
      parameters: {
        ids: KINDS,
        expand: [...EVERYTHING],
        allImages: true,
        perPricebook: true,
        inventoryIds: ['shop-101', 'always'],
        imgTypes: 'large:1,swatch',
        locale: 'es-US',
        currency: 'EUR',
      },
    })
    expect(rich.data.find(({ id }) => id === 'engraved')).toMatchObject({
      name: 'Tableta grabada',
      price: 9,
      inventories: [{ id: 'shop-101' }, { id: 'always' }],
    })
    const none = await products.getProducts({ parameters: { ids: KINDS, expand: ['none'] } })
    expect(none.data[0]).not.toHaveProperty('price')
    for (const id of KINDS) {
      expect(await products.getProduct({ parameters: { id } })).toMatchObject({ id })
    }
    const selected = await products.getProduct({
      parameters: { id: 'assorted', select: '(id,variants[0].(productId))' },
    })
    expect(selected).toEqual({ id: 'assorted', variants: [{ productId: 'assorted-9' }] })
  })

  it('pictures, prices and promotions apart', async () => {
    const images = await products.getProductImages({
      parameters: { productId: 'assorted', allImages: true, variationAttribute: ['size=18'] },
    })
    expect(images).toMatchObject({ id: 'assorted' })
    const prices = await products.getProductPrices({ parameters: { productId: 'assorted' } })
    expect(prices).toMatchObject({ productId: 'assorted', price: 20, priceMax: 30 })
    const promotions = await products.getProductPromotions({ parameters: { productId: 'card' } })
    expect(promotions.productPromotions).toEqual([])
    for (const call of [
      () => products.getProductImages({ parameters: { productId: 'none' } }),
      () => products.getProductPrices({ parameters: { productId: 'none' } }),
      () => products.getProductPromotions({ parameters: { productId: 'none' } }),
      () => products.getProduct({ parameters: { id: 'none' } }),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ status: 404, title: 'Product Not Found' })
    }
  })

  it('categories', async () => {
    const root = await products.getCategory({ parameters: { id: 'root', levels: 2 } })
    expect(root.categories?.map(({ id }) => id)).toEqual(['boxes', 'bars'])
    const some = await products.getCategories({
      parameters: { ids: ['bars', 'none', 'attic'], levels: 0, locale: 'es' },
    })
    expect(some.data).toMatchObject([{ id: 'bars', name: 'Tabletas' }, { id: 'attic' }])
    const missing = await refusalOf(products.getCategory({ parameters: { id: 'none' } }))
    expect(missing).toMatchObject({ status: 404, title: 'Category Not Found' })
  })

  it('availability', async () => {
    const plain = await availability.getAvailability({ parameters: { productIds: KINDS } })
    expect(plain.total).toBe(KINDS.length)
    const rich = await availability.getAvailability({
      parameters: {
        productIds: ['assorted', 'tasting'],
        inventoryIds: ['shop-101', 'brindille-warehouse'],
        expand: ['variations', 'set_products'],
      },
    })
    expect(rich.data.map(({ id }) => id)).toContain('truffles')
    const productIds = Array.from({ length: 25 }, (_, index) => `p${index}`)
    expect(
      await refusalOf(availability.getAvailability({ parameters: { productIds } })),
    ).toMatchObject({
      status: 400,
      detail: 'Maximum number of product IDs you can request in one call is 24.',
    })
  })

  it.each([
    [{ locale: 'ab-CD' }, 'Unknown Locale'],
    [{ currency: 'GBP' }, 'Unsupported Currency'],
    [{ select: '(id' }, 'Malformed Selector'],
  ])('%j is refused', async (parameters, title) => {
    const call = products.getProduct({ parameters: { id: 'card', ...parameters } })
    expect(await refusalOf(call)).toMatchObject({ status: 400, title })
  })

  it('a request without a token is refused', async () => {
    const anonymous = new ShopperProducts(toClientConfig(contract.origin))
    for (const call of [
      () => anonymous.getProduct({ parameters: { id: 'card' } }),
      () => anonymous.getCategory({ parameters: { id: 'root' } }),
      () => anonymous.getProducts({ parameters: { ids: ['card'] } }),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ status: 401 })
    }
  })
})
