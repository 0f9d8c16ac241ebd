import { z } from 'zod'
import { LIMITS } from '@rules/field-limits'
import { emailRule } from './email'
import { nameRule } from './name'
import { requiredText } from './text'

/**
 * A shopper's message to customer service, in the order of the form. The fields are nested in
 * `chat`, because a page may contain other forms.
 */
export const chatMessageRule = z.object({
  chat: z.object({
    message: requiredText(LIMITS.chatMessage),
    firstName: nameRule,
    lastName: nameRule,
    email: emailRule,
  }),
})

export type ChatMessageInput = z.input<typeof chatMessageRule>
export type ChatMessage = z.output<typeof chatMessageRule>['chat']
