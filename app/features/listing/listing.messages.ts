import { defineMessages } from 'react-intl'

export const listingMessages = defineMessages({
  products: { id: 'listing.products', defaultMessage: 'Products' },
  count: {
    id: 'listing.count',
    defaultMessage: '{total, plural, one {# product} other {# products}}',
  },
  show: {
    id: 'listing.show',
    defaultMessage: '{total, plural, one {Show # product} other {Show # products}}',
  },
  shown: { id: 'listing.shown', defaultMessage: 'Showing {shown} of {total}' },
  sortBy: { id: 'listing.sortBy', defaultMessage: 'Sort by' },
  applySort: { id: 'listing.applySort', defaultMessage: 'Sort' },
  filter: { id: 'listing.filter', defaultMessage: 'Filter' },
  filters: { id: 'listing.filters', defaultMessage: 'Filters' },
  remove: { id: 'listing.remove', defaultMessage: 'Remove filter: {label}' },
  chosen: { id: 'listing.chosen', defaultMessage: 'chosen' },
  clear: { id: 'listing.clear', defaultMessage: 'Clear all' },
  loadMore: { id: 'listing.loadMore', defaultMessage: 'Load more' },
  loadPrevious: { id: 'listing.loadPrevious', defaultMessage: 'Load previous products' },
  empty: { id: 'listing.empty', defaultMessage: 'No products match these filters.' },
  failed: { id: 'listing.failed', defaultMessage: 'The products could not be loaded.' },
  retry: { id: 'listing.retry', defaultMessage: 'Try again' },
})
