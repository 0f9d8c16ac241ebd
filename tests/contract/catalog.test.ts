import { ShopperProducts, ShopperSearch, ShopperStores } from 'commerce-sdk-isomorphic'
import { seedCatalog } from '../../commerce/testing/seed-catalog'
import {
  logInGuest,
  refusalOf,
  toClientConfig,
  useContractEngine,
  type ClientParameters,
} from './engine-client'

describe('the published SDK, reading the engine', () => {
  let products: ShopperProducts<ClientParameters>
  let search: ShopperSearch<ClientParameters>
  let stores: ShopperStores<ClientParameters>
  let anonymous: typeof products
  const contract = useContractEngine({ seed: seedCatalog })
  beforeAll(async () => {
    const { config } = await logInGuest(contract.origin)
    products = new ShopperProducts(config)
    search = new ShopperSearch(config)
    stores = new ShopperStores(config)
    anonymous = new ShopperProducts(toClientConfig(contract.origin))
  })

  it('gets products by id', async () => {
    const found = await products.getProducts({
      parameters: { ids: ['assorted', 'brittle', 'none'], allImages: true, perPricebook: true },
    })
    expect(found.total).toBe(2)
    expect(found.data.map(({ id, price }) => [id, price])).toEqual([
      ['assorted', 20],
      ['brittle', 12],
    ])
    const one = await products.getProduct({ parameters: { id: 'assorted-18' } })
    expect(one).toMatchObject({ id: 'assorted-18', variationValues: { size: '18' }, price: 30 })
  })

  it('gets categories', async () => {
    const root = await products.getCategory({ parameters: { id: 'root', levels: 2 } })
    expect(root.categories?.map(({ id }) => id)).toEqual(['boxes', 'bars'])
    const some = await products.getCategories({ parameters: { ids: ['bars', 'boxes'], levels: 0 } })
    expect(some.data.map(({ id }) => id)).toEqual(['bars', 'boxes'])
  })

  it('gets 404 or 400 for what does not exist or is not allowed', async () => {
    expect(await refusalOf(products.getProduct({ parameters: { id: 'none' } }))).toMatchObject({
      status: 404,
      title: 'Product Not Found',
      productId: 'none',
    })
    expect(await refusalOf(products.getCategory({ parameters: { id: 'none' } }))).toMatchObject({
      status: 404,
    })
    const ids = Array.from({ length: 25 }, (_, index) => `p${index}`)
    expect(await refusalOf(products.getProducts({ parameters: { ids } }))).toMatchObject({
      status: 400,
      detail: expect.stringContaining('24'),
    })
    expect(await refusalOf(anonymous.getProduct({ parameters: { id: 'card' } }))).toMatchObject({
      status: 401,
    })
  })

  it('searches with text, refinements, sorting and paging', async () => {
    const found = await search.productSearch({
      parameters: {
        q: 'chocolates',
        refine: ['cgid=boxes', 'c_size=9|18', 'price=(10..40)'],
        sort: 'price-high-to-low',
        limit: 1,
      },
    })
    expect(found).toMatchObject({
      total: 2,
      limit: 1,
      offset: 0,
      selectedSortingOption: 'price-high-to-low',
      selectedRefinements: { cgid: 'boxes', c_size: '9|18', price: '(10..40)' },
    })
    expect(found.hits.map(({ productId }) => productId)).toEqual(['assorted'])
  })

  it('narrows to a shop by the custom parameter', async () => {
    const found = await search.productSearch({ parameters: { q: 'brittle', c_storeId: '101' } })
    expect(found.hits.map(({ productId }) => productId)).toEqual(['brittle'])
  })

  it('completes what is typed', async () => {
    const found = await search.getSearchSuggestions({ parameters: { q: 'truf', limit: 3 } })
    expect(found).toMatchObject({
      searchPhrase: 'truf',
      productSuggestions: { products: [{ productId: 'truffles', price: 25 }] },
    })
    const short = search.getSearchSuggestions({ parameters: { q: 'tr' } })
    expect(await refusalOf(short)).toMatchObject({ status: 400 })
  })

  it('finds shops', async () => {
    const near = await stores.searchStores({
      parameters: { postalCode: '94103', countryCode: 'US', distanceUnit: 'mi', maxDistance: 20 },
    })
    expect(near.data?.map(({ id }) => id)).toEqual(['101'])
    const named = await stores.getStores({ parameters: { ids: '102,101' } })
    expect(named.data?.map(({ id }) => id)).toEqual(['102', '101'])
    expect(await refusalOf(stores.searchStores({ parameters: {} }))).toMatchObject({
      status: 400,
      detail: expect.stringContaining('postal_code'),
    })
  })
})
