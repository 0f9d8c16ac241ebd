import { z } from 'zod'
import { queryList } from '../http/query-list'

const CHANNELS = ['email', 'sms', 'whatsapp'] as const
const MAX_UPDATES = 50

export const SubscriptionsQuery = z.object({
  tags: queryList.pipe(z.array(z.string().min(1).max(256)).max(10)).default([]),
  expand: queryList.pipe(z.array(z.literal('consentStatus')).max(10)).default([]),
})
export type SubscriptionsQuery = z.infer<typeof SubscriptionsQuery>

/** One request as received; the rules decide whether it can be granted. */
export const ConsentUpdate = z.object({
  subscriptionId: z
    .string()
    .min(1)
    .max(255)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  contactPointValue: z.string().min(3).max(320),
  channel: z.enum(CHANNELS),
  status: z.enum(['opt_in', 'opt_out']),
})
export type ConsentUpdate = z.infer<typeof ConsentUpdate>

export const BulkConsentUpdate = z.object({
  subscriptions: z.array(ConsentUpdate).min(1).max(MAX_UPDATES),
})
