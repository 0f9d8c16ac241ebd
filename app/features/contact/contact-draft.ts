import { secondsInDay } from 'date-fns/constants'
import { contactRule, type ContactInput } from '@/forms/rules/contact'
import { browserStore } from '@/lib/browser-store'
import { asFields, asText } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'

const EMAIL = 'contact-email'
const HALF_A_YEAR_S = 180 * secondsInDay

type ContactDraft = Partial<Record<keyof ContactInput, string>>

/**
 * The submitted values. Sending the form loads another page, so they are stored to fill the form
 * again if it was refused.
 */
export const storedDraft = storedValue<ContactDraft>({
  area: 'session',
  key: 'contact-draft',
  parse: (stored) => {
    const fields = asFields(stored)
    const values = contactRule.keyof().options.map((name) => [name, asText(fields[name]) ?? ''])
    return Object.fromEntries(values) as ContactDraft
  },
})

/** Stores the e-mail address, so that a guest is recognized on the next visit (FORM-009). */
export function rememberEmail(email: string): void {
  browserStore().set(EMAIL, email, HALF_A_YEAR_S)
}
