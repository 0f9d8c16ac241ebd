export const RATINGS = [5, 4, 3, 2, 1] as const
export type RatingValue = (typeof RATINGS)[number]

export const REVIEW_SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** Reviews per page. */
export const REVIEW_PAGE_SIZE = 8

/** A shopper's review of a product. All texts are plain text without markup. */
export interface Review {
  id: string
  rating: number
  title?: string
  /** Empty if the review is only a rating. */
  text: string
  nickname: string
  location?: string
  /** ISO 8601. */
  submittedAt: string
  isRecommended?: boolean
  helpful: number
  unhelpful: number
  responses: ReviewResponse[]
}

export interface ReviewResponse {
  name: string
  department?: string
  text: string
}

/** The summary of all reviews of a product, regardless of filter and page. */
export interface ReviewSummary {
  average: number
  count: number
  distribution: Record<RatingValue, number>
  /** Share of recommendations among those who answered the question, from 0 to 1. */
  recommendedShare?: number
}

export interface ReviewPage {
  summary: ReviewSummary
  reviews: Review[]
  /** Number of reviews with the requested rating. */
  total: number
}

export interface ReviewRequest {
  /** The product's id at the provider (`bvProductId`). */
  productId: string
  rating?: RatingValue
  sort: ReviewSort
  offset: number
}

export interface NewReview {
  productId: string
  rating: number
  title: string
  text: string
  nickname: string
  email: string
  location: string
  isRecommended?: boolean
}

export interface ReviewVote {
  reviewId: string
  /** The visitor's id: one vote per review. */
  authorId: string
  isHelpful: boolean
}

/**
 * The provider of reviews. Errors are AppErrors: `validation` with the refused fields, `conflict`
 * for a repeated submission.
 */
export interface ReviewSource {
  getReviews(siteId: string, request: ReviewRequest): Promise<ReviewPage>
}
