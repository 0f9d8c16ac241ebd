import { z } from 'zod'
import { LIMITS } from '@/forms/limits'
import { emailRule } from '@/forms/rules/email'
import { passwordRule } from '@/forms/rules/password'
import { requiredText } from '@/forms/rules/text'

/** What an account begins with; the server asks the same again. */
export const registerSchema = z.object({
  firstName: requiredText(LIMITS.name),
  lastName: requiredText(LIMITS.name),
  email: emailRule,
  password: passwordRule,
})

export type Registration = z.output<typeof registerSchema>
