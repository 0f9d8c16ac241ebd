import { exactSum } from '@rules/currency'

interface MergeableLine {
  productId?: string
  quantity?: number
  basePrice?: number
  price?: number
  priceAfterItemDiscount?: number
  priceAdjustments?: readonly { itemText?: string; price?: number }[]
  bonusProductLineItem?: boolean
  [custom: `c_${string}`]: unknown
}

/**
 * Merges lines of the same product at the same price, even for different recipients: a summary
 * lists what is bought, not who receives it. Sums are in dollars, to the cent.
 */
export function mergeLines<Line extends MergeableLine>(lines: readonly Line[]): Line[] {
  const merged = new Map<string, Line>()
  for (const line of lines) {
    const key = keyOf(line)
    const known = merged.get(key)
    merged.set(key, known ? add(known, line) : line)
  }
  return [...merged.values()]
}

function add<Line extends MergeableLine>(one: Line, other: Line): Line {
  const { price = 0, priceAfterItemDiscount = price } = one
  const { price: otherPrice = 0, priceAfterItemDiscount: otherDiscounted = otherPrice } = other
  return {
    ...one,
    quantity: (one.quantity ?? 0) + (other.quantity ?? 0),
    price: exactSum(price + otherPrice),
    priceAfterItemDiscount: exactSum(priceAfterItemDiscount + otherDiscounted),
    priceAdjustments: addAdjustments(one.priceAdjustments, other.priceAdjustments),
  }
}

function addAdjustments(
  some: MergeableLine['priceAdjustments'] = [],
  others: MergeableLine['priceAdjustments'] = [],
): MergeableLine['priceAdjustments'] {
  const added = new Map(some.map((one) => [one.itemText, one]))
  for (const one of others) {
    const known = added.get(one.itemText)
    added.set(one.itemText, { ...one, price: exactSum((known?.price ?? 0) + (one.price ?? 0)) })
  }
  return [...added.values()]
}

// Lines differ by product, price, gift flag and every custom attribute except the shop.
function keyOf({ productId, basePrice, bonusProductLineItem, ...line }: MergeableLine): string {
  const custom = Object.entries(line).filter(
    ([name]) => name.startsWith('c_') && name !== 'c_fromStoreId',
  )
  return JSON.stringify([productId, basePrice, bonusProductLineItem ?? false, custom.sort()])
}
