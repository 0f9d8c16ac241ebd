import { ShopperSearch } from 'commerce-sdk-isomorphic'
import type { Db } from '../../commerce/db/client'
import { rebuildSearchIndex } from '../../commerce/search/search-index'
import { createPromotion, insertPromotions } from '../../commerce/testing/promotions-for-tests'
import { seedCatalog } from '../../commerce/testing/seed-catalog'
import {
  logInGuest,
  refusalOf,
  toClientConfig,
  useContractEngine,
  type ClientParameters,
} from './engine-client'

/** Runs `seedCatalog` and adds every kind of product, a translation and a promotion. */
async function seedSearch(db: Db): Promise<void> {
  await seedCatalog(db)
  const base = { catalog_id: 'brindille-catalog' }
  await db
    .insertInto('product')
    .values([
      {
        ...base,
        id: 'assorted-large',
        kind: 'variation_group',
        master_id: 'assorted',
        name: 'Large Assortments',
        variation_values: JSON.stringify({ size: '18' }),
      },
      {
        ...base,
        id: 'sampler',
        kind: 'set',
        name: 'Sampler Set',
        members: JSON.stringify([
          { productId: 'brittle', quantity: 1 },
          { productId: 'assorted', quantity: 1 },
        ]),
      },
      {
        ...base,
        id: 'hamper',
        kind: 'bundle',
        name: 'Gift Hamper',
        members: JSON.stringify([{ productId: 'creme-bar', quantity: 2 }]),
        localized: JSON.stringify({ es: { name: 'Cesta de regalo' } }),
      },
    ])
    .execute()
  await db
    .insertInto('category_product')
    .values(
      ['assorted-large', 'sampler', 'hamper'].map((product_id, position) => ({
        ...base,
        category_id: 'boxes',
        product_id,
        position: position + 10,
        is_primary: true,
      })),
    )
    .execute()
  await db
    .insertInto('price')
    .values({ price_book_id: 'usd-list-prices', product_id: 'hamper', amount_minor: 4_500 })
    .execute()
  await db
    .updateTable('site')
    .set({ locales: ['es-US'] })
    .execute()
  const promotion = createPromotion('boxes-10', {
    promotionClass: 'product',
    calloutMsg: '10% off boxes',
    discounted: { included: [[{ kind: 'category', ids: ['boxes'] }]] },
    tiers: [{ threshold: 0, discount: { type: 'percentage', percentage: 10 } }],
  })
  await insertPromotions(db, [promotion])
  await rebuildSearchIndex(db)
}

