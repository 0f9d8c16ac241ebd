import { ShopperBaskets, ShopperBasketsV2 } from 'commerce-sdk-isomorphic'
import type { Db } from '../../commerce/db/client'
import { seedCheckout } from '../../commerce/testing/seed-checkout'
import { seedProductKinds } from '../../commerce/testing/seed-product-kinds'
import { ILLINOIS } from '../../commerce/testing/test-checkout'
import {
  logInGuest,
  refusalOf,
  toOwnConfig,
  toPrivateClient,
  useContractEngine,
  type ClientParameters,
} from './engine-client'

const CLIENT = 'merchant-client'
const SECRET = 'a-secret-of-the-merchant'

const contract = useContractEngine({
  seed: seedShop,
  config: {
    privateClients: [toPrivateClient(CLIENT, SECRET)],
  },
})

async function seedShop(db: Db): Promise<void> {
  await seedCheckout(db)
  await seedProductKinds(db)
  const members = [
    { productId: 'creme-bar', quantity: 2 },
    { productId: 'assorted-9', quantity: 1 },
  ]
  await db
    .insertInto('product')
    .values({
      id: 'duo',
      catalog_id: 'brindille-catalog',
      kind: 'set',
      name: 'Duo',
      members: JSON.stringify(members),
      created_at: '2026-01-01T00:00:00Z',
    })
    .execute()
  await db
    .insertInto('category_product')
    .values({
      catalog_id: 'brindille-catalog',
      category_id: 'boxes',
      product_id: 'duo',
      is_primary: true,
    })
    .execute()
}

const VERSIONS = [
  ['v1', (token: string) => new ShopperBaskets(configFor(token))],
  // version 2 accepts and returns everything that version 1 does
  [
    'v2',
    (token: string): ShopperBaskets<ClientParameters> => new ShopperBasketsV2(configFor(token)),
  ],
] as const

type Api = ShopperBaskets<ClientParameters>

function configFor(token: string) {
  return toOwnConfig(contract.origin, token)
}

/**
 * Returns the access token of the merchant's own client, issued by the engine in place of an
 * account manager.
 */
