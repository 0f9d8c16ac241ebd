import { defineMessages } from 'react-intl'

export const accountMessages = defineMessages({
  title: { id: 'accountPage.title', defaultMessage: 'Your Account' },
  greeting: { id: 'account.greeting', defaultMessage: 'Hello, {name}' },
  details: { id: 'account.details', defaultMessage: 'Your Details' },
  editProfile: { id: 'account.editProfile', defaultMessage: 'Edit your profile' },
  addPhone: {
    id: 'account.addPhone',
    defaultMessage: 'Add a phone number, so that we can call about a delivery.',
  },
  preferredShop: { id: 'account.preferredShop', defaultMessage: 'Your Chocolate Shop' },
  noShop: {
    id: 'account.noShop',
    defaultMessage: 'Choose the shop where you like to collect your chocolates.',
  },
  findShop: { id: 'account.findShop', defaultMessage: 'Find a shop' },
  toShop: { id: 'account.toShop', defaultMessage: 'Hours and directions' },
  loading: { id: 'account.loading', defaultMessage: 'Loading your account' },
})
