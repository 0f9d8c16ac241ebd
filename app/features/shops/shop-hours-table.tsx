import { FormattedMessage } from 'react-intl'
import { shopWeekday, toTimeText, WEEKDAYS, type WeekHours } from '@/domain/shop-hours'
import { shopsMessages as messages } from './shops.messages'
import styles from './shop-hours-table.module.css'

interface ShopHoursTableProps {
  shopName: string
  hours: WeekHours
  /** Marks its day. */
  now?: Date
}

// Monday first, as weeks are read.
const DAYS = [...WEEKDAYS.slice(1), WEEKDAYS[0]]

/** Seven days of opening hours (SHOP-040). */
export function ShopHoursTable({ shopName, hours, now }: ShopHoursTableProps) {
  const today = now && shopWeekday(now)
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">
        <FormattedMessage {...messages.hours} values={{ name: shopName }} />
      </caption>
      <tbody>
        {DAYS.map((day) => (
          <tr key={day} className={day === today ? styles.today : undefined}>
            <th scope="row">
              {day}
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

function toSpanText({ opens, closes }: { opens: number; closes: number }): string {
  return `${toTimeText(opens)} – ${toTimeText(closes)}`
}
