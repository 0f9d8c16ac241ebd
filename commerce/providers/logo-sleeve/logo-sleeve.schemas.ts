import { z } from 'zod'
import { LIMITS } from '../../../rules/field-limits'
import { MAIL_ADDRESS } from '../../mail-address'

/** Maximum size of a picture; base64-encoded, it fits into a body of 1 MiB. */
export const MAX_LOGO_BYTES = 512 * 1024
export const MIN_SLEEVES = 25
export const MAX_SLEEVES = 20_000
export const MAX_SLEEVE_LETTERS = 60

const text = (max: number) => z.string().trim().max(max)
const needed = (max: number) => text(max).min(1)

/** `parent` is the origin of the framing page, `sessionId` the id that it gave this frame. */
export const FrameQuery = z.object({
  site: z.string().min(1).max(32),
  parent: z.string().max(200),
  sessionId: z.string().regex(/^[\w-]{16,64}$/),
  locale: z.string().max(16).optional(),
})

const Logo = z
  .base64()
  .min(1)
  .max(Math.ceil(MAX_LOGO_BYTES / 3) * 4)

/** A submitted form. A sleeve shows a logo, text, or both. */
export const SleeveBody = z
  .strictObject({
    company: needed(LIMITS.company),
    contactName: needed(2 * LIMITS.name + 1),
    email: z
      .string()
      .trim()
      .toLowerCase()
      .max(LIMITS.email)
      .regex(MAIL_ADDRESS, 'not an e-mail address'),
    phone: text(LIMITS.phoneWithExtension).optional(),
    eventDate: z.iso.date(),
    quantity: z.coerce.number().int().min(MIN_SLEEVES).max(MAX_SLEEVES),
    sleeveText: text(MAX_SLEEVE_LETTERS).optional(),
    logo: Logo.optional(),
    notes: text(1000).optional(),
  })
  .refine(({ logo, sleeveText }) => logo !== undefined || Boolean(sleeveText), {
    path: ['sleeveText'],
    message: 'neither words nor a logo',
  })

export type SleeveForm = z.output<typeof SleeveBody>
