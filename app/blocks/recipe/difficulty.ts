import { defineMessages } from 'react-intl'

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const difficultyMessages = defineMessages({
  easy: { id: 'recipe.easy', defaultMessage: 'Easy' },
  medium: { id: 'recipe.medium', defaultMessage: 'Some practice' },
  hard: { id: 'recipe.hard', defaultMessage: 'For the patient' },
})
