import type { MixPiece } from '@rules/box-mix'
import type { BoxBuilderName } from './box-steps'
import { piecesOfMix, readCustomMix, type MixLine } from './custom-mix'
import { toAvailableMix, type AvailableMix } from './available-mix'
import { isPickupLine, shipmentIdOf } from './shipments'

/**
 * The fields of a past order's line that the rules use, amounts in dollars; the SDK's items are
 * compatible.
 */
export interface PastLine extends MixLine {
  itemId?: string
  productId?: string
  productName?: string
  quantity?: number
  /** Price per piece at the time of the order. */
  basePrice?: number
  shipmentId?: string
  bonusProductLineItem?: boolean
  c_fromStoreId?: unknown
  /** Whether the product is still sold. */
  c_reorderable?: boolean
}

export interface SoldProduct {
  /** Price per piece, in dollars. */
  price?: number
  /** Quantity that can be sold now. */
  ats: number
  /** Maximum quantity per order. */
  quantityLimit?: number
  isGiftCard: boolean
  builder?: BoxBuilderName
}

/**
 * Why a line cannot be bought again: for example, a gift card requires a new recipient, or pieces
 * of a box are missing.
 */
export type Obstacle = 'not-sold' | 'out-of-stock' | 'gift-card' | 'pieces'

export interface PlannedLine<Line extends PastLine = PastLine> {
  line: Line
  /** Quantity to add to the basket. */
  quantity: number
  /** Less than the ordered quantity is available. */
  isReduced: boolean
  /** The current price per piece, if it has changed. */
  priceNow?: number
}

export interface LeftLine<Line extends PastLine = PastLine> {
  line: Line
  obstacle: Obstacle
  /**
   * Present if pieces of a custom box are missing: the shopper can choose others in the builder.
   */
  box?: { builder: BoxBuilderName; today: AvailableMix }
}

export interface BuyAgainPlan<Line extends PastLine = PastLine> {
  lines: PlannedLine<Line>[]
  left: LeftLine<Line>[]
}

type Products = Readonly<Record<string, SoldProduct>>

/**
 * Determines which lines of a past order can be bought now, and what has changed. Promotion gifts
 * are skipped, because the promotion adds them again. Lines of the same product share its stock,
 * and boxes share the stock of their pieces. The warehouse stock is ignored for pickup lines, which
 * their shop supplies.
 * @param products products of the lines and their pieces that are still sold, by id.
 */
export function planBuyAgain<Line extends PastLine>(
  lines: readonly Line[],
  products: Products,
): BuyAgainPlan<Line> {
  const plan: BuyAgainPlan<Line> = { lines: [], left: [] }
  const used = new Map<string, number>()
  for (const line of lines) {
    if (line.bonusProductLineItem) continue
    const { productId = '', quantity = 1, basePrice } = line
    const product = products[productId]
    const pieces = listPieces(line)
    const stockOf = (id: string) => stockLeft(products[id], line, used.get(id))
    const needs = [{ id: productId, qty: 1 }, ...pieces]
    const there = needs.map(({ id, qty }) => Math.floor((stockOf(id) ?? 0) / Math.ceil(qty)))
    const limit = (product?.quantityLimit ?? Infinity) - (used.get(productId) ?? 0)
    const possible = Math.min(quantity, limit, ...there)
    const left = findObstacle(line, product, possible, toAvailableMix(pieces, stockOf))
    if (!product || left) {
      plan.left.push({ line, ...(left ?? { obstacle: 'not-sold' }) })
      continue
    }
    for (const { id, qty } of needs) {
      used.set(id, (used.get(id) ?? 0) + Math.ceil(qty) * possible)
    }
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

/** Returns the pieces of one custom box; empty for any other line. */
export function listPieces(line: MixLine): MixPiece[] {
  const mix = readCustomMix(line.c_customMix)
  return mix ? piecesOfMix(mix) : []
}

/** Returns the stock that other lines leave of a product; undefined if it is no longer sold. */
function stockLeft(
  product: SoldProduct | undefined,
  line: PastLine,
  taken = 0,
): number | undefined {
  if (!product) return undefined
  return isPickupLine(line) ? Infinity : product.ats - taken
}

function findObstacle(
  line: PastLine,
  product: SoldProduct | undefined,
  possible: number,
  today: AvailableMix,
): Omit<LeftLine, 'line'> | undefined {
  if (product?.isGiftCard) return { obstacle: 'gift-card' }
  if (!product || line.c_reorderable === false) return { obstacle: 'not-sold' }
  if (possible > 0) return undefined
  const isShort = today.notSold.length + today.soldOut.length > 0
  if (!isShort || !product.builder) return { obstacle: 'out-of-stock' }
  return { obstacle: 'pieces', box: { builder: product.builder, today } }
}

export function linesOfShipment<Line extends PastLine>(
  lines: readonly Line[],
  shipment: { shipmentId?: string },
): Line[] {
  return lines.filter((line) => shipmentIdOf(line) === shipmentIdOf(shipment))
}
