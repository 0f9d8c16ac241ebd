import { z } from 'zod'
import { useEngine } from '../testing/engine'
import { insertPromotions, RUNNING } from '../testing/promotions-for-tests'
import { seedCatalog } from '../testing/seed-catalog'
import { logInTestShopper } from '../testing/test-shopper'
import { useForAll } from '../testing/use'

const SEARCH = '/search/shopper-search/v1/organizations/f_ecom_prln_001/product-search'

const tiers = [{ threshold: 0, discount: { type: 'percentage', percentage: 10 } }]
const product = (...ids: string[]) => ({ included: [[{ kind: 'product', ids }]] })
const category = (id: string) => ({ included: [[{ kind: 'category', ids: [id] }]] })
const base = { promotionClass: 'product', assignments: [RUNNING] }

const PROMOTIONS = [
  { ...base, id: 'of-boxes', discounted: category('boxes'), tiers },
  { ...base, id: 'of-a-variant', discounted: product('assorted-9'), tiers },
  {
    ...base,
    id: 'bonus',
    qualifying: category('bars'),
    tiers: [{ threshold: 0, discount: { type: 'bonus', productIds: ['card'] } }],
  },
  {
    ...base,
    id: 'over',
    discounted: category('boxes'),
    tiers,
    assignments: [{ ...RUNNING, endsAt: ['2026-01-02T00:00:00Z'] }],
  },
  {
    ...base,
    id: 'of-others',
    discounted: category('boxes'),
    tiers,
    assignments: [{ ...RUNNING, customerGroupIds: ['Nobody'] }],
  },
]

const Hits = z.object({
  hits: z.array(
    z.object({
      productId: z.string(),
      price: z.number().optional(),
      productPromotions: z.array(
        z.object({ promotionId: z.string(), promotionalPrice: z.number() }),
      ),
    }),
  ),
})

const engine = useEngine(seedCatalog)
beforeAll(() => insertPromotions(engine.db, PROMOTIONS, { unused: 'UNUSED' }))
const shopper = useForAll(() => logInTestShopper(engine.app))

async function search(query: string) {
  const response = await engine.app.inject({
    url: `${SEARCH}?siteId=brindille&limit=50&expand=prices,promotions&${query}`,
    headers: shopper.headers,
  })
  return Hits.parse(response.json()).hits
}

it.each([
  ['of-boxes', ['assorted', 'card', 'truffles']],
  ['of-a-variant', ['assorted']],
  ['bonus', ['brittle', 'card', 'creme-bar']],
  ['over', []],
  ['of-others', []],
])(
  'a search for the promotion %s finds exactly the products that show it',
  async (id, expected) => {
    const found = (await search(`refine=pmid=${id}`)).map(({ productId }) => productId)
    expect(found.sort()).toEqual(expected)
    const showing = (await search('q=')).filter(({ productPromotions }) =>
      productPromotions.some(({ promotionId }) => promotionId === id),
    )
    expect(showing.map(({ productId }) => productId).sort()).toEqual(expected)
  },
)

it('shows the normal price for a master if only one variant is discounted', async () => {
  const [hit] = await search('refine=pmid=of-a-variant')
  expect(hit).toMatchObject({ productId: 'assorted', price: 20 })
  expect(hit?.productPromotions).toContainEqual({
    promotionId: 'of-a-variant',
    promotionalPrice: 20,
  })
})
