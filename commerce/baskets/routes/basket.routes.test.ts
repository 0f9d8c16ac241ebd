import { ILLINOIS, TestCheckout, useCheckout, useGuest } from '../../testing/test-checkout'

const engine = useCheckout()
const guest = useGuest(engine)

async function createBasket(...productItems: { productId: string; quantity: number }[]) {
  const { body } = await guest.basket('POST', '', { productItems })
  return body
}

describe('a basket', () => {
  it('starts empty and can be read again', async () => {
    const { status, body } = await guest.basket('POST')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      customerInfo: { customerId: guest.shopper.customerId, email: '' },
      shipments: [{ shipmentId: 'me' }],
      orderTotal: 0,
      currency: 'USD',
    })
    const again = await guest.basket('GET', `/${body.basketId}`)
    expect(again.body).toEqual(body)
    const path = `/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers/${guest.shopper.customerId}/baskets`
    expect((await guest.call('GET', path)).body).toEqual({ total: 1, baskets: [body] })
  })

  it('is limited to one per shopper', async () => {
    const { basketId } = await createBasket()
    const second = await guest.basket('POST')
    expect(second).toMatchObject({ status: 400, body: { basketIds: basketId } })
    expect((await guest.basket('DELETE', `/${basketId}`)).status).toBe(204)
    expect((await guest.basket('GET', `/${basketId}`)).status).toBe(404)
    expect((await guest.basket('POST')).status).toBe(200)
  })

  it('is accessible only to its own shopper', async () => {
    const { basketId } = await createBasket({ productId: 'assorted-9', quantity: 1 })
    const stranger = await TestCheckout.asGuest(engine.app)
    expect((await stranger.basket('GET', `/${basketId}`)).status).toBe(404)
    expect((await stranger.basket('DELETE', `/${basketId}`)).status).toBe(404)
    const items = [{ productId: 'assorted-9', quantity: 1 }]
    expect((await stranger.basket('POST', `/${basketId}/items`, items)).status).toBe(404)
    expect((await guest.basket('GET', '/not-a-uuid')).status).toBe(404)
    const path = `/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers/${guest.shopper.customerId}/baskets`
    expect((await stranger.call('GET', path)).status).toBe(403)
    const anonymous = await engine.app.inject({
      url: `/checkout/shopper-baskets/v1/organizations/f_ecom_prln_001/baskets/${basketId}?siteId=brindille`,
    })
    expect(anonymous.statusCode).toBe(401)
  })
})

describe('items', () => {
  it('are priced by the engine and merged when equal', async () => {
    const { basketId } = await createBasket({ productId: 'assorted-9', quantity: 1 })
    const { body } = await guest.basket('POST', `/${basketId}/items`, [
      { productId: 'assorted-9', quantity: 2, price: 0.01 },
      { productId: 'assorted-9', quantity: 1, c_customMix: '{"box":[]}' },
    ])
    expect(body.productItems).toMatchObject([
      { quantity: 3, basePrice: 20, price: 60, inventoryId: 'brindille-warehouse' },
      { quantity: 1, price: 20, c_customMix: '{"box":[]}' },
    ])
    expect(body.productSubTotal).toBe(80)
    expect(body.c_taxPending).toBe(true)
  })

  it('are changed, removed by quantity 0, and deleted', async () => {
    const { basketId, productItems } = await createBasket(
      { productId: 'assorted-9', quantity: 1 },
      { productId: 'truffles-9', quantity: 1 },
    )
    const [box, truffles] = productItems ?? []
    const changed = await guest.basket('PATCH', `/${basketId}/items/${box?.itemId}`, {
      quantity: 5,
    })
    expect(changed.body.productSubTotal).toBe(125)
    const several = await guest.basket('PATCH', `/${basketId}/items`, [
      { itemId: box?.itemId, quantity: 0 },
      { itemId: truffles?.itemId, quantity: 2 },
    ])
    expect(several.body.productItems).toMatchObject([{ productId: 'truffles-9', quantity: 2 }])
    const left = await guest.basket('DELETE', `/${basketId}/items/${truffles?.itemId}`)
    expect(left.body).toMatchObject({ productItems: [], orderTotal: 0 })
    expect((await guest.basket('DELETE', `/${basketId}/items/${box?.itemId}`)).status).toBe(404)
  })

  it.each([
    ['a master', { productId: 'assorted', quantity: 1 }],
    ['an offline product', { productId: 'hidden', quantity: 1 }],
    ['a product without a price', { productId: 'unpriced', quantity: 1 }],
    ['an unknown product', { productId: 'nothing', quantity: 1 }],
    ['no quantity', { productId: 'assorted-9' }],
    ['half a piece', { productId: 'assorted-9', quantity: 1.5 }],
    ['a negative quantity', { productId: 'assorted-9', quantity: -1 }],
    ['more than 999', { productId: 'card', quantity: 1000 }],
    ['less than the minimum', { productId: 'creme-bar', quantity: 1 }],
    ['a quantity between the steps', { productId: 'creme-bar', quantity: 3 }],
    ['nonsense', 'x'],
  ])('adding %s is rejected', async (_name, item) => {
    const { basketId } = await createBasket()
    const { status, body } = await guest.basket('POST', `/${basketId}/items`, [item])
    expect(status).toBe(400)
    expect(body).toMatchObject({ type: expect.any(String), title: 'Bad Request' })
  })

  it('are rejected in an unknown shipment', async () => {
    const { basketId } = await createBasket()
    const item = { productId: 'assorted-9', quantity: 1, shipmentId: 'nowhere' }
    const { status, body } = await guest.basket('POST', `/${basketId}/items`, [item])
    expect(status).toBe(404)
    expect(body).toMatchObject({ title: 'Shipment Not Found' })
  })

  it('cannot exceed the stock, summed over all lines', async () => {
    const { basketId } = await createBasket({ productId: 'truffles-9', quantity: 3 })
    const { status, body } = await guest.basket('POST', `/${basketId}/items`, [
      { productId: 'truffles-9', quantity: 3, c_customMix: 'other' },
    ])
    expect(status).toBe(400)
    expect(body).toMatchObject({ c_productId: 'truffles-9', c_requested: 6, c_available: 5 })
    expect((await guest.basket('GET', `/${basketId}`)).body.productItems).toHaveLength(1)
  })

  it('are reported when the stock falls below their quantity [CART-008, CART-019]', async () => {
    const { basketId } = await createBasket({ productId: 'truffles-9', quantity: 5 })
    const stock = (ats: number) =>
      engine.db
        .updateTable('inventory')
        .set({ ats })
        .where('product_id', '=', 'truffles-9')
        .execute()
    await stock(2)
    const { body } = await guest.basket('GET', `/${basketId}`)
    expect(body.c_quantityExceptions).toMatchObject([{ requested: 5, available: 2 }])
    expect(body.c_flashes).toMatchObject([{ type: 'ProductItemNotAvailable' }])
    const itemId = body.productItems?.[0]?.itemId
    const reduced = await guest.basket('PATCH', `/${basketId}/items/${itemId}`, { quantity: 2 })
    expect(reduced.status).toBe(200)
    expect(reduced.body.c_flashes).toBeUndefined()
    await stock(5)
  })

  it('are added correctly by simultaneous requests', async () => {
    const { basketId } = await createBasket()
    const add = () =>
      guest.basket('POST', `/${basketId}/items`, [{ productId: 'assorted-9', quantity: 1 }])
    const answers = await Promise.all(Array.from({ length: 10 }, add))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const { body } = await guest.basket('GET', `/${basketId}`)
    expect(body.productItems).toMatchObject([{ quantity: 10 }])
  })
})

