import { z } from 'zod'

const Id = z.string().min(1).max(256)
const Ids = z.array(Id).min(1)
const TEXT_OPERATORS = [
  'is equal',
  'is not equal',
  'starts with',
  'ends with',
  'contains',
  'does not contain',
] as const
const TextOperator = z.enum([...TEXT_OPERATORS, 'exists', 'does not exist'])

/** The operators that compare a product's text with the values; defaults to `is equal`. */
export type TextOperator = z.infer<typeof TextOperator>

/** One condition for a product. If it has several ids or values, one must match. */
const ProductCondition = z.discriminatedUnion('kind', [
  /** By id. A master also matches its variants. */
  z.object({
    kind: z.literal('product'),
    ids: Ids,
    operator: z.enum(TEXT_OPERATORS).optional(),
  }),
  /** `is equal` (the default): the category or any category below it. */
  z.object({
    kind: z.literal('category'),
    ids: Ids,
    operator: z.enum(['is equal', 'is exactly', 'is child of']).optional(),
  }),
  z.object({ kind: z.literal('brand'), ids: z.array(Id), operator: TextOperator.optional() }),
  /** By the price of one piece, in cents. */
  z.object({
    kind: z.literal('price'),
    operator: z.enum(['less than', 'greater than']),
    amountMinor: z.number().int().nonnegative(),
  }),
  /** By the last digits of the price, e.g. `99`. */
  z.object({
    kind: z.literal('price_ending'),
    endings: z.array(z.string().regex(/^\d{1,3}$/)).min(1),
  }),
  /** By a product's attribute. A `custom.` prefix of its name is ignored. */
  z.object({
    kind: z.literal('attribute'),
    attributeId: Id,
    ids: z.array(Id),
    operator: z.union([TextOperator, z.enum(['less than', 'greater than'])]),
  }),
])
export type ProductCondition = z.infer<typeof ProductCondition>

/** A product matches if it meets all conditions of at least one group. */
const ConditionGroups = z.array(z.array(ProductCondition))
export type ConditionGroups = z.infer<typeof ConditionGroups>

export const ProductSelection = z.object({
  /** If absent, every product matches. */
  included: ConditionGroups.optional(),
  excluded: ConditionGroups.optional(),
})
export type ProductSelection = z.infer<typeof ProductSelection>
