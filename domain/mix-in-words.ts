import { fromBagQuantities, type MixPiece } from './box-mix'
import { isPercentUnit } from './box-rules'

/**
 * What fills a box, as a bag's line carries it: `5 × Vanilla Caramel, 4 × Mint Meltaway`, or in percent.
 * A box with a name begins with it: `For Mum: 5 × …`.
 */
export function mixInWords(
  unitType: string | undefined,
  pieces: readonly MixPiece[],
  names: ReadonlyMap<string, string>,
  boxName?: string,
): string {
  const isPercent = isPercentUnit(unitType)
  const inside = fromBagQuantities({ maximum: 100, isPercent }, pieces)
    .map(({ id, qty }) => `${qty}${isPercent ? '%' : ' ×'} ${names.get(id) ?? id}`)
    .join(', ')
  return boxName ? `${boxName}: ${inside}` : inside
}
