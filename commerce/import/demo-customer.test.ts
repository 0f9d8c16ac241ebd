import path from 'node:path'
import { importArchive } from './import-archive'
import { useEngine } from '../testing/engine'
import { logInTestShopper } from '../testing/test-shopper'

/** The same as in docs/try-it.md. */
const NORA = { login: 'nora@shop.example.com', password: 'Truffle-Tin-24' }
const DEMO = path.resolve(__dirname, '../../demo/site-archive')

interface Shipment {
  shippingAddress?: { firstName?: string; lastName?: string; address1?: string }
}
interface Line {
  productName: string
  c_reorderable: boolean
}
interface Orders {
  data: { orderNo: string; status: string; shipments: Shipment[]; productItems: Line[] }[]
}

const engine = useEngine()
beforeAll(async () => {
  await importArchive(engine.db, DEMO)
})

test('the demo customer can log in and has an order history with earlier recipients', async () => {
  const { headers, customerId } = await logInTestShopper(engine.app, { credentials: NORA })
  const path = `/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers/${customerId}`
  const url = `${path}/orders?siteId=brindille&limit=50`
  const { data } = (await engine.app.inject({ url, headers })).json<Orders>()
  // more than one page of the order history
  expect(data).toHaveLength(14)
  const people = data.flatMap(({ shipments }) =>
    shipments.map(({ shippingAddress: to }) => `${to?.firstName} ${to?.lastName}`),
  )
  expect(people).toContain('Helen Ashgrove')
  // one ordered product is no longer sold, so reordering omits it [ORD-016]
  const lines = data.flatMap(({ productItems }) => productItems)
  expect(lines.filter((line) => !line.c_reorderable)).toMatchObject([
    { productName: 'Rose Petal Bark' },
  ])
})

test('the demo customer has a wish list with a reduced item and an item sold out when added', async () => {
  const { headers, customerId } = await logInTestShopper(engine.app, { credentials: NORA })
  const path = `/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers/${customerId}`
  const url = `${path}/product-lists?siteId=brindille`
  const { data } = (await engine.app.inject({ url, headers })).json<{ data: unknown[] }>()
  expect(data).toMatchObject([{ type: 'wish_list', public: false }])
  expect(data[0]).toHaveProperty(
    'customerProductListItems',
    expect.arrayContaining([
      expect.objectContaining({ productId: '31003021', c_privatePrice: 29.95 }),
      expect.objectContaining({ productId: '33009011', c_privateSoldOut: true, quantity: 2 }),
    ]),
  )
})

test('the demo customer has a valid card for payments and an expired card [ACC-067]', async () => {
  const { headers, customerId } = await logInTestShopper(engine.app, { credentials: NORA })
  const url = `/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers/${customerId}`
  const answer = await engine.app.inject({ url, query: { siteId: 'brindille' }, headers })
  const { paymentInstruments } = answer.json<{ paymentInstruments: unknown[] }>()
  expect(paymentInstruments).toHaveLength(3)
  expect(paymentInstruments[0]).toMatchObject({
    default: true,
    c_useForSubscriptions: true,
    paymentCard: { maskedNumber: '************1111', holder: 'Nora Ashgrove' },
  })
  expect(paymentInstruments).toContainEqual(
    expect.objectContaining({ paymentCard: expect.objectContaining({ creditCardExpired: true }) }),
  )
  expect(answer.body).not.toContain('4111111111111111')
  const rows = await engine.db.selectFrom('card_gateway_stored_card').selectAll().execute()
  expect(rows.map((row) => [row.customer_id, row.outcome])).toEqual([
    [customerId, 'approved'],
    [customerId, 'approved'],
  ])
})
