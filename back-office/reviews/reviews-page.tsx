import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OfficeReview, OfficeReviewStatus } from '@contracts/back-office'
import { officeApi } from '../api/office-api'
import { MomentText } from '../parts/moment-text'
import { Refusal } from '../parts/refusal'
import { ListPage } from '../records/list-page'
import type { RecordColumn } from '../records/record-table'
import { TwoLines } from '../records/two-lines'
import { usePagedList } from '../records/use-list'
import { useRight } from '../session/session-context'

/**
 * Returns a title for a review. Without a title of its own, it is `Rating by` and the author's
 * name.
 */
const toReviewTitle = ({ title, nickname }: OfficeReview) =>
  title === '' ? `Rating by ${nickname}` : title

const PAGE_SIZE = 25
const FILTERS = ['status'] as const
/** Reviews that await moderation are shown first. */
const STATUSES: readonly ['' | OfficeReviewStatus, string][] = [
  ['', 'Waiting'],
  ['APPROVED', 'Approved'],
  ['REJECTED', 'Rejected'],
]
const COLUMNS: readonly RecordColumn<OfficeReview>[] = [
  {
    id: 'review',
    title: 'Review',
    cell: (review) => (
      <TwoLines below={`${review.productName || 'A product that is gone'} (${review.productId})`}>
        <Box fontWeight="medium">{toReviewTitle(review)}</Box>
        <Box whiteSpace="pre-line">{review.body}</Box>
      </TwoLines>
    ),
  },
  {
    id: 'rating',
    title: 'Rating',
    sort: true,
    cell: ({ rating, isRecommended }) => (
      <TwoLines
        below={
          isRecommended === undefined
            ? undefined
            : isRecommended
              ? 'recommends it'
              : 'advises against it'
        }
      >
        {rating} of 5 stars
      </TwoLines>
    ),
  },
  {
    id: 'author',
    title: 'Author',
    cell: ({ nickname, location, email }) => (
      <TwoLines below={email}>{[nickname, location].filter(Boolean).join(', ')}</TwoLines>
    ),
  },
  {
    id: 'submissiontime',
    title: 'Written',
    sort: true,
    cell: ({ submittedAt }) => <MomentText iso={submittedAt} />,
  },
]

interface Decision {
  review: OfficeReview
  status: 'APPROVED' | 'REJECTED'
}

export default function ReviewsPage() {
  const client = useQueryClient()
  const mayDecide = useRight('reviews.write')
  const list = usePagedList({
    name: 'reviews',
    filters: FILTERS,
    size: PAGE_SIZE,
    load: officeApi.listReviews,
    rows: ({ reviews }) => reviews,
  })
  const decide = useMutation({
    mutationFn: ({ review, status }: Decision) =>
      officeApi.decideOnReview(review.id, { status, expectedStatus: review.status }),
    // also after a refused change: another operator may have moderated the review
    onSettled: () => client.invalidateQueries(['reviews']),
  })
  const actions: RecordColumn<OfficeReview> = {
    id: 'actions',
    title: 'Actions',
    isTitleHidden: true,
    cell: (review) => (
      <DecisionButtons
        review={review}
        isBusy={decide.isLoading}
        onDecide={(status) => decide.mutate({ review, status })}
      />
    ),
  }
  return (
    <ListPage
      title="Reviews"
      noun={['review', 'reviews']}
      list={list}
      filters={[{ name: 'status', label: 'Status', options: STATUSES }]}
      columns={mayDecide ? [...COLUMNS, actions] : COLUMNS}
      toKey={({ id }) => id}
      nothing={{ title: 'No reviews here', text: 'Reviews by shoppers wait here for approval.' }}
      news={decide.isSuccess ? toNews(decide.variables) : undefined}
      notice={<Refusal error={decide.error} />}
    />
  )
}

interface DecisionButtonsProps {
  review: OfficeReview
  isBusy: boolean
  onDecide: (status: Decision['status']) => void
}

function DecisionButtons({ review, isBusy, onDecide }: DecisionButtonsProps) {
  const title = toReviewTitle(review)
  return (
    <Flex gap="2" wrap="wrap">
      {review.status !== 'APPROVED' && (
        <Button size="xs" disabled={isBusy} onClick={() => onDecide('APPROVED')}>
          Approve<Box srOnly>{title}</Box>
        </Button>
      )}
      {review.status !== 'REJECTED' && (
        <Button size="xs" variant="outline" disabled={isBusy} onClick={() => onDecide('REJECTED')}>
          Reject<Box srOnly>{title}</Box>
        </Button>
      )}
    </Flex>
  )
}

function toNews(decided: Decision | undefined): string | undefined {
  if (!decided) return undefined
  const action = decided.status === 'APPROVED' ? 'Approved' : 'Rejected'
  return `${action}: ${toReviewTitle(decided.review)}.`
}
