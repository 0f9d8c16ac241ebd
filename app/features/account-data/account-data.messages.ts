import { defineMessages } from 'react-intl'

export const accountDataMessages = defineMessages({
  download: { id: 'accountData.download', defaultMessage: 'Download Your Data' },
  downloadIntro: {
    id: 'accountData.downloadIntro',
    defaultMessage:
      'Everything we keep of you: profile, addresses, cards with their last digits, orders, lists, preferences, reviews and what you have written to us.',
  },
  readable: { id: 'accountData.readable', defaultMessage: 'As a page to read' },
  json: { id: 'accountData.json', defaultMessage: 'As JSON' },
  fileTitle: { id: 'accountData.fileTitle', defaultMessage: 'What we keep of you' },
  saved: { id: 'accountData.saved', defaultMessage: 'Your data has been downloaded.' },
  deletion: { id: 'accountData.deletion', defaultMessage: 'Delete Your Account' },
  deletionIntro: {
    id: 'accountData.deletionIntro',
    defaultMessage:
      'Your profile, addresses, cards, lists and preferences are deleted for good, on all our sites. Reviews stay without your name. Amounts of past orders stay in our books, as the law asks, and no longer say whose they were.',
  },
  begin: { id: 'accountData.begin', defaultMessage: 'Delete my account' },
  sure: { id: 'accountData.sure', defaultMessage: 'Delete your account for good?' },
  noWayBack: {
    id: 'accountData.noWayBack',
    defaultMessage: 'This cannot be undone. Nobody, we included, can bring it back.',
  },
  confirm: { id: 'accountData.confirm', defaultMessage: 'Delete for good' },
  keep: { id: 'accountData.keep', defaultMessage: 'Keep my account' },
  onTheWay: {
    id: 'accountData.onTheWay',
    defaultMessage:
      'An order of yours is still on its way, and needs its address. Please come back once it has arrived: {orderNos}.',
  },
  claimed: {
    id: 'accountData.claimed',
    defaultMessage:
      'Something of an order that you reported or send back is not settled yet. Please come back after that: {orderNos}.',
  },
  deleted: {
    id: 'accountData.deleted',
    defaultMessage: 'Your account has been deleted. Thank you for the time with us.',
  },
})
