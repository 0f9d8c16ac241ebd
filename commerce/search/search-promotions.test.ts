import { z } from 'zod'
import { useEngine } from '../testing/engine'
import { createPromotion, RUNNING } from '../testing/promotions-for-tests'
import { seedCatalog } from '../testing/seed-catalog'
import { logInTestShopper, TRUSTED_CLIENT, type TestShopper } from '../testing/test-shopper'

const ORGANIZATION = 'organizations/f_ecom_prln_001'
const SEARCH = `/search/shopper-search/v1/${ORGANIZATION}/product-search`
const CONTEXT = `/shopper/shopper-context/v1/${ORGANIZATION}/shopper-context`

const Hits = z.object({
  hits: z.array(
    z.object({
      productId: z.string(),
      price: z.number(),
      productPromotions: z.array(
        z.object({ promotionId: z.string(), promotionalPrice: z.number() }),
      ),
    }),
  ),
})

let shopper: TestShopper
const engine = useEngine({ seed: seedCatalog, config: { privateClients: [TRUSTED_CLIENT] } })
beforeAll(async () => {
  const { db } = engine
  const site_id = 'brindille'
  const off = createPromotion('vip-2', {
    promotionClass: 'product',
    discounted: { included: [[{ kind: 'category', ids: ['boxes'] }]] },
    tiers: [{ threshold: 0, discount: { type: 'amount', amountMinor: 200 } }],
    assignments: [{ ...RUNNING, customerGroupIds: ['Vip'] }],
  })
  await db
    .insertInto('promotion')
    .values({ site_id, id: off.id, definition: JSON.stringify(off) })
    .execute()
  await db.insertInto('price_book').values({ id: 'vip', name: 'VIP', currency: 'USD' }).execute()
  await db
    .insertInto('price')
    .values({ price_book_id: 'vip', product_id: 'assorted-9', amount_minor: 1500 })
    .execute()
  await db
    .insertInto('price_book_assignment')
    .values({ site_id, id: 'vip', price_book_ids: ['vip'], customer_group_ids: ['Vip'] })
    .execute()
  shopper = await logInTestShopper(engine.app, { isTrusted: true })
})

async function search() {
  const response = await engine.app.inject({
    url: `${SEARCH}?siteId=brindille&q=assorted&expand=prices,promotions`,
    headers: shopper.headers,
  })
  return Hits.parse(response.json()).hits
}

it('returns hits with the prices and promotions of the shopper', async () => {
  expect(await search()).toEqual([{ productId: 'assorted', price: 20, productPromotions: [] }])
  await engine.app.inject({
    method: 'PUT',
    url: `${CONTEXT}/${shopper.usid}?siteId=brindille`,
    headers: shopper.headers,
    payload: { customerGroupIds: ['Vip'] },
  })
  expect(await search()).toEqual([
    {
      productId: 'assorted',
      price: 15,
      productPromotions: [{ promotionId: 'vip-2', promotionalPrice: 13 }],
    },
  ])
})
