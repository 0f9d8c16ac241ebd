import type { IntlShape, MessageDescriptor } from 'react-intl'
import { LOG_ONLY_TYPE, type AppError } from './app-error'
import { errorMessages, GENERIC_ERROR_TEXT } from './errors.messages'
import { refusalText } from './refusal-text'

/** Field names whose label is not the name taken apart (I18N-012). */
const FIELD_LABELS: Record<string, MessageDescriptor> = {
  stateUS: errorMessages.stateLabel,
  stateCode: errorMessages.stateLabel,
}

/**
 * The text a shopper reads for a refused request: the server's message, or its translation, with a
 * sentence for each value that was not accepted (ERR-004).
 */
export function serverErrorText(error: AppError, intl: IntlShape): string {
  const fields = Object.keys(error.fieldErrors ?? {})
  const sentences = fields.map((field) =>
    intl.formatMessage(errorMessages.invalidField, { field: fieldLabel(field, intl) }),
  )
  const isGeneric = error.message === GENERIC_ERROR_TEXT || error.type === LOG_ONLY_TYPE
  const message = isGeneric ? intl.formatMessage(errorMessages.generic) : refusalText(error, intl)
  return [message, ...sentences].join(' ')
}

/**
 * Why something was refused, as exactly as it is known: after several tries it is in the detail.
 */
export function reasonText(error: AppError, intl: IntlShape): string {
  const isQuoted = refusalText(error, intl) === error.message
  return (isQuoted && error.detail) || serverErrorText(error, intl)
}

/**
 * For a form that could not be sent: the server's words about it, else the generic ones (FORM-039).
 */
export function submitErrorText(error: AppError, intl: IntlShape): string {
  if (error.message !== GENERIC_ERROR_TEXT || error.fieldErrors) return serverErrorText(error, intl)
  return intl.formatMessage(errorMessages.submit)
}

/** `postalCode` → `Postal Code`; in another language, the label its form has. */
export function fieldLabel(field: string, intl: IntlShape): string {
  const known = FIELD_LABELS[field]
  if (known) return intl.formatMessage(known)
  const formLabel: MessageDescriptor = { id: `field.${field}` }
  if (intl.messages[`field.${field}`]) return intl.formatMessage(formLabel)
  const words = field
    .replace(/^c_/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
