import { z } from 'zod'

const MAX_LENGTH = 150
const MAX_SHIPMENTS = 100

/** `[{shipment_id, giftMessage}]`; an empty message removes the existing one (CHK-026). */
export const GiftMessages = z
  .array(
    z
      .object({
        shipment_id: z.string().trim().min(1).max(256),
        giftMessage: z.string().normalize().max(MAX_LENGTH).nullish(),
      })
      .transform(({ shipment_id: shipmentId, giftMessage }) => ({ shipmentId, giftMessage })),
  )
  .min(1)
  .max(MAX_SHIPMENTS)
