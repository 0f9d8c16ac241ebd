import { defineMessages } from 'react-intl'

export const streetMessages = defineMessages({
  suggestions: { id: 'streetField.suggestions', defaultMessage: 'Suggested addresses' },
  found: {
    id: 'streetField.found',
    defaultMessage:
      '{count, plural, one {# address is suggested.} other {# addresses are suggested.}} Use the arrow keys to choose.',
  },
  filled: { id: 'streetField.filled', defaultMessage: 'Filled in: {address}' },
  failed: {
    id: 'streetField.failed',
    defaultMessage: 'We could not look up that address. Please type it in.',
  },
  boxNumber: {
    id: 'streetField.boxNumber',
    defaultMessage: 'Add the number of your box, for example PO Box 123.',
  },
})
