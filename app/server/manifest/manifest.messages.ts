import { defineMessages } from 'react-intl'

export const manifestMessages = defineMessages({
  description: {
    id: 'manifest.description',
    defaultMessage: 'Fine chocolates and confections, made by hand.',
  },
  bag: { id: 'manifest.bag', defaultMessage: 'Your bag' },
  shops: { id: 'manifest.shops', defaultMessage: 'Find a shop' },
  trackOrder: { id: 'manifest.trackOrder', defaultMessage: 'Track an order' },
  homePage: { id: 'manifest.homePage', defaultMessage: 'The home page' },
  product: { id: 'manifest.product', defaultMessage: 'A product' },
})
