import { plainText } from '../http/plain-text.schemas'
import { z } from 'zod'
import { CLAIM_KINDS, CLAIM_LIMITS, RETURN_REASONS } from '../../rules/claims'

const Proof = {
  orderNo: z.string().trim().min(1).max(50),
  email: z.string().trim().min(1).max(256).optional(),
  orderViewCode: z.string().min(1).max(256).optional(),
}

export const ClaimableBody = z.strictObject(Proof)

/** Base64 takes four characters for three bytes. */
const PICTURE_LENGTH = Math.ceil(CLAIM_LIMITS.photoBytes / 3) * 4
export const PHOTO_BODY_BYTES = PICTURE_LENGTH + 4096

export const PhotoBody = z.strictObject({
  ...Proof,
  picture: z
    .string()
    .min(1)
    .max(PICTURE_LENGTH, 'The photo is larger than 10 MB.')
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'must be in Base64'),
})

export const PhotoQuestion = z.strictObject({ ...Proof, photoId: z.uuid() })

export const LabelQuestion = z.strictObject({ ...Proof, id: z.uuid() })

export const ClaimBody = z
  .strictObject({
    ...Proof,
    /** Chosen by the shopper's browser, so that a repeated request is one claim. */
    id: z.uuid(),
    kind: z.enum(CLAIM_KINDS),
    items: z
      .array(
        z.strictObject({
          itemId: z.string().min(1).max(256),
          quantity: z.number().int().positive().max(1_000_000),
        }),
      )
      .min(1)
      .max(500)
      .refine(
        (items) => new Set(items.map(({ itemId }) => itemId)).size === items.length,
        'names an item twice',
      ),
    words: plainText(CLAIM_LIMITS.words).default(''),
    photoIds: z
      .array(z.uuid())
      .max(CLAIM_LIMITS.photos)
      .refine((ids) => new Set(ids).size === ids.length, 'names a photo twice')
      .default([]),
    /** Of a return, and of it alone. */
    returnReason: z.enum(RETURN_REASONS).optional(),
  })
  .refine(({ kind, returnReason }) => (kind === 'return') === (returnReason !== undefined), {
    path: ['returnReason'],
    message: 'is given for a return, and only for one',
  })
export type ClaimBody = z.infer<typeof ClaimBody>
