import type { SearchIndex } from '../search/search-index.port'
import { SearchQuery, SuggestionQuery } from '../search/search.schemas'
import type { Site } from '../sites/site.service'

/** An index of the shop of `seedCatalog`, and what happens to that shop. */
export interface IndexUnderTest {
  index: SearchIndex
  site: Site
  /** Changes the list price of a product, and commits. */
  setPrice(productId: string, amountMinor: number): Promise<void>
  /** Renames a product, and commits. */
  setName(productId: string, name: string): Promise<void>
  /** Sets the stock of a product in the site's list, and commits. */
  setStock(productId: string, pieces: number): Promise<void>
}

const CONTEXT = { locale: { id: 'en-US', chain: ['en-US', 'en'] }, currency: 'USD' }

/** The tests that each implementation of the port must pass. */
export function itIsASearchIndex(open: () => IndexUnderTest): void {
  const find = (query: Record<string, unknown>) =>
    open().index.searchProducts(open().site, SearchQuery.parse(query), CONTEXT)
  const idsOf = async (query: Record<string, unknown>) =>
    (await find({ limit: '200', ...query })).hits.map(({ productId }) => productId)

  test('pages are parts of one order, and the total is their sum', async () => {
    const { hits, total } = await find({ limit: '200' })
    expect(hits).toHaveLength(total)
    expect(total).toBeGreaterThan(3)
    const pages: string[] = []
    for (let offset = 0; offset < total; offset += 2) {
      pages.push(...(await idsOf({ limit: '2', offset: String(offset) })))
    }
    expect(pages).toEqual(hits.map(({ productId }) => productId))
  })

  test('each value of a facet leaves as many hits as it says', async () => {
    const { refinements } = await find({})
    const choices = refinements.flatMap(({ attributeId, values = [] }) =>
      values.map(({ value, hitCount }) => ({ refine: `${attributeId}=${value}`, hitCount })),
    )
    expect(choices.length).toBeGreaterThan(4)
    for (const { refine, hitCount } of choices) {
      expect([refine, (await find({ refine })).total]).toEqual([refine, hitCount])
    }
  })

  test('two refinements leave what both do, and two values of one what any does', async () => {
    const [boxes, bars] = [
      await idsOf({ refine: 'cgid=boxes' }),
      await idsOf({ refine: 'cgid=bars' }),
    ]
    const cheap = await idsOf({ refine: 'price=(0..10)' })
    expect(new Set(await idsOf({ refine: ['cgid=bars', 'price=(0..10)'] }))).toEqual(
      new Set(bars.filter((id) => cheap.includes(id))),
    )
    expect(new Set(await idsOf({ refine: 'cgid=boxes|bars' }))).toEqual(
      new Set([...boxes, ...bars]),
    )
  })

  test.each(['brittle', 'brittles', 'britt', 'britle', 'BRITTLE'])(
    '%s finds the brittle',
    async (q) => {
      expect(await idsOf({ q })).toContain('brittle')
    },
  )

  test('a corrected word is told, a word of nothing finds nothing', async () => {
    const { searchPhraseSuggestions } = await find({ q: 'britle' })
    expect(searchPhraseSuggestions.suggestedTerms[0]?.terms?.[0]).toMatchObject({
      value: 'brittle',
      corrected: true,
    })
    expect(await find({ q: 'xylophone' })).toMatchObject({ total: 0, hits: [] })
  })

  test('what is offline or not searchable is not found', async () => {
    expect(await idsOf({})).not.toContain('hidden')
    expect(await idsOf({ q: 'hidden' })).not.toContain('hidden')
  })

  test('suggestions name products that a search finds', async () => {
    const asked = SuggestionQuery.parse({ q: 'brit' })
    const { productSuggestions } = await open().index.getSuggestions(open().site, asked, CONTEXT)
    const named = productSuggestions?.products?.map(({ productId }) => productId) ?? []
    expect(named).toContain('brittle')
    const found = await idsOf({ q: 'brit' })
    expect(named.filter((id) => !found.includes(id ?? ''))).toEqual([])
  })

  test('a committed change is found by the next search', async () => {
    const { setPrice, setName, setStock } = open()
    await setPrice('brittle', 987_600)
    expect(await idsOf({ refine: 'price=(9876..9877)' })).toEqual(['brittle'])
    expect((await idsOf({ sort: 'price-high-to-low' }))[0]).toBe('brittle')
    await setName('card', 'Krokant')
    expect(await idsOf({ q: 'krokant' })).toEqual(['card'])
    await setStock('brittle', 3)
    expect(await idsOf({ refine: 'orderable_only=true' })).toContain('brittle')
    await setStock('brittle', 0)
    expect(await idsOf({ refine: 'orderable_only=true' })).not.toContain('brittle')
  })

  test('a malformed refinement is refused', async () => {
    await expect(find({ refine: 'price=(5..' })).rejects.toMatchObject({ status: 400 })
  })
}
