import { defineMessages } from 'react-intl'

export const detailsMessages = defineMessages({
  description: {
    id: 'shopDetails.description',
    defaultMessage:
      '{name}, {address}: opening hours, telephone number, pickup of online orders and directions.',
  },
  visit: { id: 'shopDetails.visit', defaultMessage: 'Visit us' },
  hours: { id: 'shopDetails.hours', defaultMessage: 'Opening hours' },
  pickup: { id: 'shopDetails.pickup', defaultMessage: 'In this shop' },
  handsOut: { id: 'shopDetails.handsOut', defaultMessage: 'Order online and pick up here' },
  noCounter: { id: 'shopDetails.noCounter', defaultMessage: 'No pickup of online orders' },
  quantity: {
    id: 'shopDetails.quantity',
    defaultMessage: 'Quantity discounts for cases and many boxes',
  },
  choose: { id: 'shopDetails.choose', defaultMessage: 'Make this my shop' },
  isChosen: { id: 'shopDetails.isChosen', defaultMessage: 'This is your preferred shop' },
  next: { id: 'shopDetails.next', defaultMessage: 'Other shops nearby' },
  all: { id: 'shopDetails.all', defaultMessage: 'All Chocolate Shops' },
})
