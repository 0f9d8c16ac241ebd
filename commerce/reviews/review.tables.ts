import type { Generated } from 'kysely'
import type { JsonbDefault, Timestamp } from '../db/columns'

export type ReviewStatus = 'SUBMITTED' | 'APPROVED' | 'REJECTED'

interface ReviewResponse {
  department: string
  name: string
  text: string
  /** ISO 8601. */
  respondedAt: string
}

export interface ReviewTable {
  id: string
  /** A master, or a product without variants. */
  product_id: string
  /** 1 to 5. */
  rating: number
  title: Generated<string>
  /** Empty for a rating without text. */
  body: Generated<string>
  nickname: string
  location: Generated<string>
  /** Never shown. */
  email: string | null
  author_id: string
  is_recommended: boolean | null
  is_featured: Generated<boolean>
  is_archived: Generated<boolean>
  status: ReviewStatus
  submitted_at: Timestamp
  changed_at: Timestamp
  archived_helpful: Generated<number>
  archived_unhelpful: Generated<number>
  helpful: Generated<number>
  unhelpful: Generated<number>
  responses: JsonbDefault<ReviewResponse[]>
  fingerprint: string
}

interface ReviewVoteTable {
  review_id: string
  author_id: string
  is_helpful: boolean
  voted_at: Timestamp
}

export interface ReviewSummaryTable {
  product_id: string
  review_count: Generated<number>
  ratings_only_count: Generated<number>
  rating_sum: Generated<number>
  rating_counts: Generated<number[]>
  recommended_count: Generated<number>
  not_recommended_count: Generated<number>
  helpful_count: Generated<number>
  unhelpful_count: Generated<number>
  first_at: Timestamp | null
  last_at: Timestamp | null
}

/** The tables of the reviews module (migration 190). */
declare module '../db/schema' {
  interface Schema {
    review: ReviewTable
    review_vote: ReviewVoteTable
    review_summary: ReviewSummaryTable
    review_import: { checksum: string; imported_at: Timestamp }
  }
}
