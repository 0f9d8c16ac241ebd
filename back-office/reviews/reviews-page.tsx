import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OfficeReview, OfficeReviewStatus } from '@domain/back-office-wire'
import { officeApi } from '../api/office-api'
import { Choice } from '../parts/choice'
import { PageBody } from '../parts/page-body'
import { Pages } from '../parts/pages'
import { NothingFound, QueryState } from '../parts/query-state'
import { Refusal } from '../parts/refusal'
import { useAddressFilter } from '../parts/use-address-filter'
import { ReviewCard } from './review-card'
import { toReviewTitle } from './review-title.rules'

const PAGE_SIZE = 25
const FILTERS = ['status', 'offset'] as const
const STATUSES: readonly [OfficeReviewStatus, string][] = [
  ['SUBMITTED', 'Waiting'],
  ['APPROVED', 'Approved'],
  ['REJECTED', 'Rejected'],
]

interface Decision {
  review: OfficeReview
  status: OfficeReviewStatus
}

/** Reviews that wait to be read, and those that were decided on. */
export function ReviewsPage() {
  const [filter, change] = useAddressFilter(FILTERS)
  const client = useQueryClient()
  const status = filter.status || 'SUBMITTED'
  const offset = Math.max(0, Number(filter.offset) || 0)
  const list = useQuery({
    queryKey: ['reviews', status, offset],
    queryFn: () => officeApi.listReviews(status, offset, PAGE_SIZE),
    keepPreviousData: true,
  })
  const decide = useMutation({
    mutationFn: ({ review, status: decided }: Decision) =>
      officeApi.decideOnReview(review.id, { status: decided, expectedStatus: review.status }),
    // after a refusal too: another operator may have changed it
    onSettled: () => client.invalidateQueries(['reviews']),
  })
  const { reviews, total = 0 } = list.data ?? {}
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
          onChange={(chosen) => change({ status: chosen, offset: '' })}
        />
      </Box>
      <Refusal error={decide.error} />
      <QueryState query={list} failure="The reviews cannot be shown." />
      {reviews?.length === 0 && (
        <NothingFound title="No reviews here" text="What shoppers write waits here to be read." />
      )}
      <Stack gap="3">
        {reviews?.map((review) => (
          <ReviewCard
            key={review.id}
            review={review}
            isBusy={decide.isLoading}
            onDecide={(decided) => decide.mutate({ review, status: decided })}
          />
        ))}
      </Stack>
      <Pages
        offset={offset}
        size={PAGE_SIZE}
        total={total}
        onChange={(next) => change({ offset: next === 0 ? '' : String(next) })}
      />
    </PageBody>
  )
}

function toNews(decided: Decision | undefined): string {
  if (!decided) return ''
  const action = decided.status === 'APPROVED' ? 'Approved' : 'Rejected'
  return `${action}: ${toReviewTitle(decided.review)}. `
}
