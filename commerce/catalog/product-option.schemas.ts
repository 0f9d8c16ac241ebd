import { z } from 'zod'

const Texts = z.record(z.string(), z.record(z.string(), z.string()))

const OptionPrice = z.object({
  currency: z.string(),
  /** The number of pieces that the amount covers. */
  unitQuantity: z.number().default(1),
  /** In cents. */
  amountMinor: z.number().int(),
})

export const ProductOptionValue = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().optional(),
  /** Appended to the product's id in the retailer's own systems. */
  productIdModifier: z.string().optional(),
  prices: z.array(OptionPrice).default([]),
  /** Locale → property → text. */
  localized: Texts.optional(),
})
export type ProductOptionValue = z.infer<typeof ProductOptionValue>

/** `product_option.definition`, e.g. a gift wrap, shared by products with its id in `options`. */
export const ProductOption = z.object({
  name: z.string(),
  description: z.string().optional(),
  image: z.string().optional(),
  /** The id in the API, if not the row's: two products may have options of the same name. */
  optionId: z.string().optional(),
  defaultValueId: z.string().optional(),
  values: z.array(ProductOptionValue).default([]),
  localized: Texts.optional(),
  custom: z.record(z.string(), z.unknown()).default({}),
})
export type ProductOption = z.infer<typeof ProductOption>
