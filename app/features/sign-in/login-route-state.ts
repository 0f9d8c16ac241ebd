import { readReturnState, type ReturnState } from '@/rules/return-state'
import { asFields, asText } from '@/lib/read-fields'

/** Router state passed between the sign-in pages. It never appears in a URL. */
export interface LoginRouteState extends ReturnState {
  /** The e-mail address typed or registered on the previous page. */
  email?: string
  /** `true` if the shopper has forgotten the password. */
  isForgotten?: boolean
  /** `true` right after a new password was set. */
  isPasswordChanged?: boolean
}

export function readLoginRouteState(state: unknown): LoginRouteState {
  const fields = asFields(state)
  return {
    ...readReturnState(state),
    email: asText(fields.email),
    isForgotten: fields.isForgotten === true,
    isPasswordChanged: fields.isPasswordChanged === true,
  }
}
