import { defineMessages } from 'react-intl'

/** The two texts that begin with 'Failed to' are prescribed (ACC-045, ACC-048). */
export const walletMessages = defineMessages({
  intro: { id: 'wallet.intro', defaultMessage: 'Cards you have saved, to pay without typing.' },
  list: { id: 'wallet.list', defaultMessage: 'Your cards' },
  cardName: {
    id: 'wallet.cardName',
    defaultMessage: '{brand}<hidden> ending in {digits}</hidden>',
  },
  cardNamePlain: { id: 'wallet.cardNamePlain', defaultMessage: '{brand} ending in {digits}' },
  default: { id: 'wallet.default', defaultMessage: 'Default' },
  paysSubscriptions: { id: 'wallet.paysSubscriptions', defaultMessage: 'Pays your subscriptions' },
  paysFor: { id: 'wallet.paysFor', defaultMessage: 'Pays for {products}' },
  add: { id: 'wallet.add', defaultMessage: 'Add a Card' },
  newTitle: { id: 'wallet.newTitle', defaultMessage: 'New Card' },
  holder: { id: 'wallet.holder', defaultMessage: 'Name on card' },
  isDefault: { id: 'wallet.isDefault', defaultMessage: 'Make this my default card' },
  forSubscriptions: {
    id: 'wallet.forSubscriptions',
    defaultMessage: 'Pay my subscriptions with this card',
  },
  save: { id: 'wallet.save', defaultMessage: 'Save Card' },
  cancel: { id: 'wallet.cancel', defaultMessage: 'Cancel' },
  makeDefault: { id: 'wallet.makeDefault', defaultMessage: 'Make default' },
  makeDefaultNamed: { id: 'wallet.makeDefaultNamed', defaultMessage: 'Make default: {name}' },
  useForSubscriptions: {
    id: 'wallet.useForSubscriptions',
    defaultMessage: 'Use for subscriptions',
  },
  useForSubscriptionsNamed: {
    id: 'wallet.useForSubscriptionsNamed',
    defaultMessage: 'Use for subscriptions: {name}',
  },
  remove: { id: 'wallet.remove', defaultMessage: 'Remove' },
  removeNamed: { id: 'wallet.removeNamed', defaultMessage: 'Remove {name}' },
  removalTitle: { id: 'wallet.removalTitle', defaultMessage: 'Remove This Card?' },
  removalText: {
    id: 'wallet.removalText',
    defaultMessage: '{name} is deleted for good. To use it again, you would enter it anew.',
  },
  removalOfPaying: {
    id: 'wallet.removalOfPaying',
    defaultMessage: 'It pays your subscriptions: choose another card, so that they go on.',
  },
  keep: { id: 'wallet.keep', defaultMessage: 'Keep It' },
  confirmRemoval: { id: 'wallet.confirmRemoval', defaultMessage: 'Remove Card' },
  added: { id: 'wallet.added', defaultMessage: '{name} was saved.' },
  removed: { id: 'wallet.removed', defaultMessage: '{name} was removed.' },
  isDefaultNow: { id: 'wallet.isDefaultNow', defaultMessage: '{name} is your default card now.' },
  paysNow: { id: 'wallet.paysNow', defaultMessage: '{name} pays your subscriptions now.' },
  addFailed: { id: 'wallet.addFailed', defaultMessage: 'Failed to add payment instrument' },
  subscriptionsFailed: {
    id: 'wallet.subscriptionsFailed',
    defaultMessage: 'Failed to set payment instrument for subscriptions',
  },
  defaultFailed: {
    id: 'wallet.defaultFailed',
    defaultMessage: 'Your default card was not changed. Please try again.',
  },
  removeFailed: {
    id: 'wallet.removeFailed',
    defaultMessage: '{name} could not be removed. Please try again.',
  },
  emptyTitle: { id: 'wallet.emptyTitle', defaultMessage: 'No cards yet' },
  empty: {
    id: 'wallet.empty',
    defaultMessage: 'Save a card here or at checkout. Its number stays with our payment provider.',
  },
  summary: { id: 'wallet.summary', defaultMessage: 'Saved Cards' },
  toWallet: { id: 'wallet.toWallet', defaultMessage: 'Go to your wallet' },
})
