import { defineMessages } from 'react-intl'

export const paymentMessages = defineMessages({
  toReview: { id: 'checkout.toReview', defaultMessage: 'Review Your Order' },
  toWallet: { id: 'payment.toWallet', defaultMessage: 'Continue to {wallet}' },
  chooseMethod: {
    id: 'payment.chooseMethod',
    defaultMessage: 'Before you can order, <shipping>choose a shipping method</shipping>.',
  },
  billingAddress: { id: 'checkout.billingAddress', defaultMessage: 'Billing Address' },
  methods: { id: 'payment.methods', defaultMessage: 'Payment Method' },
  methodsFailed: {
    id: 'payment.methodsFailed',
    defaultMessage: 'Other ways to pay could not be loaded.',
  },
  useAnotherCard: { id: 'checkout.useAnotherCard', defaultMessage: 'Use another card' },
  savedCards: { id: 'payment.savedCards', defaultMessage: 'Choose a card' },
  newCard: { id: 'payment.newCard', defaultMessage: 'Use a new card' },
  saveCard: { id: 'payment.saveCard', defaultMessage: 'Save this card for next time' },
  saveCardForSubscription: {
    id: 'payment.saveCardForSubscription',
    defaultMessage: 'This card will be saved to pay for your subscription.',
  },
  approveThere: {
    id: 'payment.approveThere',
    defaultMessage:
      'You approve {amount} at {wallet}, then come back here to review your order. Nothing is charged before you place it.',
  },
  approved: { id: 'payment.approved', defaultMessage: 'You approved {amount} at {wallet}.' },
  approveAgain: { id: 'payment.approveAgain', defaultMessage: 'Approve again' },
  checkHow: {
    id: 'payment.checkHow',
    defaultMessage:
      'Make your check for {amount} payable to {payee}. We tell you where to send it once your order is placed, and prepare your order when the check has arrived.',
  },
  returningAny: {
    id: 'payment.returningAny',
    defaultMessage: 'One moment: we are finding out what you decided.',
  },
  cancelledTitle: { id: 'payment.cancelledTitle', defaultMessage: 'You canceled at {wallet}.' },
  expiredTitle: { id: 'payment.expiredTitle', defaultMessage: 'Your visit to {wallet} timed out.' },
  pendingTitle: {
    id: 'payment.pendingTitle',
    defaultMessage: 'You have not approved at {wallet}.',
  },
  changedTitle: {
    id: 'payment.changedTitle',
    defaultMessage: 'Your total is now more than what you approved at {wallet}.',
  },
  approvalGone: {
    id: 'payment.approvalGone',
    defaultMessage:
      'Your approval was not found, and nothing was charged. Choose how to pay again.',
  },
  nothingCharged: {
    id: 'payment.nothingCharged',
    defaultMessage: 'Nothing was charged. Try again, or choose another way to pay.',
  },
  covered: {
    id: 'payment.covered',
    defaultMessage: 'Your gift cards cover this order. No other payment is needed.',
  },
  free: { id: 'payment.free', defaultMessage: 'There is nothing to pay for this order.' },
  subscriptionCard: {
    id: 'payment.subscriptionCard',
    defaultMessage: 'Card for Your Subscription',
  },
  subscriptionCardHint: {
    id: 'payment.subscriptionCardHint',
    defaultMessage: 'Your later deliveries are charged to this card.',
  },
  subscriptionCardAsked: {
    id: 'payment.subscriptionCardAsked',
    defaultMessage: 'Choose a saved card for your later deliveries.',
  },
  subscriptionCardNone: {
    id: 'payment.subscriptionCardNone',
    defaultMessage:
      'Your later deliveries are charged to a saved card, and you have none yet. Pay by card today, or <wallet>add one to your wallet</wallet>.',
  },
  subscriptionCardFailed: {
    id: 'payment.subscriptionCardFailed',
    defaultMessage: 'Failed to set payment instrument for subscriptions',
  },
  payLater: { id: 'payment.payLater', defaultMessage: 'Pay later' },
  payLaterHint: {
    id: 'payment.payLaterHint',
    defaultMessage: 'We charge this card when your order leaves us, not today.',
  },
  saveCardToPayLater: {
    id: 'payment.saveCardToPayLater',
    defaultMessage: 'This card will be saved, so that it can be charged later.',
  },
  thisCard: { id: 'payment.thisCard', defaultMessage: 'The card I pay with today' },
})
