import { useEngine } from '../../testing/engine'
import { insertPromotions, RUNNING } from '../../testing/promotions-for-tests'
import { seedConfectioner } from '../../testing/seed-confectioner'
import { ILLINOIS, TestCheckout, type Basket } from '../../testing/test-checkout'
import { logInTestShopper } from '../../testing/test-shopper'

const inBars = { included: [[{ kind: 'category', ids: ['bars'] }]] }
const PROMOTIONS = [
  {
    id: 'free-card',
    promotionClass: 'product',
    condition: 'quantity',
    qualifying: inBars,
    discounted: inBars,
    tiers: [{ threshold: 4, discount: { type: 'bonus', productIds: ['card'] } }],
    assignments: [RUNNING],
  },
  {
    id: 'noel-10',
    promotionClass: 'order',
    tiers: [{ threshold: 3000, discount: { type: 'percentage', percentage: 10 } }],
    assignments: [{ ...RUNNING, couponIds: ['noel'] }],
  },
  {
    id: 'ship-free',
    promotionClass: 'shipping',
    tiers: [{ threshold: 0, discount: { type: 'free_shipping' } }],
    assignments: [{ ...RUNNING, couponIds: ['ship'] }],
  },
]
const SHOP = { city: 'San Francisco', stateCode: 'CA', address1: '1 Market St', c_storeId: '101' }
const MIX = JSON.stringify({
  unitType: 'piece',
  box: [
    { pid: 'nut', qty: 10, categoryId: 'boxes' },
    { pid: 'fig', qty: 10, categoryId: 'boxes' },
  ],
})

let guest: TestCheckout
const engine = useEngine(seedConfectioner)
beforeAll(() => insertPromotions(engine.db, PROMOTIONS, { noel: 'NOEL10', ship: 'SHIPFREE' }))
beforeEach(async () => {
  guest = await TestCheckout.asGuest(engine.app)
})

async function fill(productItems: object[], more: Basket = {}): Promise<Basket> {
  return (await guest.basket('POST', '', { productItems, ...more } as object)).body
}
const pickup = { shipmentId: 'Shipment1', c_fromStoreId: '101', shippingAddress: SHOP }
const named = (basket: object, names: string[]) =>
  names.filter((name) => !Object.keys(basket).includes(name))

describe('what a basket returns', () => {
  it('contains every field of a bag that is being checked out [CART-007]', async () => {
    const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 2 }])
    const { body } = await guest.basket('GET', `/${basketId}`)
    const names = 'basketId productItems shipments shippingItems paymentInstruments couponItems'
    const more = 'billingAddress customerInfo productSubTotal orderTotal shippingTotal currency'
    expect(named(body, [...names.split(' '), ...more.split(' '), 'orderPriceAdjustments'])).toEqual(
      [],
    )
    expect(body.customerInfo).toMatchObject({
      email: 'ada@example.com',
      customerId: guest.shopper.customerId,
    })
    const path = `/${basketId}/shipments/me/shipping-methods`
    const methods = await guest.basket('GET', path)
    expect(named(methods.body, ['applicableShippingMethods', 'defaultShippingMethodId'])).toEqual(
      [],
    )
  })

  it("has the retailer's custom fields as they were sent [CART-008, CART-044]", async () => {
    const { basketId } = await fill([{ productId: 'assorted-9', quantity: 1 }])
    const returned = {
      c_subscriptionOptins: '{"optedin":[]}',
      c_fullStorySessionURL: 'https://fullstory.example/1',
      c_sfBusinessAccountId: '0017',
      c_sfBusinessLevel: 'gold',
    }
    await guest.basket('PATCH', `/${basketId}`, { currency: 'USD' })
    const { body } = await guest.basket('PATCH', `/${basketId}`, returned)
    expect(body).toMatchObject({
      ...returned,
      currency: 'USD',
      c_paymentAmount: body.orderTotal as number,
      c_qualifiers: { qdThresholdMet: true },
      c_multipleUserAgents: true,
    })
  })

  it("a business account 'personal' has a single buyer [CART-049]", async () => {
    const one = await fill([], { c_sfBusinessAccountId: 'personal' })
    expect(one.c_multipleUserAgents).toBe(false)
  })

  it('a line has its product, price, shipment and inventory list [CART-009]', async () => {
    const productItems = [
      { productId: 'mix-box', quantity: 1, c_customMix: MIX },
      { productId: 'shop-tray', quantity: 2, shipmentId: 'Shipment1' },
    ]
    const body = await fill(productItems, { shipments: [pickup] })
    expect(body.productItems).toMatchObject([
      {
        itemId: expect.any(String) as string,
        productId: 'mix-box',
        productName: 'mix-box',
        quantity: 1,
        basePrice: 24,
        price: 24,
        shipmentId: 'me',
        inventoryId: 'brindille-warehouse',
        c_customMix: MIX,
        bonusProductLineItem: false,
      },
      { shipmentId: 'Shipment1', inventoryId: 'shop-101', c_fromStoreId: '101', price: 36 },
    ])
  })

  it('a free bonus product counts in no total [CART-010]', async () => {
    const { productItems, ...body } = await fill([{ productId: 'creme-bar', quantity: 4 }])
    const [bar, card] = productItems ?? []
    expect(card).toMatchObject({ bonusProductLineItem: true, productId: 'card', basePrice: 50 })
    expect(body.productSubTotal).toBe(4 * (bar?.basePrice ?? 0))
  })

  it('a shipment is marked when it contains discounted products [MSH-018]', async () => {
    const isReported = ({ shipments }: Basket) =>
      shipments?.map((shipment) => shipment.c_shipmentHasDiscountedProducts as unknown)
    expect(isReported(await fill([{ productId: 'assorted-9', quantity: 1 }]))).toEqual([false])
    guest = await TestCheckout.asGuest(engine.app)
    expect(isReported(await fill([{ productId: 'creme-bar', quantity: 4 }]))).toEqual([true])
  })

  it("a pickup shipment has its shop in the address and in 'c_fromStoreId' [CART-023]", async () => {
    const body = await fill([], { shipments: [pickup] })
    const shipment = body.shipments?.find(({ shipmentId }) => shipmentId === 'Shipment1')
    expect(shipment).toMatchObject({
      c_fromStoreId: '101',
      c_routeType: 'pickup',
      shippingAddress: { c_storeId: '101' },
    })
  })
})

