import { defineMessages } from 'react-intl'

export const openBoxMessages = defineMessages({
  picture: {
    id: 'buildABox.picture',
    defaultMessage: 'The open box, {share, number, ::percent} filled: {pieces}',
  },
  pictureEmpty: { id: 'buildABox.pictureEmpty', defaultMessage: 'The open box, still empty' },
  places: { id: 'buildABox.places', defaultMessage: 'Places of the box' },
  place: { id: 'buildABox.place', defaultMessage: 'Place {place, number}: {name}' },
  placeEmpty: { id: 'buildABox.placeEmpty', defaultMessage: 'Place {place, number}: empty' },
  arrangeHint: {
    id: 'buildABox.arrangeHint',
    defaultMessage: 'Choose a piece to move it, to read about it or to take it out.',
  },
  moveHint: {
    id: 'buildABox.moveHint',
    defaultMessage: 'Choose a piece to move it or to read about it.',
  },
  held: { id: 'buildABox.held', defaultMessage: '{name}: choose its new place.' },
  pickedUp: {
    id: 'buildABox.pickedUp',
    defaultMessage:
      '{name} of place {place, number} is picked up. Choose its new place with the arrow keys and Enter; Escape puts it back.',
  },
  putBack: { id: 'buildABox.putBack', defaultMessage: '{name} stays in place {place, number}.' },
  moved: { id: 'buildABox.moved', defaultMessage: '{name} is in place {place, number} now.' },
  exchanged: {
    id: 'buildABox.exchanged',
    defaultMessage: '{name} is in place {place, number} now, {other} in its old one.',
  },
  details: { id: 'buildABox.details', defaultMessage: 'Details' },
  detailsOf: { id: 'buildABox.detailsOf', defaultMessage: 'Details: {name}' },
  takeOut: { id: 'buildABox.takeOut', defaultMessage: 'Take Out' },
  takeOutOf: { id: 'buildABox.takeOutOf', defaultMessage: 'Take out {amount}' },
  takenOut: { id: 'buildABox.takenOut', defaultMessage: '{amount} taken out of the box.' },
})
