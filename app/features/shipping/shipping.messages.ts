import { defineMessages } from 'react-intl'

export const shippingMessages = defineMessages({
  contact: { id: 'checkout.contact', defaultMessage: 'Contact' },
  emailHint: {
    id: 'checkout.emailHint',
    defaultMessage: 'So that we can reach you about your order.',
  },
  shippingAddress: { id: 'checkout.shippingAddress', defaultMessage: 'Shipping Address' },
  pickup: { id: 'checkout.pickup', defaultMessage: 'Pickup at {shop}' },
  pickupHint: {
    id: 'checkout.pickupHint',
    defaultMessage: 'Who comes to collect it, and how may the shop reach them?',
  },
  pickupTexts: { id: 'checkout.pickupTexts', defaultMessage: 'Text me about this pickup' },
  pickupTextsHint: {
    id: 'checkout.pickupTextsHint',
    defaultMessage:
      'To the number above: when it is ready, if something changes, and before the shop lets it go. Carrier rates may apply.',
  },
  addressFirst: {
    id: 'shipping.addressFirst',
    defaultMessage: 'Choose or enter an address to go on.',
  },
  toPayment: { id: 'checkout.toPayment', defaultMessage: 'Continue to Payment' },
  noMethods: {
    id: 'checkout.noMethods',
    defaultMessage: 'We cannot ship to this address. Please choose another one.',
  },
  giftWrap: { id: 'delivery.giftWrap', defaultMessage: 'Gift Wrap' },
  giftMessage: { id: 'checkout.giftMessage', defaultMessage: 'Gift Message' },
  // for several recipients (MSH-015)
  several: { id: 'shipping.several', defaultMessage: 'Sending to more than one person?' },
  severalHint: {
    id: 'shipping.severalHint',
    defaultMessage:
      'Give each of them their own treats, address, delivery day and gift message, in one order.',
  },
  recipients: { id: 'shipping.recipients', defaultMessage: 'Recipients' },
  addRecipient: { id: 'shipping.addRecipient', defaultMessage: 'Add a Recipient' },
  fromAddressBook: { id: 'shipping.fromAddressBook', defaultMessage: 'From my address book' },
  fromPastOrders: { id: 'shipping.fromPastOrders', defaultMessage: 'From past orders' },
  fromFile: { id: 'shipping.fromFile', defaultMessage: 'Import a list (CSV)' },
  addedSeveral: {
    id: 'shipping.addedSeveral',
    defaultMessage:
      '{count, plural, one {# recipient is on the list.} other {# recipients are on the list.}}',
  },
  newRecipient: { id: 'shipping.newRecipient', defaultMessage: 'New Recipient' },
  shipmentTo: { id: 'shipping.shipmentTo', defaultMessage: 'Shipment to {name}' },
  edit: { id: 'shipping.edit', defaultMessage: 'Edit' },
  editNamed: { id: 'shipping.editNamed', defaultMessage: 'Edit the shipment to {name}' },
  remove: { id: 'shipping.remove', defaultMessage: 'Remove' },
  removeNamed: { id: 'shipping.removeNamed', defaultMessage: 'Remove {name}' },
  removeSelected: { id: 'shipping.removeSelected', defaultMessage: 'Remove selected' },
  addItemsTo: { id: 'shipping.addItemsTo', defaultMessage: 'Add items for selected' },
  removalTitle: {
    id: 'shipping.removalTitle',
    defaultMessage: '{count, plural, one {Remove this recipient?} other {Remove # recipients?}}',
  },
  removalText: {
    id: 'shipping.removalText',
    defaultMessage:
      '{pieces, plural, =0 {{names} leaves the list.} one {# item leaves your bag with {names}.} other {# items leave your bag with {names}.}}',
  },
  removalYes: { id: 'shipping.removalYes', defaultMessage: 'Yes, Remove' },
  cancel: { id: 'shipping.cancel', defaultMessage: 'Cancel' },
  removedOne: { id: 'shipping.removedOne', defaultMessage: '{names} removed.' },
  gets: {
    id: 'shipping.gets',
    defaultMessage: '{pieces, plural, =0 {Nothing yet} one {# item} other {# items}}',
  },
  ready: { id: 'shipping.ready', defaultMessage: 'Ready' },
  needsItems: { id: 'shipping.needsItems', defaultMessage: 'Items needed' },
  needsAddress: { id: 'shipping.needsAddress', defaultMessage: 'Address needed' },
  needsPhone: { id: 'shipping.needsPhone', defaultMessage: 'Phone needed' },
  needsMethod: { id: 'shipping.needsMethod', defaultMessage: 'Shipping method needed' },
  needsDate: { id: 'shipping.needsDate', defaultMessage: 'Another day needed' },
  stillNeeds: {
    id: 'shipping.stillNeeds',
    defaultMessage: 'The shipment to {name} is not complete yet. {need}.',
  },
  progress: { id: 'shipping.progress', defaultMessage: '{ready} of {total} ready' },
  checkAddress: { id: 'shipping.checkAddress', defaultMessage: 'Check this address' },
  checkAddressNamed: {
    id: 'shipping.checkAddressNamed',
    defaultMessage: 'Check this address: {name}',
  },
  checkingAddresses: { id: 'shipping.checkingAddresses', defaultMessage: 'Checking the addresses' },
  checkingProgress: { id: 'shipping.checkingProgress', defaultMessage: '{done} of {total}' },
  addressesInDoubt: {
    id: 'shipping.addressesInDoubt',
    defaultMessage:
      '{count, plural, one {We are not sure of # address. Please take a look at it.} other {We are not sure of # addresses. Please take a look at them.}}',
  },
  save: { id: 'shipping.save', defaultMessage: 'Save Recipient' },
  saveAndNext: { id: 'shipping.saveAndNext', defaultMessage: 'Save and Add Another' },
  presentFor: { id: 'shipping.presentFor', defaultMessage: 'A present for {name}' },
  done: { id: 'shipping.done', defaultMessage: 'Done' },
  addAnother: { id: 'shipping.addAnother', defaultMessage: 'Add Another Recipient' },
  close: { id: 'shipping.close', defaultMessage: 'Close' },
  saved: { id: 'shipping.saved', defaultMessage: '{name} is saved.' },
  added: { id: 'shipping.added', defaultMessage: '{name} is on the list.' },
  items: { id: 'shipping.items', defaultMessage: 'Items' },
  whereTo: { id: 'shipping.whereTo', defaultMessage: 'Where do they live?' },
  whatToSend: { id: 'shipping.whatToSend', defaultMessage: 'What do they get?' },
  chooseItems: { id: 'shipping.chooseItems', defaultMessage: 'Please choose what they get.' },
  move: { id: 'shipping.move', defaultMessage: 'Move or split' },
  moveNamed: { id: 'shipping.moveNamed', defaultMessage: 'Move or split {name}' },
  moveTitle: { id: 'shipping.moveTitle', defaultMessage: 'Move {name}' },
  moveEach: { id: 'shipping.moveEach', defaultMessage: 'How many for each?' },
  moveTo: { id: 'shipping.moveTo', defaultMessage: 'Who gets it instead?' },
  moveSum: {
    id: 'shipping.moveSum',
    defaultMessage: '{moved} of {held} go, {kept} stay with {name}.',
  },
  moveTooMany: {
    id: 'shipping.moveTooMany',
    defaultMessage: 'There are only {held}. Choose fewer recipients or a smaller number.',
  },
  moveSubmit: { id: 'shipping.moveSubmit', defaultMessage: 'Move' },
  moveToOne: { id: 'shipping.moveToOne', defaultMessage: 'To {name}' },
  giveTitle: {
    id: 'shipping.giveTitle',
    defaultMessage:
      '{count, plural, one {Add items for {name}} other {Add items for # recipients}}',
  },
  giveEach: { id: 'shipping.giveEach', defaultMessage: 'Each of them gets:' },
  giveSubmit: { id: 'shipping.giveSubmit', defaultMessage: 'Add Items' },
  addItems: { id: 'shipping.addItems', defaultMessage: 'Add Items' },
})
