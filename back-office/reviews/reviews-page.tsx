import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OfficeReview, OfficeReviewStatus } from '@domain/back-office-wire'
import { officeApi } from '../api/office-api'
import { Choice } from '../parts/choice'
import { ListResult } from '../parts/list-result'
import { PageBody } from '../parts/page-body'
import { Pages } from '../parts/pages'
import { Refusal } from '../parts/refusal'
import { usePagedList } from '../parts/use-list'
import { ReviewCard } from './review-card'
import { toReviewTitle } from './review-title.rules'

const PAGE_SIZE = 25
const FILTERS = ['status'] as const
/** The status that is shown first: reviews that await moderation. */
const FIRST = 'SUBMITTED'
const STATUSES: readonly [OfficeReviewStatus, string][] = [
  ['SUBMITTED', 'Waiting'],
  ['APPROVED', 'Approved'],
  ['REJECTED', 'Rejected'],
]

interface Decision {
  review: OfficeReview
  status: OfficeReviewStatus
}

/** Reviews that await moderation, and those that were approved or rejected. */
export function ReviewsPage() {
  const client = useQueryClient()
  const { filter, change, list, total, pages } = usePagedList({
    name: 'reviews',
    filters: FILTERS,
    size: PAGE_SIZE,
    load: ({ status, offset, limit }) => officeApi.listReviews(status || FIRST, offset, limit),
  })
  const status = filter.status || FIRST
  const decide = useMutation({
    mutationFn: ({ review, status: decided }: Decision) =>
      officeApi.decideOnReview(review.id, { status: decided, expectedStatus: review.status }),
    // also after a refused change: another operator may have moderated the review
    onSettled: () => client.invalidateQueries(['reviews']),
  })
  const reviews = list.data?.reviews
  return (
    <PageBody
      title="Reviews"
      aside={
        <Box role="status" color="fg.muted" fontSize="sm">
          {toNews(decide.isSuccess ? decide.variables : undefined)}
          {list.data && `${total} ${total === 1 ? 'review' : 'reviews'}`}
        </Box>
      }
    >
      <Box as="search" aria-label="Reviews" maxWidth="56" marginBottom="4">
        <Choice
          label="Status"
          value={status}
          options={STATUSES}
          onChange={(chosen) => change({ status: chosen })}
        />
      </Box>
      <Refusal error={decide.error} />
      <ListResult
        query={list}
        failure="The reviews cannot be shown."
        entries={reviews}
        nothing={{ title: 'No reviews here', text: 'What shoppers write waits here to be read.' }}
      >
        {(found) => (
          <Stack gap="3">
            {found.map((review) => (
              <ReviewCard
                key={review.id}
                review={review}
                isBusy={decide.isLoading}
                onDecide={(decided) => decide.mutate({ review, status: decided })}
              />
            ))}
          </Stack>
        )}
      </ListResult>
      <Pages {...pages} />
    </PageBody>
  )
}

function toNews(decided: Decision | undefined): string {
  if (!decided) return ''
  const action = decided.status === 'APPROVED' ? 'Approved' : 'Rejected'
  return `${action}: ${toReviewTitle(decided.review)}. `
}
