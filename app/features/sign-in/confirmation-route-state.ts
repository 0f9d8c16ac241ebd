import { readReturnState } from '@/rules/return-state'
import { asFields, asOneOf, asText } from '@/lib/read-fields'

/** The states of verifying an e-mail address (ACC-024). */
const STATES = [
  'verification-required',
  'verification-failed',
  'token-expired',
  'verified',
] as const
export type VerificationState = (typeof STATES)[number]

/** Router state passed to the page that verifies e-mail addresses. */
interface ConfirmationRouteState {
  email?: string
  /** The path to continue to after the login. */
  from?: string
  verification: VerificationState
}

export function readConfirmationRouteState(state: unknown): ConfirmationRouteState {
  const { email, verification } = asFields(state)
  return {
    email: asText(email),
    from: readReturnState(state).from,
    verification: asOneOf(verification, STATES) ?? 'verification-required',
  }
}