describe('shipping', () => {
  it('offers the methods that deliver to the address, with prices and a default method', async () => {
    const { basketId } = await createBasket({ productId: 'assorted-9', quantity: 1 })
    const path = `/${basketId}/shipments/me`
    const { body } = await guest.basket('GET', `${path}/shipping-methods`)
    expect(body).toMatchObject({
      applicableShippingMethods: [
        { id: 'Express', price: 19.95 },
        { id: 'GroundDisc', price: 8.95 },
        // StorePickup is offered while the shipment has no address
        { id: 'StorePickup', price: 0 },
      ],
      defaultShippingMethodId: 'GroundDisc',
    })
    await guest.basket('PUT', `${path}/shipping-address`, { ...ILLINOIS, stateCode: 'AK' })
    const alaska = await guest.basket('GET', `${path}/shipping-methods`)
    expect(alaska.body).toMatchObject({ applicableShippingMethods: [{ id: 'GroundDisc' }] })
    const refused = await guest.basket('PUT', `${path}/shipping-method`, { id: 'Express' })
    expect(refused.status).toBe(400)
  })

  it('prices shipping and tax by shipment, and all sums agree', async () => {
    const { basketId } = await createBasket({ productId: 'assorted-9', quantity: 2 })
    const path = `/${basketId}/shipments/me`
    const addressed = await guest.basket(
      'PUT',
      `${path}/shipping-address?useAsBilling=true`,
      ILLINOIS,
    )
    expect(addressed.body).toMatchObject({
      billingAddress: { city: 'Chicago', fullName: 'Ada Lovelace' },
      taxTotal: 2.5,
      c_taxPending: false,
      c_shippingPending: true,
    })
    const { body } = await guest.basket('PUT', `${path}/shipping-method`, { id: 'GroundDisc' })
    expect(body).toMatchObject({
      productTotal: 40,
      shippingTotal: 8.95,
      shippingTotalTax: 0.56,
      taxTotal: 3.06,
      orderTotal: 52.01,
      shipments: [{ shippingMethod: { id: 'GroundDisc' }, shipmentTotal: 52.01 }],
      shippingItems: [{ price: 8.95, tax: 0.56, shipmentId: 'me' }],
      c_shippingPending: false,
    })
  })

  it('supports several shipments and deletes a shipment with its items', async () => {
    const { basketId } = await createBasket({ productId: 'assorted-9', quantity: 1 })
    const added = await guest.basket('POST', `/${basketId}/shipments`, {
      shipmentId: 'Shipment1',
      shippingAddress: { ...ILLINOIS, stateCode: 'CA' },
      shippingMethod: { id: 'GroundDisc' },
      c_DeliveryInstructions: 'Ring twice',
    })
    expect(added.body.shipments).toMatchObject([{}, { c_DeliveryInstructions: 'Ring twice' }])
    const items = [{ productId: 'assorted-9', quantity: 1, shipmentId: 'Shipment1' }]
    const { body } = await guest.basket('POST', `/${basketId}/items`, items)
    expect(body.productItems).toHaveLength(2)
    expect(body.shippingItems).toHaveLength(1)
    expect((await guest.basket('DELETE', `/${basketId}/shipments/me`)).status).toBe(403)
    const removed = await guest.basket('DELETE', `/${basketId}/shipments/Shipment1`)
    expect(removed.body.productItems).toHaveLength(1)
    expect(removed.body.shipments).toHaveLength(1)
  })

  it('takes pickup items from the stock and tax rate of their shop, whatever the client sends', async () => {
    const { basketId } = await createBasket()
    await guest.basket('PATCH', `/${basketId}/shipments/me`, {
      c_fromStoreId: '101',
      shippingAddress: { city: 'Portland', stateCode: 'OR', countryCode: 'US', c_storeId: '101' },
    })
    const items = [{ productId: 'brittle', quantity: 2, inventoryId: 'warehouse' }]
    const { body } = await guest.basket('POST', `/${basketId}/items`, items)
    expect(body).toMatchObject({ productItems: [{ inventoryId: 'shop-101' }], taxTotal: 1.74 })
  })

  it('offers pickup for a shipment with a shop, and drops the shop with the last item', async () => {
    const { basketId } = await createBasket()
    await guest.basket('PATCH', `/${basketId}/shipments/me`, {
      c_fromStoreId: '101',
      shippingAddress: {
        firstName: 'Maiden Lane',
        city: 'San Francisco',
        stateCode: 'CA',
        c_storeId: '101',
      },
    })
    const items = [
      { productId: 'brittle', quantity: 2, inventoryId: 'shop-101', c_fromStoreId: '101' },
    ]
    const { body } = await guest.basket('POST', `/${basketId}/items`, items)
    expect(body).toMatchObject({ shipments: [{ c_fromStoreId: '101' }], taxTotal: 1.74 })
    const methods = await guest.basket('GET', `/${basketId}/shipments/me/shipping-methods`)
    expect(methods.body).toMatchObject({ applicableShippingMethods: [{ id: 'StorePickup' }] })
    const itemId = body.productItems?.[0]?.itemId
    const left = await guest.basket('DELETE', `/${basketId}/items/${itemId}`)
    expect(left.body.shipments?.[0]).not.toHaveProperty('c_fromStoreId')
  })

  it.each([
    ['a wrong country', 'PUT', '/billing-address', { countryCode: 'Atlantis' }],
    ['no e-mail', 'PUT', '/customer', { email: 'ada' }],
    ['another currency', 'PATCH', '', { currency: 'EUR' }],
    ['an unknown way to pay', 'POST', '/payment-instruments', { paymentMethodId: 'BARTER' }],
    [
      'a whole card number',
      'POST',
      '/payment-instruments',
      { paymentMethodId: 'CREDIT_CARD', paymentCard: { maskedNumber: '4111111111111111' } },
    ],
    ['an unknown promo code', 'POST', '/coupons', { code: 'SWEET' }],
  ] as const)('rejects %s', async (_name, method, path, payload) => {
    const { basketId } = await createBasket()
    const { status, body } = await guest.basket(method, `/${basketId}${path}`, payload)
    expect(status).toBe(400)
    expect(body).toMatchObject({ detail: expect.any(String) })
  })
})

