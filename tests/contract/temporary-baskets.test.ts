import {
  helpers,
  ShopperBaskets,
  ShopperBasketsV2,
  ShopperCustomers,
  ShopperLogin,
  ShopperOrders,
} from 'commerce-sdk-isomorphic'
import type { Db } from '../../commerce/db/client'
import { seedCheckout } from '../../commerce/testing/seed-checkout'
import { seedProductKinds } from '../../commerce/testing/seed-product-kinds'
import { ILLINOIS } from '../../commerce/testing/test-checkout'
import { REDIRECT_URI, toOwnConfig, useContractEngine, toClientConfig } from './engine-client'
import {
  amount,
  forOrder,
  insertPromotions,
  percent,
} from '../../commerce/testing/promotions-for-tests'

const PASSWORD = 'Bonbons-4-Ada!'
const ITEMS = [{ productId: 'assorted-9', quantity: 2 }]

let now = new Date()
const contract = useContractEngine({ seed: seedShop, now: () => now })

/** Seeds a shop with a promo code, and a discount for orders of $100 or more. */
async function seedShop(db: Db): Promise<void> {
  await seedCheckout(db)
  await seedProductKinds(db)
  const assignment = { campaignId: 'all-year', startsAt: [], endsAt: [] }
  const coded = { name: 'Ten', assignments: [{ ...assignment, couponIds: ['TEN'] }] }
  const far = { name: '$15 off', threshold: 10_000, assignments: [assignment] }
  const definitions = [
    { id: 'ten', ...forOrder(percent(10), coded) },
    { id: 'far', ...forOrder(amount(1_500), far) },
  ]
  await insertPromotions(db, definitions, { TEN: 'TEN' })
}

function openApis(token: string) {
  const config = toOwnConfig(contract.origin, token)
  return {
    v1: new ShopperBaskets(config),
    v2: new ShopperBasketsV2(config),
    customers: new ShopperCustomers(config),
    orders: new ShopperOrders(config),
  }
}

const parameters = { redirectURI: REDIRECT_URI }
const slas = (headers: Record<string, string> = {}) =>
  new ShopperLogin({ ...toClientConfig(contract.origin), headers })
const logInGuest = () => helpers.loginGuestUser({ slasClient: slas(), parameters })

/** Logs in a registered customer with a basket, after a guest in the same session. */
async function logInAfterGuest(login: string, ownItems?: typeof ITEMS) {
  const guest = await logInGuest()
  const guestApis = openApis(guest.access_token)
  await guestApis.customers.registerCustomer({
    body: {
      customer: { login, email: login, firstName: 'Ada', lastName: 'Lovelace' },
      password: PASSWORD,
    },
  })
  const logIn = (before?: typeof guest) =>
    helpers.loginRegisteredUserB2C({
      slasClient: slas(before && { 'x-guest-refresh-token': before.refresh_token }),
      credentials: { username: login, password: PASSWORD },
      parameters: { ...parameters, ...(before && { usid: before.usid }) },
    })
  if (ownItems) {
    const elsewhere = openApis((await logIn()).access_token)
    await elsewhere.v2.createBasket({ body: { productItems: ownItems } })
  }
  const left = await guestApis.v2.createBasket({ body: { productItems: ITEMS } })
  const tokens = await logIn(guest)
  return { ...openApis(tokens.access_token), customerId: tokens.customer_id, left }
}

async function statusOf(call: Promise<unknown>): Promise<number | undefined> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return (error as { response?: Response } | undefined)?.response?.status
}

