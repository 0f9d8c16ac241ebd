import { z } from 'zod'

const Texts = z.record(z.string(), z.record(z.string(), z.string()))

const OptionPrice = z.object({
  currency: z.string(),
  /** The number of pieces for which the amount is charged. */
  unitQuantity: z.number().default(1),
  /** Cents. */
  amountMinor: z.number().int(),
})

export const ProductOptionValue = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().optional(),
  /** The suffix that the retailer's systems append to the product's id. */
  productIdModifier: z.string().optional(),
  prices: z.array(OptionPrice).default([]),
  /** Locale → property → text. */
  localized: Texts.optional(),
})
export type ProductOptionValue = z.infer<typeof ProductOptionValue>

/**
 * `product_option.definition`: an option of products, e.g. a gift wrap. Shared by all products of a
 * catalog that contain its id in `product.options`.
 */
export const ProductOption = z.object({
  name: z.string(),
  description: z.string().optional(),
  image: z.string().optional(),
  /**
   * The id in the wire format, if it differs from the row's: when two products have their own
   * options of the same name.
   */
  optionId: z.string().optional(),
  defaultValueId: z.string().optional(),
  values: z.array(ProductOptionValue).default([]),
  localized: Texts.optional(),
  custom: z.record(z.string(), z.unknown()).default({}),
})
export type ProductOption = z.infer<typeof ProductOption>
