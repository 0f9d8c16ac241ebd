import type { OperatorRole } from './operator-rights'
import type { SpeedMetric, SpeedRating } from './page-speed'

/* What the engine and its back office say to each other, besides the content studio's
   `studio-wire.ts` (docs/adr/0080, 0096). Times are ISO texts. */

/** Below it the engine answers the back office. */
export const BACK_OFFICE_API = '/back-office/api'
export const LOGIN_PATH = '/back-office/login'

export const OPERATOR_NAME_LENGTH = 60
export const OPERATOR_PASSWORD_LENGTH = { min: 12, max: 128 } as const

/** Who works in the back office. */
export interface BackOfficeSession {
  /** `token`: a machine; `local`: a user on this machine, while there are no operators. */
  kind: 'operator' | 'token' | 'local'
  /** Of an operator. */
  email?: string
  name: string
  roles: OperatorRole[]
}

export interface Operator {
  email: string
  name: string
  roles: OperatorRole[]
  revision: number
  createdAt: string
  lastLoginAt?: string
  /** Absent: may log in. */
  disabledAt?: string
}

/** What an admin changes of an operator. */
export interface OperatorChange {
  name: string
  roles: OperatorRole[]
  isDisabled: boolean
  /** The revision that was changed. */
  expectedRevision: number
}

/** A password that the engine made; it is shown once. */
export interface NewPassword {
  password: string
}

/** One change in the log. */
export interface AuditEntry {
  id: number
  at: string
  operatorEmail?: string
  operatorName: string
  action: string
  subjectType: string
  subjectId: string
  /** In lists of all changes, of what has a page and still exists. */
  subjectName?: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  requestId: string
}

export interface AuditList {
  /** Newest first. */
  entries: AuditEntry[]
  /** Asked with as `before`, for the entries before these; absent: there are none. */
  next?: number
}

export const REVIEW_STATUSES = ['SUBMITTED', 'APPROVED', 'REJECTED'] as const
export type OfficeReviewStatus = (typeof REVIEW_STATUSES)[number]

/** A review as who decides on it sees it. */
export interface OfficeReview {
  id: string
  productId: string
  /** Empty: the product is no longer there. */
  productName: string
  /** 1 to 5. */
  rating: number
  title: string
  /** Empty: a rating only. */
  body: string
  nickname: string
  location: string
  email?: string
  /** Absent: the author did not say. */
  isRecommended?: boolean
  status: OfficeReviewStatus
  submittedAt: string
}

export interface OfficeReviewList {
  /** Newest first. */
  reviews: OfficeReview[]
  total: number
}

export interface ReviewDecision {
  status: OfficeReviewStatus
  /** What it was when it was decided on. */
  expectedStatus: OfficeReviewStatus
}

/** One metric of page speed, of the visits that measured it. */
export interface SpeedFigures {
  metric: SpeedMetric
  visits: number
  /** Three visits of four were at most so: milliseconds, of CLS a score. */
  p75: number
  rating: SpeedRating
  /** Visits of each rating. */
  shares: Record<SpeedRating, number>
}

export interface PageSpeedReport {
  /** Of all pages. */
  metrics: SpeedFigures[]
  pages: { pageType: string; metrics: SpeedFigures[] }[]
}

export interface PageSpeedAnswer extends PageSpeedReport {
  sites: { id: string; name: string }[]
}
