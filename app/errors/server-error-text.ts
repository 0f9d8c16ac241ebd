import type { IntlShape, MessageDescriptor } from 'react-intl'
import { LOG_ONLY_TYPE, type AppError } from './app-error'
import { errorMessages, GENERIC_ERROR_TEXT } from './errors.messages'

/**
 * Returns the translated text of a refusal, found by the problem's `type` and the values in it, or
 * the service's own message where there is no translation. Only other languages have such texts
 * (`refusals.messages.ts`): a page in the service's language shows the service's message.
 */
function refusalText(error: AppError, intl: IntlShape): string {
  const { message, type, code, extras = {} } = error
  const kind = type?.split('/').pop()
  if (!kind) return message
  const parts = [String(extras.c_reason), String(code), ...Object.keys(extras).map(nameOf)]
  const id = parts
    .map((part) => `refusal.${kind}.${part}`)
    .concat(`refusal.${kind}`)
    .find((one) => intl.messages[one])
  const words: MessageDescriptor | undefined = id ? { id } : undefined
  return words ? intl.formatMessage(words, valuesOf(extras)) : message
}

function valuesOf(extras: NonNullable<AppError['extras']>) {
  return Object.fromEntries(Object.entries(extras).map(([name, value]) => [nameOf(name), value]))
}

/** `c_quantityLimit` → `quantityLimit` */
function nameOf(extra: string): string {
  return extra.replace(/^c_/, '')
}

/** Fields whose label cannot be derived from their name (I18N-012). */
const FIELD_LABELS: Record<string, MessageDescriptor> = {
  stateUS: errorMessages.stateLabel,
  stateCode: errorMessages.stateLabel,
}

/**
 * Returns the text for a refused request: the server's message or its translation, followed by a
 * sentence for each value that was refused (ERR-004).
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
 * Returns the most specific reason for a refusal: after several attempts, the detail contains it.
 */
export function reasonText(error: AppError, intl: IntlShape): string {
  const isQuoted = refusalText(error, intl) === error.message
  return (isQuoted && error.detail) || serverErrorText(error, intl)
}

/**
 * Returns the text for a form that could not be submitted: the server's message, or else the
 * generic text (FORM-039).
 */
export function submitErrorText(error: AppError, intl: IntlShape): string {
  if (error.message !== GENERIC_ERROR_TEXT || error.fieldErrors) return serverErrorText(error, intl)
  return intl.formatMessage(errorMessages.submit)
}

/**
 * Returns the label of a field: `postalCode` → `Postal Code`. In other languages, it is the label
 * used in forms.
 */
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
