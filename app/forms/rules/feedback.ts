import { z } from 'zod'
import { LIMITS } from '@rules/field-limits'
import { emailRule } from './email'
import { optionalText } from './text'

/** Feedback about the shop; only the rating is required. */
export const feedbackRule = z.object({
  ease: z.enum(['1', '2', '3', '4', '5'], 'required').transform(Number),
  feedback: optionalText(LIMITS.feedback),
  email: z.union([z.literal(''), emailRule]),
})

export type FeedbackInput = z.input<typeof feedbackRule>
export type FeedbackOutput = z.output<typeof feedbackRule>
