import { defineMessages } from 'react-intl'

export const customHtmlMessages = defineMessages({
  sweetSuccess: { id: 'logoSleeve.sweetSuccess', defaultMessage: 'Sweet Success' },
  received: {
    id: 'logoSleeve.received',
    defaultMessage:
      'Your submission was received. A Candy Concierge team member will be in touch within 48 business hours.',
  },
  continueShopping: { id: 'logoSleeve.continueShopping', defaultMessage: 'Continue Shopping' },
  page: { id: 'eCatalog.page', defaultMessage: 'Page {page} of {count}' },
  previous: { id: 'eCatalog.previous', defaultMessage: 'Previous page' },
  next: { id: 'eCatalog.next', defaultMessage: 'Next page' },
  pages: { id: 'eCatalog.pages', defaultMessage: 'Pages of {title}' },
  pdf: { id: 'eCatalog.pdf', defaultMessage: 'Read it as a PDF' },
})
