import { fromBagQuantities, totalOf, type MixPiece } from './box-mix'
import { readPlaces, rowsOf, runsOf } from './box-places'
import { isPercentUnit } from './box-rules'

type Names = ReadonlyMap<string, string>

/** The contents of one filled box, as on a line of a basket or an order. */
interface FilledBox {
  unitType?: string
  pieces: readonly MixPiece[]
}

/**
 * Describes the content of a box from its basket line: `5 × Vanilla Caramel, 4 × Mint Meltaway`, or
 * in percent. A box's name comes first: `For Mum: 5 × …`.
 */
export function mixInWords(
  { unitType, pieces }: FilledBox,
  names: Names,
  boxName?: string,
): string {
  const isPercent = isPercentUnit(unitType)
  const inside = amountsInWords(
    fromBagQuantities({ maximum: 100, isPercent }, pieces),
    isPercent,
    names,
  )
  return boxName ? `${boxName}: ${inside}` : inside
}

/** Empty if the shopper's client sent no places. */
export function rowsInWords(
  { unitType, pieces }: FilledBox,
  placesText: unknown,
  names: Names,
): string[] {
  const places = readPlaces(placesText)
  if (!places) return []
  const isPercent = isPercentUnit(unitType)
  const total = totalOf(fromBagQuantities({ maximum: 100, isPercent }, pieces))
  const each = total / places.length
  return rowsOf(places).map((row) => {
    const amounts = runsOf(row).map(({ id, count }) => ({ id, qty: Math.round(count * each) }))
    return amountsInWords(
      amounts.filter(({ id }) => id !== ''),
      isPercent,
      names,
    )
  })
}

function amountsInWords(pieces: readonly MixPiece[], isPercent: boolean, names: Names): string {
  return pieces
    .map(({ id, qty }) => `${qty}${isPercent ? '%' : ' ×'} ${names.get(id) ?? id}`)
    .join(', ')
}
