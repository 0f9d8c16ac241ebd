import { FormattedMessage, useIntl } from 'react-intl'
import { WEEKDAYS, type OpeningSpan, type WeekHours } from '@rules/week-hours'
import { shopWeekday, toTimeText } from '@/rules/shop-hours'
import { shopsMessages as messages } from '../shops.messages'
import styles from './shop-hours-table.module.css'
import { useShopWords } from '../use-shop-words'

interface ShopHoursTableProps {
  shopName: string
  hours: WeekHours
  /** The current time; today's row is marked. */
  now?: Date
}

// The table starts with Monday.
const DAYS = [...WEEKDAYS.slice(1), WEEKDAYS[0]]

/** The opening hours of each weekday (SHOP-040). */
export function ShopHoursTable({ shopName, hours, now }: ShopHoursTableProps) {
  const { formatMessage } = useIntl()
  const words = useShopWords()
  const today = now && shopWeekday(now)
  const toSpanText = ({ opens, closes }: OpeningSpan) =>
    formatMessage(messages.span, {
      from: words.time(toTimeText(opens)),
      until: words.time(toTimeText(closes)),
    })
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
                <span className="visually-hidden">
                  {' '}
                  <FormattedMessage {...messages.today} />
                </span>
              )}
            </th>
            <td>
              {hours[day].map(toSpanText).join(', ') || (
                <FormattedMessage {...messages.dayClosed} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
