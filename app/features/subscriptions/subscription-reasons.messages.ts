import { defineMessages, type MessageDescriptor } from 'react-intl'

/** The reasons why a subscription is paused, by stored code. */
export const subscriptionReasons: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  'card-declined': {
    id: 'subscriptions.cardDeclined',
    defaultMessage: 'Your card was declined several times. Choose another one, then resume.',
  },
  'card-expired': {
    id: 'subscriptions.cardHasExpired',
    defaultMessage: 'Your card has expired. Choose another one, then resume.',
  },
  customer: {
    id: 'subscriptions.pausedByCustomer',
    defaultMessage: 'Nothing is sent and nothing is charged until you resume it.',
  },
  'card-missing': {
    id: 'subscriptions.cardMissing',
    defaultMessage: 'There was no card to pay with. Choose one, then resume.',
  },
  'address-missing': {
    id: 'subscriptions.addressMissing',
    defaultMessage: 'The address is no longer in your address book. Choose one, then resume.',
  },
  'not-deliverable': {
    id: 'subscriptions.notDeliverable',
    defaultMessage: 'It could not be delivered to this address. Choose another one, then resume.',
  },
  'product-gone': {
    id: 'subscriptions.productGone',
    defaultMessage: 'We no longer offer it as a subscription.',
  },
  'order-cancelled': {
    id: 'subscriptions.orderCancelled',
    defaultMessage: 'The order that it began with was cancelled.',
  },
})
