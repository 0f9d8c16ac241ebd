import { z } from 'zod'

const Id = z.string().min(1).max(256)
const Text = z.string().optional()
const Instant = z.iso.datetime({ offset: true })
const Values = z.record(z.string(), z.string())

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
  position: z.number().default(0),
  custom: Custom,
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
    z.object({ path: z.string().min(1), alt: z.string().optional(), title: z.string().optional() }),
  ),
})

const VariationAttributeRecord = z.object({
  id: Id,
  name: z.string().min(1),
  values: z.array(
    z.object({ value: Id, name: z.string().min(1), description: z.string().optional() }),
  ),
})

export const ProductRecord = z.object({
  id: z.string().min(1).max(100),
  name: Text,
  brand: Text,
  shortDescription: Text,
  longDescription: Text,
  pageTitle: Text,
  pageDescription: Text,
  pageKeywords: Text,
  online: z.boolean().default(true),
  onlineFrom: Instant.optional(),
  onlineTo: Instant.optional(),
  searchable: z.boolean().default(true),
  searchRank: z.number().int().optional(),
  taxClassId: Text,
  unit: Text,
  minOrderQuantity: z.number().int().positive().optional(),
  stepQuantity: z.number().int().positive().optional(),
  images: z.array(ImageGroup),
  variationAttributes: z.array(VariationAttributeRecord),
  variants: z.array(z.object({ productId: Id, isDefault: z.boolean().default(false) })),
  isMaster: z.boolean(),
  custom: Custom,
})
export type ProductRecord = z.infer<typeof ProductRecord>

export const PriceBookRecord = z.object({
  id: Id,
  name: z.string().min(1),
  currency: z.string().regex(/^[A-Z]{3}$/),
  parentId: Id.optional(),
  onlineFrom: Instant.optional(),
  onlineTo: Instant.optional(),
})
export type PriceBookRecord = z.infer<typeof PriceBookRecord>

/** Amounts in cents. */
export const PriceRecord = z.object({
  productId: Id,
  minQuantity: z.number().int().positive().default(1),
  amountMinor: z.number().int().nonnegative(),
  onlineFrom: Instant.optional(),
  onlineTo: Instant.optional(),
})
export type PriceRecord = z.infer<typeof PriceRecord>

export const InventoryListRecord = z.object({
  id: Id,
  defaultInStock: z.boolean(),
  description: Text,
})
export type InventoryListRecord = z.infer<typeof InventoryListRecord>

export const InventoryRecord = z.object({
  productId: Id,
  allocation: z.number().int().nonnegative().default(0),
  allocationAt: Instant.optional(),
  perpetual: z.boolean().default(false),
  handling: z.enum(['none', 'preorder', 'backorder']).default('none'),
  inStockDate: z.union([Instant, z.iso.date()]).optional(),
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
  email: z.email().optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  inventoryListId: Id.optional(),
  storeHours: Text,
  image: Text,
  storeLocatorEnabled: z.boolean().default(true),
  custom: Custom,
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
  inventoryListId: Id,
  priceBookIds: z.array(Id).min(1),
  defaultLocale: z.string().min(2),
  custom: Custom,
})

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
  places: z.array(z.object({ countryCode: z.string().length(2), stateCode: Id })).min(1),
})

export const PaymentMethodRecord = z.object({
  id: Id,
  name: z.string().min(1),
  enabled: z.boolean().default(false),
  cards: z.array(z.object({ cardType: Id, name: z.string().min(1) })),
  custom: Custom,
})
export type PaymentMethodRecord = z.infer<typeof PaymentMethodRecord>

export const CustomerGroupRecord = z.object({
  id: Id,
  description: Text,
  rule: z
    .array(
      z.object({
        matchMode: z.enum(['all', 'any']),
        conditions: z.array(z.object({ path: Id, operator: Id, values: z.array(z.string()) })),
      }),
    )
    .optional(),
})
export type CustomerGroupRecord = z.infer<typeof CustomerGroupRecord>
