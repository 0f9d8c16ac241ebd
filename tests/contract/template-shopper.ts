import {
  helpers,
  ShopperBasketsV2,
  ShopperCustomers,
  ShopperLogin,
  ShopperOrders,
  ShopperProducts,
  ShopperSearch,
  ShopperStores,
} from 'commerce-sdk-isomorphic'
import type { Db } from '../../commerce/db/client'
import { insertPromotions, RUNNING } from '../../commerce/testing/promotions-for-tests'
import { seedCheckout } from '../../commerce/testing/seed-checkout'
import { REDIRECT_URI, toClientConfig } from './engine-client'

export const EMAIL = 'ada@example.com'
export const PASSWORD = 'Praline#1845'
/** An address beyond this retailer's limits, which the template's forms do not have. */
export const ADDRESS = {
  address1: '1 Grand Avenue of the Confectioners',
  city: 'South San Francisco',
  countryCode: 'US',
  firstName: 'Ada Augusta',
  lastName: 'Byron-King-Noel of Lovelace',
  phone: '(650) 555-0100',
  postalCode: '94080',
  stateCode: 'CA',
}

/** Runs `seedCheckout` and adds the code TEN and cards that are authorized elsewhere. */
export async function seedForTemplate(db: Db): Promise<void> {
  await seedCheckout(db)
  const off = {
    id: 'ten-off',
    promotionClass: 'order',
    tiers: [{ threshold: 0, discount: { type: 'percentage', percentage: 10 } }],
    assignments: [{ ...RUNNING, couponIds: ['ten'] }],
  }
  await insertPromotions(db, [off], { ten: 'TEN' })
  // the template never authorizes a card itself, so its cards are authorized elsewhere
  await db
    .updateTable('payment_method')
    .set({ processor_id: 'BASIC_CREDIT' })
    .where('id', '=', 'CREDIT_CARD')
    .execute()
}

export type TemplateShopper = Awaited<ReturnType<typeof logIn>>

/** Logs in a guest or the customer; `from` continues the session of a guest. */
export async function logIn(
  origin: string,
  from?: { usid: string; refreshToken: string },
  isCustomer = false,
) {
  const config = toClientConfig(origin)
  const proof = from && { 'X-Guest-Refresh-Token': from.refreshToken }
  const slasClient = new ShopperLogin({ ...config, ...(proof && { headers: proof }) })
  const parameters = { redirectURI: REDIRECT_URI, ...(from && { usid: from.usid }) }
  const tokens = isCustomer
    ? await helpers.loginRegisteredUserB2C({
        slasClient,
        credentials: { username: EMAIL, password: PASSWORD },
        parameters,
      })
    : await helpers.loginGuestUser({ slasClient, parameters })
  const own = { ...config, headers: { authorization: `Bearer ${tokens.access_token}` } }
  return {
    slasClient,
    usid: tokens.usid,
    refreshToken: tokens.refresh_token,
    accessToken: tokens.access_token,
    customerId: tokens.customer_id,
    baskets: new ShopperBasketsV2(own),
    customers: new ShopperCustomers(own),
    orders: new ShopperOrders(own),
    products: new ShopperProducts(own),
    search: new ShopperSearch(own),
    stores: new ShopperStores(own),
  }
}

export async function currentBasket({ customers, customerId }: TemplateShopper) {
  const { baskets = [] } = await customers.getCustomerBaskets({ parameters: { customerId } })
  return baskets.find(({ temporaryBasket }) => !temporaryBasket)
}

/** Goes from the contact data to the payment, like the template. */
export async function checkOut(shopper: TemplateShopper, basketId: string) {
  const shipment = { basketId, shipmentId: 'me' }
  await shopper.baskets.updateCustomerForBasket({
    parameters: { basketId },
    body: { email: EMAIL },
  })
  await shopper.baskets.updateShippingAddressForShipment({
    parameters: { ...shipment, useAsBilling: false },
    body: ADDRESS,
  })
  const methods = await shopper.baskets.getShippingMethodsForShipment({ parameters: shipment })
  await shopper.baskets.updateShippingMethodForShipment({
    parameters: shipment,
    body: { id: methods.defaultShippingMethodId ?? '' },
  })
  await pay(shopper, basketId)
}

/** The template masks the card number itself, and sends the card's type and expiry. */
export async function pay(shopper: TemplateShopper, basketId: string) {
  const parameters = { basketId }
  await shopper.baskets.updateCustomerForBasket({ parameters, body: { email: EMAIL } })
  await shopper.baskets.addPaymentInstrumentToBasket({
    parameters,
    body: {
      paymentMethodId: 'CREDIT_CARD',
      paymentCard: {
        holder: 'Ada Augusta Byron-King-Noel of Lovelace',
        maskedNumber: '************1111',
        cardType: 'Visa',
        expirationMonth: 12,
        expirationYear: 2040,
      },
    },
  })
  await shopper.baskets.updateBillingAddressForBasket({ parameters, body: ADDRESS })
}
