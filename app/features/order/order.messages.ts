import { defineMessages } from 'react-intl'

export const orderMessages = defineMessages({
  title: { id: 'order.title', defaultMessage: 'Thank you for your order' },
  number: { id: 'order.number', defaultMessage: 'Order number' },
  email: {
    id: 'order.email',
    defaultMessage: 'We have sent a confirmation to {email}.',
  },
  totals: { id: 'order.totals', defaultMessage: 'Order Summary' },
  continueShopping: { id: 'order.continueShopping', defaultMessage: 'Continue Shopping' },
  none: { id: 'order.none', defaultMessage: 'There is no order to show here.' },
  loading: { id: 'order.loading', defaultMessage: 'Your order is on its way here' },
  failed: { id: 'order.failed', defaultMessage: 'We could not show your order.' },
  retry: { id: 'order.retry', defaultMessage: 'Try again' },
})
