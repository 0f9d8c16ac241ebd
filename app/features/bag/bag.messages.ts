import { defineMessages } from 'react-intl'

export const bagMessages = defineMessages({
  title: { id: 'bag.title', defaultMessage: 'Your Bag' },
  count: { id: 'bag.count', defaultMessage: '{count, plural, one {# item} other {# items}}' },
  lines: { id: 'bag.lines', defaultMessage: 'Items in your bag' },
  pickupAt: { id: 'bag.pickupAt', defaultMessage: 'Pickup at {shop}' },
  shipping: { id: 'bag.shipping', defaultMessage: 'Shipping' },
  shippingTo: { id: 'bag.shippingTo', defaultMessage: 'Shipping to {name}' },
  loading: { id: 'bag.loading', defaultMessage: 'Your bag is on its way' },
  failed: { id: 'bag.failed', defaultMessage: 'We could not fetch your bag.' },
  guestExpiredTitle: { id: 'bag.guestExpiredTitle', defaultMessage: 'Your visit has ended' },
  guestExpired: {
    id: 'bag.guestExpired',
    defaultMessage: 'It had been open for too long, so a new one has begun, with a new bag.',
  },
  bagWaits: {
    id: 'bag.bagWaits',
    defaultMessage: 'Your bag waits in your account, as you left it.',
  },
  restoreBag: { id: 'bag.restoreBag', defaultMessage: 'Put everything back into my bag' },
  notRestored: { id: 'bag.notRestored', defaultMessage: 'This could not be put back: {names}.' },
  nothingOrdered: {
    id: 'bag.nothingOrdered',
    defaultMessage: 'Nothing was ordered, and nothing was charged.',
  },
  orderUnclear: {
    id: 'bag.orderUnclear',
    defaultMessage:
      'We can no longer see whether your order {orderNo} was placed. If it was, its confirmation is on its way to {email}: please look there before you order again.',
  },
  logIn: { id: 'bag.logIn', defaultMessage: 'Log in' },
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
  save: { id: 'bag.save', defaultMessage: 'Save for later' },
  saveNamed: { id: 'bag.saveNamed', defaultMessage: 'Save for later: {name}' },
  saved: { id: 'bag.saved', defaultMessage: '{name} is saved for later.' },
  undoSaveNamed: { id: 'bag.undoSaveNamed', defaultMessage: 'Undo saving {name} for later' },
  restored: { id: 'bag.restored', defaultMessage: '{name} is back in your bag.' },
  undoNamed: { id: 'bag.undoNamed', defaultMessage: 'Undo removing {name}' },
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
  limit: { id: 'bag.limit', defaultMessage: 'Limit of {limit, number} per order' },
  comingSoon: { id: 'bag.comingSoon', defaultMessage: 'Coming soon' },
  inShopsOnly: { id: 'bag.inShopsOnly', defaultMessage: 'In Shops Only' },
  outOfStock: { id: 'bag.outOfStock', defaultMessage: 'Out of stock' },
  onlineOnly: {
    id: 'bag.onlineOnly',
    defaultMessage: "This product isn't currently available for collection in store.",
  },
  pickupOnly: {
    id: 'bag.pickupOnly',
    defaultMessage: 'This product is only available to collect in store.',
  },
  shortPiece: {
    id: 'bag.shortPiece',
    defaultMessage:
      'There is not enough left of {piece}. Choose fewer boxes, or open this one with Edit and put in another piece.',
  },
  mixChanged: {
    id: 'bag.mixChanged',
    defaultMessage:
      'This box cannot be sold filled like this any more. Open it with Edit and change it.',
  },
  shopClosed: { id: 'bag.shopClosed', defaultMessage: '{shop} is not open for pickup right now.' },
  shopClosedWays: {
    id: 'bag.shopClosedWays',
    defaultMessage:
      '{count, plural, one {# item waits there. Have it shipped, or collect it in another shop.} other {# items wait there. Have them shipped, or collect them in another shop.}}',
  },
  shopClosedShip: {
    id: 'bag.shopClosedShip',
    defaultMessage:
      '{count, plural, one {# item waits there. Have it shipped instead.} other {# items wait there. Have them shipped instead.}}',
  },
  shipInstead: { id: 'bag.shipInstead', defaultMessage: 'Ship Instead' },
  otherShop: { id: 'bag.otherShop', defaultMessage: 'Choose Another Shop' },
  gone: {
    id: 'bag.gone',
    defaultMessage: '{count, number} items in your bag are no longer available.',
  },
  removeGone: { id: 'bag.removeGone', defaultMessage: 'Remove them all' },
  addressUpdated: {
    id: 'bag.addressUpdated',
    defaultMessage: 'Your basket shipment address has been updated.',
  },
  bonus: { id: 'bag.bonus', defaultMessage: 'A gift with your order' },
  bonusChoice: {
    id: 'bag.bonusChoice',
    defaultMessage:
      '{most, plural, one {Choose a gift with your order} other {Choose up to # gifts with your order}}',
  },
  bonusChosen: {
    id: 'bag.bonusChosen',
    defaultMessage:
      '{count, plural, =0 {Nothing chosen yet} other {{most, plural, one {Chosen, and in your bag} other {{count} of # chosen, and in your bag}}}}',
  },
  bonusChoose: { id: 'bag.bonusChoose', defaultMessage: 'Choose' },
  bonusSoldOut: { id: 'bag.bonusSoldOut', defaultMessage: 'Sold out' },
  bonusTake: { id: 'bag.bonusTake', defaultMessage: 'Choose {name}' },
  bonusLeave: { id: 'bag.bonusLeave', defaultMessage: 'Remove the gift {name}' },
  freeShipping: { id: 'bag.freeShipping', defaultMessage: '{amount} more for free shipping' },
  freeShippingReached: { id: 'bag.freeShippingReached', defaultMessage: 'Your order ships free' },
  freeShippingProgress: {
    id: 'bag.freeShippingProgress',
    defaultMessage: 'On the way to free shipping',
  },
  threshold: {
    id: 'bag.threshold',
    defaultMessage:
      'Orders here start at {threshold}. Please add {remaining} more to continue to checkout.',
  },
  thresholdUnknown: {
    id: 'bag.thresholdUnknown',
    defaultMessage: 'Your bag is too small to order here. Please add more to continue to checkout.',
  },
  changedMeanwhile: {
    id: 'bag.changedMeanwhile',
    defaultMessage: 'Your bag has changed in the meantime. Please look it over once more.',
  },
  updating: { id: 'bag.updating', defaultMessage: 'Updating your bag' },
  summary: { id: 'bag.summary', defaultMessage: 'Order Summary' },
  checkout: { id: 'bag.checkout', defaultMessage: 'Checkout' },
  secure: { id: 'bag.secure', defaultMessage: 'Secure checkout: we never see your card number.' },
  giftMessage: { id: 'bag.giftMessage', defaultMessage: 'Add a gift message in the next step.' },
  checkoutBlocked: {
    id: 'bag.checkoutBlocked',
    defaultMessage: 'Please correct the quantities above to continue to checkout.',
  },
  taxNote: {
    id: 'bag.taxNote',
    defaultMessage: 'Tax is calculated at checkout, once we know where your order goes.',
  },
  toPreferred: {
    id: 'bag.toPreferred',
    defaultMessage: 'Shipping and tax are those to your preferred address in {place}.',
  },
  taxNoteRest: {
    id: 'bag.taxNoteRest',
    defaultMessage:
      'The total has the tax we know so far. The rest comes on top, once we know where everything goes.',
  },
  addTreatsText: { id: 'bag.addTreatsText', defaultMessage: 'Room for something small?' },
  addTreats: { id: 'bag.addTreats', defaultMessage: 'Add Treats' },
})
