import { defineMessages } from 'react-intl'

export const compareMessages = defineMessages({
  bar: { id: 'compare.bar', defaultMessage: 'Products to compare' },
  choose: {
    id: 'compare.choose',
    defaultMessage:
      '{count, plural, =0 {Choose two to four products} one {Choose one more product} other {# products chosen}}',
  },
  show: { id: 'compare.show', defaultMessage: 'Compare' },
  stop: { id: 'compare.stop', defaultMessage: 'Cancel' },
  title: { id: 'compare.title', defaultMessage: 'Compare products' },
  removeOf: { id: 'compare.removeOf', defaultMessage: 'Remove {name}' },
  remove: { id: 'compare.remove', defaultMessage: 'Remove' },
  view: { id: 'compare.view', defaultMessage: 'View' },
  viewOf: { id: 'compare.viewOf', defaultMessage: 'View {name}' },
  product: { id: 'compare.product', defaultMessage: 'Product' },
  sizes: { id: 'compare.sizes', defaultMessage: 'Sizes and prices' },
  oneSize: { id: 'compare.oneSize', defaultMessage: 'One size' },
  weight: { id: 'compare.weight', defaultMessage: '{ounces, number} oz ({grams, number} g)' },
  perOunce: { id: 'compare.perOunce', defaultMessage: '{price} per ounce' },
  allergens: { id: 'compare.allergens', defaultMessage: 'Contains' },
  noAllergens: { id: 'compare.noAllergens', defaultMessage: 'No allergens declared' },
  unknown: { id: 'compare.unknown', defaultMessage: 'Not stated' },
  traces: {
    id: 'compare.traces',
    defaultMessage:
      'As the ingredients declare it. Traces of other allergens are possible: please read the label before you eat or give them.',
  },
  marks: { id: 'compare.marks', defaultMessage: 'Properties' },
  kosher: { id: 'compare.kosher', defaultMessage: 'Kosher' },
  dairyFree: { id: 'compare.dairyFree', defaultMessage: 'Dairy free' },
  meltable: { id: 'compare.meltable', defaultMessage: 'Sent cool in warm months' },
  rating: { id: 'compare.rating', defaultMessage: 'Rating' },
  stars: {
    id: 'compare.stars',
    defaultMessage: '{rating, number} of 5 ({count, plural, one {# review} other {# reviews}})',
  },
  noReviews: { id: 'compare.noReviews', defaultMessage: 'No reviews yet' },
  about: { id: 'compare.about', defaultMessage: 'About it' },
  failed: { id: 'compare.failed', defaultMessage: 'The products could not be loaded.' },
  gone: {
    id: 'compare.gone',
    defaultMessage: 'None of these products is sold any more. Choose others to compare.',
  },
})
