import { FormattedMessage, useIntl } from 'react-intl'
import { specialName, specialOn, type SpecialDays } from '@rules/special-days'
import { WEEKDAYS, type WeekHours } from '@rules/week-hours'
import { shopToday, toWeekday } from '@/rules/shop-hours'
import { shopsMessages as messages } from '../shops.messages'
import styles from './shop-hours-table.module.css'
import { useShopWords } from '../use-shop-words'

interface ShopHoursTableProps {
  shopName: string
  week: WeekHours
  special: readonly SpecialDays[]
  /** The current time; today's row is marked, and shows the hours of a special day. */
  now?: Date
}

// The table starts with Monday.
const DAYS = [...WEEKDAYS.slice(1), WEEKDAYS[0]]

/** The opening hours of each weekday (SHOP-040). */
export function ShopHoursTable({ shopName, week, special, now }: ShopHoursTableProps) {
  const { locale } = useIntl()
  const words = useShopWords()
  const date = now && shopToday(now)
  const today = date && toWeekday(date)
  const exception = date === undefined ? undefined : specialOn({ special }, date)
  const name = exception && specialName(exception, locale)
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">
        <FormattedMessage {...messages.hours} values={{ name: shopName }} />
      </caption>
      <tbody>
        {DAYS.map((day) => (
          <tr key={day} className={day === today ? styles.today : undefined}>
            <th scope="row">
              {words.day(day)}
              {day === today && (
                <>
                  {name && `, ${name}`}
                  <span className="visually-hidden">
                    {' '}
                    <FormattedMessage {...messages.today} />
                  </span>
                </>
              )}
            </th>
            <td>{words.spans(day === today && exception ? exception.spans : week[day])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
