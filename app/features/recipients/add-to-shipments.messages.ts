import { defineMessages } from 'react-intl'

export const addToShipmentsMessages = defineMessages({
  title: { id: 'addToShipments.title', defaultMessage: 'Add Item to Shipments' },
  each: {
    id: 'addToShipments.each',
    defaultMessage: '{quantity, plural, one {# for each recipient} other {# for each recipient}}',
  },
  choose: { id: 'addToShipments.choose', defaultMessage: 'Who gets it?' },
  begin: {
    id: 'addToShipments.begin',
    defaultMessage: 'Name everybody who gets it. Their addresses are asked for at checkout.',
  },
  soFar: { id: 'addToShipments.soFar', defaultMessage: 'So far: {name}. Add one more to choose.' },
  newRecipient: { id: 'addToShipments.newRecipient', defaultMessage: 'New recipient' },
  addRecipient: { id: 'addToShipments.addRecipient', defaultMessage: 'Add to List' },
  submit: {
    id: 'addToShipments.submit',
    defaultMessage:
      '{count, plural, =0 {Add to Shipments} one {Add to # Shipment} other {Add to # Shipments}}',
  },
  cancel: { id: 'addToShipments.cancel', defaultMessage: 'Cancel' },
})
