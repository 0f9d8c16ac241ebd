import { z } from 'zod'
import { AppError } from '@/errors/app-error'
import { GENERIC_ERROR_TEXT } from '@/errors/errors.messages'
import {
  CardFieldsError,
  type HostedField,
  type HostedFieldProblem,
  type HostedFieldProblems,
} from './card-fields.port'
import type { FlexChange } from './flex.types'

const flexError = z.object({
  reason: z.string().optional(),
  message: z.string().optional(),
  details: z.array(z.object({ location: z.string().optional() })).optional(),
})

/** Returns the error of a field, derived from the state that the field reports. */
export function toFieldProblem(change: FlexChange | undefined): HostedFieldProblem | undefined {
  if (!change || change.empty) return 'empty'
  if (change.valid) return undefined
  return change.couldBeValid ? 'wrong-length' : 'invalid'
}

/**
 * Converts a refused token: errors of single fields if the gateway names them
 * (CREATE_TOKEN_VALIDATION_FIELDS), otherwise a general failure (for example
 * CREATE_TOKEN_XHR_ERROR, PAY-019).
 */
export function toTokenError(error: unknown, known: HostedFieldProblems): Error {
  const { reason, details = [] } = flexError.safeParse(error).data ?? {}
  const fields = details.flatMap(({ location }) => (isHostedField(location) ? [location] : []))
  if (reason === 'CREATE_TOKEN_VALIDATION_FIELDS' || fields.length > 0) {
    const named = fields.map((field): [string, HostedFieldProblem] => [
      field,
      known[field] ?? 'invalid',
    ])
    return new CardFieldsError({ ...known, ...Object.fromEntries(named) })
  }
  return new AppError({
    kind: 'unavailable',
    status: 503,
    message: GENERIC_ERROR_TEXT,
    type: reason,
  })
}

function isHostedField(location: string | undefined): location is HostedField {
  return location === 'number' || location === 'securityCode'
}
