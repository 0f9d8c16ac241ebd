import { defineMessages } from 'react-intl'

/** 'Primary Address' and 'Failed to update address' are prescribed texts (ACC-040, ACC-042). */
export const addressBookMessages = defineMessages({
  intro: {
    id: 'addressBook.intro',
    defaultMessage: 'Everyone you send chocolate to, ready at checkout.',
  },
  list: { id: 'addressBook.list', defaultMessage: 'Your addresses' },
  primary: { id: 'addressBook.primary', defaultMessage: 'Primary Address' },
  add: { id: 'addressBook.add', defaultMessage: 'Add an Address' },
  edit: { id: 'addressBook.edit', defaultMessage: 'Edit' },
  editNamed: { id: 'addressBook.editNamed', defaultMessage: 'Edit {name}' },
  makePrimary: { id: 'addressBook.makePrimary', defaultMessage: 'Make primary' },
  makePrimaryNamed: { id: 'addressBook.makePrimaryNamed', defaultMessage: 'Make primary: {name}' },
  remove: { id: 'addressBook.remove', defaultMessage: 'Remove' },
  removeNamed: { id: 'addressBook.removeNamed', defaultMessage: 'Remove {name}' },
  removed: { id: 'addressBook.removed', defaultMessage: '{name} was removed.' },
  undoRemoving: { id: 'addressBook.undoRemoving', defaultMessage: 'Undo removing {name}' },
  restored: { id: 'addressBook.restored', defaultMessage: '{name} is back in your address book.' },
  saved: { id: 'addressBook.saved', defaultMessage: '{name} was saved.' },
  isPrimaryNow: {
    id: 'addressBook.isPrimaryNow',
    defaultMessage: '{name} is your primary address now.',
  },
  newTitle: { id: 'addressBook.newTitle', defaultMessage: 'New Address' },
  editTitle: { id: 'addressBook.editTitle', defaultMessage: 'Edit {name}' },
  name: { id: 'addressBook.name', defaultMessage: 'Name of this address' },
  nameHint: {
    id: 'addressBook.nameHint',
    defaultMessage: 'Such as Home or Grandma. Left empty, it is called after its city.',
  },
  isPrimary: { id: 'addressBook.isPrimary', defaultMessage: 'Make this my primary address' },
  save: { id: 'addressBook.save', defaultMessage: 'Save Address' },
  cancel: { id: 'addressBook.cancel', defaultMessage: 'Cancel' },
  notAdded: {
    id: 'addressBook.notAdded',
    defaultMessage: 'This address is not in your address book yet. What you entered is still here.',
  },
  updateFailed: { id: 'addressBook.updateFailed', defaultMessage: 'Failed to update address' },
  removeFailed: {
    id: 'addressBook.removeFailed',
    defaultMessage: '{name} could not be removed. Please try again.',
  },
  restoreFailed: {
    id: 'addressBook.restoreFailed',
    defaultMessage: '{name} could not be put back. Please add it again.',
  },
  find: { id: 'addressBook.find', defaultMessage: 'Find an address' },
  found: {
    id: 'addressBook.found',
    defaultMessage: '{count, plural, =0 {No address fits.} one {# address} other {# addresses}}',
  },
  emptyTitle: { id: 'addressBook.emptyTitle', defaultMessage: 'No addresses yet' },
  empty: {
    id: 'addressBook.empty',
    defaultMessage: 'Save your own and those of your favorite people, and checkout is quick.',
  },
  anAddress: { id: 'addressBook.anAddress', defaultMessage: 'Your Address' },
  toBook: { id: 'addressBook.toBook', defaultMessage: 'Go to your address book' },
})
