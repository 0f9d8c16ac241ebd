import { z } from 'zod'
import { LocalizedText } from './localized-text.schemas'

/** One value, or group of values, that a refinement offers. */
export const RefinementBucket = z.object({
  displayName: LocalizedText.default({}),
  description: LocalizedText.optional(),
  presentationId: z.string().optional(),
  /** Attribute buckets: the values that belong to it. */
  values: z.array(z.string()).optional(),
  /** Takes what no other bucket takes. */
  isDefault: z.boolean().optional(),
  /** Price and threshold buckets: where it ends (price: in units of the currency, as written). */
  threshold: z.union([z.number(), z.string()]).optional(),
  /** Price buckets: absent holds for every currency. */
  currency: z.string().optional(),
  /** Period buckets. */
  durationInDays: z.number().optional(),
})
export type RefinementBucket = z.infer<typeof RefinementBucket>

/** One entry of `category.refinements`: a refinement-definition of catalog.xsd. */
export const CategoryRefinement = z.object({
  type: z.enum(['attribute', 'category', 'price', 'promotion']),
  /** Of `attribute` refinements: the id alone, e.g. `flavour` or (`isSystem`) `brand`. */
  attributeId: z.string().optional(),
  isSystem: z.boolean().default(false),
  /** A category blocks what it would inherit. */
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
  /** Values offered at most. */
  cutoff: z.number().optional(),
  valueSet: z.enum(['search-result', 'refinement-category']).optional(),
  buckets: z.array(RefinementBucket).default([]),
})
export type CategoryRefinement = z.infer<typeof CategoryRefinement>
