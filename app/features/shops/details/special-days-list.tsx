import { FormattedMessage, useIntl } from 'react-intl'
import { toDate } from '@rules/days'
import { specialName, type SpecialDays } from '@rules/special-days'
import { upcomingDays } from '@/rules/shop-hours'
import { shopsMessages as messages } from '../shops.messages'
import { useShopWords } from '../use-shop-words'
import styles from './special-days-list.module.css'

interface SpecialDaysListProps {
  special: readonly SpecialDays[]
  /** Undefined until hydration, as long as all days are shown. */
  now?: Date
}

/** The days of the next weeks on which a shop has other hours than in the week. */
export function SpecialDaysList({ special, now }: SpecialDaysListProps) {
  const { formatMessage, formatDate, locale } = useIntl()
  const words = useShopWords()
  const shown = now ? upcomingDays(special, now) : special
  if (shown.length === 0) return null
  const dayText = (day: string) =>
    formatDate(toDate(day), { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
  return (
    <section className={styles.days} aria-labelledby="special-days">
      <h3 id="special-days" className={styles.title}>
        <FormattedMessage {...messages.special} />
      </h3>
      <ul className={styles.list}>
        {shown.map((one) => (
          <li key={one.from}>
            <span>
              <strong>{specialName(one, locale)}</strong>
              <span className="muted">
                {one.from === one.to
                  ? dayText(one.from)
                  : formatMessage(messages.period, {
                      from: dayText(one.from),
                      to: dayText(one.to),
                    })}
              </span>
            </span>
            <span>{words.spans(one.spans)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