it.each([
  ['with its unit', 'mix-box', MIX],
  ['as pieces alone', 'solo-box', JSON.stringify([{ pid: 'nut', qty: 20 }])],
  ['as one piece', 'solo-box', JSON.stringify({ pid: 'nut', qty: 20, unitType: 'piece' })],
])('a filled box is accepted %s [CART-011]', async (_form, productId, c_customMix) => {
  const body = await fill([{ productId, quantity: 1, c_customMix }])
  expect(body.productItems).toMatchObject([{ c_customMix, price: 24 }])
})

it('a pickup shipment loses its shop and address with its last line [CART-026]', async () => {
  const productItems = [{ productId: 'shop-tray', quantity: 2, shipmentId: 'Shipment1' }]
  const body = await fill(productItems, { shipments: [pickup] })
  const itemId = body.productItems?.[0]?.itemId
  const path = `/${body.basketId}/items/${itemId}`
  const fewer = await guest.basket('PATCH', path, { quantity: 1 })
  expect(fewer.body.shipments?.[1]).toMatchObject({ c_fromStoreId: '101' })
  const none = await guest.basket('PATCH', path, { quantity: 0 })
  expect(none.body.shipments?.[1]).toMatchObject({ shipmentId: 'Shipment1' })
  expect(named(none.body.shipments?.[1] ?? {}, ['c_fromStoreId', 'shippingAddress'])).toEqual([
    'c_fromStoreId',
    'shippingAddress',
  ])
})

it('two lines of one product cannot exceed its stock together [CART-005]', async () => {
  const first = await fill([{ productId: 'web-only', quantity: 6, gift: true }])
  const more = [{ productId: 'web-only', quantity: 5 }]
  expect(await guest.basket('POST', `/${first.basketId}/items`, more)).toMatchObject({
    status: 400,
    body: { c_available: 10 },
  })
})

it("a line with a quantity of 1,000 is refused with the bag's own message [CART-006]", async () => {
  const answer = await guest.basket('POST', '', {
    productItems: [{ productId: 'leaflet', quantity: 1000 }],
  })
  expect(answer).toMatchObject({ status: 400 })
  expect(JSON.stringify(answer.body)).toContain(
    'Please enter a value less than 1,000. Contact customer support if you want to order larger quantities.',
  )
})

