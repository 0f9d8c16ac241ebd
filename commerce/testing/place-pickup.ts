import { placeByCard } from './placed-order'
import { ILLINOIS, type Order, type TestCheckout } from './test-checkout'

/** Returns the id of a basket for a pickup of brittle, by default in shop 101. */
export async function fillPickup(
  guest: TestCheckout,
  quantity = 1,
  shopId = '101',
  contact: Record<string, unknown> = {},
): Promise<string> {
  const { body } = await guest.basket('POST', '', {
    customerInfo: { email: 'ada@example.com' },
    billingAddress: ILLINOIS,
    shipments: [
      {
        shipmentId: 'me',
        c_fromStoreId: shopId,
        ...contact,
        shippingAddress: { ...ILLINOIS, companyName: 'Maiden Lane', c_storeId: shopId },
        shippingMethod: { id: 'StorePickup' },
      },
    ],
    productItems: [{ productId: 'brittle', quantity, inventoryId: `shop-${shopId}` }],
  })
  return String(body.basketId)
}

/** Places a paid order of brittle that is picked up in shop 101. */
export async function placePickup(
  guest: TestCheckout,
  quantity = 1,
  contact: Record<string, unknown> = {},
): Promise<Order> {
  return placeByCard(guest, await fillPickup(guest, quantity, '101', contact))
}

/** Like `placePickup`, but not paid yet. */
export async function placeUnpaidPickup(guest: TestCheckout, quantity = 1): Promise<Order> {
  const basketId = await fillPickup(guest, quantity)
  const paymentMethodId = 'PAY_BY_CHECK'
  await guest.basket('POST', `/${basketId}/payment-instruments`, { paymentMethodId })
  return (await guest.order('POST', '', { basketId })).body
}
