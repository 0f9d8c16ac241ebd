/**
 * Defaults for a shopper-filled box: 100 pieces, or 30 lollypops, if its product sets no maximum
 * (BOX-010, BOX-011).
 */
const DEFAULT_MAXIMUM = 100
const LOLLYPOP_MAXIMUM = 30
const DEFAULT_INCREMENT = 5
/**
 * The category's id; the builder's address contains 'lollipops': the spellings differ on purpose.
 */
const LOLLYPOP = /lollypop/i

/** The constraints for filling a box (BOX-008, BOX-010). */
export interface BoxRules {
  /** The maximum number of pieces, or of percentage points in a percent box. */
  maximum: number
  /** The step by which quantities change. */
  increment: number
  /** The exact number of different pieces in a full box. */
  flavors: number
  isPercent: boolean
}

/** Attributes of a box's product, named as in the archive; each may be absent, or a text. */
export interface BoxAttributes {
  maxPiecesUnits?: unknown
  customMixUnitType?: unknown
  customMixUnitIncrement?: unknown
  customMixFlavorLimit?: unknown
}

interface BoxSurroundings {
  isLollypops: boolean
  /** The site's limit of flavors, for products that set none. */
  flavorLimit: number
}

/** The number of flavors is reduced if there are fewer steps to distribute. */
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

function wholeOf(value: unknown): number | undefined {
  const number = Math.floor(Number(value ?? 0))
  return Number.isFinite(number) && number > 0 ? number : undefined
}
