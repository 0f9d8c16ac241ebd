import { z } from 'zod'
import { LIMITS } from '@rules/field-limits'
import { emailRule } from './email'
import type { RuleKey } from './rule-key'
import { optionalText } from './text'

/** Text with a minimum and maximum length; an empty field is refused only as required. */
function textOf(min: number, max: number, key: RuleKey) {
  return z
    .string('required')
    .trim()
    .min(1, 'required')
    .refine((text) => text === '' || (text.length >= min && text.length <= max), key)
}

export const reviewRule = z.object({
  rating: z.enum(['1', '2', '3', '4', '5'], 'rating').transform(Number),
  reviewTitle: textOf(2, LIMITS.reviewTitle, 'reviewTitle'),
  reviewText: textOf(20, LIMITS.reviewText, 'reviewText'),
  isRecommended: z.enum(['yes', 'no']).nullish(),
  nickname: textOf(2, LIMITS.nickname, 'nickname'),
  email: emailRule,
  location: optionalText(LIMITS.reviewLocation),
})

export type ReviewInput = z.input<typeof reviewRule>
export type ReviewOutput = z.output<typeof reviewRule>
