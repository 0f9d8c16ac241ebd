import { z } from 'zod'
import { LIMITS } from '@/forms/limits'
import { birthdayRule } from '@/forms/rules/birthday'
import { emailRule } from '@/forms/rules/email'
import { nameRule } from '@/forms/rules/name'
import { passwordRule } from '@/forms/rules/password'
import { phoneRule } from '@/forms/rules/phone'
import { optionalText } from '@/forms/rules/text'

/** A rule for what may be left empty; what is refused says so in the rule's own words. */
function orEmpty(rule: z.ZodType<string, string>) {
  return z.string().transform((typed, context) => {
    if (typed.trim() === '') return ''
    const { data, error } = rule.safeParse(typed)
    if (data !== undefined) return data
    context.addIssue({ code: 'custom', message: error?.issues[0]?.message ?? 'invalid' })
    return z.NEVER
  })
}

export const detailsSchema = z.object({
  firstName: nameRule,
  lastName: nameRule,
  companyName: optionalText(LIMITS.company),
  phone: orEmpty(phoneRule),
  birthDay: orEmpty(birthdayRule),
})
export type DetailsInput = z.input<typeof detailsSchema>
export type Details = z.output<typeof detailsSchema>

/** A password that exists already only has to be there. */
const currentPassword = z.string('required').min(1, 'required')

export const emailSchema = z.object({ email: emailRule, currentPassword })
export type EmailChange = z.output<typeof emailSchema>

export const passwordSchema = z.object({ currentPassword, password: passwordRule })

/** `1984-03-12` → `03/12/1984`; anything else is left empty. */
export function toTypedDay(day = ''): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? []
  return year ? `${month}/${date}/${year}` : ''
}

/** `03/12/1984` → `1984-03-12`; nothing typed takes the day away. */
export function toIsoDay(typed: string): string | null {
  const [month, date, year] = typed.split('/')
  return year ? `${year}-${month}-${date}` : null
}
