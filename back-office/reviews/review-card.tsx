import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import type { OfficeReview } from '@domain/back-office-wire'
import { MomentText } from '../parts/moment-text'
import { useRight } from '../session/session-context'
import { toReviewTitle } from './review-title.rules'

interface ReviewCardProps {
  review: OfficeReview
  isBusy: boolean
  onDecide: (status: 'APPROVED' | 'REJECTED') => void
}

/** One review with everything its author entered, and the buttons for moderation. */
export function ReviewCard({ review, isBusy, onDecide }: ReviewCardProps) {
  const mayDecide = useRight('reviews.write')
  const { rating, isRecommended, nickname, location, email, status } = review
  const title = toReviewTitle(review)
  const said = [
    `${rating} of 5 stars`,
    ...(isRecommended === undefined
      ? []
      : [isRecommended ? 'recommends it' : 'advises against it']),
  ]
  return (
    <Box as="article" background="bg.panel" borderWidth="1px" borderRadius="l3" padding="5">
      <Flex gap="4" justify="space-between" direction={{ base: 'column', sm: 'row' }}>
        <Box minWidth="0" overflowWrap="anywhere">
          <Box fontSize="sm" color="fg.muted">
            {review.productName || 'A product that is gone'} ({review.productId}), {said.join(', ')}
          </Box>
          <Heading as="h2" size="md" marginBlock="1">
            {title}
          </Heading>
          <Box whiteSpace="pre-line">{review.body}</Box>
          <Box fontSize="sm" color="fg.muted" marginTop="3">
            {[nickname, location, email].filter(Boolean).join(', ')},{' '}
            <MomentText iso={review.submittedAt} />
          </Box>
        </Box>
        {mayDecide && (
          <Flex gap="2" flexShrink={0} align="flex-start">
            {status !== 'APPROVED' && (
              <Button size="sm" disabled={isBusy} onClick={() => onDecide('APPROVED')}>
                Approve<Box srOnly>{title}</Box>
              </Button>
            )}
            {status !== 'REJECTED' && (
              <Button
                size="sm"
                variant="outline"
                disabled={isBusy}
                onClick={() => onDecide('REJECTED')}
              >
                Reject<Box srOnly>{title}</Box>
              </Button>
            )}
          </Flex>
        )}
      </Flex>
    </Box>
  )
}
