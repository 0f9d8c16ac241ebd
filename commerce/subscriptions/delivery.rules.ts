import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import { DEFAULT_SHIPMENT_ID, type Address } from '../baskets/model/basket-document.schemas'
import type { BasketDocument, ManualAdjustment } from '../baskets/model/basket-document.schemas'
import { AddressBody } from '../baskets/model/basket-requests.schemas'
import { toAddress } from '../baskets/shipments/address.rules'
import type { LineProduct } from '../catalog/line-product'
import { eligibilityOf, ongoingDiscountOf } from './subscription-offers.rules'
import { wordsIn } from '../languages/languages'
import type { StoredSubscription } from './subscription.repository'

type Customer = ShopperCustomersTypes.Customer
type CustomerPaymentInstrument = ShopperCustomersTypes.CustomerPaymentInstrument

const ITEM_ID = 'subscribed'

/** The reason why a delivery cannot be attempted. */
export type Obstacle =
  'customer-gone' | 'product-gone' | 'card-missing' | 'card-expired' | 'address-missing'

export interface DeliveryPlan {
  customer: Customer
  card: CustomerPaymentInstrument
  address: Address
  percent: number | undefined
}

/**
 * Returns the card that pays: the one chosen for the subscription, otherwise the customer's card
 * for subscriptions (ACC-047).
 */
export function findCard(
  { paymentInstrumentId }: Pick<StoredSubscription, 'paymentInstrumentId'>,
  { paymentInstruments = [] }: Customer,
): CustomerPaymentInstrument | undefined {
  return paymentInstruments.find((one) =>
    paymentInstrumentId === undefined
      ? one.c_useForSubscriptions === true
      : one.paymentInstrumentId === paymentInstrumentId,
  )
}

/** An address chosen from the address book is read from there, so that it is always current. */
export function findAddress(
  { addressId, document }: Pick<StoredSubscription, 'addressId' | 'document'>,
  { addresses = [] }: Customer,
): Address | undefined {
  if (addressId === undefined) return document.address
  const saved = addresses.find((one) => one.addressId === addressId)
  const body = saved && AddressBody.safeParse(saved)
  return body?.success ? toAddress(body.data) : undefined
}

/** Returns the data of the next delivery, or the reason why it is impossible. */
export function planDelivery(
  subscription: StoredSubscription,
  customer: Customer | undefined,
  product: LineProduct | undefined,
): DeliveryPlan | Obstacle {
  if (customer?.enabled !== true) return 'customer-gone'
  if (!product || eligibilityOf(product.custom).length === 0) return 'product-gone'
  const address = findAddress(subscription, customer)
  if (!address) return 'address-missing'
  const card = findCard(subscription, customer)
  if (!card?.paymentCard?.creditCardToken) return 'card-missing'
  if (card.paymentCard.creditCardExpired) return 'card-expired'
  return { customer, card, address, percent: ongoingDiscountOf(product.custom) }
}

/** Returns the basket of one delivery; `card` is absent if the basket only needs a price. */
export function toDraft(
  { id, document, locale }: StoredSubscription,
  { customer, card, address, percent }: Partial<DeliveryPlan>,
  now: Date,
): BasketDocument {
  const { item, billingAddress, gift, giftMessage } = document
  const { c_subscriptionFrequency: _frequency, ...custom } = item.custom
  const { email, firstName, lastName } = customer ?? {}
  return {
    customerInfo: {
      email,
      customerName: [firstName, lastName].filter(Boolean).join(' '),
      custom: {},
    },
    items: [{ ...item, custom, itemId: ITEM_ID, shipmentId: DEFAULT_SHIPMENT_ID }],
    shipments: [
      {
        shipmentId: DEFAULT_SHIPMENT_ID,
        shippingAddress: address,
        gift,
        giftMessage,
        custom: {},
      },
    ],
    billingAddress,
    coupons: [],
    paymentInstruments: card ? [toPayment(card)] : [],
    manualAdjustments: percent === undefined ? [] : [toDiscount(percent, locale, now)],
    custom: { c_subscriptionId: id },
  }
}

export const DRAFT_PAYMENT_ID = 'subscription-card'

function toPayment({ paymentInstrumentId, paymentCard = {} }: CustomerPaymentInstrument) {
  const { cardType, maskedNumber, holder, expirationMonth, expirationYear } = paymentCard
  const { creditCardToken } = paymentCard
  return {
    paymentInstrumentId: DRAFT_PAYMENT_ID,
    paymentMethodId: 'CREDIT_CARD',
    paymentCard: {
      cardType,
      maskedNumber,
      holder,
      expirationMonth,
      expirationYear,
      creditCardToken,
    },
    custom: { c_walletUUID: paymentInstrumentId ?? '' },
  }
}

function toDiscount(percent: number, locale: string | undefined, now: Date): ManualAdjustment {
  const at = now.toISOString()
  return {
    priceAdjustmentId: 'subscription-discount',
    promotionId: 'subscription',
    level: 'product',
    itemId: ITEM_ID,
    itemText: wordsIn(locale).subscriptions.discount(percent),
    discount: { type: 'percentage', percentage: percent },
    createdBy: 'subscription',
    createdAt: at,
    lastModified: at,
    custom: {},
  }
}
