import { defineMessages } from 'react-intl'

/** The texts are prescribed (PDP-053). */
export const availabilityMessages = defineMessages({
  'coming-soon': { id: 'availability.comingSoon', defaultMessage: 'Coming soon' },
  'in-shops-only': { id: 'availability.inShopsOnly', defaultMessage: 'In Shops Only' },
  'out-of-stock': { id: 'availability.outOfStock', defaultMessage: 'Out of stock' },
  'in-stock': { id: 'availability.inStock', defaultMessage: 'In stock' },
  limited: { id: 'availability.limited', defaultMessage: 'Limited inventory available' },
  'pickup-only': {
    id: 'fulfillment.pickupOnly',
    defaultMessage: 'This product is only available to collect in store.',
  },
})
