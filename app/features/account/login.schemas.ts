import { z } from 'zod'
import { emailRule } from '@/forms/rules/email'

/** A password that exists already only has to be there. */
export const loginSchema = z.object({
  email: emailRule,
  password: z.string('required').min(1, 'required'),
})