describe('searching with the published SDK', () => {
  let search: ShopperSearch<ClientParameters>
  let anonymous: typeof search
  const contract = useContractEngine({ seed: seedSearch })
  beforeAll(async () => {
    const { config } = await logInGuest(contract.origin)
    anonymous = new ShopperSearch(toClientConfig(contract.origin))
    search = new ShopperSearch(config)
  })

  type Query = NonNullable<Parameters<typeof search.productSearch>[0]>['parameters']
  const find = (parameters: Query) => search.productSearch({ parameters })
  const idsOf = async (parameters: Query) =>
    (await find(parameters)).hits.map(({ productId }) => productId)
  it('shows every kind of product as what it is', async () => {
    const { hits } = await find({ refine: ['cgid=boxes'], allVariationProperties: true })
    const kinds = hits.map(({ productId, hitType, productType }) => [
      productId,
      hitType,
      ...Object.keys(productType ?? {}),
    ])
    expect(kinds).toEqual([
      ['card', 'product', 'item'],
      ['assorted', 'master', 'master'],
      ['assorted-large', 'variation_group', 'variationGroup'],
      ['sampler', 'set', 'set'],
      ['hamper', 'bundle', 'bundle'],
      ['truffles', 'master', 'master'],
    ])
    const byId = new Map(hits.map((hit) => [hit.productId, hit]))
    expect(byId.get('sampler')).toMatchObject({ price: 12, priceMax: 30, orderable: true })
    expect(byId.get('hamper')).toMatchObject({ price: 45, orderable: true })
    expect(byId.get('assorted-large')).toMatchObject({ price: 30, orderable: false })
    expect(byId.get('assorted')?.variationGroups).toEqual([
      {
        productId: 'assorted-large',
        price: 30,
        orderable: false,
        variationValues: { size: '18' },
      },
    ])
    expect(await idsOf({ refine: ['htype=set|bundle'] })).toEqual(['hamper', 'sampler'])
  })

  it('answers with all that may be asked for at once', async () => {
    const found = await find({
      q: 'assorted',
      refine: ['cgid=boxes', 'c_size=9|18', 'price=(10..40)', 'htype=master', 'c_isKosher=true'],
      sort: 'price-low-to-high',
      expand: [
        'availability',
        'images',
        'prices',
        'represented_products',
        'variations',
        'promotions',
        'custom_properties',
        'page_meta_tags',
      ],
      allImages: true,
      imgTypes: 'large:1,swatch',
      perPricebook: true,
      allVariationProperties: true,
      includedCustomVariationProperties: ['c_badge'],
      currency: 'USD',
      locale: 'en-US',
      limit: 2,
      offset: 0,
    })
    expect(found).toMatchObject({
      total: 1,
      selectedRefinements: { cgid: 'boxes', 'c_size': '9|18', htype: 'master' }, // prettier-ignore
      selectedSortingOption: 'price-low-to-high',
      pageMetaTags: expect.arrayContaining([expect.objectContaining({ id: 'title' })]),
      searchPhraseSuggestions: {
        suggestedPhrases: [{ phrase: 'assorted', exactMatch: true }],
      },
    })
    expect(found.hits[0]).toMatchObject({
      productId: 'assorted',
      imageGroups: [{ viewType: 'large' }, { viewType: 'large' }, { viewType: 'swatch' }],
      priceRanges: [{ pricebook: 'usd-list-prices' }, { pricebook: 'usd-sale-prices' }],
      productPromotions: [
        { promotionId: 'boxes-10', calloutMsg: '10% off boxes', promotionalPrice: 18 },
      ],
      variants: [
        { productId: 'assorted-9', tieredPrices: [{ quantity: 1, price: 20 }] },
        { productId: 'assorted-18', c_badge: 'Big Box' },
      ],
    })
  })

  it('narrows to one variant, and shows that one', async () => {
    const { hits } = await find({ q: 'assorted', refine: ['c_size=18', 'htype=master'] })
    expect(hits[0]).toMatchObject({
      representedProduct: { id: 'assorted-18' },
      representedProducts: [{ id: 'assorted-18' }],
    })
  })

  it('finds the products of a promotion by their part in it', async () => {
    const all = await idsOf({ refine: ['pmid=boxes-10'] })
    expect(all.sort()).toEqual(
      ['assorted', 'assorted-large', 'card', 'hamper', 'sampler', 'truffles'], // prettier-ignore
    )
    expect((await idsOf({ refine: ['pmid=boxes-10', 'pmpt=discounted'] })).sort()).toEqual(all)
    expect(await idsOf({ refine: ['pmid=boxes-10', 'pmpt=bonus'] })).toEqual([])
    expect(await idsOf({ refine: ['pmid=unknown'] })).toEqual([])
    expect((await find({ refine: ['pmpt=bonus'] })).total).toBe(8)
  })

  it('returns results in the requested language', async () => {
    const spanish = await find({ q: 'cestas', locale: 'es-US' })
    expect(spanish.hits).toMatchObject([{ productId: 'hamper', productName: 'Cesta de regalo' }])
    // words of another language of the site are found too
    expect(await find({ q: 'cestas' })).toMatchObject({
      total: spanish.total,
      c_searchMeaning: { language: 'es-US' },
    })
  })

  it('takes a selector', async () => {
    const found = await find({ q: 'brittle', select: '(**)' })
    expect(found).toMatchObject({ total: 1, hits: [{ productId: 'brittle' }] })
  })

  it.each<[string, Query, object]>([
    ['a selector that is none', { select: '(hits.(' }, { title: 'Malformed Selector' }],
    ['an expansion that is none', { expand: ['all'] as never }, { param: 'all' }],
    [
      'too many properties',
      { includedCustomVariationProperties: ['c_1', 'c_2', 'c_3', 'c_4', 'c_5', 'c_6'] },
      { parameter: 'includedCustomVariationProperties', expected: '(0..5)' },
    ],
    ['a limit beyond 200', { limit: 201 }, { title: 'Bad Request' }],
    ['a negative offset', { offset: -1 }, { title: 'Bad Request' }],
    ['a price that is none', { refine: ['price=cheap'] }, { title: 'Bad Request' }],
    ['a role that is none', { refine: ['pmid=a', 'pmpt=b'] }, { title: 'Bad Request' }],
    ['a hit type that is none', { refine: ['htype=box'] }, { title: 'Bad Request' }],
    ['ten refinements', { refine: Array(10).fill('c_a=b') }, { title: 'Bad Request' }],
    ['eleven inventory lists', { refine: [`ilids=${'a|'.repeat(10)}a`] }, { title: 'Bad Request' }],
    ['a locale that is not spoken', { locale: 'fr-FR' }, { locale: 'fr-FR' }],
    ['a currency that is not taken', { currency: 'EUR' }, { currency: 'EUR' }],
  ])('refuses %s', async (_name, parameters, expected) => {
    expect(await refusalOf(find(parameters))).toMatchObject({ status: 400, ...expected })
  })

  it('refuses a request without a token', async () => {
    const call = anonymous.productSearch({ parameters: { q: 'brittle' } })
    expect(await refusalOf(call)).toMatchObject({ status: 401 })
  })

  it('returns suggestions for partial input', async () => {
    const found = await search.getSearchSuggestions({
      parameters: {
        q: 'asso',
        limit: 3,
        expand: ['images', 'prices', 'custom_product_properties'],
        includedCustomProductProperties: ['c_badge'],
        currency: 'USD',
        locale: 'en-US',
      },
    })
    expect(found).toMatchObject({
      searchPhrase: 'asso',
      productSuggestions: {
        products: [
          { productId: 'assorted', price: 20, currency: 'USD', c_badge: 'Best Seller' },
          { productId: 'assorted-large', productName: 'Large Assortments' },
        ],
        suggestedPhrases: [{ phrase: 'assorted', exactMatch: false }, {}],
        suggestedTerms: [{ originalTerm: 'asso', terms: [{ value: 'assorted' }, {}] }],
      },
    })
  })

  it('suggests what many, and what this shopper, looked for', async () => {
    await find({ q: 'Peanut  brittle' })
    await find({ q: 'truffles' })
    await find({ q: 'truffles' })
    await find({ q: 'zzzz' })
    const found = await search.getSearchSuggestions({
      parameters: { q: 'tru', includeEinsteinSuggestedPhrases: true },
    })
    const phrases = found.einsteinSuggestedPhrases
    expect(phrases?.popularSearchPhrases).toEqual([{ phrase: 'truffles', exactMatch: false }])
    expect(phrases?.recentSearchPhrases).toEqual(
      expect.arrayContaining([{ phrase: 'peanut brittle', exactMatch: false }]),
    )
    expect(phrases?.recentSearchPhrases).not.toContainEqual(
      expect.objectContaining({ phrase: 'zzzz' }),
    )
  })

  it.each<[string, object, object]>([
    ['two letters', { q: 'tr' }, { parameter: 'q', expected: '(3..50)' }],
    ['51 letters', { q: 'a'.repeat(51) }, { title: 'String Constraint Violation' }],
    ['eleven suggestions', { q: 'tru', limit: 11 }, { title: 'Bad Request' }],
    ['an expansion that is none', { q: 'tru', expand: ['all'] }, { param: 'all' }],
    [
      'too many properties',
      {
        q: 'tru',
        includedCustomProductProperties: ['c_1', 'c_2', 'c_3', 'c_4', 'c_5', 'c_6'],
      },
      { parameter: 'includedCustomProductProperties' },
    ],
  ])('suggests nothing for %s', async (_name, parameters, expected) => {
    const call = search.getSearchSuggestions({ parameters: parameters as never })
    expect(await refusalOf(call)).toMatchObject({ status: 400, ...expected })
  })
})
