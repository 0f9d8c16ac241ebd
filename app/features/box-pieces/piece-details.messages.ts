import { defineMessages } from 'react-intl'

export const pieceDetailsMessages = defineMessages({
  contains: { id: 'pieceDetails.contains', defaultMessage: 'Contains {allergens}' },
  kosher: { id: 'pieceDetails.kosher', defaultMessage: 'Kosher' },
  dairyFree: { id: 'pieceDetails.dairyFree', defaultMessage: 'Dairy-free' },
  ingredients: { id: 'pieceDetails.ingredients', defaultMessage: 'Ingredients' },
  nutrition: { id: 'pieceDetails.nutrition', defaultMessage: 'Nutrition' },
  onePiece: {
    id: 'pieceDetails.onePiece',
    defaultMessage: 'One piece, {weight, number} g',
  },
})
