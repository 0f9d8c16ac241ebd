/** Phrases of searches that every shop understands, as lines of the preference `searchPhrases`. */
export const DEFAULT_SEARCH_PHRASES = [
  'under {price}, below {price}, less than {price}, cheaper than {price} = price=(0..{price})',
  'menos de {price}, por debajo de {price} = price=(0..{price})',
  'up to {price}, max {price}, maximum {price}, at most {price}, no more than {price}, not more than {price}, not over {price} = price=(0..{price+})',
  '{price} or less, {price} dollars or less, {price} and less, {price} or under, {price} or below, {price} and under, {price} and below, {price} max = price=(0..{price+})',
  'hasta {price}, maximo {price}, como maximo {price}, no mas de {price}, {price} o menos, {price} dolares o menos, {price} maximo = price=(0..{price+})',
  'over {price}, above {price}, more than {price}, mas de {price} = price=({price+}..)',
  'from {price}, at least {price}, {price} or more, {price} and up, {price} and over, desde {price}, al menos {price}, {price} o mas = price=({price}..)',
  'between {from} and {to}, from {from} to {to}, entre {from} y {to}, de {from} a {to}, desde {from} hasta {to} = price=({from}..{to+})',
]
