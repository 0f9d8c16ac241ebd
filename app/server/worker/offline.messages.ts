import { defineMessages } from 'react-intl'

export const offlineMessages = defineMessages({
  title: { id: 'offline.title', defaultMessage: 'This page opens once you are back online.' },
  offline: { id: 'offline.offline', defaultMessage: 'You are offline.' },
  tryAgain: { id: 'offline.tryAgain', defaultMessage: 'Try again' },
  readable: { id: 'offline.readable', defaultMessage: 'You can read these now' },
  home: { id: 'offline.home', defaultMessage: '{shop}, home' },
  bag: { id: 'offline.bag', defaultMessage: 'Your Bag' },
  bagAsOf: { id: 'offline.bagAsOf', defaultMessage: 'This is your bag as of {moment}.' },
  bagWaits: {
    id: 'offline.bagWaits',
    defaultMessage: 'Nothing is lost: you can change it and check out once you are back online.',
  },
  subtotal: { id: 'offline.subtotal', defaultMessage: 'Subtotal' },
  quantity: { id: 'offline.quantity', defaultMessage: 'Quantity {quantity}' },
})
