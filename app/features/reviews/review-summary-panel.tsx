import type { CSSProperties } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { RATINGS, type RatingValue, type ReviewSummary } from '@/integrations/reviews/reviews.port'
import { Stars } from '@/ui/stars'
import { reviewsMessages as messages } from './reviews.messages'
import styles from './review-summary-panel.module.css'

interface SummaryProps {
  summary: ReviewSummary
  rating?: RatingValue
  onRating: (rating: RatingValue | undefined) => void
}

/** The average rating, and a bar for each rating that filters the list on a click. */
export function ReviewSummaryPanel({ summary, rating, onRating }: SummaryProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { average, count, distribution, recommendedShare } = summary
  const shown = formatNumber(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <div className={styles.summary}>
      <div className={styles.total}>
        <span className={styles.average} aria-hidden="true">
          {shown}
        </span>
        <div>
          <Stars
            rating={average}
            label={formatMessage(messages.average, { rating: shown })}
            className={styles.stars}
          />
          <p className="note">
            <FormattedMessage {...messages.count} values={{ count }} />
          </p>
        </div>
      </div>
      <div role="group" aria-label={formatMessage(messages.bars)} className={styles.bars}>
        {RATINGS.map((value) => (
          <RatingBar
            key={value}
            value={value}
            count={distribution[value]}
            total={count}
            isChosen={value === rating}
            onClick={() => onRating(value === rating ? undefined : value)}
          />
        ))}
      </div>
      {recommendedShare !== undefined && (
        <p className="note">
          <FormattedMessage
            {...messages.recommended}
            values={{
              share: formatNumber(recommendedShare, { style: 'percent' }),
            }}
          />
        </p>
      )}
    </div>
  )
}

interface BarProps {
  value: RatingValue
  count: number
  total: number
  isChosen: boolean
  onClick: () => void
}

function RatingBar({ value, count, total, isChosen, onClick }: BarProps) {
  const style: CSSProperties & Record<'--share', string> = { '--share': `${count / total}` }
  return (
    <button type="button" className={styles.bar} aria-pressed={isChosen} onClick={onClick}>
      <FormattedMessage
        {...messages.bar}
        values={{
          rating: value,
          count,
          label: (words) => <span>{words}</span>,
          number: (words) => <span className={styles.number}>{words}</span>,
          // words for screen readers only; visually, the bars form a table
          heard: (words) => <span className="visually-hidden">{words}</span>,
        }}
      />
      <span className={styles.track} style={style} aria-hidden="true" />
    </button>
  )
}
