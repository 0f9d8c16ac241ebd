import { defineMessages } from 'react-intl'

export const knownPeopleMessages = defineMessages({
  ordersTitle: { id: 'knownPeople.ordersTitle', defaultMessage: 'From Past Orders' },
  bookTitle: { id: 'knownPeople.bookTitle', defaultMessage: 'From Your Address Book' },
  ordersIntro: {
    id: 'knownPeople.ordersIntro',
    defaultMessage: 'Everybody you sent something to in the last two years.',
  },
  bookIntro: { id: 'knownPeople.bookIntro', defaultMessage: 'Everybody whose address you saved.' },
  room: {
    id: 'knownPeople.room',
    defaultMessage:
      'Your order has room for {room, plural, one {# more recipient} other {# more recipients}}.',
  },
  noOrders: {
    id: 'knownPeople.noOrders',
    defaultMessage: 'You have not sent anything to anybody else in the last two years.',
  },
  noEntries: {
    id: 'knownPeople.noEntries',
    defaultMessage: 'There is nobody else in your address book.',
  },
  listed: {
    id: 'knownPeople.listed',
    defaultMessage:
      '{count, plural, one {# person is on your list already.} other {# people are on your list already.}}',
  },
  gotThen: { id: 'knownPeople.gotThen', defaultMessage: '{day}: {items}' },
  item: { id: 'knownPeople.item', defaultMessage: '{quantity} × {name}' },
  tooMany: {
    id: 'knownPeople.tooMany',
    defaultMessage:
      'You chose {count}, and your order has room for {room}. Place this order first, then start another for the rest.',
  },
  whatToSend: { id: 'knownPeople.whatToSend', defaultMessage: 'What do they get?' },
  asChosen: { id: 'knownPeople.asChosen', defaultMessage: 'The same for each, out of my bag' },
  asThen: { id: 'knownPeople.asThen', defaultMessage: 'What each of them got then' },
  goneThen: {
    id: 'knownPeople.goneThen',
    defaultMessage:
      'What {names} got is no longer sold. Leave them out, or choose something out of your bag.',
  },
  loading: { id: 'knownPeople.loading', defaultMessage: 'Looking for your people …' },
})
