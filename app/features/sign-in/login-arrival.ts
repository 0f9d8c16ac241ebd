import { readArrival, type ArrivalState } from '@/domain/arrival'
import { asFields, asText } from '@/lib/read-fields'

/** What the sign-in pages pass to each other (router state); none of it is ever in an address. */
export interface LoginArrival extends ArrivalState {
  /** Typed, or registered, on the page before. */
  email?: string
  /** The shopper has forgotten their password. */
  isForgotten?: boolean
  /** A new password has just been set. */
  isPasswordChanged?: boolean
}

export function readLoginArrival(state: unknown): LoginArrival {
  const fields = asFields(state)
  return {
    ...readArrival(state),
    email: asText(fields.email),
    isForgotten: fields.isForgotten === true,
    isPasswordChanged: fields.isPasswordChanged === true,
  }
}