test('temporary baskets stand beside the own one, four at most', async () => {
  const { v1, v2 } = openApis((await logInGuest()).access_token)
  const own = await v2.createBasket({ body: {} })
  expect(own).toMatchObject({ temporaryBasket: false, taxRoundedAtGroup: false })
  const create = () =>
    v2.createBasket({ parameters: { temporary: true }, body: { productItems: ITEMS } })
  const temporary = await create()
  expect(temporary).toMatchObject({ temporaryBasket: true, productTotal: 40 })
  expect(
    await v1.getBasket({ parameters: { basketId: temporary.basketId ?? '' } }),
  ).not.toHaveProperty('temporaryBasket')
  for (let count = 1; count < 4; count += 1) await create()
  expect(await statusOf(create())).toBe(400)
  now = new Date(now.getTime() + 15 * 60_000)
  const late = v2.getBasket({ parameters: { basketId: temporary.basketId ?? '' } })
  expect(await statusOf(late)).toBe(404)
  expect(await create()).toMatchObject({ temporaryBasket: true })
})

test('a temporary basket becomes the own one', async () => {
  const { v2, customers } = openApis((await logInGuest()).access_token)
  const own = await v2.createBasket({ body: { productItems: ITEMS } })
  const temporary = await v2.createBasket({
    parameters: { temporary: true },
    body: { productItems: [{ productId: 'truffles-9', quantity: 1 }] },
  })
  const path = { basketId: temporary.basketId ?? '' }
  expect(await statusOf(v2.promoteTemporaryBasket({ parameters: path }))).toBe(409)
  const promoted = await v2.promoteTemporaryBasket({ parameters: { ...path, merge: true } })
  expect(promoted).toMatchObject({
    basketId: temporary.basketId,
    temporaryBasket: false,
    productTotal: 65,
  })
  expect(await statusOf(v2.getBasket({ parameters: { basketId: own.basketId ?? '' } }))).toBe(404)
  const { customerId = '' } = promoted.customerInfo ?? {}
  expect(await customers.getCustomerBaskets({ parameters: { customerId } })).toMatchObject({
    total: 1,
    baskets: [{ basketId: temporary.basketId }],
  })
  expect(await statusOf(v2.promoteTemporaryBasket({ parameters: path }))).toBe(409)
  const unknown = { basketId: '00000000-0000-4000-8000-000000000000' }
  expect(await statusOf(v2.promoteTemporaryBasket({ parameters: unknown }))).toBe(404)
})

test('a basket follows its guest at login, filled in from what the customer has saved', async () => {
  const { v2, customers, customerId, left } = await logInAfterGuest('ada@example.com')
  await customers.createCustomerAddress({
    parameters: { customerId },
    body: {
      addressId: 'home',
      preferred: true,
      firstName: ILLINOIS.firstName,
      lastName: ILLINOIS.lastName,
      address1: ILLINOIS.address1,
      city: ILLINOIS.city,
      stateCode: ILLINOIS.stateCode,
      postalCode: ILLINOIS.postalCode,
      countryCode: ILLINOIS.countryCode,
    },
  })
  const transferred = await v2.transferBasket({ parameters: { populateCustomerDetails: true } })
  expect(transferred).toMatchObject({
    basketId: left.basketId,
    customerInfo: { customerId },
    billingAddress: { city: ILLINOIS.city },
    shipments: [{ shippingAddress: { city: ILLINOIS.city } }],
    groupedTaxItems: [{ taxRate: 0.0625, taxValue: 2.5 }],
  })
  const path = { basketId: transferred?.basketId ?? '' }
  await v2.deleteBasket({ parameters: path })
  const populated = await v2.createBasket({
    parameters: { populateCustomerDetails: true },
    body: {},
  })
  expect(populated).toMatchObject({ billingAddress: { city: ILLINOIS.city } })
})

test.each(['v1', 'v2'] as const)('baskets are merged at login (%s)', async (version) => {
  const login = `merge-${version}@example.com`
  const apis = await logInAfterGuest(login, [{ productId: 'assorted-9', quantity: 1 }])
  const api: Pick<ShopperBaskets<never>, 'transferBasket' | 'mergeBasket'> = apis[version]
  expect(await statusOf(api.transferBasket({ parameters: {} }))).toBe(409)
  const merged = await api.mergeBasket({
    parameters: { productItemMergeMode: 'sum_quantities' },
  })
  expect(merged.productItems).toMatchObject([{ productId: 'assorted-9', quantity: 3 }])
  expect(await statusOf(api.mergeBasket({ parameters: {} }))).toBe(409)
})

