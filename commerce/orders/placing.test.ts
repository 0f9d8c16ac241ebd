import { z } from 'zod'
import { APPROVED_CARD, createCardToken } from '../testing/test-card'
import {
  ILLINOIS,
  TestCheckout,
  useCheckout,
  type Basket,
  type Order,
} from '../testing/test-checkout'

const CALIFORNIA = {
  ...ILLINOIS,
  city: 'San Francisco',
  stateCode: 'CA',
  postalCode: '94102',
}
const ORDERS = '/checkout/shopper-orders/v1/organizations/f_ecom_prln_001/orders'

let guest: TestCheckout

const engine = useCheckout({ listens: true })
beforeEach(async () => {
  guest = await TestCheckout.asGuest(engine.app)
  await engine.db.updateTable('inventory').set({ ats: 50 }).execute()
})

interface Parcel {
  address: typeof ILLINOIS
  method: string
  productId: string
  quantity: number
}

/** Creates a basket with several shipments, ready to be ordered by card. */
async function fill(parcels: readonly Parcel[]): Promise<Basket> {
  const idOf = (index: number) => (index === 0 ? 'me' : `Shipment${index}`)
  const { body } = await guest.basket('POST', '', {
    customerInfo: { email: 'ada@example.com' },
    billingAddress: ILLINOIS,
    shipments: parcels.map(({ address, method }, index) => ({
      shipmentId: idOf(index),
      shippingAddress: address,
      shippingMethod: { id: method },
    })),
    productItems: parcels.map(({ productId, quantity }, index) => ({
      productId,
      quantity,
      shipmentId: idOf(index),
    })),
  })
  const path = `/${body.basketId}`
  await guest.basket('POST', `${path}/payment-instruments`, { paymentMethodId: 'CREDIT_CARD' })
  return (await guest.basket('GET', path)).body
}

async function order(basket: Basket): Promise<Order> {
  const { body } = await guest.order('POST', '', { basketId: basket.basketId })
  const [card] = body.paymentInstruments as { paymentInstrumentId: string }[]
  const path = `/${body.orderNo}/payment-instruments/${card?.paymentInstrumentId}`
  const c_token = await createCardToken(engine.app, APPROVED_CARD)
  return (await guest.order('PATCH', path, { c_token })).body
}

async function mailOf({ orderNo }: Order): Promise<string> {
  const mails = engine.db.selectFrom('outbox_mail').select('text')
  const own = mails.where('reference', '=', `order:${orderNo}`)
  return (await own.executeTakeFirstOrThrow()).text
}

const cents = (dollars = 0) => Math.round(dollars * 100)
const money = (dollars = 0) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(dollars)
const sum = (amounts: readonly (number | undefined)[]) =>
  amounts.reduce<number>((total, amount) => total + cents(amount), 0)

const MIXTURES: [name: string, parcels: Parcel[]][] = [
  [
    'one parcel',
    [{ address: ILLINOIS, method: 'GroundDisc', productId: 'assorted-9', quantity: 3 }],
  ],
  [
    'two parcels to two states',
    [
      { address: ILLINOIS, method: 'Express', productId: 'assorted-9', quantity: 1 },
      { address: CALIFORNIA, method: 'GroundDisc', productId: 'truffles-9', quantity: 2 },
    ],
  ],
  [
    'a parcel with free shipping and one without',
    [
      { address: CALIFORNIA, method: 'GroundDisc', productId: 'assorted-9', quantity: 7 },
      { address: ILLINOIS, method: 'GroundDisc', productId: 'brittle', quantity: 1 },
      { address: ILLINOIS, method: 'Express', productId: 'truffles-9', quantity: 1 },
    ],
  ],
]

