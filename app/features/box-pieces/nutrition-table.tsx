import { FormattedMessage, useIntl } from 'react-intl'
import { NUTRIENTS, type Nutrient, type Nutrition } from '@/rules/nutrition'
import { nutritionMessages as messages } from './nutrition.messages'
import styles from './nutrition-table.module.css'

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
