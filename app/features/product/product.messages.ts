import { defineMessages } from 'react-intl'

/**
 * Texts of the product page and sheet. Those about quantity and stock are prescribed (PDP-059,
 * PDP-065, PDP-066).
 */
export const productMessages = defineMessages({
  add: { id: 'product.add', defaultMessage: 'Add to Bag' },
  from: { id: 'product.from', defaultMessage: 'From {price}' },
  addOf: { id: 'product.addOf', defaultMessage: 'Add to Bag: {name}' },
  quantityOf: { id: 'product.quantityOf', defaultMessage: 'Quantity of {name}' },
  QUANTITY_EXCEEDS_MAX: {
    id: 'product.quantityExceedsMax',
    defaultMessage:
      'Please enter a value less than 1,000. Contact customer support if you want to order larger quantities.',
  },
  QUANTITIES_LIMITED: {
    id: 'product.quantitiesLimited',
    defaultMessage: 'Quantities are limited, last few items of stock remaining.',
  },
  QUANTITIES_REDUCED: {
    id: 'product.quantitiesReduced',
    defaultMessage: 'Quantity reduced based on remaining stock available.',
  },
  viewOptions: { id: 'product.viewOptions', defaultMessage: 'View Options' },
  save: { id: 'product.save', defaultMessage: 'Save Changes' },
})
