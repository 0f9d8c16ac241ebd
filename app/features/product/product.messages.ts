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
  quantity: { id: 'product.quantity', defaultMessage: 'Quantity' },
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
  pickOptions: { id: 'product.pickOptions', defaultMessage: 'Pick Item Options' },
  viewOptions: { id: 'product.viewOptions', defaultMessage: 'View Options' },
  loading: { id: 'product.loading', defaultMessage: 'Loading' },
  failed: { id: 'product.failed', defaultMessage: 'The product could not be loaded.' },
  chooseFirst: {
    id: 'product.chooseFirst',
    defaultMessage: 'Please choose one: it is then added to your bag.',
  },
  chooseToBuy: {
    id: 'product.chooseToBuy',
    defaultMessage: 'Please choose one to go on.',
  },
  chooseToSee: {
    id: 'product.chooseToSee',
    defaultMessage: 'Choose one to see whether it is in stock.',
  },
  save: { id: 'product.save', defaultMessage: 'Save Changes' },
  editing: {
    id: 'product.editing',
    defaultMessage: 'You are changing an item of your bag. <bag>Back to your bag</bag>',
  },
  editGone: {
    id: 'product.editGone',
    defaultMessage: 'This item is no longer in your bag. You can add it again.',
  },
  unavailableValue: { id: 'product.unavailableValue', defaultMessage: 'not available' },
  optionPrice: { id: 'product.optionPrice', defaultMessage: '+{price}' },
  unavailableChoice: {
    id: 'product.unavailableChoice',
    defaultMessage: 'This combination is not available.',
  },
  description: { id: 'product.description', defaultMessage: 'Description' },
  ingredients: { id: 'product.ingredients', defaultMessage: 'Ingredients' },
  pieceByPiece: { id: 'product.pieceByPiece', defaultMessage: 'Piece by piece' },
  viewMore: { id: 'product.viewMore', defaultMessage: 'View more...' },
  viewLess: { id: 'product.viewLess', defaultMessage: 'View less' },
  details: { id: 'product.details', defaultMessage: 'Shipping & handling details' },
  detailsText: {
    id: 'product.detailsText',
    defaultMessage:
      'Every order is packed by hand. Rates and delivery times depend on where it goes and how fast it has to be there.',
  },
  learnMore: { id: 'product.learnMore', defaultMessage: 'Learn More' },
  kosherInfo: { id: 'product.kosherInfo', defaultMessage: 'About our kosher certification' },
  meltable: {
    id: 'product.meltable',
    defaultMessage:
      'Heat-sensitive: in warmer months it ships with ice packs and insulated packaging.',
  },
  warmWeather: {
    id: 'product.warmWeather',
    defaultMessage: 'Warm Weather Friendly: needs no ice packs or insulated packaging.',
  },
  giftMessage: {
    id: 'product.giftMessage',
    defaultMessage: 'A gift? Write your message at checkout, and we tuck the card into the box.',
  },
  pickup: {
    id: 'product.pickup',
    defaultMessage: 'Or come by and taste first: <shops>our Chocolate Shops</shops>.',
  },
  installmentMinimum: {
    id: 'product.installmentMinimum',
    defaultMessage: 'Installments are available on orders of {minimum} or more.',
  },
  gallery: { id: 'product.gallery', defaultMessage: 'Pictures of {name}' },
  showPicture: { id: 'product.showPicture', defaultMessage: 'Show picture {number} of {total}' },
  pictureCount: { id: 'product.pictureCount', defaultMessage: '{number} / {total}' },
  earlier: { id: 'product.earlierPictures', defaultMessage: 'Earlier pictures' },
  later: { id: 'product.laterPictures', defaultMessage: 'More pictures' },
  marks: { id: 'product.marks', defaultMessage: 'Good to know' },
  isKosher: { id: 'product.isKosher', defaultMessage: 'Kosher' },
  isDairyFree: { id: 'product.isDairyFree', defaultMessage: 'Dairy Free' },
  isSustainable: { id: 'product.isSustainable', defaultMessage: 'Sustainable' },
  isMeltable: { id: 'product.isMeltable', defaultMessage: 'Heat-Sensitive' },
  isNew: { id: 'product.isNew', defaultMessage: 'New' },
  isBackIn: { id: 'product.isBackIn', defaultMessage: 'Back In' },
})
