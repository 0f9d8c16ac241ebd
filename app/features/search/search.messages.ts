import { defineMessages } from 'react-intl'

export const searchMessages = defineMessages({
  crumb: { id: 'search.crumb', defaultMessage: 'Search' },
  title: { id: 'search.title', defaultMessage: 'All products' },
  titleFor: { id: 'search.titleFor', defaultMessage: 'Results for “{query}”' },
  didYouMean: { id: 'search.didYouMean', defaultMessage: 'Did you mean {suggestion}?' },
  none: { id: 'search.none', defaultMessage: 'We found nothing for “{query}”.' },
  noneAtAll: { id: 'search.noneAtAll', defaultMessage: 'There is nothing here yet.' },
  advice: {
    id: 'search.advice',
    defaultMessage: 'Check the spelling, try a word less, or browse the shop instead.',
  },
  browse: { id: 'search.browse', defaultMessage: 'Back to the shop' },
})
