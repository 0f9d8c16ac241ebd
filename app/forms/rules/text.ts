import { z } from 'zod'
import type { RuleKey } from './rule-key'

/** Required text, trimmed. */
export function requiredText(max: number, tooLong: RuleKey = 'invalid') {
  return z.string('required').trim().min(1, 'required').max(max, tooLong)
}

/** Optional text, trimmed. */
export function optionalText(max: number) {
  return z.string().trim().max(max, 'invalid').optional()
}
