import type {
  AuditList,
  BackOfficeSession,
  NewPassword,
  OfficeReviewList,
  Operator,
  OperatorChange,
  PageSpeedAnswer,
  ReviewDecision,
} from '@contracts/back-office'
import { ask, send, toQuery } from './engine'

interface ReviewsQuery {
  /** Those that await moderation if empty. */
  status: string
  sort: string
  offset: number
  limit: number
}

export interface ChangesFilter {
  who: string
  subjectType: string
  subjectId: string
  /** Timestamps in ISO 8601. */
  from: string
  until: string
}

const operatorPath = (email: string) => `/operators/${encodeURIComponent(email)}`

export const officeApi = {
  getSession: () => ask<BackOfficeSession>('/session'),
  logIn: (email: string, password: string) =>
    send<BackOfficeSession>('/session', { email, password }),
  logOut: () => ask<void>('/session', { method: 'DELETE' }),
  changePassword: (currentPassword: string, password: string) =>
    send<void>('/session/password', { currentPassword, password }, 'PUT'),
  listOperators: () => ask<{ operators: Operator[] }>('/operators'),
  addOperator: (operator: Pick<Operator, 'email' | 'name' | 'roles' | 'shops'>) =>
    send<Operator & NewPassword>('/operators', operator),
  changeOperator: (email: string, change: OperatorChange) =>
    send<Operator>(operatorPath(email), change, 'PUT'),
  resetPassword: (email: string) => send<NewPassword>(`${operatorPath(email)}/password`, {}),
  listReviews: (asked: ReviewsQuery) => ask<OfficeReviewList>(`/reviews${toQuery({ ...asked })}`),
  decideOnReview: (id: string, decision: ReviewDecision) =>
    send<void>(`/reviews/${encodeURIComponent(id)}`, decision, 'PUT'),
  getPageSpeed: (filter: Record<'days' | 'siteId' | 'device', string>) =>
    ask<PageSpeedAnswer>(`/page-speed${toQuery(filter)}`),
  listChanges: (filter: ChangesFilter, before?: number) =>
    ask<AuditList>(`/changes${toQuery({ ...filter, before })}`),
}
