import { z } from 'zod'
import { LocalizedText } from './localized-text.schemas'

export const RefinementBucket = z.object({
  displayName: LocalizedText.default({}),
  description: LocalizedText.optional(),
  presentationId: z.string().optional(),
  values: z.array(z.string()).optional(),
  /** Contains the values that are in no other bucket. */
  isDefault: z.boolean().optional(),
  /**
   * Price and threshold buckets: the upper end (for prices as a decimal amount in the currency).
   */
  threshold: z.union([z.number(), z.string()]).optional(),
  /** Price buckets: if absent, the bucket applies to every currency. */
  currency: z.string().optional(),
  /** Only in period buckets. */
  durationInDays: z.number().optional(),
})
export type RefinementBucket = z.infer<typeof RefinementBucket>

export const CategoryRefinement = z.object({
  type: z.enum(['attribute', 'category', 'price', 'promotion']),
  /**
   * Only for `attribute` refinements: the id without prefix, e.g. `flavour` or (with `isSystem`)
   * `brand`.
   */
  attributeId: z.string().optional(),
  isSystem: z.boolean().default(false),
  isBlocked: z.boolean().default(false),
  displayName: LocalizedText.default({}),
  bucketType: z.enum(['none', 'values', 'thresholds', 'periods']).default('none'),
  sorting: z
    .object({
      mode: z.enum(['value-name', 'value-count', 'category-position']).optional(),
      direction: z.enum(['ascending', 'descending']).optional(),
    })
    .optional(),
  unbucketedValues: z.enum(['show-values', 'show-as-bucket', 'hide']).optional(),
  cutoff: z.number().optional(),
  valueSet: z.enum(['search-result', 'refinement-category']).optional(),
  buckets: z.array(RefinementBucket).default([]),
})
export type CategoryRefinement = z.infer<typeof CategoryRefinement>
