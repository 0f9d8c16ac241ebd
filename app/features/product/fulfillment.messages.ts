import { defineMessages } from 'react-intl'

/** Texts of the ways of delivery. The three notices are prescribed (FUL-009, FUL-010, FUL-011). */
export const fulfillmentMessages = defineMessages({
  title: { id: 'fulfillment.title', defaultMessage: 'How would you like to get it?' },
  shipping: { id: 'fulfillment.shipping', defaultMessage: 'Shipping' },
  shippingHint: { id: 'fulfillment.shippingHint', defaultMessage: 'To any address you like' },
  shippingClosed: {
    id: 'fulfillment.shippingClosed',
    defaultMessage: 'Not available for shipping',
  },
  pickup: { id: 'fulfillment.pickup', defaultMessage: 'Pickup in Shop' },
  pickupHint: { id: 'fulfillment.pickupHint', defaultMessage: 'In a shop near you' },
  pickupAt: { id: 'fulfillment.pickupAt', defaultMessage: 'At {shop}' },
  'no-pickup': {
    id: 'fulfillment.noPickup',
    defaultMessage: "This product isn't currently available for collection in store.",
  },
  'pickup-only': {
    id: 'fulfillment.pickupOnly',
    defaultMessage: 'This product is only available to collect in store.',
  },
  'not-at-shop': {
    id: 'fulfillment.notAtShop',
    defaultMessage: 'Not available for pickup at {shop}',
  },
  select: { id: 'fulfillment.select', defaultMessage: 'Select your preferred shop' },
  checkOthers: { id: 'fulfillment.checkOthers', defaultMessage: 'Check Other Shops' },
  chooseShopToSee: {
    id: 'fulfillment.chooseShopToSee',
    defaultMessage: 'Select a shop to see whether it is in stock there.',
  },
  shopWithout: {
    id: 'fulfillment.shopWithout',
    defaultMessage: '{shop} does not have this item right now, so it was not added to your bag.',
  },
  hasLapsed: {
    id: 'fulfillment.hasLapsed',
    defaultMessage:
      'Nothing was added to your bag: what can be ordered changed in the meantime. Please look at your choice and try again.',
  },
  otherShop: {
    id: 'fulfillment.otherShop',
    defaultMessage:
      'Your bag holds items for pickup at {shop}, and an order is collected in one shop.',
  },
  changeShop: { id: 'fulfillment.changeShop', defaultMessage: 'Change your preferred shop' },
})
