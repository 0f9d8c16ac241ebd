import { z } from 'zod'
import { LIMITS } from '@rules/field-limits'
import { birthdayRule } from '@/forms/rules/birthday'
import { emailRule } from '@/forms/rules/email'
import { nameRule } from '@/forms/rules/name'
import { passwordRule } from '@/forms/rules/password'
import { phoneRule } from '@/forms/rules/phone'
import { optionalText, orEmpty } from '@/forms/rules/text'

export const detailsSchema = z.object({
  firstName: nameRule,
  lastName: nameRule,
  companyName: optionalText(LIMITS.company),
  phone: orEmpty(phoneRule),
  birthDay: orEmpty(birthdayRule),
})
export type DetailsInput = z.input<typeof detailsSchema>
export type Details = z.output<typeof detailsSchema>

/** An existing password must not be empty; the current rules for passwords do not apply to it. */
const currentPassword = z.string('required').min(1, 'required')

export const emailSchema = z.object({ email: emailRule, currentPassword })
export type EmailChange = z.output<typeof emailSchema>

export const passwordSchema = z.object({ currentPassword, password: passwordRule })

/** Converts `1984-03-12` to `03/12/1984`; returns an empty string for anything else. */
export function toTypedDay(day = ''): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? []
  return year ? `${month}/${date}/${year}` : ''
}

/**
 * Converts `03/12/1984` to `1984-03-12`; an empty value becomes `null`, which removes the birthday.
 */
export function toIsoDay(typed: string): string | null {
  const [month, date, year] = typed.split('/')
  return year ? `${year}-${month}-${date}` : null
}
