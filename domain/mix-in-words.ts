import { fromBagQuantities, type MixPiece } from './box-mix'
import { isPercentUnit } from './box-rules'

/**
 * Describes the content of a box from its basket line: `5 × Vanilla Caramel, 4 × Mint Meltaway`, or
 * in percent. A box's name comes first: `For Mum: 5 × …`.
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
