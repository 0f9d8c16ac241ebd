import { defineMessages } from 'react-intl'

/** Texts of a product tile (TILE-001). */
export const productTileMessages = defineMessages({
  startingAt: { id: 'tile.startingAt', defaultMessage: 'Starting at {price}' },
  sizes: { id: 'tile.sizes', defaultMessage: '{count, plural, one {# size} other {# sizes}}' },
  add: { id: 'tile.add', defaultMessage: 'Add to Bag' },
  addOf: { id: 'tile.addOf', defaultMessage: 'Add to Bag: {name}' },
  options: { id: 'tile.options', defaultMessage: 'Choose a Size' },
  optionsOf: { id: 'tile.optionsOf', defaultMessage: 'Choose a size of {name}' },
  build: { id: 'tile.build', defaultMessage: 'Build a Box' },
  buildOf: { id: 'tile.buildOf', defaultMessage: 'Build a box: {name}' },
  suggestions: { id: 'tile.suggestions', defaultMessage: 'A good place to begin' },
  view: { id: 'tile.view', defaultMessage: 'View Details' },
  viewOptionsOf: { id: 'tile.viewOptionsOf', defaultMessage: 'View options of {name}' },
  viewOf: { id: 'tile.viewOf', defaultMessage: 'View details of {name}' },
})
