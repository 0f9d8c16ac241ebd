import { FormattedMessage, useIntl, defineMessages } from 'react-intl'
import { NUTRIENTS, type Nutrient, type Nutrition } from '@/rules/nutrition'
import styles from './nutrition-table.module.css'

const messages = defineMessages({
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

interface NutritionTableProps {
  /** The columns: one piece, or the whole box. */
  columns: readonly { label: string; amounts: Nutrition['amounts'] }[]
}

export function NutritionTable({ columns }: NutritionTableProps) {
  const { formatMessage } = useIntl()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage {...messages.nutrient} />
          </th>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NUTRIENTS.map((nutrient) => (
          <tr key={nutrient}>
            <th scope="row">
              <FormattedMessage {...messages[nutrient]} />
            </th>
            {columns.map(({ label, amounts }) => (
              <td key={label}>{formatMessage(unitOf(nutrient), { amount: amounts[nutrient] })}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function unitOf(nutrient: Nutrient) {
  if (nutrient === 'calories') return messages.number
  return nutrient === 'sodium' ? messages.milligrams : messages.grams
}
