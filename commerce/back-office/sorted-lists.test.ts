import { ITEM_ORDERS } from '../content/studio.service'
import { PROMOTION_ORDERS } from '../explanations/promotion-overview'
import { GIFT_CARD_ORDERS } from '../gift-certificates/gift-card-office'
import { IMPORT_ORDERS } from '../import/office/import-office'
import { PRODUCT_ORDERS } from '../merchandise/product-list'
import { COUPON_ORDERS } from '../promotions/coupon-lists'
import { REVIEW_ORDERS } from '../reviews/review.service'
import { SHOP_ORDERS } from '../shops/shop-office'
import { useCheckout } from '../testing/test-checkout'

const API = '/back-office/api'
const LISTS = {
  coupons: COUPON_ORDERS,
  'gift-cards': GIFT_CARD_ORDERS,
  imports: IMPORT_ORDERS,
  'content/items': ITEM_ORDERS,
  products: PRODUCT_ORDERS,
  promotions: PROMOTION_ORDERS,
  reviews: REVIEW_ORDERS,
  shops: SHOP_ORDERS,
}
const ORDERS = Object.entries(LISTS).flatMap(([path, columns]) =>
  Object.keys(columns).map((name) => [path, name] as const),
)

const engine = useCheckout()

const ask = (path: string, sort: string) =>
  engine.app.inject({ url: `${API}/${path}`, query: { sort } })

async function idsOf(path: string, sort: string): Promise<string[]> {
  const answer: Record<string, { id: string }[]> = (await ask(path, sort)).json()
  const rows = Object.values(answer).find(Array.isArray) ?? []
  return rows.map(({ id }) => id)
}

test.each(ORDERS)('%s are sorted by %s in both directions', async (path, name) => {
  const usual = await idsOf(path, '')
  const [up, down] = [await idsOf(path, name), await idsOf(path, `-${name}`)]
  expect([...up].sort()).toEqual([...usual].sort())
  expect([...down].sort()).toEqual([...usual].sort())
  expect((await ask(path, `-${name}`)).statusCode).toBe(200)
})

test('pages follow one another in the chosen order', async () => {
  const ids = await idsOf('products', '-id')
  expect(ids.length).toBeGreaterThan(4)
  expect(ids).toEqual([...ids].sort().reverse())
  const query = { sort: '-id', offset: '2', limit: '2' }
  const second = await engine.app.inject({ url: `${API}/products`, query })
  const { products }: { products: { id: string }[] } = second.json()
  expect(products.map(({ id }) => id)).toEqual(ids.slice(2, 4))
})

test.each(Object.keys(LISTS))(
  '%s are not sorted by what is no column of the list',
  async (path) => {
    for (const sort of ['constructor', 'toString', '--id', '-', 'id desc', "';--"]) {
      const { statusCode } = await ask(path, sort)
      expect(statusCode).toBe(400)
    }
  },
)
