import { z } from 'zod'

/**
 * One entry of `product.recommendations`: a product, or another item that a merchant recommends.
 */
export const Recommendation = z.object({
  /**
   * `1` or `cross-sell`, `2` or `up-sell`, `3` or `other`; merchants may define further numbers.
   */
  type: z.union([z.string(), z.number()]).transform(String),
  targetId: z.string().optional(),
  name: z.string().optional(),
  calloutMsg: z.string().optional(),
  shortDescription: z.string().optional(),
  longDescription: z.string().optional(),
  image: z.string().optional(),
  /** Locale → property → text. */
  localized: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
})
export type Recommendation = z.infer<typeof Recommendation>
