import type { EditedAddress } from '@contracts/order-edit'
import { EngineError } from '../api/engine'

export const EMPTY_ADDRESS: EditedAddress = {
  ...{ firstName: '', lastName: '', companyName: '', address1: '', address2: '', city: '' },
  ...{ stateCode: '', postalCode: '', countryCode: '', phone: '' },
}

/** Returns a refusal beside its field, or else above the form. */
export function errorsOf(error: unknown, fields: readonly string[]) {
  const field = error instanceof EngineError ? error.field : undefined
  const isBeside = field !== undefined && fields.includes(field)
  return {
    errorOf: (name: string) =>
      isBeside && name === field && error instanceof EngineError ? error.message : undefined,
    other: isBeside ? undefined : error,
  }
}
