import { defineMessages } from 'react-intl'

/**
 * The opening states, the pickup notice and the text of an empty search are prescribed (SHOP-025,
 * SHOP-009, SHEET-021).
 */
export const shopsMessages = defineMessages({
  title: { id: 'shops.title', defaultMessage: 'Our Chocolate Shops' },
  intro: {
    id: 'shops.intro',
    defaultMessage: 'Come in, taste something, and take home a box packed while you wait.',
  },
  description: {
    id: 'shops.description',
    defaultMessage: 'Addresses, telephone numbers and opening hours of our chocolate shops.',
  },
  findAShop: { id: 'shops.findAShop', defaultMessage: 'Shops with quantity discounts' },
  findAShopIntro: {
    id: 'shops.findAShopIntro',
    defaultMessage:
      'For companies, clubs and weddings: these shops sell cases and many boxes at quantity prices.',
  },
  count: { id: 'shops.count', defaultMessage: '{count, plural, one {# shop} other {# shops}}' },
  searchTitle: { id: 'shops.searchTitle', defaultMessage: 'Find a shop near you' },
  searchIntro: {
    id: 'shops.searchIntro',
    defaultMessage: 'Enter your zip code, or choose a state on the map.',
  },
  zip: { id: 'shops.zip', defaultMessage: 'Zip Code' },
  range: { id: 'shops.range', defaultMessage: 'Range' },
  rangeChoice: { id: 'shops.rangeChoice', defaultMessage: 'Select a range' },
  rangeRequired: { id: 'shops.rangeRequired', defaultMessage: 'Please select a range type.' },
  miles: { id: 'shops.miles', defaultMessage: '{range} miles' },
  submit: { id: 'shops.submit', defaultMessage: 'Search' },
  zipRequired: { id: 'shops.zipRequired', defaultMessage: 'This field is required.' },
  zipInvalid: { id: 'shops.zipInvalid', defaultMessage: 'Please enter a valid zip or postal code' },
  found: {
    id: 'shops.found',
    defaultMessage: '{count, plural, one {# shop} other {# shops}} within {range} miles of {zip}',
  },
  searching: { id: 'shops.searching', defaultMessage: 'Searching…' },
  none: {
    id: 'shops.none',
    defaultMessage:
      'No Shops were found in your selected zip and range. Please check your zip code or widen your search range.',
  },
  distance: { id: 'shops.distance', defaultMessage: '{distance} miles' },
  pin: { id: 'shops.pin', defaultMessage: 'Shop {number}' },
  details: { id: 'shops.details', defaultMessage: 'Shop Details' },
  detailsOf: { id: 'shops.detailsOf', defaultMessage: 'Shop Details: {name}' },
  noPickup: { id: 'shops.noPickup', defaultMessage: 'Temporarily unavailable for store pickup' },
  hours: { id: 'shops.hours', defaultMessage: 'Opening hours of {name}, Pacific time' },
  span: { id: 'shops.span', defaultMessage: '{from} – {until} PT' },
  special: { id: 'shops.special', defaultMessage: 'Special days and holidays' },
  period: { id: 'shops.period', defaultMessage: '{from} – {to}' },
  today: { id: 'shops.today', defaultMessage: '(today)' },
  dayClosed: { id: 'shops.dayClosed', defaultMessage: 'Closed' },
  openUntil: { id: 'shops.openUntil', defaultMessage: 'Open until {time} PT' },
  alwaysOpen: { id: 'shops.alwaysOpen', defaultMessage: 'Open 24 hours' },
  closed: { id: 'shops.closed', defaultMessage: 'Closed' },
  opensToday: { id: 'shops.opensToday', defaultMessage: 'Closed - opens at {time} PT' },
  opensLater: { id: 'shops.opensLater', defaultMessage: 'Closed - opens on {day}, at {time} PT' },
  noData: { id: 'shops.noData', defaultMessage: 'Data is not available' },
})
