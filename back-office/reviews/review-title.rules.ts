import type { OfficeReview } from '@contracts/back-office'

/**
 * Returns a title for a review. Without a title of its own, it is `Rating by` and the author's
 * name.
 */
export const toReviewTitle = ({ title, nickname }: OfficeReview) =>
  title === '' ? `Rating by ${nickname}` : title
