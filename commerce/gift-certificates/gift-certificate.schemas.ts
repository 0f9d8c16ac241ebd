import { z } from 'zod'

/** `POST …/gift-certificate`. Other members are refused, as documented. */
export const GiftCertificateRequest = z.strictObject({
  giftCertificateCode: z.string().trim().min(1).max(256),
})

/** The data of a gift card balance request (FORM-068). The caller validates the number's format. */
export const GiftCardQuery = z.object({
  c_number: z.string().trim().max(64).default(''),
  c_cvn: z.string().trim().max(8).default(''),
})

/** A certificate issued by another system, e.g. from a site archive. Amounts in cents. */
export const ImportedGiftCertificate = z.object({
  code: z.string().min(1).max(256),
  merchantId: z.string().default(''),
  currency: z.string().length(3),
  amountMinor: z.number().int().nonnegative(),
  /** The amount that has already been spent. */
  redeemedMinor: z.number().int().nonnegative().default(0),
  enabled: z.boolean().default(true),
  isPending: z.boolean().default(false),
  recipientEmail: z.string().default(''),
  recipientName: z.string().default(''),
  senderName: z.string().default(''),
  message: z.string().optional(),
  description: z.string().optional(),
  orderNo: z.string().optional(),
  cvn: z.string().optional(),
  createdAt: z.coerce.date().optional(),
  custom: z.record(z.string(), z.json()).default({}),
})
export type ImportedGiftCertificate = z.input<typeof ImportedGiftCertificate>
