import { readArrival, type ArrivalState } from '@/domain/arrival'
import { asFields, asText } from '@/lib/read-fields'

/** Router state passed between the sign-in pages. It never appears in a URL. */
export interface LoginArrival extends ArrivalState {
  /** The e-mail address typed or registered on the previous page. */
  email?: string
  /** `true` if the shopper has forgotten the password. */
  isForgotten?: boolean
  /** `true` right after a new password was set. */
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
