import type { OfficeReview } from '@domain/back-office-wire'

/** What a review is called where its title has to do: of a rating alone, who gave it. */
export const toReviewTitle = ({ title, nickname }: OfficeReview) =>
  title === '' ? `Rating by ${nickname}` : title
