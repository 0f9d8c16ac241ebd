import { defineMessages } from 'react-intl'

export const nutritionMessages = defineMessages({
  nutrient: { id: 'nutrition.nutrient', defaultMessage: 'Nutrient' },
  calories: { id: 'nutrition.calories', defaultMessage: 'Calories' },
  totalFat: { id: 'nutrition.totalFat', defaultMessage: 'Total fat' },
  saturatedFat: { id: 'nutrition.saturatedFat', defaultMessage: 'Saturated fat' },
  sodium: { id: 'nutrition.sodium', defaultMessage: 'Sodium' },
  totalCarbohydrate: { id: 'nutrition.totalCarbohydrate', defaultMessage: 'Total carbohydrate' },
  totalSugars: { id: 'nutrition.totalSugars', defaultMessage: 'Total sugars' },
  protein: { id: 'nutrition.protein', defaultMessage: 'Protein' },
  number: { id: 'nutrition.number', defaultMessage: '{amount, number, integer}' },
  grams: { id: 'nutrition.grams', defaultMessage: '{amount, number, ::.#} g' },
  milligrams: { id: 'nutrition.milligrams', defaultMessage: '{amount, number, integer} mg' },
})
