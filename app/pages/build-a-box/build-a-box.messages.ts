import { defineMessages } from 'react-intl'

export const buildABoxMessages = defineMessages({
  title: { id: 'buildABox.title', defaultMessage: 'Build a Box' },
  lead: {
    id: 'buildABox.lead',
    defaultMessage:
      'A box of your own, built piece by piece. You choose what goes in, we fill it by hand.',
  },
  leadWithPiece: {
    id: 'buildABox.leadWithPiece',
    defaultMessage: 'Which box should {piece} go into? The other pieces are yours to choose too.',
  },
  flavorRange: {
    id: 'buildABox.flavorRange',
    defaultMessage:
      'Each box takes {least, number} to {most, number} flavors, depending on its size.',
  },
  flavorsSame: {
    id: 'buildABox.flavorsSame',
    defaultMessage: 'Each box takes {most, plural, one {# flavor} other {# flavors}}.',
  },
  boxes: { id: 'buildABox.boxes', defaultMessage: 'Boxes to build' },
  failed: { id: 'buildABox.failed', defaultMessage: 'The boxes could not be loaded.' },
  none: { id: 'buildABox.none', defaultMessage: 'There is no box to build here at the moment.' },
  piecesFailed: { id: 'buildABox.piecesFailed', defaultMessage: 'The pieces could not be loaded.' },
  begin: { id: 'buildABox.begin', defaultMessage: 'Start Building' },
  saved: { id: 'buildABox.saved', defaultMessage: 'Your saved boxes' },
  before: { id: 'buildABox.before', defaultMessage: 'Back to the box before' },
  goOn: { id: 'buildABox.goOn', defaultMessage: 'Go on with Your Box' },
  steps: { id: 'buildABox.steps', defaultMessage: 'Steps' },
  'step.start': { id: 'buildABox.step.start', defaultMessage: 'Start' },
  'step.select-item': { id: 'buildABox.step.item', defaultMessage: 'Box' },
  'step.select-candies': { id: 'buildABox.step.candies', defaultMessage: 'Pieces' },
  'step.set-quantities': { id: 'buildABox.step.quantities', defaultMessage: 'Quantities' },
  'step.review-box': { id: 'buildABox.step.review', defaultMessage: 'Review' },
  'title.select-item': { id: 'buildABox.title.item', defaultMessage: 'Choose Your Box' },
  'title.select-candies': { id: 'buildABox.title.candies', defaultMessage: 'Choose Your Pieces' },
  'title.set-quantities': { id: 'buildABox.title.quantities', defaultMessage: 'How Many of Each?' },
  'title.review-box': { id: 'buildABox.title.review', defaultMessage: 'Your Box' },
  back: { id: 'buildABox.back', defaultMessage: 'Back' },
  next: { id: 'buildABox.next', defaultMessage: 'Continue' },
  sizeOf: { id: 'buildABox.sizeOf', defaultMessage: 'Size of {box}' },
  holds: {
    id: 'buildABox.holds',
    defaultMessage: 'Choose {flavors, plural, one {# flavor} other {# flavors}}',
  },
  holdsPercent: {
    id: 'buildABox.holdsPercent',
    defaultMessage:
      'Choose {flavors, plural, one {# flavor} other {# flavors}}, in shares of {increment, number}%',
  },
  soldOut: { id: 'buildABox.soldOut', defaultMessage: 'Sold out' },
  chooseSize: {
    id: 'buildABox.chooseSize',
    defaultMessage: 'Choose a box and its size to continue.',
  },
  flavorsAsked: {
    id: 'buildABox.flavorsAsked',
    defaultMessage:
      'Your box takes {limit, plural, one {# flavor} other {# flavors}}. Choose from {count, number}.',
  },
  flavorsLacking: {
    id: 'buildABox.flavorsLacking',
    defaultMessage:
      'This box takes {limit, plural, one {# flavor} other {# flavors}}, and {count, plural, =0 {none is} one {only # is} other {only # are}} in stock. Please choose another box.',
  },
  flavorCount: {
    id: 'buildABox.flavorCount',
    defaultMessage: '{count, number} of {limit, number} flavors chosen',
  },
  flavorsFull: {
    id: 'buildABox.flavorsFull',
    defaultMessage: 'All {limit, number} flavors are chosen. Take one out to put another in.',
  },
  filled: { id: 'buildABox.filled', defaultMessage: '{share, number, ::percent} filled' },
  full: { id: 'buildABox.full', defaultMessage: 'Your box is full.' },
  left: {
    id: 'buildABox.left',
    defaultMessage: '{count, plural, one {# piece} other {# pieces}} to go',
  },
  leftPercent: { id: 'buildABox.leftPercent', defaultMessage: '{count, number}% to go' },
  noneOf: {
    id: 'buildABox.noneOf',
    defaultMessage: 'There is no {names} in your box yet: take less of another to make room.',
  },
  pieceCount: { id: 'buildABox.pieceCount', defaultMessage: '{quantity, number} × {name}' },
  piecePercent: { id: 'buildABox.piecePercent', defaultMessage: '{quantity, number}% {name}' },
  surprise: { id: 'buildABox.surprise', defaultMessage: 'Surprise Me' },
  fillUp: { id: 'buildABox.fillUp', defaultMessage: 'Fill What Is Left' },
  even: { id: 'buildABox.even', defaultMessage: 'Even It Out' },
  clear: { id: 'buildABox.clear', defaultMessage: 'Clear' },
  cleared: { id: 'buildABox.cleared', defaultMessage: 'Your box is empty again.' },
  surprised: {
    id: 'buildABox.surprised',
    defaultMessage: 'There are other pieces in your box now.',
  },
  undoSurprise: { id: 'buildABox.undoSurprise', defaultMessage: 'Undo the surprise' },
  undoClear: { id: 'buildABox.undoClear', defaultMessage: 'Undo emptying the box' },
  filter: { id: 'buildABox.filter', defaultMessage: 'Show' },
  filterAll: { id: 'buildABox.filterAll', defaultMessage: 'All ({count, number})' },
  filterKosher: { id: 'buildABox.filterKosher', defaultMessage: 'Kosher ({count, number})' },
  filterDairyFree: {
    id: 'buildABox.filterDairyFree',
    defaultMessage: 'Dairy-free ({count, number})',
  },
  filterMark: { id: 'buildABox.filterMark', defaultMessage: '{group}: {label} ({count, number})' },
  filterWithout: {
    id: 'buildABox.filterWithout',
    defaultMessage: 'Without {allergen} ({count, number})',
  },
  tooFew: {
    id: 'buildABox.tooFew',
    defaultMessage: 'Not enough left of {names}. Take fewer, or other pieces.',
  },
  swap: { id: 'buildABox.swap', defaultMessage: 'Exchange {name}' },
  flavorOut: {
    id: 'buildABox.flavorOut',
    defaultMessage: 'A flavor was taken out. Choose another.',
  },
  undoFlavorOut: { id: 'buildABox.undoFlavorOut', defaultMessage: 'Undo taking out the flavor' },
  noMore: { id: 'buildABox.noMore', defaultMessage: 'That is all we have left.' },
  noMoreOfAll: {
    id: 'buildABox.noMoreOfAll',
    defaultMessage:
      'There is no more left of your flavors. Exchange one for another to fill the box.',
  },
  exchangeFlavors: { id: 'buildABox.exchangeFlavors', defaultMessage: 'Choose other flavors' },
  noneInside: { id: 'buildABox.noneInside', defaultMessage: 'There is none in the box.' },
  boxIsFull: {
    id: 'buildABox.boxIsFull',
    defaultMessage: 'The box is full: take less of another first.',
  },
  sharedOut: { id: 'buildABox.sharedOut', defaultMessage: 'Your box is shared out evenly now.' },
  undoSharedOut: {
    id: 'buildABox.undoSharedOut',
    defaultMessage: 'Undo: back to your own quantities',
  },
  notKept: {
    id: 'buildABox.notKept',
    defaultMessage:
      'Your browser does not let us keep this box: add it to your bag before you close or reload the page.',
  },
  boxGone: {
    id: 'buildABox.boxGone',
    defaultMessage:
      'The box that you had chosen is not sold any more. Choose another one: your pieces are kept.',
  },
  sizeGone: {
    id: 'buildABox.sizeGone',
    defaultMessage: '{box} is sold out in this size. Choose another box: your pieces are kept.',
  },
  piecesGone: {
    id: 'buildABox.piecesGone',
    defaultMessage:
      '{count, plural, one {A piece that you had chosen is not sold any more. Choose another one.} other {# pieces that you had chosen are not sold any more. Choose others.}}',
  },
  priceChanged: {
    id: 'buildABox.priceChanged',
    defaultMessage: 'The price of this box has changed. It was {price} before.',
  },
  about: { id: 'buildABox.about', defaultMessage: 'About {name}' },
  quantityOf: { id: 'buildABox.quantityOf', defaultMessage: 'Quantity of {name}' },
  lessOf: { id: 'buildABox.lessOf', defaultMessage: 'Less {name}' },
  moreOf: { id: 'buildABox.moreOf', defaultMessage: 'More {name}' },
  howToHave: { id: 'buildABox.howToHave', defaultMessage: 'How would you like to get it?' },
  shipping: { id: 'buildABox.shipping', defaultMessage: 'Ship it' },
  shippingHint: {
    id: 'buildABox.shippingHint',
    defaultMessage: 'Sent to one person or to several.',
  },
  pickup: { id: 'buildABox.pickup', defaultMessage: 'Pick it up' },
  pickupHint: {
    id: 'buildABox.pickupHint',
    defaultMessage: 'Choose a shop, and only what it has in stock.',
  },
  pickupAt: {
    id: 'buildABox.pickupAt',
    defaultMessage: 'At {shop}, with what that shop has in stock.',
  },
  chooseShop: { id: 'buildABox.chooseShop', defaultMessage: 'Choose a shop' },
  otherShop: { id: 'buildABox.otherShop', defaultMessage: 'Choose another shop' },
  shopFailed: {
    id: 'buildABox.shopFailed',
    defaultMessage: 'What {shop} has in stock could not be loaded.',
  },
  noBoxThere: {
    id: 'buildABox.noBoxThere',
    defaultMessage:
      '{shop} cannot hand out this box at the moment. Choose another shop, or have it shipped.',
  },
  wayChanged: {
    id: 'buildABox.wayChanged',
    defaultMessage: 'What can be had is not the same there: your box begins anew.',
  },
  undoWay: { id: 'buildABox.undoWay', defaultMessage: 'Undo changing how to get it' },
  change: { id: 'buildABox.change', defaultMessage: 'Change how to get it' },
  copies: { id: 'buildABox.copies', defaultMessage: 'Copies of this box' },
  total: { id: 'buildABox.total', defaultMessage: 'Total' },
  contains: { id: 'buildABox.contains', defaultMessage: 'Contains {allergens}.' },
  unknownContents: {
    id: 'buildABox.unknownContents',
    defaultMessage: 'What {names} may contain is not known here. Please ask us.',
  },
  contents: { id: 'buildABox.contents', defaultMessage: 'Allergens and nutrition of this box' },
  wholeBox: { id: 'buildABox.wholeBox', defaultMessage: 'Whole box' },
  averagePiece: { id: 'buildABox.averagePiece', defaultMessage: 'Average piece' },
  add: { id: 'buildABox.add', defaultMessage: 'Add to Bag' },
  save: { id: 'buildABox.save', defaultMessage: 'Save Changes' },
  several: { id: 'buildABox.several', defaultMessage: 'Send to more than one person' },
  share: { id: 'buildABox.share', defaultMessage: 'Share this mix' },
  shared: { id: 'buildABox.shared', defaultMessage: 'The link to this mix is copied.' },
  notShared: {
    id: 'buildABox.notShared',
    defaultMessage: 'The link could not be copied. Select it and copy it yourself: {url}',
  },
  putAside: {
    id: 'buildABox.putAside',
    defaultMessage: 'The box that you had begun has made room for this one.',
  },
  undoPutAside: {
    id: 'buildABox.undoPutAside',
    defaultMessage: 'Undo: back to the box begun before',
  },
  lineGone: {
    id: 'buildABox.lineGone',
    defaultMessage:
      'That box is not in your bag any more. What you build here is added as a new one.',
  },
})
