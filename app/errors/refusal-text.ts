import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { AppError } from './app-error'

/**
 * A refusal in the words of the page's language, chosen by the problem's `type` and the values that
 * came with it; in those of the service where the language has none. Only translations have such
 * words (`refusals.messages.ts`): on a page in its own language the service is quoted.
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
