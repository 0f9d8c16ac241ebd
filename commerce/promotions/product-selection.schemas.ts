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

/** Operators that compare a product's text with the given values. If absent, `is equal` applies. */
export type TextOperator = z.infer<typeof TextOperator>

/** One condition on a product. If it lists several ids or values, one match is enough. */
const ProductCondition = z.discriminatedUnion('kind', [
  /** Matches a product id; a master's id also matches its variants. */
  z.object({
    kind: z.literal('product'),
    ids: Ids,
    operator: z.enum(TEXT_OPERATORS).optional(),
  }),
  /** `is equal` (or absent) matches the category and all its descendants. */
  z.object({
    kind: z.literal('category'),
    ids: Ids,
    operator: z.enum(['is equal', 'is exactly', 'is child of']).optional(),
  }),
  z.object({ kind: z.literal('brand'), ids: z.array(Id), operator: TextOperator.optional() }),
  /** Matches the price of one piece, in cents. */
  z.object({
    kind: z.literal('price'),
    operator: z.enum(['less than', 'greater than']),
    amountMinor: z.number().int().nonnegative(),
  }),
  /** Matches the last digits of the price, e.g. `99`. */
  z.object({
    kind: z.literal('price_ending'),
    endings: z.array(z.string().regex(/^\d{1,3}$/)).min(1),
  }),
  /** Matches a product attribute; a `custom.` prefix of its name is ignored. */
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
  /** If absent, every product is included. */
  included: ConditionGroups.optional(),
  excluded: ConditionGroups.optional(),
})
export type ProductSelection = z.infer<typeof ProductSelection>
