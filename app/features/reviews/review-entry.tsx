import { FormattedMessage, useIntl } from 'react-intl'
import type { Review, ReviewResponse } from '@/integrations/reviews/reviews.port'
import { ShopDayText } from '@/ui/shop-day-text'
import { Icon } from '@/ui/icon'
import { Stars } from '@/ui/stars'
import { ReviewVotes } from './review-votes'
import styles from './review-entry.module.css'
import { reviewsMessages as messages } from './reviews.messages'

export function ReviewEntry({ review }: { review: Review }) {
  const { formatMessage } = useIntl()
  const { rating, title, text, nickname, location, submittedAt, isRecommended } = review
  return (
    <article className={styles.entry}>
      <Stars rating={rating} label={formatMessage(messages.stars, { rating })} />
      {title && <h3 className={styles.title}>{title}</h3>}
      {text && <p className={styles.text}>{text}</p>}
      {isRecommended !== undefined && (
        <p className={styles.recommends}>
          <Icon name={isRecommended ? 'check' : 'close'} size={16} />
          <FormattedMessage {...(isRecommended ? messages.recommends : messages.recommendsNot)} />
        </p>
      )}
      <p className={styles.author}>
        <span>
          {location ? (
            <FormattedMessage {...messages.from} values={{ nickname, location }} />
          ) : (
            nickname
          )}
        </span>
        <time dateTime={submittedAt}>
          <ShopDayText value={submittedAt} />
        </time>
      </p>
      {text && <ReviewVotes review={review} />}
      {review.responses.map((response) => (
        <Response key={response.text} {...response} />
      ))}
    </article>
  )
}

function Response({ name, department, text }: ReviewResponse) {
  return (
    <div className={styles.response}>
      <p className={styles.responder}>
        <FormattedMessage
          {...messages.response}
          values={{ name: [name, department].filter(Boolean).join(', ') }}
        />
      </p>
      <p className={styles.text}>{text}</p>
    </div>
  )
}
