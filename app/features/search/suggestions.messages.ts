import { defineMessages } from 'react-intl'

export const suggestionsMessages = defineMessages({
  suggestions: { id: 'suggestions.suggestions', defaultMessage: 'Suggestions' },
  recommended: { id: 'suggestions.recommended', defaultMessage: 'Recommended Products' },
  more: { id: 'suggestions.more', defaultMessage: 'View More Items' },
  buildYourOwn: { id: 'suggestions.buildYourOwn', defaultMessage: 'Build your own' },
  none: { id: 'suggestions.none', defaultMessage: 'No product is called “{term}”.' },
  searchAll: {
    id: 'suggestions.searchAll',
    defaultMessage: 'Search products, recipes and stories',
  },
  announced: {
    id: 'suggestions.announced',
    defaultMessage:
      '{count, plural, =0 {No products suggested.} one {# product suggested. Use the arrow keys to choose it.} other {# products suggested. Use the arrow keys to choose one.}}',
  },
})
