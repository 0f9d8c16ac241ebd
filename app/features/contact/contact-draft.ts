import { browserStore } from '@/lib/browser-store'
import { asFields, asText } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'

const EMAIL = 'contact-email'
const HALF_A_YEAR_S = 180 * 86_400

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  orderNumber: '',
  questionType: '',
  comment: '',
}
type ContactDraft = typeof EMPTY

/** What was sent and has not arrived yet: the answer is another page. */
export const storedDraft = storedValue<ContactDraft>({
  area: 'session',
  key: 'contact-draft',
  parse: (stored) => {
    const fields = asFields(stored)
    const names = Object.keys(EMPTY) as (keyof ContactDraft)[]
    return names.reduce((draft, name) => ({ ...draft, [name]: asText(fields[name]) ?? '' }), EMPTY)
  },
})

/** By which a guest is known when they come back (FORM-009). */
export function rememberEmail(email: string): void {
  browserStore().set(EMAIL, email, HALF_A_YEAR_S)
}