it('a complete line can be sent as a change, and the price in it is ignored [CART-041]', async () => {
  const body = await fill([{ productId: 'mix-box', quantity: 1, c_customMix: MIX }])
  const [item] = body.productItems ?? []
  const change = { productId: 'mix-box', quantity: 2, price: 0.01, c_customMix: MIX }
  const path = `/${body.basketId}/items/${item?.itemId}`
  expect((await guest.basket('PATCH', path, change)).body).toMatchObject({
    productItems: [{ quantity: 2, price: 48, c_customMix: MIX }],
  })
})

it('several lines are changed in one request, or none of them [CART-042]', async () => {
  const body = await fill([
    { productId: 'leaflet', quantity: 1 },
    { productId: 'assorted-9', quantity: 1 },
    { productId: 'web-only', quantity: 1 },
  ])
  const ids = (body.productItems ?? []).map(({ itemId }) => itemId)
  const remove = (itemIds: (string | undefined)[]) =>
    guest.basket(
      'PATCH',
      `/${body.basketId}/items`,
      itemIds.map((itemId) => ({ itemId, quantity: 0 })),
    )
  expect((await remove([ids[0], 'unknown'])).status).toBe(400)
  const { body: after } = await remove([ids[0], ids[2]])
  expect(after.productItems).toMatchObject([{ productId: 'assorted-9' }])
})

it('a coupon without an applicable promotion is stored, and applied once one applies [CART-031, CART-063]', async () => {
  const body = await fill([{ productId: 'web-only', quantity: 1 }])
  const coupons = `/${body.basketId}/coupons`
  const added = await guest.basket('POST', coupons, { code: 'NOEL10' })
  expect(added.body).toMatchObject({
    couponItems: [{ code: 'NOEL10', valid: true, statusCode: 'no_applicable_promotion' }],
    orderTotal: body.orderTotal as number,
    orderPriceAdjustments: [],
  })
  const more = [{ productId: 'assorted-9', quantity: 2 }]
  const enough = await guest.basket('POST', `/${body.basketId}/items`, more)
  expect(enough.body).toMatchObject({
    couponItems: [{ statusCode: 'applied' }],
    orderPriceAdjustments: [{ price: -4.9 }],
  })
  expect((await guest.basket('POST', coupons, { code: 'NOPE' })).status).toBe(400)
})

it('items for pickup are taxed at the location of their shop, whatever address is sent [CHK-055]', async () => {
  const productItems = [{ productId: 'shop-tray', quantity: 1, shipmentId: 'Shipment1' }]
  const pickedUp = await fill(productItems, { shipments: [pickup] })
  expect(pickedUp.taxTotal).toBeGreaterThan(0)
  guest = await TestCheckout.asGuest(engine.app)
  const elsewhere = { ...pickup, shippingAddress: { ...ILLINOIS, c_storeId: '101' } }
  const returned = await fill(productItems, { shipments: [elsewhere] })
  expect(returned.taxTotal).toBe(pickedUp.taxTotal)
})

describe('the free shipping flag of a shipment', () => {
  const isFree = ({ shipments }: Basket) => shipments?.map((one) => one.c_freeShipping as unknown)

  it('is set before and after a method with free shipping is chosen [CART-035]', async () => {
    const body = await fill([{ productId: 'assorted-9', quantity: 4 }])
    expect(isFree(body)).toEqual([true])
    const me = `/${body.basketId}/shipments/me`
    await guest.basket('PUT', `${me}/shipping-address`, ILLINOIS)
    const ground = await guest.basket('PUT', `${me}/shipping-method`, { id: 'GroundDisc' })
    expect(ground.body.shippingTotal).toBe(0)
    expect(isFree(ground.body)).toEqual([true])
    const express = await guest.basket('PUT', `${me}/shipping-method`, { id: 'Express' })
    expect(express.body.shippingTotal).toBeGreaterThan(0)
    expect(isFree(express.body)).toEqual([false])
  })

  it('is not set below the limit or for an empty shipment, even if a client sends it', async () => {
    const shipments = [{ shipmentId: 'me', c_freeShipping: true }]
    const body = await fill([{ productId: 'assorted-9', quantity: 1 }], { shipments })
    expect(isFree(body)).toEqual([false])
    guest = await TestCheckout.asGuest(engine.app)
    expect(isFree(await fill([]))).toEqual([false])
  })

  it('is set when a promotion makes shipping free', async () => {
    const body = await fill([{ productId: 'assorted-9', quantity: 1 }])
    const coupons = `/${body.basketId}/coupons`
    const promoted = await guest.basket('POST', coupons, { code: 'SHIPFREE' })
    expect(promoted.body.couponItems).toMatchObject([{ valid: true }])
    expect(isFree(promoted.body)).toEqual([true])
  })
})

