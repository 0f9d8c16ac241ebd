import type { Services } from '../services'
import type { Site } from '../sites/site.service'
import { createTestEngine, useEngine } from '../testing/engine'
import { seedCatalog } from '../testing/seed-catalog'
import { SearchQuery, SuggestionQuery } from './search.schemas'

const CONTEXT = { locale: { id: 'en-US', chain: ['en-US', 'en'] }, currency: 'USD' }

describe('product search', () => {
  let services: Services
  let site: Site
  const engine = useEngine(seedCatalog)
  beforeAll(async () => {
    services = engine.app.services
    const found = await services.sites.getSite('brindille')
    if (!found) throw new Error('The seed has no site.')
    site = found
  })

  const search = (query: Record<string, unknown>) =>
    services.search.searchProducts(site, SearchQuery.parse(query), CONTEXT)
  const idsOf = async (query: Record<string, unknown>) =>
    (await search(query)).hits.map((hit) => hit.productId)
  const valuesOf = async (query: Record<string, unknown>, attributeId: string) => {
    const { refinements } = await search(query)
    const found = refinements.find((refinement) => refinement.attributeId === attributeId)
    return Object.fromEntries((found?.values ?? []).map((value) => [value.value, value.hitCount]))
  }

  it('finds online, priced and searchable products in online categories', async () => {
    const { hits, total, sortingOptions, selectedSortingOption } = await search({})
    expect(hits.map((hit) => hit.productId).sort()).toEqual(
      ['assorted', 'brittle', 'card', 'creme-bar', 'truffles'], // prettier-ignore
    )
    expect(total).toBe(5)
    expect(selectedSortingOption).toBe('featured-items')
    expect(sortingOptions.map((option) => option.id)).toContain('price-low-to-high')
  })

  it.each([' ', '\t \u00a0', '\u3000'])('the blank text %j is no search', async (q) => {
    expect(await search({ q })).toEqual(await search({}))
  })

  it.each([
    ['a word', 'brittle', ['brittle']],
    ['the beginning of a word', 'bri', ['brittle', 'assorted']],
    ['another form of the word', 'caramel', ['assorted']],
    ['a word without its accents', 'creme brulee', ['creme-bar']],
    ['a word of the long text', 'finest', ['assorted']],
    ['a category', 'truffle boxes', ['truffles']],
    ['the id of a variant', 'assorted-18', ['assorted']],
    ['the words that there are', 'xylophone brittle', ['brittle']],
    ['query syntax as words', "brittle & ! | ( :* '", ['brittle']],
  ])('finds by %s', async (_name, q, expected) => {
    expect((await idsOf({ q })).sort()).toEqual([...expected].sort())
  })

  it.each(['🍫', '%', '\\', '_', '<b>', '<b></b>', '!!', '*', '…', '\u200b', '\u0301', '&amp;'])(
    'finds nothing for a text without words: %s',
    async (q) => {
      const { total, hits, refinements } = await search({ q })
      expect([total, hits, refinements]).toEqual([0, [], []])
      expect(await search({ q, refine: 'cgid=boxes' })).toMatchObject({ total: 0 })
      const suggestion = SuggestionQuery.parse({
        q: q.repeat(3),
        includeEinsteinSuggestedPhrases: 'true',
      })
      const suggested = await services.suggestions.getSuggestions(site, suggestion, CONTEXT)
      expect(JSON.stringify(suggested)).not.toMatch(/"(products|categories|suggestedPhrases)"/)
    },
  )

  it.each(['\ufeff', ' \ufeff\u0308'])('finds nothing for %j, which `trim` removes', async (q) => {
    expect((await search({ q })).total).toBe(0)
  })

  it.each(['', ' ', '\u00a0'])('finds everything without a text: %j', async (q) => {
    expect((await search({ q })).total).toBe(5)
  })

  it('ranks matches in names above other texts', async () => {
    expect(await idsOf({ q: 'bri', sort: 'best-matches' })).toEqual(['brittle', 'assorted'])
  })

  it.each([
    ['price-low-to-high', ['creme-bar', 'brittle', 'assorted', 'truffles', 'card']],
    ['price-high-to-low', ['card', 'assorted', 'truffles', 'brittle', 'creme-bar']],
    ['product-name-ascending', ['assorted', 'creme-bar', 'card', 'truffles', 'brittle']],
    ['product-name-descending', ['brittle', 'truffles', 'card', 'creme-bar', 'assorted']],
    ['newest', ['brittle', 'assorted', 'creme-bar', 'card', 'truffles']],
  ])('sorts by %s', async (sort, expected) => {
    expect(await idsOf({ sort })).toEqual(expected)
  })

  it('lists a category with its subcategories, its own order first', async () => {
    expect(await idsOf({ refine: 'cgid=boxes' })).toEqual(['card', 'assorted', 'truffles'])
    expect(await idsOf({ refine: 'cgid=truffle-boxes' })).toEqual(['truffles'])
    expect(await idsOf({ refine: ['cgid=nowhere'] })).toEqual([])
  })

  it('returns results page by page', async () => {
    const sort = 'price-low-to-high'
    const first = await search({ sort, limit: '2' })
    const second = await search({ sort, limit: '2', offset: '2' })
    expect([...first.hits, ...second.hits].map((hit) => hit.productId)).toEqual(
      ['creme-bar', 'brittle', 'assorted', 'truffles'], // prettier-ignore
    )
    expect(second).toMatchObject({ total: 5, limit: 2, offset: 2 })
    expect(await search({ offset: '50' })).toMatchObject({ total: 5, hits: [] })
  })

  it('combines values of one attribute with or, and several attributes with and', async () => {
    expect(await idsOf({ refine: 'c_size=18' })).toEqual(['assorted'])
    expect((await idsOf({ refine: 'c_size=9|18' })).sort()).toEqual(['assorted', 'truffles'])
    expect((await idsOf({ refine: ['c_size=9', 'c_size=18'] })).sort()).toEqual([
      'assorted',
      'truffles',
    ])
    expect(await idsOf({ refine: ['size=9', 'c_isKosher=true'] })).toEqual(['assorted'])
    expect(await idsOf({ refine: 'c_isNew=true' })).toEqual(['brittle'])
    expect(await idsOf({ refine: 'c_isSale=true' })).toEqual(['assorted'])
    expect(await idsOf({ refine: 'price=(7..12.01)', sort: 'price-low-to-high' })).toEqual(
      ['creme-bar', 'brittle'], // prettier-ignore
    )
  })

  it('filters by orderable products, in the warehouse or a shop', async () => {
    expect((await idsOf({ refine: 'orderable_only=true' })).sort()).toEqual(
      ['assorted', 'card', 'creme-bar', 'truffles'], // prettier-ignore
    )
    expect(await idsOf({ c_storeId: '101' })).toEqual(['brittle'])
    expect(await idsOf({ refine: 'ilids=shop-101' })).toEqual(['brittle'])
    expect(await idsOf({ c_storeId: '102' })).toEqual([])
  })

  it('counts the values of a refinement with the other refinements applied', async () => {
    expect(await valuesOf({}, 'c_size')).toEqual({ '9': 2, '18': 1 })
    expect(await valuesOf({ refine: 'c_size=18' }, 'c_size')).toEqual({ '9': 2, '18': 1 })
    expect(await valuesOf({ refine: 'c_size=18' }, 'c_isKosher')).toEqual({ true: 1 })
    expect(await valuesOf({ refine: ['c_size=18', 'c_isNew=true'] }, 'c_size')).toEqual({ '18': 0 })
    expect(await valuesOf({}, 'price')).toEqual({ '(0..20)': 2, '(20..40)': 2, '(40..60)': 1 })
    expect(await valuesOf({}, 'c_texture')).toEqual({ nutty: 1, soft: 2 })
    expect(await valuesOf({ q: 'brittle' }, 'cgid')).toEqual({ bars: 1 })
  })

  it('expands the category tree along the selected category', async () => {
    const { refinements, selectedRefinements } = await search({ refine: 'cgid=boxes' })
    const categories = refinements.find((refinement) => refinement.attributeId === 'cgid')
    expect(categories?.values).toEqual([
      {
        value: 'boxes',
        label: 'Boxed Chocolates',
        hitCount: 3,
        values: [{ value: 'truffle-boxes', label: 'Truffle Boxes', hitCount: 1 }],
      },
      { value: 'bars', label: 'Bars & Slabs', hitCount: 2 },
    ])
    expect(selectedRefinements).toEqual({ cgid: 'boxes' })
  })

  it('returns all data of a product tile with the hit', async () => {
    const { hits } = await search({
      q: 'assorted',
      allVariationProperties: 'true',
      allImages: 'true',
      perPricebook: 'true',
    })
    const link = `${services.config.publicOrigin}/media/products/assorted.jpg`
    expect(hits[0]).toMatchObject({
      productId: 'assorted',
      productName: 'Assorted Chocolates',
      hitType: 'master',
      productType: { master: true },
      currency: 'USD',
      price: 20,
      priceMax: 30,
      priceRanges: [
        { pricebook: 'usd-list-prices', minPrice: 20, maxPrice: 38 },
        { pricebook: 'usd-sale-prices', minPrice: 30, maxPrice: 30 },
      ],
      orderable: true,
      image: { link, disBaseLink: link, alt: 'Picture of assorted' },
      representedProduct: { id: 'assorted-9' },
      variationAttributes: [
        {
          id: 'size',
          values: [
            { value: '9', name: '9 Pieces', orderable: true },
            { value: '18', name: '18 Pieces', orderable: false },
          ],
        },
      ],
      variants: [
        { productId: 'assorted-9', price: 20, orderable: true, variationValues: { size: '9' } },
        { productId: 'assorted-18', price: 30, orderable: false, variationValues: { size: '18' } },
      ],
      c_badge: 'Best Seller',
      c_isSale: true,
      c_primaryCategoryId: 'boxes',
    })
    expect(hits[0]?.imageGroups).toHaveLength(3)
  })

  it('returns the price ranges of each price book only on request', async () => {
    const [hit] = (await search({ q: 'assorted' })).hits
    expect(hit).toMatchObject({ price: 20, priceMax: 30 })
    expect(hit).not.toHaveProperty('priceRanges')
  })

  it('omits properties that are not expanded', async () => {
    const [hit] = (await search({ q: 'brittle', expand: 'none' })).hits
    expect(hit).toMatchObject({ productId: 'brittle', c_isNew: true })
    expect(hit).not.toHaveProperty('price')
    expect(hit).not.toHaveProperty('orderable')
  })

  it('finds products despite typing errors, and returns the corrected phrase [SRCH-041]', async () => {
    const { hits, total, searchPhraseSuggestions } = await search({ q: 'penaut bittle' })
    expect(total).toBe(1)
    expect(hits[0]?.productId).toBe('brittle')
    expect(searchPhraseSuggestions.suggestedPhrases).toEqual([
      { phrase: 'peanut brittle', exactMatch: false },
    ])
    expect((await search({ q: 'zzzz' })).searchPhraseSuggestions).toEqual({
      suggestedTerms: [{ originalTerm: 'zzzz' }],
    })
  })

  it('refuses malformed refinements', async () => {
    for (const refine of ['price=cheap', 'c_size', '=9', 'c_size=']) {
      await expect(search({ refine })).rejects.toMatchObject({ status: 400 })
    }
    expect(SearchQuery.safeParse({ limit: '201' }).success).toBe(false)
    expect(SearchQuery.safeParse({ refine: Array(10).fill('c_a=b') }).success).toBe(false)
  })

  describe('suggestions', () => {
    const suggest = (query: Record<string, unknown>) =>
      services.suggestions.getSuggestions(site, SuggestionQuery.parse(query), CONTEXT)

    it('complete names of products and categories', async () => {
      const found = await suggest({ q: 'tru' })
      expect(found.productSuggestions?.products).toEqual([
        { productId: 'truffles', productName: 'Milk Truffles', price: 25, currency: 'USD' },
      ])
      expect(found.categorySuggestions?.['categories']).toEqual([
        { id: 'truffle-boxes', name: 'Truffle Boxes', parentCategoryName: 'Boxed Chocolates' },
      ])
      const brands = (await suggest({ q: 'brind' })).brandSuggestions
      expect(brands?.suggestedPhrases).toEqual([{ phrase: 'Brindille', exactMatch: false }])
    })

    it('tolerate typing errors', async () => {
      const { productSuggestions } = await suggest({ q: 'trufles' })
      expect(
        productSuggestions?.products?.map(({ productId }: { productId: string }) => productId),
      ).toEqual(['truffles'])
      expect(productSuggestions?.suggestedPhrases?.[0]?.phrase).toBe('truffles')
    })

    it('require three letters', () => {
      expect(() => SuggestionQuery.parse({ q: 'tr' })).toThrow(
        "The string length constraint was violated by 'q'. The expected length is '(3..50)'.",
      )
      expect(SuggestionQuery.safeParse({ q: 'tru', limit: '11' }).success).toBe(false)
    })
  })
})

describe('the search index', () => {
  it('is rebuilt when a price starts or ends', async () => {
    let clock = new Date('2026-06-01T00:00:00Z')
    const engine = await createTestEngine({
      seed: async (db) => {
        await seedCatalog(db)
        await db.deleteFrom('search_index').execute()
        const price = { price_book_id: 'usd-sale-prices', product_id: 'brittle' }
        await db
          .insertInto('price')
          .values({
            ...price,
            amount_minor: 500,
            online_from: '2026-06-02',
            online_to: '2026-06-03',
          })
          .execute()
      },
      now: () => clock,
    })
    const site = await engine.app.services.sites.getSite('brindille')
    const found: unknown[] = []
    for (const day of ['2026-06-01', '2026-06-02', '2026-06-03']) {
      clock = new Date(`${day}T12:00:00Z`)
      const query = SearchQuery.parse({ q: 'brittle' })
      if (site)
        found.push(
          (await engine.app.services.search.searchProducts(site, query, CONTEXT)).hits[0]?.price,
        )
    }
    expect(found).toEqual([12, 5, 12])
    await engine.close()
  })
})
