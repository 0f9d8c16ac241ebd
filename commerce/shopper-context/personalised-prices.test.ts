import { z } from 'zod'
import {
  amount,
  assigned,
  forOrder,
  forProducts,
  insertPromotions,
} from '../testing/promotions-for-tests'
import { TestCheckout, useCheckout } from '../testing/test-checkout'
import { logInTestShopper, TRUSTED_CLIENT } from '../testing/test-shopper'

const ORGANIZATION = 'organizations/f_ecom_prln_001'
const PRODUCTS = `/product/shopper-products/v1/${ORGANIZATION}/products`
const CONTEXT = `/shopper/shopper-context/v1/${ORGANIZATION}/shopper-context`
const site_id = 'brindille'

const Product = z.object({
  price: z.number(),
  productPromotions: z.array(z.object({ promotionalPrice: z.number() })),
})

const PROMOTIONS = [
  { id: 'vip-3', ...forProducts(amount(300), assigned({ customerGroupIds: ['Vip', 'Mobile'] })) },
  { id: 'print-5', ...forOrder(amount(500), assigned({ sourceCodeGroupIds: ['print'] })) },
  { id: 'spring', ...forOrder(amount(700), assigned({ startsAt: ['2050-01-01T00:00:00Z'] })) },
  { id: 'typed', ...forOrder(amount(900), assigned({ couponIds: ['nine'] })) },
]

let guest: TestCheckout
const engine = useCheckout({ config: { privateClients: [TRUSTED_CLIENT] } })
beforeAll(async () => {
  const { db } = engine
  await insertPromotions(db, PROMOTIONS, { nine: 'NINE' })
  const mobile = { path: 'session.custom.deviceType', operator: 'is-equal', values: ['mobile'] }
  await db
    .insertInto('customer_group')
    .values([
      { site_id, id: 'Vip' },
      {
        site_id,
        id: 'Mobile',
        rule: JSON.stringify([{ matchMode: 'all', conditions: [mobile] }]),
      },
    ])
    .execute()
  await db
    .insertInto('source_code_group')
    .values({
      site_id,
      id: 'print',
      definition: JSON.stringify({ codes: ['print-*'], priceBookIds: ['print-prices'] }),
    })
    .execute()
  const books = ['print-prices', 'vip-prices', 'boston-prices']
  await db
    .insertInto('price_book')
    .values(books.map((id) => ({ id, name: id, currency: 'USD' })))
    .execute()
  await db
    .insertInto('price')
    .values(
      books.map((price_book_id, index) => ({
        price_book_id,
        product_id: 'assorted-9',
        amount_minor: 1900 - index * 100,
      })),
    )
    .execute()
  await db
    .insertInto('price_book_assignment')
    .values([
      { site_id, id: 'vip', price_book_ids: ['vip-prices'], customer_group_ids: ['Vip'] },
      {
        site_id,
        id: 'boston',
        price_book_ids: ['boston-prices'],
        qualifiers: '[{"type":"store","value":"boston"}]',
      },
    ])
    .execute()
})
beforeEach(async () => {
  guest = TestCheckout.as(engine.app, await logInTestShopper(engine.app, { isTrusted: true }))
})

async function lookWith(context: object) {
  await guest.call('PUT', `${CONTEXT}/${guest.shopper.usid}`, context)
  const { body: product } = await guest.call('GET', `${PRODUCTS}/assorted-9`)
  const { body: basket } = await guest.basket('POST', '', {
    productItems: [{ productId: 'assorted-9', quantity: 1 }],
  })
  const { price, productPromotions } = Product.parse(product)
  return [price, productPromotions[0]?.promotionalPrice, basket.productTotal]
}

it.each([
  ['nothing', {}, [20, undefined, 20]],
  ['a group', { customerGroupIds: ['Vip'] }, [18, 15, 15]],
  ['a group whose rule fits', { customQualifiers: { deviceType: 'mobile' } }, [20, 17, 17]],
  [
    'a group whose rule does not',
    { customQualifiers: { deviceType: 'desk' } },
    [20, undefined, 20],
  ],
  ['a source code', { sourceCode: 'PRINT-2026' }, [19, undefined, 14]],
  ['an unknown source code', { sourceCode: 'radio' }, [20, undefined, 20]],
  ['another time', { effectiveDateTime: '2050-06-01T00:00:00Z' }, [20, undefined, 13]],
  ['a code', { couponCodes: ['nine'] }, [20, undefined, 11]],
  ['an assignment qualifier', { assignmentQualifiers: { store: 'boston' } }, [17, undefined, 17]],
])('%s in the context determines the price', async (_name, context, expected) => {
  expect(await lookWith(context)).toEqual(expected)
})

it("the basket's source code is used if the context has none", async () => {
  const { body } = await guest.basket('POST', '', {
    productItems: [{ productId: 'assorted-9', quantity: 1 }],
  })
  expect(body.productTotal).toBe(20)
  const changed = await guest.basket('PATCH', `/${body.basketId}`, { sourceCode: 'print-9' })
  expect([changed.status, changed.body.productTotal]).toEqual([200, 14])
})
