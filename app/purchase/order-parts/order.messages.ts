import { defineMessages } from 'react-intl'

export const orderMessages = defineMessages({
  title: { id: 'order.title', defaultMessage: 'Thank you for your order' },
  number: { id: 'order.number', defaultMessage: 'Order number' },
  email: { id: 'order.email', defaultMessage: 'We have sent a confirmation to {email}.' },
  follow: { id: 'order.follow', defaultMessage: 'Follow this order' },
  totals: { id: 'order.totals', defaultMessage: 'Order Summary' },
  continueShopping: { id: 'order.continueShopping', defaultMessage: 'Continue Shopping' },
  none: { id: 'order.none', defaultMessage: 'There is no order to show here.' },
  loading: { id: 'order.loading', defaultMessage: 'Your order is on its way here' },
  orderTitle: { id: 'order.orderTitle', defaultMessage: 'Order {orderNo}' },
  track: { id: 'order.track', defaultMessage: 'Track an Order' },
  trackHint: {
    id: 'order.trackHint',
    defaultMessage:
      'The number stands in the mail that confirmed your order. Add the email address or the zip code that you ordered with. The link in that mail shows you even more.',
  },
  emailOrZip: { id: 'order.emailOrZip', defaultMessage: 'Email address or zip code' },
  or: { id: 'order.or', defaultMessage: 'or' },
  billingZip: {
    id: 'order.billingZip',
    defaultMessage: 'Of the address that the order was billed to',
  },
  forgotten: { id: 'order.forgotten', defaultMessage: 'I do not know the number' },
  remembered: { id: 'order.remembered', defaultMessage: 'I know the number' },
  forgottenHint: {
    id: 'order.forgottenHint',
    defaultMessage: 'Tell us the email address that you ordered with, and we mail you your orders.',
  },
  find: { id: 'order.find', defaultMessage: 'Find My Order' },
  another: { id: 'order.another', defaultMessage: 'Look up another order' },
  notFound: {
    id: 'order.notFound',
    defaultMessage:
      'We found no order that goes with these. Please check the number and the email address or zip code.',
  },
  date: { id: 'order.date', defaultMessage: 'Placed on' },
  status: { id: 'order.status', defaultMessage: 'Status' },
  help: { id: 'order.help', defaultMessage: 'Is something wrong with this order? Write to us' },
  lookUp: { id: 'order.lookUp', defaultMessage: 'Look it up by its number' },
  failed: { id: 'order.failed', defaultMessage: 'We could not show your order.' },
})
