import { defineMessages } from 'react-intl'

export const limitMessages = defineMessages({
  limit: { id: 'limit.perOrder', defaultMessage: 'Limit of {limit, number} per order' },
  limitInBag: {
    id: 'limit.inBag',
    defaultMessage: '{count, number} of {limit, number} added to cart',
  },
  sheet: { id: 'product.sheet', defaultMessage: 'Open the PDF' },
})