async function logInMerchant(): Promise<string> {
  const response = await fetch(`${contract.origin}/dwsso/oauth2/access_token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${CLIENT}:${SECRET}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  })
  const body: unknown = await response.json()
  return (body as { access_token: string }).access_token
}

describe.each(VERSIONS)('baskets %s', (_version, openApi) => {
  let api: Api
  let merchant: Api
  beforeAll(async () => {
    merchant = openApi(await logInMerchant())
  })
  beforeEach(async () => {
    api = openApi((await logInGuest(contract.origin)).tokens.access_token)
  })

  async function openBasket(productId = 'assorted-9', quantity = 2) {
    const body = { productItems: [{ productId, quantity }] }
    const basket = await api.createBasket({ body })
    return { basket, parameters: { basketId: basket.basketId ?? '' } }
  }

  test('a whole basket is made in one call, read and deleted', async () => {
    const basket = await api.createBasket({
      body: {
        customerInfo: { email: 'ada@example.com' },
        billingAddress: ILLINOIS,
        shipments: [{ shippingMethod: { id: 'GroundDisc' }, shippingAddress: ILLINOIS }],
        productItems: [{ productId: 'assorted-9', quantity: 2 }],
        giftCertificateItems: [{ amount: 10, recipientEmail: 'bob@example.com' }],
        paymentInstruments: [{ paymentMethodId: 'CREDIT_CARD', paymentCard: { cardType: 'Visa' } }],
        c_note: 'By noon',
      },
    })
    expect(basket).toMatchObject({
      productSubTotal: 40,
      shippingTotal: 8.95,
      taxTotal: 3.06,
      orderTotal: 62.01,
      giftCertificateItems: [{ amount: 10, recipientEmail: 'bob@example.com' }],
      paymentInstruments: [{ amount: 62.01 }],
      c_note: 'By noon',
    })
    const parameters = { basketId: basket.basketId ?? '' }
    expect(await api.getBasket({ parameters })).toEqual(basket)
    const second = await refusalOf(api.createBasket({ body: {} }))
    expect(second).toMatchObject({ status: 400, basketIds: basket.basketId })
    await api.deleteBasket({ parameters })
    expect(await refusalOf(api.getBasket({ parameters }))).toMatchObject({
      status: 404,
      title: 'Basket Not Found',
      detail: `No basket with ID '${basket.basketId}' could be found.`,
    })
  })

  test('a new basket with invalid values is refused', async () => {
    const twice = { shipments: [{ shipmentId: 'one' }, { shipmentId: 'one' }] }
    expect(await refusalOf(api.createBasket({ body: twice }))).toMatchObject({ status: 400 })
    const other = { customerInfo: { customerId: 'somebody', email: 'eve@example.com' } }
    expect(await refusalOf(api.createBasket({ body: other }))).toMatchObject({
      status: 400,
      detail: 'The customer is invalid.',
    })
    const nowhere = {
      productItems: [{ productId: 'assorted-9', quantity: 1, shipmentId: 'nowhere' }],
    }
    expect(await refusalOf(api.createBasket({ body: nowhere }))).toMatchObject({ status: 404 })
  })

  test('a basket changes its own properties and its currency', async () => {
    const { parameters } = await openBasket('engraved', 1)
    const updated = await api.updateBasket({
      parameters,
      body: { currency: 'EUR', c_source: 'shelf' },
    })
    expect(updated).toMatchObject({ currency: 'EUR', c_source: 'shelf', productSubTotal: 11 })
    const wrong = { parameters, body: { currency: 'CHF' } }
    expect(await refusalOf(api.updateBasket(wrong))).toMatchObject({ status: 400 })
    const unknown = { parameters, body: { sourceCode: 'nobody-knows' } }
    expect(await refusalOf(api.updateBasket(unknown))).toMatchObject({ status: 404 })
    const items = [{ itemId: 'shipping-other' }]
    const noItem = { parameters, body: { shippingItems: items } }
    expect(await refusalOf(api.updateBasket(noItem))).toMatchObject({ status: 404 })
  })

  test('items are added, changed and removed', async () => {
    const { basket, parameters } = await openBasket()
    const itemId = basket.productItems?.[0]?.itemId ?? ''
    const added = await api.addItemToBasket({
      parameters,
      body: [{ productId: 'truffles-9', quantity: 1 }],
    })
    const second = added.productItems?.[1]?.itemId ?? ''
    const changed = await api.updateItemsInBasket({
      parameters,
      body: [
        { itemId, quantity: 1 },
        { itemId: second, quantity: 2, gift: true, giftMessage: 'For you' },
      ],
    })
    expect(changed.productItems).toMatchObject([
      { quantity: 1, price: 20 },
      { quantity: 2, price: 50, gift: true, giftMessage: 'For you' },
    ])
    const item = { ...parameters, itemId }
    const one = await api.updateItemInBasket({ parameters: item, body: { quantity: 3 } })
    expect(one.productItems?.[0]).toMatchObject({ quantity: 3 })
    const left = await api.removeItemFromBasket({ parameters: item })
    expect(left.productItems).toHaveLength(1)
    const gone = api.updateItemInBasket({ parameters: item, body: { quantity: 3 } })
    expect(await refusalOf(gone)).toMatchObject({ status: 400 })
    const many = api.addItemToBasket({
      parameters,
      body: [{ productId: 'truffles-9', quantity: 900 }],
    })
    expect(await refusalOf(many)).toMatchObject({ status: 400, c_available: 5 })
  })

  test('options are priced beside their product', async () => {
    const { basket, parameters } = await openBasket('engraved', 2)
    const [item] = basket.productItems ?? []
    expect(item).toMatchObject({
      price: 20,
      optionItems: [{ optionId: 'ribbon', optionValueId: 'red', basePrice: 2.5, price: 5 }],
    })
    expect(basket.productSubTotal).toBe(25)
    const path = { ...parameters, itemId: item?.itemId ?? '' }
    const plain = await api.updateItemInBasket({
      parameters: path,
      body: { optionItems: [{ optionId: 'ribbon', optionValueId: 'none' }] },
    })
    expect(plain.productSubTotal).toBe(20)
    const odd = { optionItems: [{ optionId: 'ribbon', optionValueId: 'blue' }] }
    const unknown = api.updateItemInBasket({ parameters: path, body: odd })
    expect(await refusalOf(unknown)).toMatchObject({
      status: 400,
      title: 'Invalid Product Option Value Item',
    })
  })

  test('products are named in the requested language', async () => {
    const { parameters } = await openBasket('engraved', 1)
    const spanish = await api.getBasket({ parameters: { ...parameters, locale: 'es' } })
    expect(spanish.productItems).toMatchObject([{ productName: 'Tableta grabada' }])
    const plain = await api.getBasket({ parameters })
    expect(plain.productItems).toMatchObject([{ productName: 'Engraved Bar' }])
  })

  test('a bundle holds its parts, a set becomes them', async () => {
    const { basket, parameters } = await openBasket('hamper', 2)
    const [hamper] = basket.productItems ?? []
    expect(hamper).toMatchObject({
      price: 60,
      bundledProductItems: [
        { productId: 'creme-bar', quantity: 4 },
        { productId: 'assorted-9', quantity: 2 },
      ],
    })
    const part = hamper?.bundledProductItems?.[0]?.itemId ?? ''
    const reported = await api.updateItemInBasket({
      parameters: { ...parameters, itemId: part },
      body: { gift: true, giftMessage: 'Both for you' },
    })
    expect(reported.productItems?.[0]?.bundledProductItems?.[0]).toMatchObject({ gift: true })
    const set = await api.addItemToBasket({
      parameters,
      body: [{ productId: 'duo', quantity: 1 }],
    })
    expect(set.productItems).toMatchObject([
      { productId: 'hamper' },
      { productId: 'creme-bar', quantity: 2 },
      { productId: 'assorted-9', quantity: 1 },
    ])
  })

  test('shipments come, change, take items over and go', async () => {
    const { basket, parameters } = await openBasket()
    const shipment = { ...parameters, shipmentId: 'second' }
    await api.createShipmentForBasket({
      parameters,
      body: { shipmentId: 'second', gift: true, giftMessage: 'Enjoy' },
    })
    const again = api.createShipmentForBasket({ parameters, body: { shipmentId: 'second' } })
    expect(await refusalOf(again)).toMatchObject({ status: 400 })
    const itemId = basket.productItems?.[0]?.itemId ?? ''
    await api.updateItemInBasket({
      parameters: { ...parameters, itemId },
      body: { shipmentId: 'second' },
    })
    await api.updateShippingAddressForShipment({
      parameters: { ...shipment, useAsBilling: true },
      body: ILLINOIS,
    })
    const methods = await api.getShippingMethodsForShipment({ parameters: shipment })
    expect(methods.applicableShippingMethods).toContainEqual(
      expect.objectContaining({ id: 'GroundDisc', price: 8.95 }),
    )
    await api.updateShippingMethodForShipment({
      parameters: shipment,
      body: { id: methods.defaultShippingMethodId ?? '' },
    })
    const updated = await api.updateShipmentForBasket({
      parameters: shipment,
      body: { giftMessage: 'Enjoy it', c_wantedDate: '2027-02-14' },
    })
    expect(updated).toMatchObject({
      billingAddress: { firstName: ILLINOIS.firstName },
      shipments: [
        { shipmentId: 'me', shipmentTotal: 0 },
        { shipmentId: 'second', productTotal: 40, shippingTotal: 8.95, giftMessage: 'Enjoy it' },
      ],
      shippingItems: [{ shipmentId: 'second', price: 8.95, tax: 0.56 }],
    })
    const unfit = api.updateShippingMethodForShipment({ parameters: shipment, body: { id: 'No' } })
    expect(await refusalOf(unfit)).toMatchObject({ status: 400 })
    const own = { ...parameters, shipmentId: 'me' }
    expect(await refusalOf(api.removeShipmentFromBasket({ parameters: own }))).toMatchObject({
      status: 403,
      detail: "The shipment with ID 'me' corresponds to the default shipment and can't be deleted.",
    })
    const left = await api.removeShipmentFromBasket({ parameters: shipment })
    expect(left).toMatchObject({ productItems: [], orderTotal: 0 })
    const lost = api.getShippingMethodsForShipment({ parameters: shipment })
    expect(await refusalOf(lost)).toMatchObject({ status: 404, title: 'Shipment Not Found' })
  })

  test('customer, billing address, coupons and payments', async () => {
    const { parameters } = await openBasket()
    await api.updateCustomerForBasket({ parameters, body: { email: 'ada@example.com' } })
    const billed = await api.updateBillingAddressForBasket({
      parameters: { ...parameters, useAsShipping: true },
      body: ILLINOIS,
    })
    expect(billed).toMatchObject({
      customerInfo: { email: 'ada@example.com' },
      billingAddress: { city: ILLINOIS.city },
      shipments: [{ shippingAddress: { city: ILLINOIS.city } }],
    })
    const coupon = api.addCouponToBasket({ parameters, body: { code: 'NONE' } })
    expect(await refusalOf(coupon)).toMatchObject({
      status: 400,
      statusCode: 'coupon_code_unknown',
    })
    const none = { ...parameters, couponItemId: 'none' }
    expect(await refusalOf(api.removeCouponFromBasket({ parameters: none }))).toMatchObject({
      status: 404,
    })
    const { applicablePaymentMethods } = await api.getPaymentMethodsForBasket({ parameters })
    expect(applicablePaymentMethods).toContainEqual(expect.objectContaining({ id: 'CREDIT_CARD' }))
    const paid = await api.addPaymentInstrumentToBasket({
      parameters,
      body: { paymentMethodId: 'CREDIT_CARD', paymentCard: { maskedNumber: '************1111' } },
    })
    const instrument = {
      ...parameters,
      paymentInstrumentId: paid.paymentInstruments?.[0]?.paymentInstrumentId ?? '',
    }
    const holder = await api.updatePaymentInstrumentInBasket({
      parameters: instrument,
      body: { paymentMethodId: 'CREDIT_CARD', paymentCard: { holder: 'Ada' } },
    })
    expect(holder.paymentInstruments).toMatchObject([{ paymentCard: { holder: 'Ada' } }])
    const cleared = await api.removePaymentInstrumentFromBasket({ parameters: instrument })
    expect(cleared.paymentInstruments).toEqual([])
    const wrong = { paymentMethodId: 'BARTER' }
    expect(
      await refusalOf(api.addPaymentInstrumentToBasket({ parameters, body: wrong })),
    ).toMatchObject({ status: 400 })
  })

  test('gift certificates are bought beside products', async () => {
    const { parameters } = await openBasket()
    const added = await api.addGiftCertificateItemToBasket({
      parameters,
      body: { amount: 25, recipientEmail: 'bob@example.com', shipmentId: 'me' },
    })
    expect(added).toMatchObject({ orderTotal: 65, shipments: [{ shipmentTotal: 65 }] })
    const [item] = added.giftCertificateItems ?? []
    const certificate = {
      ...parameters,
      giftCertificateItemId: item?.giftCertificateItemId ?? '',
    }
    const body = { amount: 30, recipientEmail: 'bob@example.com', message: 'Enjoy' }
    const updated = await api.updateGiftCertificateItemInBasket({ parameters: certificate, body })
    expect(updated).toMatchObject({ orderTotal: 70, giftCertificateItems: [{ amount: 30 }] })
    const left = await api.removeGiftCertificateItemFromBasket({ parameters: certificate })
    expect(left.orderTotal).toBe(40)
    const gone = api.removeGiftCertificateItemFromBasket({ parameters: certificate })
    expect(await refusalOf(gone)).toMatchObject({ status: 404 })
    const negative = { amount: -1, recipientEmail: 'bob@example.com' }
    expect(
      await refusalOf(api.addGiftCertificateItemToBasket({ parameters, body: negative })),
    ).toMatchObject({ status: 400 })
  })

  test("the merchant's client sets taxes of its own", async () => {
    const basket = await api.createBasket({
      parameters: { taxMode: 'external' },
      body: {
        productItems: [{ productId: 'assorted-9', quantity: 2 }],
        shipments: [{ shippingAddress: ILLINOIS, shippingMethod: { id: 'GroundDisc' } }],
      },
    })
    const parameters = { basketId: basket.basketId ?? '' }
    expect(basket).toMatchObject({ taxTotal: 0, c_taxPending: true })
    const itemId = basket.productItems?.[0]?.itemId ?? ''
    const shippingId = basket.shippingItems?.[0]?.itemId ?? ''
    const taxes = { [shippingId]: { taxItems: [{ id: 'IL', rate: 0.1 }] } }
    await merchant.addTaxesForBasket({ parameters, body: { taxes } })
    await merchant.addTaxesForBasketItem({
      parameters: { ...parameters, itemId },
      body: { taxItems: [{ id: 'IL', rate: 0.07, value: 3 }] },
    })
    expect(await merchant.getTaxesFromBasket({ parameters })).toEqual({
      taxes: { ...taxes, [itemId]: { taxItems: [{ id: 'IL', rate: 0.07, value: 3 }] } },
    })
    expect(await api.getBasket({ parameters })).toMatchObject({
      taxTotal: 3.9,
      c_taxPending: false,
      productItems: [{ tax: 3, taxRate: 0.07 }],
      shippingItems: [{ tax: 0.9, taxRate: 0.1 }],
    })
    const item = { ...parameters, itemId }
    const changed = await api.updateItemInBasket({ parameters: item, body: { quantity: 1 } })
    expect(changed).toMatchObject({ taxTotal: 0, c_taxPending: true })
    expect(await refusalOf(api.getTaxesFromBasket({ parameters }))).toMatchObject({ status: 403 })
    const none = { ...parameters, itemId: 'none' }
    const unknown = merchant.addTaxesForBasketItem({ parameters: none, body: { taxItems: [] } })
    expect(await refusalOf(unknown)).toMatchObject({ status: 404 })
  })

  test('a basket that the engine taxes takes no other taxes', async () => {
    const { parameters } = await openBasket()
    expect(await refusalOf(merchant.getTaxesFromBasket({ parameters }))).toMatchObject({
      status: 409,
      title: 'Invalid Tax Mode',
    })
    const put = merchant.addTaxesForBasket({ parameters, body: { taxes: {} } })
    expect(await refusalOf(put)).toMatchObject({ status: 409 })
  })

  test("the merchant's client grants discounts by hand", async () => {
    const { basket, parameters } = await openBasket()
    const body = {
      level: 'order' as const,
      discount: { type: 'percentage' as const, value: 10 },
      promotionId: 'by-hand',
      reasonCode: 'late',
    }
    expect(await refusalOf(api.addPriceAdjustmentToBasket({ parameters, body }))).toMatchObject({
      status: 403,
    })
    const granted = await merchant.addPriceAdjustmentToBasket({ parameters, body })
    expect(granted).toMatchObject({
      productSubTotal: 40,
      productTotal: 36,
      orderPriceAdjustments: [
        { price: -4, manual: true, custom: true, appliedDiscount: { percentage: 10 } },
      ],
    })
    expect(
      await refusalOf(merchant.addPriceAdjustmentToBasket({ parameters, body })),
    ).toMatchObject({
      status: 400,
    })
    const itemId = basket.productItems?.[0]?.itemId ?? ''
    const line = {
      level: 'product' as const,
      itemId,
      discount: { type: 'amount' as const, value: 5 },
    }
    const cheaper = await merchant.addPriceAdjustmentToBasket({ parameters, body: line })
    expect(cheaper).toMatchObject({
      productItems: [{ price: 40, priceAfterItemDiscount: 30, priceAfterOrderDiscount: 27 }],
      orderTotal: 27,
    })
    const adjustment = {
      ...parameters,
      priceAdjustmentId: granted.orderPriceAdjustments?.[0]?.priceAdjustmentId ?? '',
    }
    const changed = await merchant.updatePriceAdjustmentInBasket({
      parameters: adjustment,
      body: { appliedDiscount: { type: 'percentage', percentage: 50 }, reasonCode: 'very late' },
    })
    expect(changed).toMatchObject({ orderTotal: 15 })
    const left = await merchant.removePriceAdjustmentFromBasket({ parameters: adjustment })
    expect(left).toMatchObject({ orderTotal: 30, orderPriceAdjustments: [] })
    const gone = merchant.removePriceAdjustmentFromBasket({ parameters: adjustment })
    expect(await refusalOf(gone)).toMatchObject({ title: 'Price Adjustment Not Found' })
    const fixed = { level: 'order' as const, discount: { type: 'fixed_price' as const, value: 5 } }
    expect(
      await refusalOf(merchant.addPriceAdjustmentToBasket({ parameters, body: fixed })),
    ).toMatchObject({ status: 400 })
  })

  test("the merchant's client chooses price books", async () => {
    const { parameters } = await openBasket('assorted-9', 1)
    expect(await merchant.getPriceBooksForBasket({ parameters })).toContain('usd-list-prices')
    await merchant.addPriceBooksToBasket({ parameters, body: ['usd-list-prices'] })
    expect(await merchant.getPriceBooksForBasket({ parameters })).toEqual(['usd-list-prices'])
    const unknown = merchant.addPriceBooksToBasket({ parameters, body: ['no-such-book'] })
    expect(await refusalOf(unknown)).toMatchObject({ status: 404 })
    expect(await refusalOf(api.getPriceBooksForBasket({ parameters }))).toMatchObject({
      status: 403,
    })
  })

  test("the merchant's client marks a basket as the shopper's own", async () => {
    const { basket, parameters } = await openBasket()
    const marked = await merchant.updateAsStorefrontBasket({ parameters })
    expect(marked).toMatchObject({ basketId: basket.basketId, agentBasket: false })
    expect(await refusalOf(api.updateAsStorefrontBasket({ parameters }))).toMatchObject({
      status: 403,
    })
  })

  test('a guest can neither transfer nor merge baskets', async () => {
    expect(await refusalOf(api.transferBasket({ parameters: {} }))).toMatchObject({ status: 403 })
    expect(await refusalOf(api.mergeBasket({ parameters: {} }))).toMatchObject({ status: 403 })
  })
})
