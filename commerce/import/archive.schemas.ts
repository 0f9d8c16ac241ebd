import { z } from 'zod'
import { MembershipRule } from '../customer-groups/customer-group.schemas'
import { CategoryRefinement } from '../search/refinement.schemas'

const Id = z.string().min(1).max(256)
const Text = z.string().optional()
/** An instant without an offset is taken as UTC, a day as its beginning. */
export const Instant = z
  .union([z.iso.datetime({ offset: true, local: true }), z.iso.date()])
  .transform((text) =>
    /(Z|[+-]\d\d:?\d\d)$/.test(text) || !text.includes('T') ? text : `${text}Z`,
  )
const Values = z.record(z.string(), z.string())
const Texts = z.record(z.string(), z.record(z.string(), z.string()))
const Localized = z.record(z.string(), z.record(z.string(), z.unknown()))

export const AttributeValue = z.union([
  z.string(),
  z.boolean(),
  z.number(),
  z.array(z.string()),
  z.array(z.number()),
])
const Custom = z.record(z.string(), AttributeValue)
export type CustomAttributes = z.infer<typeof Custom>

export const CategoryRecord = z.object({
  id: Id,
  parentId: Id.optional(),
  name: z.string().min(1),
  description: Text,
  pageTitle: Text,
  pageDescription: Text,
  pageKeywords: Text,
  image: Text,
  thumbnail: Text,
  online: z.boolean().default(true),
  onlineFrom: Instant.optional(),
  onlineTo: Instant.optional(),
  position: z.number().default(0),
  refinements: z.array(CategoryRefinement).default([]),
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
  variation: Values.optional(),
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

/** What a product is on some sites only; custom attributes as `c_…`. */
const SiteSpecific = z.record(
  z.string(),
  z.looseObject({
    online: z.boolean().optional(),
    onlineFrom: Instant.optional(),
    onlineTo: Instant.optional(),
    searchable: z.boolean().optional(),
    searchRank: z.number().int().optional(),
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
  searchRank: z.number().int().optional(),
  taxClassId: Text,
  unit: Text,
  unitQuantity: z.number().positive().optional(),
  minOrderQuantity: z.number().int().positive().optional(),
  stepQuantity: z.number().int().positive().optional(),
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

export const PriceBookRecord = z.object({
  id: Id,
  name: z.string().min(1),
  currency: z.string().regex(/^[A-Z]{3}$/),
  parentId: Id.optional(),
  online: z.boolean().default(true),
  onlineFrom: Instant.optional(),
  onlineTo: Instant.optional(),
})
export type PriceBookRecord = z.infer<typeof PriceBookRecord>

/** Amounts in cents; or per cent off the product's base price in the book or the one above it. */
export const PriceRecord = z.object({
  productId: Id,
  minQuantity: z.number().int().positive().default(1),
  amountMinor: z.number().int().nonnegative().optional(),
  percentageOff: z.number().min(0).max(100).optional(),
  onlineFrom: Instant.optional(),
  onlineTo: Instant.optional(),
})
export type PriceRecord = z.infer<typeof PriceRecord>

export const InventoryListRecord = z.object({
  id: Id,
  defaultInStock: z.boolean().default(false),
  description: Text,
})
export type InventoryListRecord = z.infer<typeof InventoryListRecord>

export const InventoryRecord = z.object({
  productId: Id,
  allocation: z.number().nonnegative().transform(Math.floor).default(0),
  preorderBackorderAllocation: z.number().nonnegative().transform(Math.floor).optional(),
  allocationAt: Instant.optional(),
  perpetual: z.boolean().default(false),
  handling: z.enum(['none', 'preorder', 'backorder']).default('none'),
  inStockDate: Instant.optional(),
})
export type InventoryRecord = z.infer<typeof InventoryRecord>

export const StoreRecord = z.object({
  id: Id,
  name: z.string().min(1),
  address1: Text,
  address2: Text,
  city: Text,
  postalCode: Text,
  stateCode: Text,
  countryCode: z.string().length(2).default('US'),
  phone: Text,
  fax: Text,
  email: z.email().optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  inventoryListId: Id.optional(),
  storeHours: Text,
  storeEvents: Text,
  image: Text,
  storeLocatorEnabled: z.boolean().default(true),
  posEnabled: z.boolean().default(false),
  localized: Localized.default({}),
  custom: Custom.default({}),
})
export type StoreRecord = z.infer<typeof StoreRecord>

export const SiteRecord = z.object({
  id: z.string().min(1).max(32),
  name: z.string().min(1),
  currency: z.string().regex(/^[A-Z]{3}$/),
  taxation: z.literal('net', { error: 'only net taxation is known' }),
})

export const SitePreferences = z.object({
  catalogId: Id,
  /** Without a list nothing is in stock. */
  inventoryListId: z.string().default(''),
  priceBookIds: z.array(Id).default([]),
  libraryId: Id.optional(),
  defaultLocale: z.string().min(2).default('en-US'),
  locales: z.array(z.string()).default([]),
  currencies: z.array(z.string()).default([]),
  custom: Custom,
})
export type SitePreferences = z.infer<typeof SitePreferences>

export const ShippingMethodRecord = z.object({
  id: Id,
  name: z.string().min(1),
  description: Text,
  currency: z.string().regex(/^[A-Z]{3}$/),
  taxClassId: Text,
  enabled: z.boolean().default(true),
  isDefault: z.boolean().default(false),
  priceTable: z
    .array(z.object({ minAmountMinor: z.number().int(), rateMinor: z.number().int() }))
    .min(1, 'no price table'),
  addressRule: z.object({
    excludeStates: z.array(z.string()).optional(),
    excludePoBox: z.boolean().optional(),
  }),
  localized: Localized.default({}),
  custom: Custom,
})
export type ShippingMethodRecord = z.infer<typeof ShippingMethodRecord>

export const TaxRateRecord = z.object({
  jurisdictionId: Id,
  taxClassId: Id,
  rate: z.number().min(0).max(1),
})

export const JurisdictionRecord = z.object({
  id: Id,
  places: z.array(
    z.object({ countryCode: z.string().length(2), stateCode: z.string().default('') }),
  ),
})

export const PaymentMethodRecord = z.object({
  id: Id,
  name: z.string().min(1),
  enabled: z.boolean().default(false),
  description: Text,
  image: Text,
  cards: z.array(z.object({ cardType: Id, name: z.string().min(1) })),
  restriction: z
    .object({
      countries: z.array(z.string()).optional(),
      currencies: z.array(z.string()).optional(),
      customerGroupIds: z.array(z.string()).optional(),
      ranges: z
        .array(
          z.object({
            currency: z.string().optional(),
            minMinor: z.number().int().optional(),
            maxMinor: z.number().int().optional(),
          }),
        )
        .optional(),
    })
    .default({}),
  localized: Localized.default({}),
  custom: Custom,
})
export type PaymentMethodRecord = z.infer<typeof PaymentMethodRecord>

export const CustomerGroupRecord = z.object({
  id: Id,
  description: Text,
  /** Absent: its members are listed. */
  rule: MembershipRule.optional(),
  /** Customer numbers. */
  members: z.array(Id).default([]),
})
export type CustomerGroupRecord = z.infer<typeof CustomerGroupRecord>
