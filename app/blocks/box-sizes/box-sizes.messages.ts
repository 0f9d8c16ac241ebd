import { defineMessages } from 'react-intl'

export const boxSizesMessages = defineMessages({
  flavors: {
    id: 'boxSizes.flavors',
    defaultMessage: '{flavors, plural, one {# flavor} other {# flavors}} of your choice',
  },
  oneSize: { id: 'boxSizes.oneSize', defaultMessage: 'One size' },
  soldOut: { id: 'boxSizes.soldOut', defaultMessage: 'Sold out' },
  build: { id: 'boxSizes.build', defaultMessage: 'Build This Box' },
})
