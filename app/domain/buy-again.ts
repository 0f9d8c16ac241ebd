import type { MixPiece } from '@domain/box-mix'
import type { BoxBuilderName } from './box-steps'
import { piecesOfMix, readCustomMix, type MixLine } from './custom-mix'
import { mixToday, type MixToday } from './mix-today'
import { isPickupLine, shipmentIdOf } from './shipments'

/**
 * The fields of a line of a past order that rules use, amounts in dollars; the SDK's items fit it.
 */
export interface PastLine extends MixLine {
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

/** The fields of a product as it is sold now that rules use. */
export interface SoldProduct {
  /** For one piece, in dollars. */
  price?: number
  /** Pieces that can be sold now. */
  ats: number
  /** Pieces that one order may hold at most. */
  quantityLimit?: number
  isGiftCard: boolean
  /** Of a box that its shopper fills: where that is done. */
  builder?: BoxBuilderName
}

/** Why a line cannot be bought again: a gift card needs a new recipient, pieces of a box are missing. */
export type Obstacle = 'not-sold' | 'out-of-stock' | 'gift-card' | 'pieces'

export interface PlannedLine<Line extends PastLine = PastLine> {
  line: Line
  /** Pieces that go into the bag. */
  quantity: number
  /** There are fewer of them now than were bought. */
  isReduced: boolean
  /** The price of one piece, where it is another than then. */
  priceNow?: number
}

export interface LeftLine<Line extends PastLine = PastLine> {
  line: Line
  obstacle: Obstacle
  /** Pieces missing from a box: others can be chosen in the builder. */
  box?: { builder: BoxBuilderName; today: MixToday }
}

export interface BuyAgainPlan<Line extends PastLine = PastLine> {
  lines: PlannedLine<Line>[]
  left: LeftLine<Line>[]
}

type Products = Readonly<Record<string, SoldProduct>>

/**
 * Which lines of a past order can be bought now, and what has changed since. Gifts of a promotion
 * come by themselves; lines of one product share what there is of it, and so do boxes that hold the
 * same piece. What is picked up is counted by its shop, so the stock of the warehouse does not
 * matter for it.
 * @param products those of the lines and of what fills them that are still sold, by id.
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
    const left = findObstacle(line, product, possible, mixToday(pieces, stockOf))
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

/** The pieces in one box; none for any other line. */
export function listPieces(line: MixLine): MixPiece[] {
  const mix = readCustomMix(line.c_customMix)
  return mix ? piecesOfMix(mix) : []
}

/** The stock of a product that other lines leave; undefined if it is not sold any more. */
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
  today: MixToday,
): Omit<LeftLine, 'line'> | undefined {
  if (product?.isGiftCard) return { obstacle: 'gift-card' }
  if (!product || line.c_reorderable === false) return { obstacle: 'not-sold' }
  if (possible > 0) return undefined
  const isShort = today.notSold.length + today.soldOut.length > 0
  if (!isShort || !product.builder) return { obstacle: 'out-of-stock' }
  return { obstacle: 'pieces', box: { builder: product.builder, today } }
}

/** The lines of one shipment. */
export function linesOfShipment<Line extends PastLine>(
  lines: readonly Line[],
  shipment: { shipmentId?: string },
): Line[] {
  return lines.filter((line) => shipmentIdOf(line) === shipmentIdOf(shipment))
}
