import { z } from 'zod'
import { isUnseen, toPlainText } from '@rules/plain-text'
import type { RuleKey } from './rule-key'

export function requiredText(max: number, tooLong: RuleKey = 'invalid') {
  return z
    .string('required')
    .trim()
    .max(max, tooLong)
    .refine((text) => !isUnseen(text), 'required')
}

export function optionalText(max: number) {
  return z.string().trim().max(max, 'invalid').optional()
}

/** A required name or line of an address, with one spelling per character. */
export function requiredLine(max: number, tooLong: RuleKey = 'invalid') {
  return z.string('required').overwrite(toPlainText).min(1, 'required').max(max, tooLong)
}

/** Like `requiredLine`, but may be empty. */
export function optionalLine(max: number) {
  return z.string().overwrite(toPlainText).max(max, 'invalid').optional()
}

/** Returns a rule that also accepts an empty value. Its error message is that of the given rule. */
export function orEmpty(rule: z.ZodType<string, string>) {
  return z.string().transform((typed, context) => {
    if (typed.trim() === '') return ''
    const { data, error } = rule.safeParse(typed)
    if (data !== undefined) return data
    context.addIssue({ code: 'custom', message: error?.issues[0]?.message ?? 'invalid' })
    return z.NEVER
  })
}
