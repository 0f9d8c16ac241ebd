import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import type {
  AuditList,
  BackOfficeSession,
  ForgottenPasswordAnswer,
  NewPassword,
  NewRecoveryCodes,
  OfficeReviewList,
  Operator,
  OperatorChange,
  OwnPasskeys,
  PageSpeedAnswer,
  ReviewDecision,
  SecondStep,
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
    send<BackOfficeSession | SecondStep>('/session', { email, password }),
  finishLogIn: (proof: { credential: object } | { challenge: string; recoveryCode: string }) =>
    send<BackOfficeSession>('/session/second-step', proof),
  askForNewPassword: (email: string) =>
    send<ForgottenPasswordAnswer>('/session/forgotten-password', { email }),
  setNewPassword: (token: string, password: string) =>
    send<void>('/session/new-password', { token, password }),
  getOwnPasskeys: () => ask<OwnPasskeys>('/session/passkeys'),
  beginPasskey: (currentPassword: string) =>
    send<PublicKeyCredentialCreationOptionsJSON>('/session/passkeys/challenge', {
      currentPassword,
    }),
  addPasskey: (name: string, credential: object) =>
    send<NewRecoveryCodes>('/session/passkeys', { name, credential }),
  removePasskey: (id: number, currentPassword: string) =>
    send<void>(`/session/passkeys/${id}`, { currentPassword }, 'DELETE'),
  renewRecoveryCodes: (currentPassword: string) =>
    send<NewRecoveryCodes>('/session/recovery-codes', { currentPassword }),
  logOut: () => ask<void>('/session', { method: 'DELETE' }),
  changePassword: (currentPassword: string, password: string) =>
    send<void>('/session/password', { currentPassword, password }, 'PUT'),
  listOperators: () => ask<{ operators: Operator[] }>('/operators'),
  addOperator: (operator: Pick<Operator, 'email' | 'name' | 'roles' | 'shops'>) =>
    send<Operator & NewPassword>('/operators', operator),
  changeOperator: (email: string, change: OperatorChange) =>
    send<Operator>(operatorPath(email), change, 'PUT'),
  resetPassword: (email: string) => send<NewPassword>(`${operatorPath(email)}/password`, {}),
  removePasskeys: (email: string) =>
    ask<Operator>(`${operatorPath(email)}/passkeys`, { method: 'DELETE' }),
  listReviews: (asked: ReviewsQuery) => ask<OfficeReviewList>(`/reviews${toQuery({ ...asked })}`),
  decideOnReview: (id: string, decision: ReviewDecision) =>
    send<void>(`/reviews/${encodeURIComponent(id)}`, decision, 'PUT'),
  getPageSpeed: (filter: Record<'days' | 'siteId' | 'device', string>) =>
    ask<PageSpeedAnswer>(`/page-speed${toQuery(filter)}`),
  listChanges: (filter: ChangesFilter, before?: number) =>
    ask<AuditList>(`/changes${toQuery({ ...filter, before })}`),
}
