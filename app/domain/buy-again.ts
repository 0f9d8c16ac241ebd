import { isPickupLine, shipmentIdOf } from './shipments'

/** What the rules read of a line of a past order, amounts in dollars; the SDK's items fit it. */
export interface PastLine {
  itemId?: string
  productId?: string
  productName?: string
  quantity?: number
  /** For one piece, as it was then. */
  basePrice?: number
  shipmentId?: string
  bonusProductLineItem?: boolean
  c_fromStoreId?: unknown
  /** Whether its product is still sold. */
  c_reorderable?: boolean
}

/** What the rules read of a product as it is sold now. */
export interface SoldProduct {
  /** For one piece, in dollars. */
  price?: number
  /** Pieces that can be sold now. */
  ats: number
  /** Pieces that one order may hold at most. */
  quantityLimit?: number
  isGiftCard: boolean
}

/** Why a line cannot be bought again: a gift card is made out to somebody anew. */
export type Obstacle = 'not-sold' | 'out-of-stock' | 'gift-card'

export interface PlannedLine<Line extends PastLine = PastLine> {
  line: Line
  /** Pieces that go into the bag. */
  quantity: number
  /** There are fewer of them now than were bought. */
  isReduced: boolean
  /** The price of one piece, where it is another than then. */
  priceNow?: number
}

export interface BuyAgainPlan<Line extends PastLine = PastLine> {
  lines: PlannedLine<Line>[]
  left: { line: Line; obstacle: Obstacle }[]
}

/**
 * Which lines of a past order can be bought now, and what has changed since. Gifts of a promotion
 * come by themselves; lines of one product share what there is of it. What is collected is counted
 * by its shop, so the stock of the warehouse says nothing of it.
 * @param products those of the lines that are still sold, by id.
 */
export function planBuyAgain<Line extends PastLine>(
  lines: readonly Line[],
  products: Readonly<Record<string, SoldProduct>>,
): BuyAgainPlan<Line> {
  const plan: BuyAgainPlan<Line> = { lines: [], left: [] }
  const used = new Map<string, number>()
  for (const line of lines) {
    const { productId = '', quantity = 1, basePrice, c_reorderable: isSold } = line
    if (line.bonusProductLineItem) continue
    const product = products[productId]
    const taken = used.get(productId) ?? 0
    const there = product ? piecesOf(product, line) - taken : 0
    const obstacle = obstacleOf(product, isSold !== false, there)
    if (!product || obstacle) {
      plan.left.push({ line, obstacle: obstacle ?? 'not-sold' })
      continue
    }
    const possible = Math.min(quantity, there)
    used.set(productId, taken + possible)
    const { price } = product
    const isOther = price !== undefined && basePrice !== undefined && price !== basePrice
    plan.lines.push({
      line,
      quantity: possible,
      isReduced: possible < quantity,
      ...(isOther && { priceNow: price }),
    })
  }
  return plan
}

function piecesOf({ ats, quantityLimit = Infinity }: SoldProduct, line: PastLine): number {
  return Math.min(isPickupLine(line) ? Infinity : ats, quantityLimit)
}

function obstacleOf(
  product: SoldProduct | undefined,
  isSold: boolean,
  there: number,
): Obstacle | undefined {
  if (product?.isGiftCard) return 'gift-card'
  if (!product || !isSold) return 'not-sold'
  return there <= 0 ? 'out-of-stock' : undefined
}

/** The lines of one shipment. */
export function linesOfShipment<Line extends PastLine>(
  lines: readonly Line[],
  shipment: { shipmentId?: string },
): Line[] {
  return lines.filter((line) => shipmentIdOf(line) === shipmentIdOf(shipment))
}
