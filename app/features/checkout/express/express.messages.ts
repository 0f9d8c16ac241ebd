import { defineMessages } from 'react-intl'

export const expressMessages = defineMessages({
  title: { id: 'express.title', defaultMessage: 'Express checkout' },
  payWith: { id: 'express.payWith', defaultMessage: 'Pay with {wallet}' },
  standIn: {
    id: 'express.standIn',
    defaultMessage: 'This is a stand-in for {wallet}: it needs no account, and no money moves.',
  },
  deliverTo: { id: 'express.deliverTo', defaultMessage: 'Deliver to' },
  pickedUpBy: { id: 'express.pickedUpBy', defaultMessage: 'Picked up by' },
  pickUpAt: { id: 'express.pickUpAt', defaultMessage: 'Pick up at {shop}' },
  way: { id: 'express.way', defaultMessage: 'How would you like it?' },
  delivered: { id: 'express.delivered', defaultMessage: 'Delivered' },
  onDay: { id: 'express.onDay', defaultMessage: '{method}, arrives {day}' },
  miles: { id: 'express.miles', defaultMessage: '{miles} mi away' },
  totalNow: {
    id: 'express.totalNow',
    defaultMessage: 'The total is {amount} now. Nothing was paid yet.',
  },
  contactRefused: {
    id: 'express.contactRefused',
    defaultMessage: 'We cannot use this contact. Please choose another one.',
  },
  contactProblem: { id: 'express.contactProblem', defaultMessage: '{field}: {problem}' },
  paysFrom: { id: 'express.paysFrom', defaultMessage: 'Paid from' },
  balance: { id: 'express.balance', defaultMessage: 'A test card with enough money' },
  empty: { id: 'express.empty', defaultMessage: 'An empty test card (declined)' },
  notAlone: {
    id: 'express.notAlone',
    defaultMessage:
      'This cannot be paid with {wallet} on its own. Please close this sheet and add it to your bag.',
  },
  pay: { id: 'express.pay', defaultMessage: 'Pay {amount}' },
  closeSheet: {
    id: 'express.closeSheet',
    defaultMessage: 'Nothing was ordered. Please close this sheet: the page says why.',
  },
  paying: { id: 'express.paying', defaultMessage: 'Your payment is being made.' },
})
