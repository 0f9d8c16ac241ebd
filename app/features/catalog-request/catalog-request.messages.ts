import { defineMessages } from 'react-intl'

export const catalogRequestMessages = defineMessages({
  optIn: {
    id: 'catalogRequest.optIn',
    defaultMessage: 'Write to me about new chocolates and offers, too.',
  },
  submit: { id: 'catalogRequest.submit', defaultMessage: 'Send Me a Catalog' },
  confirmed: { id: 'catalogRequest.confirmed', defaultMessage: 'Your catalog is on its way!' },
  confirmedText: {
    id: 'catalogRequest.confirmedText',
    defaultMessage: 'It leaves with the next mail. Please allow a week or two.',
  },
})
