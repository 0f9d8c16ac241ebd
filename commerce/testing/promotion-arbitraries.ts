import fc from 'fast-check'

/** The categories that promotions of `anyPromotion` refer to. */
export const CATEGORIES = ['boxes', 'bars', 'truffles'] as const

export const anyMinor = fc.nat({ max: 9999 })
const selection = fc.oneof(
  fc.constant({}),
  fc.constantFrom(...CATEGORIES).map((id) => ({
    included: [[{ kind: 'category', ids: [id] }]],
  })),
  fc.constantFrom(...CATEGORIES).map((id) => ({
    excluded: [[{ kind: 'category', ids: [id] }]],
  })),
)
const price = fc.oneof(
  fc.nat({ max: 100 }).map((percentage) => ({ type: 'percentage', percentage })),
  anyMinor.map((amountMinor) => ({ type: 'amount', amountMinor })),
  anyMinor.map((amountMinor) => ({ type: 'fixed_price', amountMinor })),
  anyMinor.map((amountMinor) => ({ type: 'total_fixed_price', amountMinor })),
  fc.constant({ type: 'free' }),
  fc.constant({ type: 'price_book_price', priceBookId: 'vip' }),
)
const extra = fc.oneof(
  fc.constant({ type: 'free_shipping' }),
  anyMinor.map((amountMinor) => ({ type: 'fixed_shipping', amountMinor })),
  fc.constant({ type: 'bonus', productIds: ['card'] }),
  fc.constant({ type: 'bonus_choice', products: [{ productId: 'card' }], maxItems: 2 }),
)
const constraint = fc.record({ quantity: fc.integer({ min: 1, max: 4 }), selection })
const rule = fc.oneof(
  fc
    .array(fc.record({ threshold: fc.nat({ max: 8000 }), discount: fc.oneof(price, extra) }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((tiers) => ({ tiers })),
  fc
    .array(
      fc.record({
        buy: fc.array(constraint, { maxLength: 2 }),
        get: fc.array(constraint, { minLength: 1, maxLength: 2 }),
        isExact: fc.boolean(),
        discount: price,
      }),
      { minLength: 1, maxLength: 2 },
    )
    .map((deals) => ({ deals })),
)
/** Generates definitions for `createPromotion`, with every kind of discount. */
export const anyPromotion = fc
  .tuple(
    rule,
    fc.record({
      promotionClass: fc.constantFrom('product', 'order', 'shipping'),
      exclusivity: fc.constantFrom('no', 'no', 'no', 'class', 'global'),
      condition: fc.constantFrom('amount', 'quantity'),
      qualifying: selection,
      discounted: selection,
      identicalProducts: fc.boolean(),
      excludesDiscounted: fc.boolean(),
      prohibitsOthers: fc.boolean(),
    }),
    fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  )
  .map(([given, more, maxApplications]) => ({
    ...given,
    ...more,
    ...(maxApplications && { maxApplications }),
  }))
