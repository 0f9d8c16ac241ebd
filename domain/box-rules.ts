/**
 * A box that a shopper fills: 100 pieces, or 30 lollypops, where its product says nothing (BOX-010,
 * BOX-011).
 */
const DEFAULT_MAXIMUM = 100
const LOLLYPOP_MAXIMUM = 30
const DEFAULT_INCREMENT = 5
/** The category's id; the builder's address says 'lollipops': the spellings differ on purpose. */
const LOLLYPOP = /lollypop/i

/** What a box may hold (BOX-008, BOX-010). */
export interface BoxRules {
  /** Pieces, or points of a box that is shared out in percent. */
  maximum: number
  /** Quantities go up and down by it. */
  increment: number
  /** How many kinds of piece fill it: no fewer, no more. */
  flavors: number
  isPercent: boolean
}

/** Attributes of a box's product, by the archive's names; each may be absent, or a text. */
export interface BoxAttributes {
  maxPiecesUnits?: unknown
  customMixUnitType?: unknown
  customMixUnitIncrement?: unknown
  customMixFlavorLimit?: unknown
}

interface BoxSurroundings {
  isLollypops: boolean
  /** The site's limit of flavors, for products that say none. */
  flavorLimit: number
}

/** A box takes fewer flavors than its limit where there are not as many steps to share out. */
export function toBoxRules(
  attributes: BoxAttributes,
  { isLollypops, flavorLimit }: BoxSurroundings,
): BoxRules {
  const maximum =
    wholeOf(attributes.maxPiecesUnits) ?? (isLollypops ? LOLLYPOP_MAXIMUM : DEFAULT_MAXIMUM)
  const increment = wholeOf(attributes.customMixUnitIncrement) ?? DEFAULT_INCREMENT
  const limit = wholeOf(attributes.customMixFlavorLimit) ?? flavorLimit
  return {
    maximum,
    increment,
    flavors: Math.min(limit, Math.max(1, Math.floor(maximum / increment))),
    isPercent: isPercentUnit(attributes.customMixUnitType),
  }
}

export function isLollypopCategory(categoryId: string | undefined): boolean {
  return categoryId !== undefined && LOLLYPOP.test(categoryId)
}

export function isPercentUnit(unitType: unknown): boolean {
  return /percent|%/i.test(String(unitType ?? ''))
}

/** Merchants' numbers may be texts, and broken ones: a box holds whole pieces, in whole steps. */
function wholeOf(value: unknown): number | undefined {
  const number = Math.floor(Number(value ?? 0))
  return Number.isFinite(number) && number > 0 ? number : undefined
}
