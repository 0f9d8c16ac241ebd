import { defineMessages } from 'react-intl'

export const ordersMessages = defineMessages({
  filter: { id: 'orders.filter', defaultMessage: 'Show' },
  all: { id: 'orders.all', defaultMessage: 'All orders' },
  open: { id: 'orders.open', defaultMessage: 'In progress' },
  sent: { id: 'orders.sent', defaultMessage: 'Completed' },
  ended: { id: 'orders.ended', defaultMessage: 'Cancelled' },
  list: { id: 'orders.list', defaultMessage: 'Your orders' },
  loading: { id: 'orders.loading', defaultMessage: 'Loading your orders' },
  failed: { id: 'orders.failed', defaultMessage: 'Failed to get customer order history list' },
  none: { id: 'orders.none', defaultMessage: 'You have not ordered anything yet.' },
  noneHint: {
    id: 'orders.noneHint',
    defaultMessage: 'Whatever you order will be listed here, to follow it and to buy it again.',
  },
  noneOfFilter: { id: 'orders.noneOfFilter', defaultMessage: 'None of your orders are here.' },
  toShop: { id: 'orders.toShop', defaultMessage: 'Start shopping' },
  more: { id: 'orders.more', defaultMessage: 'Show more orders' },
  shown: {
    id: 'orders.shown',
    defaultMessage: '{count, plural, one {# order shown} other {# orders shown}}',
  },
  order: { id: 'orders.order', defaultMessage: 'Order {orderNo}' },
  placed: { id: 'orders.placed', defaultMessage: 'Placed on {day}' },
  total: { id: 'orders.total', defaultMessage: 'Total' },
  status: { id: 'orders.status', defaultMessage: 'Status' },
  moreLines: { id: 'orders.moreLines', defaultMessage: '+{count, number}' },
  goesTo: { id: 'orders.goesTo', defaultMessage: 'To {names}' },
  collectedAt: { id: 'orders.collectedAt', defaultMessage: 'Pickup at {names}' },
  others: { id: 'orders.others', defaultMessage: '{count, number} others' },
  view: { id: 'orders.view', defaultMessage: 'View order' },
  viewNamed: { id: 'orders.viewNamed', defaultMessage: 'View order {orderNo}' },
  back: { id: 'orders.back', defaultMessage: 'All orders' },
  last: { id: 'orders.last', defaultMessage: 'Last Order' },
  print: { id: 'orders.print', defaultMessage: 'Print' },
  invoice: { id: 'orders.invoice', defaultMessage: 'Invoice (PDF)' },
  invoiceFailed: {
    id: 'orders.invoiceFailed',
    defaultMessage: 'The invoice could not be made. Please try again.',
  },
  replaced: {
    id: 'orders.replaced',
    defaultMessage: 'This order was replaced by another one. Nothing of it will be sent.',
  },
  cancel: { id: 'orders.cancel', defaultMessage: 'Cancel order' },
  cancelTitle: { id: 'orders.cancelTitle', defaultMessage: 'Cancel order {orderNo}?' },
  cancelText: {
    id: 'orders.cancelText',
    defaultMessage:
      'The whole order is cancelled and nothing of it is sent. What was paid goes back to where it came from.',
  },
  keep: { id: 'orders.keep', defaultMessage: 'Keep order' },
  cancelled: { id: 'orders.cancelled', defaultMessage: 'Your order is cancelled.' },
  refunded: {
    id: 'orders.refunded',
    defaultMessage:
      'What you paid goes back to where it came from. A bank may take a few days to show it.',
  },
  tooLate: {
    id: 'orders.tooLate',
    defaultMessage: 'It is too late to cancel: a part of this order has left us already.',
  },
})
