import { defineMessages } from 'react-intl'

export const eGiftCardMessages = defineMessages({
  title: { id: 'eGiftCards.title', defaultMessage: 'E-Gift Cards' },
  description: {
    id: 'eGiftCards.description',
    defaultMessage:
      'A gift card by e-mail: choose a design and an amount, write a few words, and pick the day it arrives.',
  },
  lead: {
    id: 'eGiftCards.lead',
    defaultMessage:
      'Choose a design and an amount, write a few words, and pick the day. It is good in every shop and online, and never runs out.',
  },
  design: { id: 'eGiftCards.design', defaultMessage: 'Design' },
  amount: { id: 'eGiftCards.amount', defaultMessage: 'Amount' },
  other: { id: 'eGiftCards.other', defaultMessage: 'Other' },
  limits: { id: 'eGiftCards.limits', defaultMessage: 'From {minimum} to {maximum}' },
  who: { id: 'eGiftCards.who', defaultMessage: 'For whom' },
  message: { id: 'eGiftCards.message', defaultMessage: 'Message' },
  messageHint: { id: 'eGiftCards.messageHint', defaultMessage: 'Up to {limit} characters' },
  sendDateHint: {
    id: 'eGiftCards.sendDateHint',
    defaultMessage: 'Leave it empty to send the card as soon as it is paid.',
  },
  add: { id: 'eGiftCards.add', defaultMessage: 'Add to Bag' },
  save: { id: 'eGiftCards.save', defaultMessage: 'Save Changes' },
  added: { id: 'eGiftCards.added', defaultMessage: 'The gift card is in your bag.' },
  toBag: { id: 'eGiftCards.toBag', defaultMessage: 'View your bag' },
  none: { id: 'eGiftCards.none', defaultMessage: 'We have no e-gift cards at the moment.' },
})
