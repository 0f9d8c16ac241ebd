import { z } from 'zod'

const Texts = z.record(z.string(), z.record(z.string(), z.string()))

const OptionPrice = z.object({
  currency: z.string(),
  /** Pieces that the amount is for. */
  unitQuantity: z.number().default(1),
  /** Cents. */
  amountMinor: z.number().int(),
})

export const ProductOptionValue = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().optional(),
  /** Appended to the product's id in the retailer's books. */
  productIdModifier: z.string().optional(),
  prices: z.array(OptionPrice).default([]),
  /** Locale → property → text. */
  localized: Texts.optional(),
})
export type ProductOptionValue = z.infer<typeof ProductOptionValue>

/**
 * `product_option.definition`: what a product can be bought with, e.g. a gift wrap. Shared by the
 * products of a catalogue that name its id in `product.options`.
 */
export const ProductOption = z.object({
  name: z.string(),
  description: z.string().optional(),
  image: z.string().optional(),
  /** The id on the wire, where it is not the row's: two products' own options of one name. */
  optionId: z.string().optional(),
  defaultValueId: z.string().optional(),
  values: z.array(ProductOptionValue).default([]),
  localized: Texts.optional(),
  custom: z.record(z.string(), z.unknown()).default({}),
})
export type ProductOption = z.infer<typeof ProductOption>
