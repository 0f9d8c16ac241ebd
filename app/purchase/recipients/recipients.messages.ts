import { defineMessages } from 'react-intl'

/** Texts for several recipients (MSH-014). */
export const recipientMessages = defineMessages({
  nameless: { id: 'recipients.nameless', defaultMessage: 'Recipient {number}' },
  noAddress: { id: 'recipients.noAddress', defaultMessage: 'Address still to come' },
  list: { id: 'recipients.list', defaultMessage: 'Recipients' },
  selectAll: { id: 'recipients.selectAll', defaultMessage: 'Select all' },
  selected: {
    id: 'recipients.selected',
    defaultMessage: '{count, plural, =0 {None selected} other {# of {total} selected}}',
  },
  limit: {
    id: 'recipients.limit',
    defaultMessage:
      'One order goes to at most {limit, plural, one {# recipient} other {# recipients}}. Place this one first, then start another.',
  },
  adding: { id: 'recipients.adding', defaultMessage: 'Adding recipients: {done} of {total}' },
  from: { id: 'shipping.from', defaultMessage: 'Taken from' },
  fromMore: { id: 'shipping.fromMore', defaultMessage: 'More from the shop' },
  fromParcel: { id: 'shipping.fromParcel', defaultMessage: 'The shipment to {name}' },
  inParcel: {
    id: 'shipping.inParcel',
    defaultMessage: '{count, plural, one {# there} other {# there}}',
  },
  quantityFor: { id: 'shipping.quantityFor', defaultMessage: 'Quantity of {name}' },
})
