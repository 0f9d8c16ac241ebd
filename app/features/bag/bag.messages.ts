import { defineMessages } from 'react-intl'

export const bagMessages = defineMessages({
  title: { id: 'bag.title', defaultMessage: 'Your Bag' },
  count: { id: 'bag.count', defaultMessage: '{count, plural, one {# item} other {# items}}' },
  lines: { id: 'bag.lines', defaultMessage: 'Items in your bag' },
  pickupAt: { id: 'bag.pickupAt', defaultMessage: 'Pickup at {shop}' },
  shipping: { id: 'bag.shipping', defaultMessage: 'Shipping' },
  loading: { id: 'bag.loading', defaultMessage: 'Your bag is on its way' },
  failed: {
    id: 'bag.failed',
    defaultMessage: 'We could not fetch your bag.',
  },
  retry: { id: 'bag.retry', defaultMessage: 'Try again' },
  emptyTitle: { id: 'bag.emptyTitle', defaultMessage: 'Your bag is empty' },
  emptyText: {
    id: 'bag.emptyText',
    defaultMessage: 'Somewhere in our shop, a box of chocolates is waiting for you.',
  },
  continueShopping: { id: 'bag.continueShopping', defaultMessage: 'Continue Shopping' },
  edit: { id: 'bag.edit', defaultMessage: 'Edit' },
  editNamed: { id: 'bag.editNamed', defaultMessage: 'Edit {name}' },
  remove: { id: 'bag.remove', defaultMessage: 'Remove' },
  removeNamed: { id: 'bag.removeNamed', defaultMessage: 'Remove {name}' },
  quantityOf: { id: 'bag.quantityOf', defaultMessage: 'Quantity of {name}' },
  removed: { id: 'bag.removed', defaultMessage: '{name} was removed from your bag.' },
  undo: { id: 'bag.undo', defaultMessage: 'Undo' },
  removalTitle: { id: 'bag.removalTitle', defaultMessage: 'Remove this item?' },
  removalText: {
    id: 'bag.removalText',
    defaultMessage: 'Would you like to remove {name} from your bag?',
  },
  yes: { id: 'bag.yes', defaultMessage: 'Yes' },
  cancel: { id: 'bag.cancel', defaultMessage: 'Cancel' },
  quantityReduced: {
    id: 'bag.quantityReduced',
    defaultMessage: 'Quantity updated from {old} to {new}.',
  },
  quantityTooHigh: {
    id: 'bag.quantityTooHigh',
    defaultMessage:
      'Please enter a value less than 1,000. Contact customer support if you want to order larger quantities.',
  },
  onlyAvailable: {
    id: 'bag.onlyAvailable',
    defaultMessage:
      '{available, plural, =0 {This item is no longer available. Please remove it to continue.} other {Only # available. Please change the quantity to continue.}}',
  },
  summary: { id: 'bag.summary', defaultMessage: 'Order Summary' },
  checkout: { id: 'bag.checkout', defaultMessage: 'Checkout' },
  secure: {
    id: 'bag.secure',
    defaultMessage: 'Secure checkout: we never see your card number.',
  },
  giftMessage: { id: 'bag.giftMessage', defaultMessage: 'Add a gift message in the next step.' },
  checkoutBlocked: {
    id: 'bag.checkoutBlocked',
    defaultMessage: 'Please correct the quantities above to continue to checkout.',
  },
  taxNote: {
    id: 'bag.taxNote',
    defaultMessage: 'Tax is calculated at checkout, once we know where your order goes.',
  },
  promoLabel: { id: 'bag.promoLabel', defaultMessage: 'Promo Code' },
  promoApply: { id: 'bag.promoApply', defaultMessage: 'Apply' },
  promoRemove: { id: 'bag.promoRemove', defaultMessage: 'Remove promo code {code}' },
  promoUnknown: {
    id: 'bag.promoUnknown',
    defaultMessage: 'Promo code "{code}" is unknown.',
  },
  promoNotApplicable: {
    id: 'bag.promoNotApplicable',
    defaultMessage: 'Promo code "{code}" currently cannot be added to your cart.',
  },
})
