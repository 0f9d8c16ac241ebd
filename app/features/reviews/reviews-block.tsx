import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { firstReviewsQuery } from '@/integrations/reviews/reviews.queries'
import type { RatingValue, ReviewSort } from '@/integrations/reviews/reviews.port'
import { useSite } from '@/site/use-site'
import { Button } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { useSheet } from '@/ui/use-sheet'
import { ReviewList } from './review-list'
import { ReviewsFailure } from './reviews-failure'
import { ReviewSummaryPanel } from './review-summary-panel'
import { reviewsMessages as messages } from './reviews.messages'
import styles from './reviews-block.module.css'
import { REVIEWS_ID } from './reviews-id'
import { ReviewsSkeleton } from './reviews-skeleton'

declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    'write-review': { productId: string; productName: string }
  }
}

export {}

interface ReviewsBlockProps {
  /** The product's id at the review provider. */
  productId: string
  productName: string
}

/** The reviews of a product (PDP-017): a summary that filters, and the list. */
export default function ReviewsBlock({ productId, productName }: ReviewsBlockProps) {
  const site = useSite()
  const { data, isError, refetch } = useQuery(firstReviewsQuery(site.id, productId))
  return (
    <section id={REVIEWS_ID} className={styles.block} aria-labelledby="reviews-title" tabIndex={-1}>
      <Heading level={2} id="reviews-title">
        <FormattedMessage {...messages.title} />
      </Heading>
      {isError && <ReviewsFailure onRetry={() => void refetch()} />}
      {!data && !isError && <ReviewsSkeleton />}
      {data && data.summary.count === 0 && <NoReviews {...{ productId, productName }} />}
      {data && data.summary.count > 0 && (
        <Reviews key={productId} {...{ productId, productName }} summary={data.summary} />
      )}
    </section>
  )
}

function NoReviews({ productId, productName }: ReviewsBlockProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>
        <FormattedMessage {...messages.emptyTitle} />
      </p>
      <p>
        <FormattedMessage {...messages.empty} values={{ name: productName }} />
      </p>
      <WriteButton {...{ productId, productName }} />
    </div>
  )
}

type ReviewsProps = ReviewsBlockProps & Pick<Parameters<typeof ReviewSummaryPanel>[0], 'summary'>

function Reviews({ summary, ...product }: ReviewsProps) {
  const [rating, setRating] = useState<RatingValue>()
  const [sort, setSort] = useState<ReviewSort>('helpful')
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>
        <ReviewSummaryPanel summary={summary} rating={rating} onRating={setRating} />
        <WriteButton {...product} />
      </div>
      <ReviewList
        {...{ rating, sort }}
        productId={product.productId}
        onSort={setSort}
        onAll={() => setRating(undefined)}
      />
    </div>
  )
}

function WriteButton(product: ReviewsBlockProps) {
  const { open } = useSheet()
  return (
    <Button variant="secondary" onClick={() => open('write-review', product)}>
      <FormattedMessage {...messages.write} />
    </Button>
  )
}
