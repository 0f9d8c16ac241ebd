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

/**
 * `product_option.definition`: an option that can be bought with a product, e.g. a gift wrap. All
 * products of the catalog that list its id in `product.options` share it.
 */
export const ProductOption = z.object({
  name: z.string(),
  description: z.string().optional(),
  image: z.string().optional(),
  /**
   * The id in the API if it differs from the row's id: two products may have options of their own
   * with the same name.
   */
  optionId: z.string().optional(),
  defaultValueId: z.string().optional(),
  values: z.array(ProductOptionValue).default([]),
  localized: Texts.optional(),
  custom: z.record(z.string(), z.unknown()).default({}),
})
export type ProductOption = z.infer<typeof ProductOption>
