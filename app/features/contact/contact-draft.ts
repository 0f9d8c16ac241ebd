import { browserStore } from '@/lib/browser-store'
import { asFields, asText } from '@/lib/read-fields'
import type { ContactInput } from '@/forms/rules/contact'

const DRAFT = 'contact-draft'
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
export type ContactDraft = typeof EMPTY

/** Keeps what is sent until it has arrived: the answer is another page. */
export function keepDraft(values: ContactInput): void {
  sessionStorage.setItem(DRAFT, JSON.stringify(values))
}

/** What was sent last and did not arrive. */
export function readDraft(): ContactDraft | undefined {
  const kept = sessionStorage.getItem(DRAFT)
  if (kept === null) return undefined
  const fields = asFields(JSON.parse(kept))
  const names = Object.keys(EMPTY) as (keyof ContactDraft)[]
  return names.reduce((draft, name) => ({ ...draft, [name]: asText(fields[name]) ?? '' }), EMPTY)
}

export function dropDraft(): void {
  sessionStorage.removeItem(DRAFT)
}

/** By which a guest is known when they come back (D3 §4). */
export function rememberEmail(email: string): void {
  browserStore().set(EMAIL, email, HALF_A_YEAR_S)
}
