import type { OfficeReview } from '@domain/back-office-wire'

/** Returns a title for a review; a rating without text is titled with its author's name. */
export const toReviewTitle = ({ title, nickname }: OfficeReview) =>
  title === '' ? `Rating by ${nickname}` : title
