import { z } from 'zod'

/** `POST …/gift-certificate`. Other members are rejected, as documented. */
export const GiftCertificateRequest = z.strictObject({
  giftCertificateCode: z.string().trim().min(1).max(256),
})

/**
 * The fields of a gift card's balance request (FORM-068); the caller checks the number's format.
 */
export const GiftCardQuery = z.object({
  c_number: z.string().trim().max(64).default(''),
  c_cvn: z.string().trim().max(8).default(''),
})

/** A certificate that another system issued, e.g. in a site archive. Amounts are in cents. */
export const ImportedGiftCertificate = z.object({
  code: z.string().min(1).max(256),
  merchantId: z.string().default(''),
  currency: z.string().length(3),
  amountMinor: z.number().int().nonnegative(),
  redeemedMinor: z.number().int().nonnegative().default(0),
  enabled: z.boolean().default(true),
  isPending: z.boolean().default(false),
  recipientEmail: z.string().default(''),
  recipientName: z.string().default(''),
  senderName: z.string().default(''),
  message: z.string().optional(),
  description: z.string().optional(),
  orderNo: z.string().optional(),
  /** The item of the order that bought it. */
  itemId: z.string().optional(),
  blockReason: z.string().optional(),
  isWithdrawn: z.boolean().default(false),
  cvn: z.string().optional(),
  createdAt: z.coerce.date().optional(),
  sendOn: z.iso.date().optional(),
  locale: z.string().optional(),
  custom: z.record(z.string(), z.json()).default({}),
})
export type ImportedGiftCertificate = z.input<typeof ImportedGiftCertificate>
