import { z } from 'zod'
import { ConditionGroup, MembershipRule } from '../customer-groups/customer-group.schemas'
import { CountryCode } from '../http/plain-text.schemas'
import { ProductSelection } from '../promotions/product-selection.schemas'
import { Custom, Id, Instant, Localized, Text } from './record-parts.schemas'

export const PriceBookRecord = z.object({
  id: Id,
  name: Text,
  currency: z.string().regex(/^[A-Z]{3}$/),
  parentId: Id.optional(),
  online: z.boolean().default(true),
  onlineFrom: Instant.optional(),
  onlineTo: Instant.optional(),
})
export type PriceBookRecord = z.infer<typeof PriceBookRecord>

/**
 * The amount is in cents; alternatively, a percentage off the product's base price in the price
 * book or its parent.
 */
export const PriceRecord = z.object({
  productId: Id,
  minQuantity: z.int32().positive().default(1),
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

/** Sums of two such numbers fit into the database's integers. */
const MAX_STOCK = 1_000_000_000

export const InventoryRecord = z.object({
  productId: Id,
  allocation: z.number().nonnegative().max(MAX_STOCK).transform(Math.floor).default(0),
  preorderBackorderAllocation: z
    .number()
    .nonnegative()
    .max(MAX_STOCK)
    .transform(Math.floor)
    .optional(),
  /** What was sold since the allocation; negative if more was returned. */
  turnover: z.number().min(-MAX_STOCK).max(MAX_STOCK).transform(Math.floor).default(0),
  allocationAt: Instant.optional(),
  perpetual: z.boolean().default(false),
  handling: z.enum(['none', 'preorder', 'backorder']).default('none'),
  inStockDate: Instant.optional(),
})
export type InventoryRecord = z.infer<typeof InventoryRecord>

export const StoreRecord = z.object({
  id: Id,
  name: Text,
  address1: Text,
  address2: Text,
  city: Text,
  postalCode: Text,
  stateCode: Text,
  countryCode: CountryCode.min(2).default('US'),
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
  name: Text,
  currency: z.string().regex(/^[A-Z]{3}$/),
  taxation: z.enum(['net', 'gross']),
  status: z.enum(['online', 'protected', 'offline']).default('online'),
})
export type SiteRecord = z.infer<typeof SiteRecord>

export const SitePreferences = z.object({
  /** Required for a new site. */
  catalogId: Id.optional(),
  /** Without an inventory list, no product is in stock. */
  inventoryListId: z.string().default(''),
  priceBookIds: z.array(Id).default([]),
  libraryId: Id.optional(),
  defaultLocale: z.string().min(2).default('en-US'),
  locales: z.array(z.string()).default([]),
  currencies: z.array(z.string()).default([]),
  preferences: Custom,
})
export type SitePreferences = z.infer<typeof SitePreferences>

const ShippingPriceStep = z.object({
  minAmountMinor: z.number().int(),
  rateMinor: z.number().int(),
  percentage: z.number().min(0).max(1000).optional(),
})

const ShippingCostGroup = z.object({
  kind: z.enum(['fixed', 'surcharge']),
  products: ProductSelection,
  amountMinor: z.number().int(),
})

export const ShippingMethodRecord = z
  .object({
    id: Id,
    name: Text,
    description: Text,
    /** If absent, that of the site. */
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
    taxClassId: Text,
    enabled: z.boolean().default(true),
    isDefault: z.boolean().default(false),
    baseMethodId: Id.optional(),
    priceTable: z.array(ShippingPriceStep),
    addressRule: z.object({
      excluded: z.array(ConditionGroup).optional(),
      except: z.array(ConditionGroup).optional(),
    }),
    costGroups: z.array(ShippingCostGroup),
    restriction: z.object({
      customerGroupIds: z.array(Id).optional(),
      excludedProducts: ProductSelection.optional(),
    }),
    localized: Localized.default({}),
    custom: Custom,
  })
  .refine(({ priceTable, baseMethodId }) => priceTable.length > 0 || baseMethodId !== undefined, {
    error: 'no price table',
    path: ['priceTable'],
  })
export type ShippingMethodRecord = z.infer<typeof ShippingMethodRecord>

export const TaxRateRecord = z.object({
  jurisdictionId: Id,
  taxClassId: Id,
  rate: z.number().min(0).max(1),
})

/** An empty state means the whole country. */
export const TaxPlaceRecord = z.object({
  countryCode: CountryCode.min(2, 'not the code of a country'),
  stateCode: z.string(),
})

export const PaymentMethodRecord = z.object({
  id: Id,
  name: Text,
  enabled: z.boolean().default(false),
  description: Text,
  image: Text,
  processorId: Text,
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
  /** If absent, the group consists of the listed members. */
  rule: MembershipRule.optional(),
})
export type CustomerGroupRecord = z.infer<typeof CustomerGroupRecord>
