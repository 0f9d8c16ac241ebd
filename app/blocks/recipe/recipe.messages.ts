import { defineMessages } from 'react-intl'

export const recipeMessages = defineMessages({
  makes: { id: 'recipe.makes', defaultMessage: 'Makes' },
  hands: { id: 'recipe.hands', defaultMessage: 'Hands-on' },
  total: { id: 'recipe.total', defaultMessage: 'In all' },
  difficulty: { id: 'recipe.difficulty', defaultMessage: 'Difficulty' },
  easy: { id: 'recipe.easy', defaultMessage: 'Easy' },
  medium: { id: 'recipe.medium', defaultMessage: 'Some practice' },
  hard: { id: 'recipe.hard', defaultMessage: 'For the patient' },
  minutes: { id: 'recipe.minutes', defaultMessage: '{minutes, number} min' },
  hours: { id: 'recipe.hours', defaultMessage: '{hours, number} h' },
  hoursMinutes: {
    id: 'recipe.hoursMinutes',
    defaultMessage: '{hours, number} h {minutes, number} min',
  },
  ingredients: { id: 'recipe.ingredients', defaultMessage: 'Ingredients' },
  method: { id: 'recipe.method', defaultMessage: 'Method' },
  tip: { id: 'recipe.tip', defaultMessage: 'A confectioner’s tip' },
  print: { id: 'recipe.print', defaultMessage: 'Print this recipe' },
  by: { id: 'recipe.by', defaultMessage: 'By {name}' },
})
