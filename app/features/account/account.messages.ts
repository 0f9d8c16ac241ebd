import { defineMessages } from 'react-intl'

export const accountMessages = defineMessages({
  title: { id: 'accountPage.title', defaultMessage: 'Your Account' },
  greeting: { id: 'account.greeting', defaultMessage: 'Hello, {name}' },
  details: { id: 'account.details', defaultMessage: 'Your Details' },
  name: { id: 'account.name', defaultMessage: 'Name' },
  email: { id: 'account.email', defaultMessage: 'Email' },
  addresses: { id: 'account.addresses', defaultMessage: 'Your Addresses' },
  preferred: { id: 'account.preferred', defaultMessage: 'Primary Address' },
  logOut: { id: 'account.logOut', defaultMessage: 'Logout' },
  loading: { id: 'account.loading', defaultMessage: 'Loading your account' },
})
