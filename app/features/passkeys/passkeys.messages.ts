import { defineMessages } from 'react-intl'

export const passkeyMessages = defineMessages({
  offer: { id: 'passkeys.offer', defaultMessage: 'Next time, log in without your password.' },
  logIn: { id: 'passkeys.logIn', defaultMessage: 'Use a Passkey' },
  cancelled: {
    id: 'passkeys.cancelled',
    defaultMessage:
      'No passkey was chosen, or it took too long. Please try again, or use your password.',
  },
  isThereAlready: {
    id: 'passkeys.isThereAlready',
    defaultMessage: 'This device already has a passkey for your account.',
  },
  wrongPlace: {
    id: 'passkeys.wrongPlace',
    defaultMessage: 'Passkeys do not work at this address of our shop. Please use your password.',
  },
  unsupported: {
    id: 'passkeys.unsupported',
    defaultMessage: 'This device cannot keep a passkey for our shop. Please use your password.',
  },
  tooLate: { id: 'passkeys.tooLate', defaultMessage: 'That took too long. Please try again.' },
  unknownPasskey: {
    id: 'passkeys.unknownPasskey',
    defaultMessage:
      'We do not know this passkey. It may have been removed from your account. Please log in with your password.',
  },
  notAdded: {
    id: 'passkeys.notAdded',
    defaultMessage: 'The passkey could not be added. Please ask for another code and try again.',
  },
  wrongCode: {
    id: 'passkeys.wrongCode',
    defaultMessage:
      'The code is not correct or has expired. Please check it, or have another one sent.',
  },
  title: { id: 'passkeys.title', defaultMessage: 'Passkeys' },
  hint: {
    id: 'passkeys.hint',
    defaultMessage:
      'With a passkey you log in by fingerprint, face or the PIN of your device, without your password.',
  },
  failed: { id: 'passkeys.failed', defaultMessage: 'Your passkeys could not be loaded.' },
  none: { id: 'passkeys.none', defaultMessage: 'You have no passkeys yet.' },
  add: { id: 'passkeys.add', defaultMessage: 'Add a Passkey' },
  unavailable: { id: 'passkeys.unavailable', defaultMessage: 'This browser cannot add passkeys.' },
  sent: {
    id: 'passkeys.sent',
    defaultMessage:
      'We have sent a code to {email}. Enter it here, then your device asks you to confirm.',
  },
  code: { id: 'passkeys.code', defaultMessage: 'Code from the Mail' },
  name: { id: 'passkeys.name', defaultMessage: 'Name of the Passkey' },
  nameHint: {
    id: 'passkeys.nameHint',
    defaultMessage: 'To tell your devices apart, for example My phone',
  },
  create: { id: 'passkeys.create', defaultMessage: 'Create Passkey' },
  sendAgain: { id: 'passkeys.sendAgain', defaultMessage: 'Send Another Code' },
  cancel: { id: 'passkeys.cancel', defaultMessage: 'Cancel' },
  added: { id: 'passkeys.added', defaultMessage: 'Your passkey was added.' },
  created: { id: 'passkeys.created', defaultMessage: 'Added on {day}' },
  used: { id: 'passkeys.used', defaultMessage: 'last used on {day}' },
  neverUsed: { id: 'passkeys.neverUsed', defaultMessage: 'not used yet' },
  unnamed: { id: 'passkeys.unnamed', defaultMessage: 'Passkey' },
  remove: { id: 'passkeys.remove', defaultMessage: 'Remove' },
  removeNamed: { id: 'passkeys.removeNamed', defaultMessage: 'Remove {name}' },
  removalTitle: { id: 'passkeys.removalTitle', defaultMessage: 'Remove Passkey?' },
  removalText: {
    id: 'passkeys.removalText',
    defaultMessage:
      'You can no longer log in with “{name}”. Your device may go on suggesting it until you delete it there.',
  },
  keep: { id: 'passkeys.keep', defaultMessage: 'Keep' },
  confirmRemoval: { id: 'passkeys.confirmRemoval', defaultMessage: 'Remove Passkey' },
  removed: { id: 'passkeys.removed', defaultMessage: 'The passkey was removed.' },
})
