import { fromBagQuantities, type MixPiece } from './box-mix'
import { isPercentUnit } from './box-rules'

/** What fills a box, as a bag's line carries it: `5 × Vanilla Caramel, 4 × Mint Meltaway`, or in percent. */
export function mixInWords(
  unitType: string | undefined,
  pieces: readonly MixPiece[],
  names: ReadonlyMap<string, string>,
): string {
  const isPercent = isPercentUnit(unitType)
  return fromBagQuantities({ maximum: 100, isPercent }, pieces)
    .map(({ id, qty }) => `${qty}${isPercent ? '%' : ' ×'} ${names.get(id) ?? id}`)
    .join(', ')
}
