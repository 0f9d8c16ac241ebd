import { defineMessages } from 'react-intl'

export const finderMessages = defineMessages({
  all: {
    id: 'shopFinder.all',
    defaultMessage: '{count, plural, one {# Chocolate Shop} other {# Chocolate Shops}}',
  },
  inState: {
    id: 'shopFinder.inState',
    defaultMessage: '{count, plural, one {# shop} other {# shops}} in {state}',
  },
  around: {
    id: 'shopFinder.around',
    defaultMessage: '{count, plural, one {# shop} other {# shops}} around {city}',
  },
  back: { id: 'shopFinder.back', defaultMessage: 'Show all shops' },
  beyond: {
    id: 'shopFinder.beyond',
    defaultMessage:
      '{count, plural, one {One more shop lies} other {# more shops lie}} beyond the map.',
  },
})