describe('amount missing for free shipping', () => {
  const approach = ({ shipments }: Basket) => shipments?.[0]?.c_approachingDiscounts as unknown

  it('is returned for the default and the chosen ground method [CART-034]', async () => {
    const body = await fill([{ productId: 'assorted-9', quantity: 2 }])
    const returned = {
      type: 'shipping',
      conditionThreshold: 75,
      merchandiseTotal: 40,
      distanceFromConditionThreshold: 35,
      discount: { type: 'free' },
      shippingMethods: [{ id: 'GroundDisc', price: 8.95 }],
    }
    expect(approach(body)).toMatchObject([returned])
    const me = `/${body.basketId}/shipments/me`
    await guest.basket('PUT', `${me}/shipping-address`, ILLINOIS)
    const ground = await guest.basket('PUT', `${me}/shipping-method`, { id: 'GroundDisc' })
    expect(approach(ground.body)).toMatchObject([returned])
    const express = await guest.basket('PUT', `${me}/shipping-method`, { id: 'Express' })
    expect(approach(express.body)).toEqual([])
  })

  it('is not returned once it is reached, nor for pickup', async () => {
    const body = await fill([{ productId: 'assorted-9', quantity: 4 }])
    expect(approach(body)).toEqual([])
    const productItems = [{ productId: 'shop-tray', quantity: 1, shipmentId: 'Shipment1' }]
    guest = await TestCheckout.asGuest(engine.app)
    const pickedUp = await fill(productItems, { shipments: [pickup] })
    expect(pickedUp.shipments?.map((one) => one.c_approachingDiscounts as unknown)).toEqual([
      [],
      [],
    ])
  })
})

it('accepts brochures, boxes, pickup items and shipped items in one bag [CART-055]', async () => {
  const productItems = [
    { productId: 'assorted-9', quantity: 1 },
    { productId: 'leaflet', quantity: 2 },
    { productId: 'mix-box', quantity: 1, c_customMix: MIX },
    { productId: 'card', quantity: 1 },
    { productId: 'shop-tray', quantity: 1, shipmentId: 'Shipment1' },
  ]
  const body = await fill(productItems, { shipments: [pickup] })
  expect(body.productItems?.map(({ productId }) => productId)).toEqual(
    productItems.map(({ productId }) => productId),
  )
})

it('a guest who logs in keeps lines and coupons, each line in its shipment [CART-048]', async () => {
  const login = 'grace.bag@example.com'
  const credentials = { login, password: 'Cocoa&Nibs9' }
  const customer = { login, email: login, firstName: 'Grace', lastName: 'Hopper' }
  const path = '/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers'
  await guest.call('POST', path, { customer, password: credentials.password })
  const before = guest.become(await logInTestShopper(engine.app, { credentials }))
  await before.basket('POST', '', {
    shipments: [pickup],
    productItems: [
      { productId: 'web-only', quantity: 1 },
      { productId: 'shop-tray', quantity: 1, shipmentId: 'Shipment1' },
    ],
  })
  const left = await fill(
    [
      { productId: 'assorted-9', quantity: 2 },
      { productId: 'leaflet', quantity: 1, shipmentId: 'Shipment1' },
    ],
    { shipments: [pickup] },
  )
  await guest.basket('POST', `/${left.basketId}/coupons`, { code: 'NOEL10' })
  const grace = guest.become(
    await logInTestShopper(engine.app, { credentials, guest: guest.shopper }),
  )
  const { body } = await grace.basket('POST', '/actions/transfer?merge=true')
  const lines = body.productItems?.map((item) => [
    item.productId,
    item.quantity,
    item.c_fromStoreId,
  ])
  expect(lines?.sort()).toEqual([
    ['assorted-9', 2, undefined],
    ['leaflet', 1, '101'],
    ['shop-tray', 1, '101'],
    ['web-only', 1, undefined],
  ])
  expect(body.shipments).toHaveLength(2)
  expect(body.couponItems).toMatchObject([{ code: 'NOEL10', statusCode: 'applied' }])
})
