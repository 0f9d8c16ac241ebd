import { defineMessages } from 'react-intl'

/** What cannot be put into a bag or ordered; see `refusals.messages.ts`. */
export const bagRefusalMessages = defineMessages({
  notAvailable: {
    id: 'refusal.product-item-not-available',
    defaultMessage: 'This product is not available right now.',
  },
  onlyAvailable: {
    id: 'refusal.product-item-not-available.available',
    defaultMessage:
      '{available, plural, =0 {This product is sold out.} other {Only # of this product can be ordered.}}',
  },
  comingSoon: {
    id: 'refusal.product-item-not-available.coming-soon',
    defaultMessage: 'This product is coming soon and cannot be ordered yet.',
  },
  inShopsOnly: {
    id: 'refusal.product-item-not-available.in-shops-only',
    defaultMessage: 'This product is sold in our shops only.',
  },
  onlineOnly: {
    id: 'refusal.product-item-not-available.online-only',
    defaultMessage: 'This product cannot be collected in a shop.',
  },
  pickupOnly: {
    id: 'refusal.product-item-not-available.pickup-only',
    defaultMessage: 'This product can only be collected in a shop.',
  },
  notAtShop: {
    id: 'refusal.product-item-not-available.shop-unavailable',
    defaultMessage: 'This shop does not hand over orders right now.',
  },
  shortPiece: {
    id: 'refusal.product-item-not-available.piece',
    defaultMessage:
      'There is not enough left of {pieceName}. Please choose fewer, or another piece for this box.',
  },
  mixChanged: {
    id: 'refusal.product-item-not-available.mix',
    defaultMessage:
      'A box in the bag cannot be sold filled like this any more. Please change its pieces.',
  },
  outOfStock: {
    id: 'refusal.product-item-not-available.out-of-stock',
    defaultMessage: 'This product is sold out.',
  },
  quantityLimit: {
    id: 'refusal.quantity-limit-exceeded.quantityLimit',
    defaultMessage: 'Limit of {quantityLimit, number} per order',
  },
  tooMany: {
    id: 'refusal.invalid-quantity',
    defaultMessage:
      'Please enter a value less than 1,000. Contact customer support if you want to order larger quantities.',
  },
  inSteps: {
    id: 'refusal.invalid-quantity.stepQuantity',
    defaultMessage: 'Sold from {minOrderQuantity, number} on, in steps of {stepQuantity, number}.',
  },
  unknownProduct: {
    id: 'refusal.product-not-found',
    defaultMessage: 'This product cannot be ordered any more.',
  },
  quota: {
    id: 'refusal.quota-exceeded',
    defaultMessage: 'That is more than can be kept here. Please remove something first.',
  },
  mixIncomplete: {
    id: 'refusal.invalid-custom-mix',
    defaultMessage: 'The box cannot be filled like this. Please choose its pieces again.',
  },
  mixTotal: {
    id: 'refusal.invalid-custom-mix.total',
    defaultMessage: 'The box must be full, and hold no more than fits in.',
  },
  mixPiece: {
    id: 'refusal.invalid-custom-mix.piece',
    defaultMessage: '{pieceName} does not go into this box. Please choose another piece.',
  },
  mixIncrement: {
    id: 'refusal.invalid-custom-mix.increment',
    defaultMessage: '{pieceName} cannot be had in this quantity. Please change it by a step.',
  },
  mixFlavors: {
    id: 'refusal.invalid-custom-mix.flavors',
    defaultMessage: 'The box takes another number of flavors. Please choose its pieces again.',
  },
  mixPlaces: {
    id: 'refusal.invalid-custom-mix.places',
    defaultMessage: 'The places of the pieces do not match the box. Please arrange it again.',
  },
  bonusQuantity: {
    id: 'refusal.bonus-product-quantity-exceeded',
    defaultMessage: 'You have chosen more gifts than you may.',
  },
  bonusProduct: {
    id: 'refusal.bonus-product-not-applicable',
    defaultMessage: 'This product cannot be chosen as a gift.',
  },
  bonusGone: {
    id: 'refusal.bonus-discount-line-item-not-found',
    defaultMessage: 'This gift no longer belongs to your bag.',
  },
  basketGone: {
    id: 'refusal.basket-not-found',
    defaultMessage: 'Your bag could not be found. Please reload the page.',
  },
  basketChanged: {
    id: 'refusal.basket-total-changed',
    defaultMessage:
      'Your bag has changed meanwhile. Please look it over, then place your order again.',
  },
  basketIncomplete: {
    id: 'refusal.basket-not-complete',
    defaultMessage: 'Something is still missing before you can place your order.',
  },
  coupon: { id: 'refusal.invalid-coupon-code', defaultMessage: 'This code cannot be used.' },
})
