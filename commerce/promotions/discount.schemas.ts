import { z } from 'zod'
import { ProductSelection } from './product-selection.schemas'

const Id = z.string().min(1).max(256)
const Minor = z.number().int().nonnegative()
const MAX_BONUS_PRODUCTS = 50

const BonusProduct = z.object({ productId: Id, priceMinor: Minor.default(0) })

/**
 * Amounts are in cents; percentages are plain numbers (10 for 10 %). Amounts and fixed prices are
 * per piece.
 */
export const Discount = z.discriminatedUnion('type', [
  z.object({ type: z.literal('percentage'), percentage: z.number().min(0).max(100) }),
  z.object({ type: z.literal('amount'), amountMinor: Minor }),
  z.object({ type: z.literal('fixed_price'), amountMinor: Minor }),
  z.object({ type: z.literal('free') }),
  z.object({ type: z.literal('price_book_price'), priceBookId: Id }),
  z.object({ type: z.literal('total_fixed_price'), amountMinor: Minor }),
  /** One free piece of each product. */
  z.object({ type: z.literal('bonus'), productIds: z.array(Id).min(1).max(MAX_BONUS_PRODUCTS) }),
  z.object({
    type: z.literal('bonus_choice'),
    products: z.array(BonusProduct).max(MAX_BONUS_PRODUCTS),
    rule: ProductSelection.optional(),
    maxItems: z.number().int().positive().max(MAX_BONUS_PRODUCTS).default(1),
  }),
  /** A percentage off the price of the products' options, e.g. a gift wrap. */
  z.object({
    type: z.literal('percentage_off_options'),
    percentage: z.number().min(0).max(100),
    optionIds: z.array(Id).min(1),
  }),
  z.object({ type: z.literal('free_shipping') }),
  z.object({ type: z.literal('fixed_shipping'), amountMinor: Minor }),
])
export type Discount = z.infer<typeof Discount>
export type BonusChoiceDiscount = Extract<Discount, { type: 'bonus_choice' }>

export const Tier = z.object({
  /** In cents, pieces or combinations, depending on the promotion's `condition`. */
  threshold: Minor,
  discount: Discount,
})
export type Tier = z.infer<typeof Tier>

export const Constraint = z.object({
  quantity: z.number().int().positive(),
  selection: ProductSelection.default({}),
})
export type Constraint = z.infer<typeof Constraint>

/**
 * Buy these products and get those at a discount; applies as often as the basket has enough pieces.
 */
export const Deal = z.object({
  /** An empty list means that nothing else has to be bought. */
  buy: z.array(Constraint),
  get: z.array(Constraint).min(1),
  /** Gives a discount only if the basket has all pieces of `get`. */
  isExact: z.boolean().default(false),
  discount: Discount,
})
export type Deal = z.infer<typeof Deal>
