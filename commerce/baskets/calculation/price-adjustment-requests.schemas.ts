import { z } from 'zod'
import { bodyWithCustom } from '../model/custom-properties.schemas'

const MAX_VALUE = 1_000_000
const Text = z.string().trim().max(256)
const Type = z.enum(['percentage', 'fixed_price', 'amount'])

/** `value` is a percentage or, for the other types, an amount: per piece at the level `product`. */
export const PriceAdjustmentBody = bodyWithCustom({
  level: z.enum(['product', 'shipping', 'order']),
  discount: z.strictObject({ type: Type, value: z.number().min(0).max(MAX_VALUE) }),
  itemId: Text.min(1).optional(),
  itemText: Text.optional(),
  promotionId: Text.min(1).optional(),
  reasonCode: Text.optional(),
})
export type PriceAdjustmentBody = z.infer<typeof PriceAdjustmentBody>

export const UpdatePriceAdjustmentBody = bodyWithCustom({
  appliedDiscount: z
    .object({
      type: Type,
      percentage: z.number().min(0).max(100).optional(),
      amount: z.number().min(0).max(MAX_VALUE).optional(),
    })
    .optional(),
  itemText: Text.optional(),
  reasonCode: Text.optional(),
})
export type UpdatePriceAdjustmentBody = z.infer<typeof UpdatePriceAdjustmentBody>
