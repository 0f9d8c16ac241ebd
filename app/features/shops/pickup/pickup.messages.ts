import { defineMessages } from 'react-intl'

/**
 * Texts quoted in the requirements are prescribed (SHEET-019 to SHEET-026, SHOP-009 to SHOP-017).
 */
export const pickupMessages = defineMessages({
  title: { id: 'pickup.title', defaultMessage: 'Pickup in Shop' },
  select: { id: 'pickup.select', defaultMessage: 'Select your preferred shop' },
  checkOthers: { id: 'pickup.checkOthers', defaultMessage: 'Check Other Shops' },
  preferred: { id: 'pickup.preferred', defaultMessage: 'Your preferred shop' },
  beforeSearch: {
    id: 'pickup.beforeSearch',
    defaultMessage: 'Enter your zip code above to select a preferred shop.',
  },
  nearest: { id: 'pickup.nearest', defaultMessage: 'Nearest Shop' },
  others: { id: 'pickup.others', defaultMessage: 'Other Nearby Shops' },
  newLocation: { id: 'pickup.newLocation', defaultMessage: 'Search New Location' },
  extend: { id: 'pickup.extend', defaultMessage: 'Extend Search Range to {range} miles' },
  choose: { id: 'pickup.choose', defaultMessage: 'Select this shop' },
  chooseNamed: { id: 'pickup.chooseNamed', defaultMessage: 'Select this shop: {name}' },
  unavailable: { id: 'pickup.unavailable', defaultMessage: 'Unavailable' },
  unavailableNamed: { id: 'pickup.unavailableNamed', defaultMessage: 'Unavailable: {name}' },
  noCounter: { id: 'pickup.noCounter', defaultMessage: 'No store pickup at this shop' },
  reset: { id: 'pickup.reset', defaultMessage: 'Reset Preferred Shop' },
  resetText: {
    id: 'pickup.resetText',
    defaultMessage: 'You will lose your progress if you reset the preferred shop.',
  },
  resetQuestion: { id: 'pickup.resetQuestion', defaultMessage: 'Do you wish to continue?' },
  yes: { id: 'pickup.yes', defaultMessage: 'Yes' },
  noCancelReset: { id: 'pickup.noCancelReset', defaultMessage: 'No, cancel' },
  change: { id: 'pickup.change', defaultMessage: 'Change Your Preferred Shop' },
  changeText: {
    id: 'pickup.changeText',
    defaultMessage: 'You collect at {from} so far. Would you rather collect at {to}?',
  },
  losing: {
    id: 'pickup.losing',
    defaultMessage:
      '{count, plural, one {The item that waits for pickup} other {The # items that wait for pickup}} will leave your bag.',
  },
  noCancelChange: { id: 'pickup.noCancelChange', defaultMessage: 'No, Cancel' },
  mixEmptied: {
    id: 'pickup.mixEmptied',
    defaultMessage: 'Another shop has other pieces: your unfinished box is empty again.',
  },
  undoMixEmptied: { id: 'pickup.undoMixEmptied', defaultMessage: 'Undo emptying the box' },
  gone: {
    id: 'pickup.gone',
    defaultMessage: 'We can no longer find this shop. Please choose another.',
  },
})
