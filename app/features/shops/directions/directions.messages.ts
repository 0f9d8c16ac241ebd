import { defineMessages } from 'react-intl'

/** The texts 'Select Application' and 'Cancel' are prescribed (SHOP-023). */
export const directionsMessages = defineMessages({
  directions: { id: 'directions.label', defaultMessage: 'Directions' },
  to: { id: 'directions.to', defaultMessage: 'Directions to {name}' },
  inNewTab: {
    id: 'directions.inNewTab',
    defaultMessage: 'Directions to {name} (opens in a new tab)',
  },
  selectApplication: { id: 'directions.selectApplication', defaultMessage: 'Select Application' },
  cancel: { id: 'directions.cancel', defaultMessage: 'Cancel' },
})
