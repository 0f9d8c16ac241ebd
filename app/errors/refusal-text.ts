import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { AppError } from './app-error'

/**
 * Returns the translated text of a refusal, found by the problem's `type` and the values in it, or
 * the service's own message where there is no translation. Only other languages have such texts
 * (`refusals.messages.ts`): a page in the service's language shows the service's message.
 */
export function refusalText(error: AppError, intl: IntlShape): string {
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