test.each(['v1', 'v2'] as const)('a promo code comes and goes (%s)', async (version) => {
  const api: Pick<
    ShopperBaskets<never>,
    'createBasket' | 'addCouponToBasket' | 'removeCouponFromBasket'
  > = openApis((await logInGuest()).access_token)[version]
  const { basketId = '' } = await api.createBasket({ body: { productItems: ITEMS } })
  const body = { code: 'TEN' }
  const coupon = await api.addCouponToBasket({ parameters: { basketId }, body })
  expect(coupon).toMatchObject({
    productTotal: 36,
    couponItems: [{ code: 'TEN', valid: true, statusCode: 'applied' }],
    orderPriceAdjustments: [{ price: -4, couponCode: 'TEN' }],
  })
  const couponItemId = coupon.couponItems?.[0]?.couponItemId ?? ''
  const left = await api.removeCouponFromBasket({ parameters: { basketId, couponItemId } })
  expect(left).toMatchObject({ productTotal: 40, couponItems: [] })
})

test('a temporary basket with options, a bundle and a certificate is ordered', async () => {
  const { v2, orders } = openApis((await logInGuest()).access_token)
  const basket = await v2.createBasket({
    parameters: { temporary: true },
    body: {
      customerInfo: { email: 'ada@example.com' },
      billingAddress: ILLINOIS,
      shipments: [{ shippingMethod: { id: 'GroundDisc' }, shippingAddress: ILLINOIS }],
      productItems: [
        { productId: 'engraved', quantity: 1 },
        { productId: 'hamper', quantity: 2 },
      ],
      giftCertificateItems: [{ amount: 10, recipientEmail: 'bob@example.com' }],
      paymentInstruments: [{ paymentMethodId: 'PAY_BY_CHECK' }],
    },
  })
  const stockOf = async (productId: string) => {
    const { inventory } = contract.engine.app.services
    const stock = await inventory.getInventory('brindille-warehouse', [productId])
    return stock.get(productId)?.ats ?? 0
  }
  const before = [await stockOf('creme-bar'), await stockOf('assorted-9')]
  const order = await orders.createOrder({ body: { basketId: basket.basketId ?? '' } })
  expect(order).toMatchObject({
    orderTotal: basket.orderTotal,
    giftCertificateItems: [{ amount: 10 }],
    productItems: [
      { productId: 'engraved', optionItems: [{ optionValueId: 'red', price: 2.5 }] },
      { productId: 'hamper', bundledProductItems: [{ quantity: 4 }, { quantity: 2 }] },
    ],
  })
  const after = [await stockOf('creme-bar'), await stockOf('assorted-9')]
  expect(after).toEqual([(before[0] ?? 0) - 4, (before[1] ?? 0) - 2])
})

test('approaching discounts are returned when they are asked for', async () => {
  const { v2 } = openApis((await logInGuest()).access_token)
  const { basketId = '' } = await v2.createBasket({
    body: { productItems: [{ productId: 'assorted-9', quantity: 4 }] },
  })
  const path = { basketId }
  expect(await v2.getBasket({ parameters: path })).not.toHaveProperty('approachingDiscounts')
  const expanded = await v2.getBasket({
    parameters: { ...path, expand: ['approaching_discounts'] },
  })
  expect(expanded.approachingDiscounts).toMatchObject([
    {
      type: 'order',
      conditionThreshold: 100,
      merchandiseTotal: 80,
      discount: { type: 'amount', amount: 15 },
      promotionLink: { promotionId: 'far', name: '$15 off' },
    },
  ])
})
