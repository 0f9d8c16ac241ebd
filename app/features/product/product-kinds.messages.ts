import { defineMessages } from 'react-intl'

export const productKindMessages = defineMessages({
  suggestedPrice: { id: 'fundraising.suggestedPrice', defaultMessage: 'Suggested selling price' },
  perUnit: { id: 'fundraising.perUnit', defaultMessage: '{price} per unit' },
  perCarton: { id: 'fundraising.perCarton', defaultMessage: '{price} per carton' },
  yourPrice: { id: 'fundraising.yourPrice', defaultMessage: 'Your price' },
  earnings: { id: 'fundraising.earnings', defaultMessage: 'Earnings' },
  earningsOf: {
    id: 'fundraising.earningsOf',
    defaultMessage: '{amount} on {count, number}',
  },
  share: { id: 'fundraising.share', defaultMessage: 'Stays with your cause' },
  sellsFor: { id: 'fundraising.sellsFor', defaultMessage: 'sells for {price}' },
  tiers: { id: 'tiers.caption', defaultMessage: 'The more, the less each' },
  tierFrom: { id: 'tiers.from', defaultMessage: 'Quantity' },
  tierPrice: { id: 'tiers.price', defaultMessage: 'Price each' },
  tierSaving: { id: 'tiers.saving', defaultMessage: 'You save' },
  tierRange: { id: 'tiers.range', defaultMessage: '{from, number} to {to, number}' },
  tierOpen: { id: 'tiers.open', defaultMessage: '{from, number} and more' },
  limit: { id: 'limit.perOrder', defaultMessage: 'Limit of {limit, number} per order' },
  limitInBag: {
    id: 'limit.inBag',
    defaultMessage: '{count, number} of {limit, number} added to cart',
  },
  sheet: { id: 'product.sheet', defaultMessage: 'Open the PDF' },
  mixBox: {
    id: 'customMix.box',
    defaultMessage:
      'A box of your own is built piece by piece: you choose what goes in, we fill it by hand in that order.',
  },
  mixPiece: {
    id: 'customMix.piece',
    defaultMessage:
      'This piece is not sold by itself: it is one of those you may choose for a box of your own.',
  },
  mixStart: { id: 'customMix.start', defaultMessage: 'Build a Box with It' },
  mixBuild: { id: 'customMix.build', defaultMessage: 'Build This Box' },
  mixShops: {
    id: 'customMix.shops',
    defaultMessage:
      'Have one made today at <shops>our Chocolate Shops</shops>: point, and we pack while you watch.',
  },
  mixPhone: {
    id: 'customMix.phone',
    defaultMessage: 'Or tell us on the telephone, <phone>{number}</phone>.',
  },
  mixPieces: { id: 'customMix.pieces', defaultMessage: 'What may go in' },
  tabDetails: { id: 'product.tabDetails', defaultMessage: 'Details' },
  tabFeatures: { id: 'product.tabFeatures', defaultMessage: 'Features' },
  tabDescription: { id: 'product.tabDescription', defaultMessage: 'What you get' },
  sendToSeveral: {
    id: 'product.sendToSeveral',
    defaultMessage: 'Send to more than one person',
  },
})
