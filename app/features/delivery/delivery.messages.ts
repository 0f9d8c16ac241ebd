import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { DateProblem } from '@/rules/delivery-days'

export const deliveryMessages = defineMessages({
  shippingMethod: { id: 'checkout.shippingMethod', defaultMessage: 'Shipping Method' },
  methodAndDay: { id: 'delivery.methodAndDay', defaultMessage: 'Shipping Method and Day' },
  noMethods: {
    id: 'checkout.noMethods',
    defaultMessage: 'We cannot ship to this address. Please choose another one.',
  },
  arrives: { id: 'delivery.arrives', defaultMessage: 'Arrives {days}' },
  arrivesInTime: { id: 'delivery.arrivesInTime', defaultMessage: 'In time for {day}' },
  arrivesTooLate: { id: 'delivery.arrivesTooLate', defaultMessage: 'Too late for {day}' },
  when: { id: 'delivery.when', defaultMessage: 'When should it arrive?' },
  shipNow: { id: 'delivery.shipNow', defaultMessage: 'Ship now' },
  shipNowHint: { id: 'delivery.shipNowHint', defaultMessage: 'Leaves us {day}, arrives {days}' },
  chooseDay: { id: 'delivery.chooseDay', defaultMessage: 'Choose a delivery day' },
  chooseDayHint: {
    id: 'delivery.chooseDayHint',
    defaultMessage: 'We send it so that it is there by that day.',
  },
  chooseDayFirst: {
    id: 'delivery.chooseDayFirst',
    defaultMessage: 'Please choose a day, or ship now.',
  },
  chosenDay: { id: 'delivery.chosenDay', defaultMessage: 'Arrives {days}' },
  changeDay: { id: 'delivery.changeDay', defaultMessage: 'Change day' },
  noDays: {
    id: 'delivery.noDays',
    defaultMessage: 'Only now: something in this shipment is not sent any later.',
  },
  icePack: {
    id: 'delivery.icePack',
    defaultMessage:
      'It is warm on the way: heat-sensitive candies ship with ice packs and insulated packaging, at no charge.',
  },
  icePackNotNeeded: {
    id: 'delivery.icePackNotNeeded',
    defaultMessage: 'Warm Weather Friendly: what is in here needs no ice packs.',
  },
  sameForAll: {
    id: 'delivery.sameForAll',
    defaultMessage: 'Use this method and day for all recipients',
  },
  sameForAllDone: {
    id: 'delivery.sameForAllDone',
    defaultMessage:
      '{count, plural, one {# recipient has} other {All # recipients have}} this method and day.',
  },
  sameForAllFailed: {
    id: 'delivery.sameForAllFailed',
    defaultMessage: 'Not every recipient can be reached this way. Nothing was changed.',
  },
  giftMessage: { id: 'checkout.giftMessage', defaultMessage: 'Gift Message' },
  giftMessageLabel: { id: 'checkout.giftMessageLabel', defaultMessage: 'Your message' },
  giftMessageCount: {
    id: 'checkout.giftMessageCount',
    defaultMessage: '{left, plural, one {# character} other {# characters}} left',
  },
  saveMessage: { id: 'checkout.saveMessage', defaultMessage: 'Save Message' },
  removeMessage: { id: 'delivery.removeMessage', defaultMessage: 'Remove message' },
  messageForAll: {
    id: 'delivery.messageForAll',
    defaultMessage: 'Same message for all recipients',
  },
  messageSaved: { id: 'checkout.messageSaved', defaultMessage: 'Your message is saved.' },
  messageSavedForAll: {
    id: 'delivery.messageSavedForAll',
    defaultMessage: 'Your message goes to all {count} recipients.',
  },
  messageRemoved: { id: 'delivery.messageRemoved', defaultMessage: 'Your message is removed.' },
  saveMessageFirst: {
    id: 'checkout.saveMessageFirst',
    defaultMessage: 'Please save your message to continue.',
  },
  estimate: { id: 'delivery.estimate', defaultMessage: 'Estimate shipping and tax' },
  estimateCode: { id: 'delivery.estimateCode', defaultMessage: 'Zip or postal code' },
  estimateAsk: { id: 'delivery.estimateAsk', defaultMessage: 'Estimate' },
  estimateTotal: {
    id: 'delivery.estimateTotal',
    defaultMessage: '{total} in all, with shipping and tax',
  },
  giftWrap: { id: 'delivery.giftWrap', defaultMessage: 'Gift Wrap' },
  giftWrapFor: { id: 'delivery.giftWrapFor', defaultMessage: 'For {products}' },
  giftWrapped: { id: 'delivery.giftWrapped', defaultMessage: 'Wrapped in {wrapper}.' },
  giftWrapMixed: { id: 'delivery.giftWrapMixed', defaultMessage: 'Different for each item' },
  giftWrapSoldOut: { id: 'delivery.giftWrapSoldOut', defaultMessage: 'sold out' },
  giftWrapFailed: {
    id: 'delivery.giftWrapFailed',
    defaultMessage: 'The gift wrap was not changed.',
  },
  instructions: { id: 'delivery.instructions', defaultMessage: 'Delivery Instructions' },
  instructionsLabel: { id: 'delivery.instructionsLabel', defaultMessage: 'For whoever brings it' },
  instructionsHint: {
    id: 'delivery.instructionsHint',
    defaultMessage: 'A gate code, a safe place, a kind neighbor. Saved as you go on.',
  },
  instructionsSaved: { id: 'delivery.instructionsSaved', defaultMessage: 'Saved.' },
})

export const dateProblemMessages: Record<DateProblem, MessageDescriptor> = defineMessages({
  passed: {
    id: 'delivery.datePassed',
    defaultMessage: '{day} is over. Please choose another day.',
  },
  closed: {
    id: 'delivery.dateClosed',
    defaultMessage: 'Nothing is delivered on {day}. Please choose another day.',
  },
  'too-soon': {
    id: 'delivery.dateTooSoon',
    defaultMessage:
      'By this method it does not arrive by {day}. Please choose another day or a faster method.',
  },
  'too-late': {
    id: 'delivery.dateTooLate',
    defaultMessage: 'We cannot send this as late as for {day}. Please choose an earlier day.',
  },
})
