import { defineMessages } from 'react-intl'

export const accountPageNames = defineMessages({
  area: { id: 'accountPages.area', defaultMessage: 'Your Account' },
  account: { id: 'accountPages.account', defaultMessage: 'Account Home' },
  orders: { id: 'accountPages.orders', defaultMessage: 'Orders' },
  trackOrder: { id: 'accountPages.trackOrder', defaultMessage: 'Track an Order' },
  subscriptions: { id: 'accountPages.subscriptions', defaultMessage: 'Subscriptions' },
  addressBook: { id: 'accountPages.addressBook', defaultMessage: 'Address Book' },
  wallet: { id: 'accountPages.wallet', defaultMessage: 'Wallet' },
  wishList: { id: 'accountPages.wishList', defaultMessage: 'Wish List' },
  profile: { id: 'accountPages.profile', defaultMessage: 'Profile' },
  preferences: { id: 'accountPages.preferences', defaultMessage: 'Preferences' },
  accountData: { id: 'accountPages.accountData', defaultMessage: 'Your Data' },
  logOut: { id: 'accountPages.logOut', defaultMessage: 'Logout' },
})
