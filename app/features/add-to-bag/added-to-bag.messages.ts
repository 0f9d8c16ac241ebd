import { defineMessages } from 'react-intl'

export const addedToBagMessages = defineMessages({
  title: { id: 'addedToBag.title', defaultMessage: 'Added to Your Bag' },
  quantity: { id: 'addedToBag.quantity', defaultMessage: 'Quantity: {quantity}' },
  free: { id: 'addedToBag.free', defaultMessage: 'Free with your order' },
  add: { id: 'addedToBag.add', defaultMessage: 'Add' },
  addOf: { id: 'addedToBag.addOf', defaultMessage: 'Add {name} to bag' },
  limited: { id: 'addedToBag.limited', defaultMessage: 'Limited inventory available' },
  review: { id: 'addedToBag.review', defaultMessage: 'Review Bag & Checkout' },
  goOn: { id: 'addedToBag.continue', defaultMessage: 'Continue Shopping' },
})
