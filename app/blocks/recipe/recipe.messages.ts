import { defineMessages } from 'react-intl'

export const recipeMessages = defineMessages({
  makes: { id: 'recipe.makes', defaultMessage: 'Makes' },
  hands: { id: 'recipe.hands', defaultMessage: 'Hands-on' },
  total: { id: 'recipe.total', defaultMessage: 'In all' },
  difficulty: { id: 'recipe.difficulty', defaultMessage: 'Difficulty' },
  ingredients: { id: 'recipe.ingredients', defaultMessage: 'Ingredients' },
  method: { id: 'recipe.method', defaultMessage: 'Method' },
  tip: { id: 'recipe.tip', defaultMessage: 'A confectioner’s tip' },
  print: { id: 'recipe.print', defaultMessage: 'Print this recipe' },
  by: { id: 'recipe.by', defaultMessage: 'By {name}' },
})
