/** What figures are about; what shop and key mean in each: docs/adr/0135. */
export type FigureKind =
  | 'order'
  | 'minute'
  | 'shop'
  | 'product'
  | 'promotion'
  | 'code'
  | 'refund'
  | 'pickup'
  | 'piece'
  | 'recipients'

/** Counts, and amounts in cents. */
export const MEASURES = [
  'orders',
  'units',
  /** Of the order without the gift cards that it buys, with shipping and tax. */
  'takings',
  'goods',
  'shipping',
  'tax',
  'discount',
  'gift_cards',
  /** How often something was refunded or cancelled. */
  'returns',
  'returned_units',
  'returned',
  'returned_gift_cards',
  'on_time',
  'late',
] as const
export type Measure = (typeof MEASURES)[number]

export type Measures = Partial<Record<Measure, number>>
