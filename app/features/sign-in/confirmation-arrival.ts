import { readArrival } from '@/domain/arrival'
import { asFields, asOneOf, asText } from '@/lib/read-fields'

/** How far the verification of an email address is (ACC-024). */
const STATES = [
  'verification-required',
  'verification-failed',
  'token-expired',
  'verified',
] as const
export type VerificationState = (typeof STATES)[number]

/** What a page passes to the one that confirms email addresses (router state). */
interface ConfirmationArrival {
  email?: string
  /** Where to go on to after the login. */
  from?: string
  verification: VerificationState
}

export function readConfirmationArrival(state: unknown): ConfirmationArrival {
  const { email, verification } = asFields(state)
  return {
    email: asText(email),
    from: readArrival(state).from,
    verification: asOneOf(verification, STATES) ?? 'verification-required',
  }
}
