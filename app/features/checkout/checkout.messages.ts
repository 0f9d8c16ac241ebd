import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { CheckoutStep } from '@/domain/checkout-steps'

export const stepMessages: Record<CheckoutStep, MessageDescriptor> = defineMessages({
  shipping: { id: 'checkout.stepShipping', defaultMessage: 'Shipping' },
  payment: { id: 'checkout.stepPayment', defaultMessage: 'Payment' },
  review: { id: 'checkout.stepReview', defaultMessage: 'Review' },
  confirmation: { id: 'checkout.stepConfirmation', defaultMessage: 'Confirmation' },
})

export const checkoutMessages = defineMessages({
  steps: { id: 'checkout.steps', defaultMessage: 'Checkout steps' },
  stepDone: { id: 'checkout.stepDone', defaultMessage: 'done' },
  loading: { id: 'checkout.loading', defaultMessage: 'Your order is on its way here' },
  summary: { id: 'checkout.summary', defaultMessage: 'Order Summary' },
  editBag: { id: 'checkout.editBag', defaultMessage: 'Edit Bag' },
  errorTitle: { id: 'checkout.errorTitle', defaultMessage: 'Your order is not placed yet.' },
  contact: { id: 'checkout.contact', defaultMessage: 'Contact' },
  emailHint: {
    id: 'checkout.emailHint',
    defaultMessage: 'So that we can reach you about your order.',
  },
  shippingAddress: { id: 'checkout.shippingAddress', defaultMessage: 'Shipping Address' },
  pickup: { id: 'checkout.pickup', defaultMessage: 'Pickup at {shop}' },
  pickupHint: {
    id: 'checkout.pickupHint',
    defaultMessage: 'Who comes to collect it, and how may the shop reach them?',
  },
  shippingMethod: { id: 'checkout.shippingMethod', defaultMessage: 'Shipping Method' },
  noMethods: {
    id: 'checkout.noMethods',
    defaultMessage: 'We cannot ship to this address. Please choose another one.',
  },
  giftMessage: { id: 'checkout.giftMessage', defaultMessage: 'Gift Message' },
  giftMessageLabel: { id: 'checkout.giftMessageLabel', defaultMessage: 'Your message' },
  giftMessageCount: {
    id: 'checkout.giftMessageCount',
    defaultMessage: '{left, plural, one {# character} other {# characters}} left',
  },
  saveMessage: { id: 'checkout.saveMessage', defaultMessage: 'Save Message' },
  messageSaved: { id: 'checkout.messageSaved', defaultMessage: 'Your message is saved.' },
  saveMessageFirst: {
    id: 'checkout.saveMessageFirst',
    defaultMessage: 'Please save your message to continue.',
  },
  toPayment: { id: 'checkout.toPayment', defaultMessage: 'Continue to Payment' },
  toReview: { id: 'checkout.toReview', defaultMessage: 'Review Your Order' },
  billingAddress: { id: 'checkout.billingAddress', defaultMessage: 'Billing Address' },
  useShippingAddress: {
    id: 'checkout.useShippingAddress',
    defaultMessage: 'Use shipping address',
  },
  card: { id: 'checkout.card', defaultMessage: 'Credit Card' },
  cardSafe: {
    id: 'checkout.cardSafe',
    defaultMessage: 'Your card details go straight to our payment provider, encrypted.',
  },
  cardFailed: {
    id: 'checkout.cardFailed',
    defaultMessage: 'The card form could not be loaded.',
  },
  retry: { id: 'checkout.retry', defaultMessage: 'Try again' },
  securityCodeHint: {
    id: 'checkout.securityCodeHint',
    defaultMessage: '3 digits on the back, 4 on the front of American Express',
  },
  useAnotherCard: { id: 'checkout.useAnotherCard', defaultMessage: 'Use another card' },
  placeOrder: { id: 'checkout.placeOrder', defaultMessage: 'Place Order' },
  placing: { id: 'checkout.placing', defaultMessage: 'Your order is being placed.' },
  paymentFailed: {
    id: 'checkout.paymentFailed',
    defaultMessage: 'Your payment did not go through. Please try again or use another card.',
  },
})
