import { storeTestCard } from './test-card'
import type { TestEngine } from './engine'
import { logInTestShopper } from './test-shopper'
import { ILLINOIS, TestCheckout } from './test-checkout'

const ACCOUNT = '/custom/account/v1/organizations/f_ecom_prln_001'
const CUSTOMERS = '/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers'
const OPTINS = '/custom/product/v1/organizations/f_ecom_prln_001/subscription-optins'
const PASSWORD = 'Cocoa&Nibs9'
let registered = 0

/** Product attributes that allow subscriptions. */
export const SUBSCRIBABLE = {
  enableSubscription: true,
  subscriptionFrequencies: ['1_3', '2_2', '1_1'],
  subscriptionDiscount: 10,
}

export function setProductCustom(engine: TestEngine, id: string, custom: object) {
  const update = engine.db.updateTable('product').set({ custom: JSON.stringify(custom) })
  return update.where('id', '=', id).execute()
}

export async function registerSubscriber(
  engine: TestEngine,
): Promise<TestCheckout & { cardId: string }> {
  const guest = await TestCheckout.asGuest(engine.app)
  const login = `subscriber${(registered += 1)}@example.com`
  await guest.call('POST', `${ACCOUNT}/customer-register`, {
    customer: { login, email: login, firstName: 'Ada', lastName: 'Lovelace' },
    password: PASSWORD,
  })
  const credentials = { login, password: PASSWORD }
  const shopper = TestCheckout.as(engine.app, await logInTestShopper(engine.app, { credentials }))
  const cardId = await saveCard(engine, shopper, '4111111111111111')
  return Object.assign(shopper, { cardId })
}

export async function saveCard(
  engine: TestEngine,
  shopper: TestCheckout,
  number: string,
): Promise<string> {
  const { customerId } = shopper.shopper
  const { storedCards, savedInstruments } = engine.app.services
  const { token } = await storeTestCard(storedCards, number, customerId)
  const { paymentInstrumentId = '' } = await savedInstruments.createPaymentInstrument(customerId, {
    paymentMethodId: 'CREDIT_CARD',
    paymentCard: {
      cardType: 'Visa',
      expirationMonth: 12,
      expirationYear: 2040,
      creditCardToken: token,
    },
  })
  await savedInstruments.useForSubscriptions(customerId, paymentInstrumentId)
  return paymentInstrumentId
}

interface Wanted {
  productId?: string
  quantity?: number
  frequency?: string
}

export async function fillSubscribed(
  shopper: TestCheckout,
  { productId = 'assorted-9', quantity = 1, frequency = '1_3' }: Wanted,
  paymentMethodId: string,
): Promise<string> {
  const { body: basket } = await shopper.basket('POST', '', {
    productItems: [{ productId, quantity, c_subscriptionFrequency: frequency }],
    customerInfo: { email: 'ada@example.com' },
    shipments: [
      { shipmentId: 'me', shippingAddress: ILLINOIS, shippingMethod: { id: 'GroundDisc' } },
    ],
    billingAddress: ILLINOIS,
  })
  const basketId = String(basket.basketId)
  await shopper.call('POST', OPTINS, { optedin: [{ id: productId, frequency }] })
  await shopper.basket('POST', `/${basketId}/payment-instruments`, { paymentMethodId })
  return basketId
}

export async function buySubscribed(shopper: TestCheckout, wanted: Wanted = {}): Promise<string> {
  const basketId = await fillSubscribed(shopper, wanted, 'PAY_BY_CHECK')
  const { body } = await shopper.order('POST', '', { basketId })
  return String(body.orderNo)
}

export const customerPath = ({ shopper }: TestCheckout, rest: string) =>
  `${CUSTOMERS}/${shopper.customerId}/${rest}`
