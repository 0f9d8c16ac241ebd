import { z } from 'zod'
import type { RuleKey } from './rule-key'

/** Text that must be there, without the blanks around it. */
export function requiredText(max: number, tooLong: RuleKey = 'invalid') {
  return z.string('required').trim().min(1, 'required').max(max, tooLong)
}

/** Text that may be left empty. */
export function optionalText(max: number) {
  return z.string().trim().max(max, 'invalid').optional()
}
