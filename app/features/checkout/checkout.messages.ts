import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { CheckoutStep } from '@/rules/checkout-steps'

export const stepMessages: Record<CheckoutStep, MessageDescriptor> = defineMessages({
  shipping: { id: 'checkout.stepShipping', defaultMessage: 'Shipping' },
  payment: { id: 'checkout.stepPayment', defaultMessage: 'Payment' },
  review: { id: 'checkout.stepReview', defaultMessage: 'Review' },
  confirmation: { id: 'checkout.stepConfirmation', defaultMessage: 'Confirmation' },
})

export const checkoutMessages = defineMessages({
  /** The first step of an order that is mailed. */
  stepContact: { id: 'checkout.stepContact', defaultMessage: 'Contact' },
  steps: { id: 'checkout.steps', defaultMessage: 'Checkout steps' },
  loading: { id: 'checkout.loading', defaultMessage: 'Your order is on its way here' },
  summary: { id: 'checkout.summary', defaultMessage: 'Order Summary' },
  estimated: { id: 'checkout.estimated', defaultMessage: 'Estimated' },
  editBag: { id: 'checkout.editBag', defaultMessage: 'Edit Bag' },
  errorTitle: { id: 'checkout.errorTitle', defaultMessage: 'Your order is not placed yet.' },
  placeOrder: { id: 'checkout.placeOrder', defaultMessage: 'Place Order' },
  terms: {
    id: 'checkout.terms',
    defaultMessage: 'By placing your order you agree to our <terms>terms of sale</terms>.',
  },
  placing: { id: 'checkout.placing', defaultMessage: 'Your order is being placed.' },
  bagChanged: { id: 'checkout.bagChanged', defaultMessage: 'Your bag has changed meanwhile.' },
  linesAdded: { id: 'checkout.linesAdded', defaultMessage: 'Added: {names}.' },
  linesRemoved: { id: 'checkout.linesRemoved', defaultMessage: 'Taken out: {names}.' },
  lookFirst: {
    id: 'checkout.lookFirst',
    defaultMessage: 'Please look it over before you place your order.',
  },
  totalChanged: {
    id: 'checkout.totalChanged',
    defaultMessage: 'It came to {before}, and comes to {after} now.',
  },
  leftChanged: {
    id: 'checkout.leftChanged',
    defaultMessage: 'After gift cards, {before} was left to pay, and {after} is now.',
  },
  codesLost: {
    id: 'checkout.codesLost',
    defaultMessage:
      '{count, plural, one {The code {codes} no longer applies.} other {The codes {codes} no longer apply.}}',
  },
  lookAgain: {
    id: 'checkout.lookAgain',
    defaultMessage: 'Please look it over, then place your order again.',
  },
  notSent: {
    id: 'checkout.notSent',
    defaultMessage: 'We could not reach our shop, so nothing was ordered. Please try again.',
  },
  notPlaced: {
    id: 'checkout.notPlaced',
    defaultMessage: 'Your order did not reach us, and nothing was charged. Please place it again.',
  },
  lookingForOrder: { id: 'checkout.lookingForOrder', defaultMessage: 'Looking for your order' },
  connectionLost: {
    id: 'checkout.connectionLost',
    defaultMessage:
      'We lost the connection while your order was being placed, and are finding out what became of it. You need not order again.',
  },
  justOrdered: { id: 'checkout.justOrdered', defaultMessage: 'Your order {orderNo} is placed.' },
  seeOrder: { id: 'checkout.seeOrder', defaultMessage: 'See your order' },
  acceptTerms: {
    id: 'checkout.acceptTerms',
    defaultMessage: 'I accept the <terms>terms of this program</terms>.',
  },
  termsMissing: {
    id: 'checkout.termsMissing',
    defaultMessage: 'Please accept the terms to place your order.',
  },
  paymentFailed: {
    id: 'checkout.paymentFailed',
    defaultMessage: 'Your payment did not go through. Please try again or use another card.',
  },
})
