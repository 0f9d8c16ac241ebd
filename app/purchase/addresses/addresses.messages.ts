import { defineMessages } from 'react-intl'

export const addressMessages = defineMessages({
  saved: { id: 'addresses.saved', defaultMessage: 'Saved addresses' },
  preferred: { id: 'addresses.preferred', defaultMessage: 'Preferred' },
  another: { id: 'addresses.another', defaultMessage: 'A new address' },
  addToBook: { id: 'addresses.addToBook', defaultMessage: 'Save to my address book' },
  saveChanges: {
    id: 'addresses.saveChanges',
    defaultMessage: 'Save these changes to my address book',
  },
  makePreferred: {
    id: 'addresses.makePreferred',
    defaultMessage: 'Make this my preferred address',
  },
})
