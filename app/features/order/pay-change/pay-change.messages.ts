import { defineMessages } from 'react-intl'

export const payChangeMessages = defineMessages({
  unreadTitle: { id: 'payChange.unreadTitle', defaultMessage: 'Your payment' },
  title: { id: 'payChange.title', defaultMessage: 'Pay for the change to your order' },
  orderTitle: { id: 'payChange.orderTitle', defaultMessage: 'Pay for your order' },
  order: { id: 'payChange.order', defaultMessage: 'Order {orderNo}' },
  changes: { id: 'payChange.changes', defaultMessage: 'What changes' },
  before: { id: 'payChange.before', defaultMessage: 'Your order so far' },
  after: { id: 'payChange.after', defaultMessage: 'Your order after the change' },
  toPay: { id: 'payChange.toPay', defaultMessage: 'To pay now' },
  tax: { id: 'payChange.tax', defaultMessage: 'Of that, tax' },
  until: {
    id: 'payChange.until',
    defaultMessage:
      'We keep this for you until {time}. If you do nothing, your order stays as it is.',
  },
  pay: { id: 'payChange.pay', defaultMessage: 'Pay {amount}' },
  payByGiftCard: { id: 'payChange.payByGiftCard', defaultMessage: 'Pay by gift card' },
  applied: { id: 'payChange.applied', defaultMessage: 'Thank you, your order is changed' },
  appliedText: {
    id: 'payChange.appliedText',
    defaultMessage: 'You paid {amount}. A mail with the change is on its way to you.',
  },
  withdrawn: { id: 'payChange.withdrawn', defaultMessage: 'This change was withdrawn' },
  expired: { id: 'payChange.expired', defaultMessage: 'The time to pay for this change is over' },
  impossible: { id: 'payChange.impossible', defaultMessage: 'This change is no longer possible' },
  stays: {
    id: 'payChange.stays',
    defaultMessage:
      'The change is not made, and you were not charged for it. If you used a gift card, its amount is on the card again.',
  },
  givenBack: {
    id: 'payChange.givenBack',
    defaultMessage: 'The change is not made. We are giving back the {amount} that you paid.',
  },
  checked: {
    id: 'payChange.checked',
    defaultMessage:
      'We are still checking whether a payment of yours went through. If the change was not made, we give it back, and you get a mail.',
  },
  unknown: {
    id: 'payChange.unknown',
    defaultMessage: 'We do not know this link. Open it again from the mail, or write to us.',
  },
  declined: {
    id: 'payChange.declined',
    defaultMessage: 'Your card was declined. Please check it or use another one.',
  },
  unclear: {
    id: 'payChange.unclear',
    defaultMessage:
      'We do not know yet whether you have paid. Please try again: you are charged only once.',
  },
  tooMany: {
    id: 'payChange.tooMany',
    defaultMessage: 'Too many cards were declined. Please write to us.',
  },
  amountChanged: {
    id: 'payChange.amountChanged',
    defaultMessage:
      'What is left to pay has changed, and you were not charged. Please look at it, and pay again.',
  },
  parcel: {
    id: 'payChange.parcel',
    defaultMessage: '{count, plural, one {Your order} other {Parcel {number}}}',
  },
  orderUntil: {
    id: 'payChange.orderUntil',
    defaultMessage: 'We keep everything for you until {time}, at these prices.',
  },
  placed: { id: 'payChange.placed', defaultMessage: 'Thank you, your order is paid' },
  placedText: {
    id: 'payChange.placedText',
    defaultMessage: 'A mail with all that you ordered is on its way to you.',
  },
  orderWithdrawn: { id: 'payChange.orderWithdrawn', defaultMessage: 'This order was withdrawn' },
  orderExpired: {
    id: 'payChange.orderExpired',
    defaultMessage: 'The time to pay for this order is over',
  },
  orderOver: {
    id: 'payChange.orderOver',
    defaultMessage: 'Nothing is ordered, and you were not charged.',
  },
  contact: { id: 'payChange.contact', defaultMessage: 'Write to us' },
  follow: { id: 'payChange.follow', defaultMessage: 'Follow your order' },
})
