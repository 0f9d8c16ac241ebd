/** Phrases of searches that every shop understands, as lines of the preference `searchPhrases`. */
export const DEFAULT_SEARCH_PHRASES = [
  'under {price}, below {price}, less than {price}, cheaper than {price}, up to {price}, max {price} = price=(0..{price})',
  'menos de {price}, hasta {price}, por debajo de {price}, maximo {price} = price=(0..{price})',
  'over {price}, above {price}, more than {price}, from {price}, mas de {price}, desde {price} = price=({price}..)',
  'between {from} and {to}, entre {from} y {to} = price=({from}..{to})',
]
