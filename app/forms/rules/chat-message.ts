import { z } from 'zod'
import { LIMITS } from '../limits'
import { emailRule } from './email'
import { nameRule } from './name'
import { requiredText } from './text'

/**
 * What a shopper writes to customer service, in the order of the form. Its own name: a page may hold
 * other forms.
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