describe.each(MIXTURES)('%s', (_name, parcels) => {
  it('has the same amounts in basket, order and mail [ORD-006, ORD-007, ORD-009, CHK-045]', async () => {
    const basket = await fill(parcels)
    const placed = await order(basket)
    expect(placed).toMatchObject({
      orderNo: expect.stringMatching(/^\d{8}$/),
      status: 'new',
      creationDate: expect.any(String),
      orderTotal: basket.orderTotal,
      shippingTotal: basket.shippingTotal,
      taxTotal: basket.taxTotal,
      productSubTotal: basket.productSubTotal,
    })
    expect(placed.productItems?.map(({ price }) => price)).toEqual(
      basket.productItems?.map(({ price }) => price),
    )
    expect(sum((placed.shippingItems ?? []).map((one) => one.priceAfterItemDiscount))).toBe(
      cents(placed.shippingTotal),
    )
    expect(sum((placed.paymentInstruments ?? []).map(({ amount }) => amount))).toBe(
      cents(placed.orderTotal),
    )
    const shipments = placed.shipments ?? []
    expect(shipments).toHaveLength(parcels.length)
    for (const key of ['shippingTotal', 'taxTotal'] as const) {
      expect(sum(shipments.map((one) => one[key]))).toBe(cents(placed[key]))
    }
    expect(sum(shipments.map(({ shipmentTotal }) => shipmentTotal))).toBe(cents(placed.orderTotal))

    const mail = await mailOf(placed)
    const { orderTotal = 0, shippingTotal = 0, taxTotal = 0 } = placed
    const subtotal = (cents(orderTotal) - cents(shippingTotal) - cents(taxTotal)) / 100
    for (const line of [
      `Subtotal: ${money(subtotal)}`,
      `Tax: ${money(taxTotal)}`,
      `Total: ${money(orderTotal)}`,
      ...(placed.productItems ?? []).map(({ price }) => `: ${money(price)}`),
    ]) {
      expect(mail).toContain(line)
    }
  })
})

it('an order is taxed by its destination, as shown in the review [CHK-055]', async () => {
  const parcel = { method: 'GroundDisc', productId: 'assorted-9', quantity: 2 }
  const illinois = await fill([{ ...parcel, address: ILLINOIS }])
  guest = await TestCheckout.asGuest(engine.app)
  const california = await fill([{ ...parcel, address: CALIFORNIA }])
  expect(illinois.taxTotal).toBe(3.06)
  expect(california.taxTotal).not.toBe(illinois.taxTotal)
  expect((await order(california)).taxTotal).toBe(california.taxTotal)
})

it('every line is returned with its name, prices and whether it can be reordered [ORD-008]', async () => {
  const [parcel] = MIXTURES[0]?.[1] ?? []
  const placed = await order(await fill(parcel ? [parcel] : []))
  expect(placed.productItems?.[0]).toMatchObject({
    productName: expect.any(String),
    itemText: expect.any(String),
    price: expect.any(Number),
    priceAfterItemDiscount: expect.any(Number),
    c_reorderable: true,
    c_attributeValues: expect.any(Array),
  })
})

it('an order returns the messages of a declined payment and its subscriptions [ORD-006]', async () => {
  const basket = await fill(MIXTURES[0]?.[1] ?? [])
  const c_subscriptionOptins = '{"optedin":[]}'
  await guest.basket('PATCH', `/${basket.basketId}`, { c_subscriptionOptins })
  const { body } = await guest.order('POST', '', { basketId: basket.basketId })
  expect(body.c_subscriptionOptins).toBe(c_subscriptionOptins)
  const [card] = body.paymentInstruments as { paymentInstrumentId: string }[]
  const path = `/${body.orderNo}/payment-instruments/${card?.paymentInstrumentId}`
  const declined = await guest.order('PATCH', path, { c_token: 'nonsense' })
  expect(declined.body.c_flashes).toEqual([
    { type: 'PaymentTransactionFailed', message: expect.any(String) },
  ])
})

describe('the link in an order confirmation mail', () => {
  const Found = z.object({ order: z.string(), code: z.string(), email: z.string() })

  async function linkOf(placed: Order): Promise<URL> {
    const [, link = ''] = /See your order: (\S+)/.exec(await mailOf(placed)) ?? []
    return new URL(link)
  }

  it('shows the complete order to another guest, and contains its code only in the fragment', async () => {
    const placed = await order(await fill(MIXTURES[0]?.[1] ?? []))
    const link = await linkOf(placed)
    expect(link.origin + link.pathname + link.search).toBe('http://localhost:3000/track-order')
    const known = Found.parse(Object.fromEntries(new URLSearchParams(link.hash.slice(1))))
    const stranger = await TestCheckout.asGuest(engine.app)
    const look = (orderViewCode: string) =>
      stranger.call('POST', `${ORDERS}/${known.order}/lookup`, {
        email: known.email,
        orderViewCode,
      })
    expect((await look(known.code)).body).toMatchObject({
      orderNo: placed.orderNo,
      customerInfo: { email: 'ada@example.com' },
      orderTotal: placed.orderTotal,
    })
    expect((await look('guessed')).status).toBe(404)
  })
})
