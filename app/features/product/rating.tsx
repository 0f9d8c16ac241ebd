import { useIntl, defineMessages } from 'react-intl'
import { Stars } from '@/ui/stars'
import styles from './rating.module.css'

const messages = defineMessages({
  rating: {
    id: 'rating.label',
    defaultMessage:
      '{rating} out of 5 stars, {count, plural, =0 {no reviews} one {# review} other {# reviews}}',
  },
})

interface RatingProps {
  rating: number
  count?: number
  href?: string
}

export function Rating({ rating, count = 0, href }: RatingProps) {
  const { formatMessage, formatNumber } = useIntl()
  const shown = formatNumber(rating, { maximumFractionDigits: 1 })
  const label = formatMessage(messages.rating, { rating: shown, count })
  const stars = (
    <>
      <Stars rating={rating} />
      <span className={styles.count} aria-hidden="true">
        {`(${count})`}
      </span>
    </>
  )
  if (href !== undefined) {
    return (
      <a href={href} className={styles.rating} aria-label={label}>
        {stars}
      </a>
    )
  }
  return (
    <span className={styles.rating} role="img" aria-label={label}>
      {stars}
    </span>
  )
}
