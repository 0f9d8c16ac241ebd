import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { reviewsQuery } from '@/integrations/reviews/reviews.queries'
import {
  REVIEW_PAGE_SIZE,
  REVIEW_SORTS,
  type RatingValue,
  type ReviewSort,
} from '@/integrations/reviews/reviews.port'
import { useSite } from '@/site/use-site'
import { Button } from '@/ui/button'
import { InlineSelect } from '@/ui/inline-select'
import { ReviewEntry } from './review-entry'
import styles from './review-list.module.css'
import { ReviewsFailure } from './reviews-failure'
import { reviewsMessages as messages } from './reviews.messages'
import { ReviewRowsSkeleton } from './reviews-skeleton'

interface ListProps {
  productId: string
  rating?: RatingValue
  sort: ReviewSort
  onSort: (sort: ReviewSort) => void
  onAll: () => void
}

/** Reviews in pages of eight; each further page is fetched on request. */
export function ReviewList({ productId, rating, sort, onSort, onAll }: ListProps) {
  const site = useSite()
  const { formatMessage } = useIntl()
  const narrowing = `${rating} ${sort}`
  const [asked, setAsked] = useState({ narrowing, pages: 1 })
  const pages = asked.narrowing === narrowing ? asked.pages : 1
  const first = useQuery(reviewsQuery(site.id, requestOf(productId, rating, sort, 0)))
  const total = first.data?.total ?? 0
  const status = useRef<HTMLParagraphElement>(null)
  const shown = Math.min(total, pages * REVIEW_PAGE_SIZE)
  const showAll = () => {
    onAll()
    // the button disappears, so the focus must move
    status.current?.focus()
  }
  return (
    <div className="stack-5 content-start justify-items-start min-w-0">
      <div className={styles.toolbar}>
        <p role="status" className={styles.shown} ref={status} tabIndex={-1}>
          {first.data && (
            <FormattedMessage
              {...(total === 0 ? messages.none : messages.shown)}
              values={{ shown, total, rating: rating ?? 'all' }}
            />
          )}
        </p>
        {rating !== undefined && (
          <Button variant="quiet" size="sm" onClick={showAll}>
            <FormattedMessage {...messages.all} />
          </Button>
        )}
        <InlineSelect
          className={styles.sort}
          label={<FormattedMessage {...messages.sort} />}
          options={REVIEW_SORTS.map((value) => ({ value, label: formatMessage(messages[value]) }))}
          value={sort}
          onChange={onSort}
        />
      </div>
      {Array.from({ length: pages }, (_, page) => (
        <ReviewRows
          key={`${narrowing} ${page}`}
          request={requestOf(productId, rating, sort, page * REVIEW_PAGE_SIZE)}
        />
      ))}
      {shown < total && (
        <Button variant="secondary" onClick={() => setAsked({ narrowing, pages: pages + 1 })}>
          <FormattedMessage {...messages.more} />
        </Button>
      )}
    </div>
  )
}

// without a rating, the key is omitted, so that the first page matches the query of the server
function requestOf(
  productId: string,
  rating: RatingValue | undefined,
  sort: ReviewSort,
  offset: number,
) {
  return { productId, sort, offset, ...(rating !== undefined && { rating }) }
}

function ReviewRows({ request }: { request: ReturnType<typeof requestOf> }) {
  const site = useSite()
  const list = useRef<HTMLOListElement>(null)
  const { data, isError, refetch } = useQuery(reviewsQuery(site.id, request))
  const isFurther = request.offset > 0
  const hasCome = data !== undefined
  // moves the focus to the start of the new page
  useEffect(() => {
    if (isFurther && hasCome) list.current?.focus({ preventScroll: true })
  }, [isFurther, hasCome])

  if (isError) return <ReviewsFailure onRetry={() => void refetch()} />
  if (!data) return <ReviewRowsSkeleton />
  return (
    <ol className={styles.rows} ref={list} start={request.offset + 1} tabIndex={-1}>
      {data.reviews.map((review) => (
        <li key={review.id}>
          <ReviewEntry review={review} />
        </li>
      ))}
    </ol>
  )
}
