import type { CSSProperties } from 'react'
import { useIntl, defineMessages } from 'react-intl'
import styles from './rating.module.css'

const messages = defineMessages({
  rating: {
    id: 'rating.label',
    defaultMessage:
      '{rating} out of 5 stars, {count, plural, =0 {no reviews} one {# review} other {# reviews}}',
  },
})

/** Stars and how many reviews they come from. */
export function Rating({ rating, count = 0 }: { rating: number; count?: number }) {
  const { formatMessage, formatNumber } = useIntl()
  const share: CSSProperties & Record<'--share', string> = { '--share': `${(rating / 5) * 100}%` }
  const shown = formatNumber(rating, { maximumFractionDigits: 1 })
  return (
    <span
      className={styles.rating}
      role="img"
      aria-label={formatMessage(messages.rating, { rating: shown, count })}
    >
      <span className={styles.stars} style={share} />
      <span className={styles.count} aria-hidden="true">
        ({count})
      </span>
    </span>
  )
}
