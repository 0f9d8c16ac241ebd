import { z } from 'zod'
import { CategoryRefinement } from '../search/refinement.schemas'
import { Custom, Id, Instant, Localized, Text, Texts } from './record-parts.schemas'

export const CategoryRecord = z.object({
  id: Id,
  parentId: Id.optional(),
  name: Text,
  description: Text,
  pageTitle: Text,
  pageDescription: Text,
  pageKeywords: Text,
  image: Text,
  thumbnail: Text,
  online: z.boolean().default(true),
  sitemapIncluded: z.boolean().default(true),
  onlineFrom: Instant.optional(),
  onlineTo: Instant.optional(),
  position: z.number().default(0),
  refinements: z.array(CategoryRefinement).default([]),
  links: z.array(z.object({ type: Id, targetId: Id, catalogId: Id.optional() })).default([]),
  localized: Localized.default({}),
  custom: Custom.default({}),
})
export type CategoryRecord = z.infer<typeof CategoryRecord>

export const AssignmentRecord = z.object({
  categoryId: Id,
  productId: Id,
  placement: z.enum(['none', 'top', 'bottom', 'auto']).default('auto'),
  isPrimary: z.boolean().default(false),
})
export type AssignmentRecord = z.infer<typeof AssignmentRecord>

const ImageGroup = z.object({
  viewType: Id,
  variation: z.record(Id, z.string()).optional(),
  images: z.array(
    z.object({
      path: z.string().min(1),
      alt: z.string().optional(),
      title: z.string().optional(),
      localized: Texts.optional(),
    }),
  ),
})

export const VariationAttributeRecord = z.object({
  id: Id,
  name: z.string().min(1),
  values: z.array(
    z.object({
      value: Id,
      name: z.string().min(1),
      description: z.string().optional(),
      localized: Texts.optional(),
    }),
  ),
  localized: Texts.optional(),
})
export type VariationAttributeRecord = z.infer<typeof VariationAttributeRecord>

/** Site-specific values of a product; custom attributes have the prefix `c_`. */
const SiteSpecific = z.record(
  z.string(),
  z.looseObject({
    online: z.boolean().optional(),
    onlineFrom: Instant.optional(),
    onlineTo: Instant.optional(),
    searchable: z.boolean().optional(),
    sitemapIncluded: z.boolean().optional(),
    searchRank: z.int32().optional(),
  }),
)

export const ProductRecord = z.object({
  id: z.string().min(1).max(100),
  kind: z.enum(['standard', 'master', 'set', 'bundle']).default('standard'),
  name: Text,
  brand: Text,
  shortDescription: Text,
  longDescription: Text,
  pageTitle: Text,
  pageDescription: Text,
  pageKeywords: Text,
  pageUrl: Text,
  online: z.boolean().default(true),
  onlineFrom: Instant.optional(),
  onlineTo: Instant.optional(),
  searchable: z.boolean().default(true),
  sitemapIncluded: z.boolean().default(true),
  searchRank: z.int32().optional(),
  taxClassId: Text,
  unit: Text,
  unitQuantity: z.number().positive().optional(),
  minOrderQuantity: z.int32().positive().optional(),
  stepQuantity: z.int32().positive().optional(),
  upc: Text,
  ean: Text,
  manufacturerName: Text,
  manufacturerSku: Text,
  classificationCategoryId: Text,
  images: z.array(ImageGroup).default([]),
  variationAttributes: z.array(VariationAttributeRecord).default([]),
  variants: z.array(z.object({ productId: Id, isDefault: z.boolean().default(false) })).default([]),
  variationGroupIds: z.array(Id).default([]),
  options: z.array(z.object({ optionId: Id, selectedValueId: Text })).default([]),
  members: z
    .array(z.object({ productId: Id, quantity: z.number().positive().default(1) }))
    .default([]),
  productLinks: z.array(z.object({ type: Id, targetId: Id })).default([]),
  siteSpecific: SiteSpecific.default({}),
  localized: Localized.default({}),
  custom: Custom.default({}),
})
export type ProductRecord = z.infer<typeof ProductRecord>

export const RecommendationRecord = z.object({
  sourceId: Id,
  targetId: Id,
  type: z.string().default('1'),
  name: Text,
  calloutMsg: Text,
  shortDescription: Text,
  longDescription: Text,
  image: Text,
  localized: Localized.optional(),
  custom: Custom.optional(),
})
export type RecommendationRecord = z.infer<typeof RecommendationRecord>
