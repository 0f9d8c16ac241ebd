export const RATINGS = [5, 4, 3, 2, 1] as const
export type RatingValue = (typeof RATINGS)[number]

export const REVIEW_SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** How many reviews are shown at once. */
export const REVIEW_PAGE_SIZE = 8

/** What one shopper thinks of a product. All of it is text: none of it is markup. */
export interface Review {
  id: string
  rating: number
  title?: string
  /** Empty: a rating only. */
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

/** The shop's response. */
export interface ReviewResponse {
  name: string
  department?: string
  text: string
}

/** Of all reviews of a product, whatever is shown of them. */
export interface ReviewSummary {
  average: number
  count: number
  distribution: Record<RatingValue, number>
  /** Share of those who answered whether they recommend it, 0 to 1. */
  recommendedShare?: number
}

export interface ReviewPage {
  summary: ReviewSummary
  reviews: Review[]
  /** How many there are with the rating asked for. */
  total: number
}

export interface ReviewRequest {
  /** The product's id at the provider (`bvProductId`). */
  productId: string
  rating?: RatingValue
  sort: ReviewSort
  offset: number
}

/** A review as a shopper writes it. */
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
  /** The id of the visitor: one vote for each review. */
  authorId: string
  isHelpful: boolean
}

/**
 * The provider of reviews. Errors are AppErrors: `validation` with the fields that were refused,
 * `conflict` for what was sent already.
 */
export interface ReviewSource {
  getReviews(siteId: string, request: ReviewRequest): Promise<ReviewPage>
}
