import { defineMessages } from 'react-intl'

export const mapMessages = defineMessages({
  label: { id: 'shopMap.label', defaultMessage: 'Map of our shops' },
  closer: {
    id: 'shopMap.closer',
    defaultMessage: '{count, plural, one {# shop} other {# shops}} around {city}: go closer',
  },
})