it('shows the payment methods and the amount to pay', async () => {
  const { basketId } = await createBasket({ productId: 'assorted-9', quantity: 1 })
  const methods = await guest.basket('GET', `/${basketId}/payment-methods`)
  expect(methods.body).toMatchObject({
    applicablePaymentMethods: [{ id: 'CREDIT_CARD' }, { id: 'PayPal' }, { id: 'PAY_BY_CHECK' }],
  })
  const path = `/${basketId}/payment-instruments`
  const added = await guest.basket('POST', path, {
    paymentMethodId: 'CREDIT_CARD',
    amount: 1,
    paymentCard: { cardType: 'Visa', maskedNumber: 'XXXXXXXXXXXX1111' },
  })
  expect(added.body).toMatchObject({
    c_paymentAmount: 20,
    paymentInstruments: [{ amount: 20, paymentCard: { numberLastDigits: '1111' } }],
  })
  const id = added.body.paymentInstruments?.[0]?.paymentInstrumentId
  const changed = await guest.basket('PATCH', `${path}/${id}`, { paymentMethodId: 'PAY_BY_CHECK' })
  expect(changed.body.paymentInstruments).toMatchObject([{ paymentMethodId: 'PAY_BY_CHECK' }])
  expect((await guest.basket('DELETE', `${path}/${id}`)).body.paymentInstruments).toEqual([])
})
