import { defineMessages } from 'react-intl'

export const recommendationMessages = defineMessages({
  alsoLoved: { id: 'recommendations.alsoLoved', defaultMessage: 'Customers Also Love' },
  recentlyViewed: { id: 'recommendations.recentlyViewed', defaultMessage: 'Recently Viewed' },
  featured: { id: 'recommendations.featured', defaultMessage: 'Lovely Together' },
})
