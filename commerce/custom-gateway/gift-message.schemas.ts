import { z } from 'zod'

const MAX_LENGTH = 150
const MAX_SHIPMENTS = 100

// The same rule as app/forms/rules/gift-message.ts; both are tested with the same cases.
const WORDS = /^[\p{Script=Latin}\u0300-\u036f0-9 .,!?¡¿'’‘"“”„«»&():;\-–—…\r\n]*$/u

/**
 * Text that the retailer can print on a card: letters of languages in Latin script, no emoji
 * (CHK-023).
 */
const GiftMessage = z
  .string()
  .normalize()
  .max(MAX_LENGTH)
  .regex(
    WORDS,
    'Messages can only contain letters and numbers. Please remove any special characters to continue.',
  )

/** `[{shipment_id, giftMessage}]`; an empty message removes the existing one (CHK-026). */
export const GiftMessages = z
  .array(
    z
      .object({
        shipment_id: z.string().trim().min(1).max(256),
        giftMessage: GiftMessage.nullish(),
      })
      .transform(({ shipment_id: shipmentId, giftMessage }) => ({ shipmentId, giftMessage })),
  )
  .min(1)
  .max(MAX_SHIPMENTS)
