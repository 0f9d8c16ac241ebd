import { defineMessages } from 'react-intl'

export const listingMessages = defineMessages({
  products: { id: 'listing.products', defaultMessage: 'Products' },
  skipToProducts: { id: 'listing.skipToProducts', defaultMessage: 'Skip to products' },
  count: {
    id: 'listing.count',
    defaultMessage: '{total, plural, one {# product} other {# products}}',
  },
  show: {
    id: 'listing.show',
    defaultMessage: '{total, plural, one {Show # product} other {Show # products}}',
  },
  shown: { id: 'listing.shown', defaultMessage: 'Showing {shown} of {total}' },
  shownFrom: { id: 'listing.shownFrom', defaultMessage: 'Showing {first} to {shown} of {total}' },
  status: {
    id: 'listing.status',
    defaultMessage:
      '{total, plural, one {# product, {shown} shown} other {# products, {shown} shown}}',
  },
  compare: { id: 'listing.compare', defaultMessage: 'Compare' },
  compareOf: { id: 'listing.compareOf', defaultMessage: 'Compare {name}' },
  sortBy: { id: 'listing.sortBy', defaultMessage: 'Sort by' },
  applySort: { id: 'listing.applySort', defaultMessage: 'Sort' },
  filter: {
    id: 'listing.filter',
    defaultMessage: '{chosen, plural, =0 {Filter} other {Filter (#)}}',
  },
  filters: { id: 'listing.filters', defaultMessage: 'Filters' },
  remove: { id: 'listing.remove', defaultMessage: 'Remove filter: {label}' },
  chosen: { id: 'listing.chosen', defaultMessage: 'chosen' },
  clear: { id: 'listing.clear', defaultMessage: 'Clear all' },
  loadMore: { id: 'listing.loadMore', defaultMessage: 'Load more' },
  loadPrevious: { id: 'listing.loadPrevious', defaultMessage: 'Load previous products' },
  pickupOnly: { id: 'listing.pickupOnly', defaultMessage: 'Pickup only' },
  pickupAt: { id: 'listing.pickupAt', defaultMessage: 'at {shop}' },
  pickupChoose: { id: 'listing.pickupChoose', defaultMessage: 'Choose a shop' },
  beyond: { id: 'listing.beyond', defaultMessage: 'There are no products this far on.' },
  toStart: { id: 'listing.toStart', defaultMessage: 'Go to the first ones' },
  emptyPickup: {
    id: 'listing.emptyPickup',
    defaultMessage: 'Nothing here can be picked up at {shop} right now.',
  },
  showAll: { id: 'listing.showAll', defaultMessage: 'Show everything' },
  empty: { id: 'listing.empty', defaultMessage: 'No products match these filters.' },
  failed: { id: 'listing.failed', defaultMessage: 'The products could not be loaded.' },
})
