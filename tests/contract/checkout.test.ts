import { ShopperBaskets, ShopperCustomers, ShopperOrders } from 'commerce-sdk-isomorphic'
import { seedCheckout } from '../../commerce/testing/seed-checkout'
import { APPROVED_CARD, createCardToken, DECLINED_CARD } from '../../commerce/testing/test-card'
import { ILLINOIS } from '../../commerce/testing/test-checkout'
import { logInGuest, useContractEngine } from './engine-client'

let origin: string
const contract = useContractEngine({ seed: seedCheckout })
beforeAll(() => {
  origin = contract.origin
})

async function openShop() {
  const { tokens, config } = await logInGuest(origin)
  return {
    customerId: tokens.customer_id,
    baskets: new ShopperBaskets(config),
    orders: new ShopperOrders(config),
    customers: new ShopperCustomers(config),
  }
}

type Shop = Awaited<ReturnType<typeof openShop>>

async function fillBasket({ baskets }: Shop) {
  const { basketId = '' } = await baskets.createBasket({ body: {} })
  const parameters = { basketId }
  const shipment = { basketId, shipmentId: 'me' }
  await baskets.addItemToBasket({ parameters, body: [{ productId: 'assorted-9', quantity: 1 }] })
  await baskets.updateCustomerForBasket({ parameters, body: { email: 'ada@example.com' } })
  await baskets.updateShippingAddressForShipment({
    parameters: { ...shipment, useAsBilling: true },
    body: ILLINOIS,
  })
  const methods = await baskets.getShippingMethodsForShipment({ parameters: shipment })
  await baskets.updateShippingMethodForShipment({
    parameters: shipment,
    body: { id: methods.defaultShippingMethodId ?? '' },
  })
  await baskets.updateShipmentForBasket({ parameters: shipment, body: { giftMessage: 'Enjoy!' } })
  await baskets.addPaymentInstrumentToBasket({
    parameters,
    body: { paymentMethodId: 'CREDIT_CARD' },
  })
  return baskets.getBasket({ parameters })
}

async function placeOrder(shop: Shop, number: string) {
  const { basketId = '', orderTotal } = await fillBasket(shop)
  const created = await shop.orders.createOrder({ body: { basketId } })
  const [instrument] = created.paymentInstruments ?? []
  expect(created.orderTotal).toBe(orderTotal)
  const order = await shop.orders.updatePaymentInstrumentForOrder({
    parameters: {
      orderNo: created.orderNo ?? '',
      paymentInstrumentId: instrument?.paymentInstrumentId ?? '',
    },
    body: {
      paymentMethodId: 'CREDIT_CARD',
      amount: instrument?.amount,
      c_token: await createCardToken(contract.engine.app, number),
    },
  })
  return { basketId, order }
}

test('a guest buys a box with the published SDK', async () => {
  const shop = await openShop()
  const { order } = await placeOrder(shop, APPROVED_CARD)
  expect(order).toMatchObject({
    status: 'new',
    productTotal: 20,
    shippingTotal: 8.95,
    taxTotal: 1.81,
    orderTotal: 30.76,
    shipments: [{ giftMessage: 'Enjoy!', shippingMethod: { id: 'GroundDisc' } }],
  })
  const parameters = { orderNo: order.orderNo ?? '' }
  expect(await shop.orders.getOrder({ parameters })).toEqual(order)
  const open = await shop.customers.getCustomerBaskets({
    parameters: { customerId: shop.customerId },
  })
  expect(open).toEqual({ total: 0 })
})

test('a declined card leaves the bag and its contents unchanged', async () => {
  const shop = await openShop()
  const { order, basketId } = await placeOrder(shop, DECLINED_CARD)
  expect(order).toMatchObject({
    status: 'failed',
    c_flashes: [{ type: 'PaymentTransactionFailed' }],
  })
  const open = await shop.customers.getCustomerBaskets({
    parameters: { customerId: shop.customerId },
  })
  expect(open).toMatchObject({ total: 1, baskets: [{ basketId, productTotal: 20 }] })
})

test('items change and leave; refusals carry a problem', async () => {
  const { baskets } = await openShop()
  const { basketId = '' } = await baskets.createBasket({
    body: { productItems: [{ productId: 'assorted-9', quantity: 1 }] },
  })
  const parameters = { basketId }
  const { productItems } = await baskets.getBasket({ parameters })
  const item = { basketId, itemId: productItems?.[0]?.itemId ?? '' }
  const changed = await baskets.updateItemInBasket({ parameters: item, body: { quantity: 3 } })
  expect(changed.productTotal).toBe(60)
  const refusal = baskets.addCouponToBasket({ parameters, body: { code: 'NONE' } })
  await expect(refusal).rejects.toMatchObject({ response: { status: 400 } })
  expect((await baskets.removeItemFromBasket({ parameters: item })).productItems).toEqual([])
  await baskets.deleteBasket({ parameters })
  await expect(baskets.getBasket({ parameters })).rejects.toMatchObject({
    response: { status: 404 },
  })
})
