import { z } from 'zod'
import { plainLine, plainText } from '../../http/plain-text.schemas'
import { bodyWithCustom } from './custom-properties.schemas'

const MAX_AMOUNT = 1_000_000
const Text = z.string().trim().max(256)

export const GiftCertificateBody = bodyWithCustom({
  amount: z.number().nonnegative('must not be negative').max(MAX_AMOUNT),
  recipientEmail: z.email('A valid e-mail address is required.').max(256),
  recipientName: plainLine().optional(),
  senderName: plainLine().optional(),
  message: plainText(4000).optional(),
  shipmentId: Text.min(1).optional(),
})
export type GiftCertificateBody = z.infer<typeof GiftCertificateBody>
