import { defineMessages } from 'react-intl'

export const buyAgainMessages = defineMessages({
  button: { id: 'buyAgain.button', defaultMessage: 'Buy again' },
  lineLabel: { id: 'buyAgain.lineLabel', defaultMessage: 'Buy again: {name}' },
  shipmentLabel: { id: 'buyAgain.shipmentLabel', defaultMessage: 'Send this to {name} again' },
  pickupLabel: { id: 'buyAgain.pickupLabel', defaultMessage: 'Collect this at {name} again' },
  orderLabel: { id: 'buyAgain.orderLabel', defaultMessage: 'Buy again: order {orderNo}' },
  title: { id: 'buyAgain.title', defaultMessage: 'Buy again' },
  loading: { id: 'buyAgain.loading', defaultMessage: 'Looking up today’s prices and stock' },
  intro: { id: 'buyAgain.intro', defaultMessage: 'This goes into your bag, at today’s prices:' },
  recipient: { id: 'buyAgain.recipient', defaultMessage: 'For {name}' },
  withMessage: { id: 'buyAgain.withMessage', defaultMessage: 'With your gift message' },
  collected: { id: 'buyAgain.collected', defaultMessage: 'Collected at {name}' },
  line: { id: 'buyAgain.line', defaultMessage: '{quantity, number} × {name}' },
  namedLine: { id: 'buyAgain.namedLine', defaultMessage: '{quantity, number} × {name} “{box}”' },
  chooseOthers: { id: 'buyAgain.chooseOthers', defaultMessage: 'Choose other pieces' },
  priceChanged: { id: 'buyAgain.priceChanged', defaultMessage: '{now} each, was {then}' },
  reduced: {
    id: 'buyAgain.reduced',
    defaultMessage: '{quantity, plural, one {Only # is left} other {Only # are left}}',
  },
  left: { id: 'buyAgain.left', defaultMessage: 'What stays out' },
  notSold: { id: 'buyAgain.notSold', defaultMessage: 'No longer sold' },
  outOfStock: { id: 'buyAgain.outOfStock', defaultMessage: 'Out of stock' },
  giftCard: { id: 'buyAgain.giftCard', defaultMessage: 'Gift cards are made out anew' },
  nothing: {
    id: 'buyAgain.nothing',
    defaultMessage: 'Nothing of this can be bought at the moment.',
  },
  tooMany: {
    id: 'buyAgain.tooMany',
    defaultMessage:
      '{count, plural, one {# recipient} other {# recipients}} would be added, and your bag has room for {room, number}. Buy it again for one recipient at a time.',
  },
  add: {
    id: 'buyAgain.add',
    defaultMessage: '{count, plural, one {Add # item to bag} other {Add # items to bag}}',
  },
  close: { id: 'buyAgain.close', defaultMessage: 'Close' },
  cancel: { id: 'buyAgain.cancel', defaultMessage: 'Cancel' },
  leftBehind: {
    id: 'buyAgain.leftBehind',
    defaultMessage: 'Not everything could be taken back. Please look through your bag.',
  },
  done: {
    id: 'buyAgain.done',
    defaultMessage:
      '{count, plural, one {# item is in your bag.} other {# items are in your bag.}}',
  },
  toBag: { id: 'buyAgain.toBag', defaultMessage: 'View bag' },
  stay: { id: 'buyAgain.stay', defaultMessage: 'Stay here' },
  readFailed: {
    id: 'buyAgain.readFailed',
    defaultMessage: 'Today’s prices could not be looked up.',
  },
})
