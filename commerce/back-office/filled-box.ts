import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { OfficeOrderItem } from '../../contracts/order'
import { fromBagQuantities } from '../../rules/box-mix'
import { isPercentUnit } from '../../rules/box-rules'
import { rowsInWords } from '../../rules/mix-in-words'
import { PieceNames, readCustomMix } from '../custom-mix.schemas'

export function toFilledBox(item: ShopperOrdersTypes.ProductItem): OfficeOrderItem['box'] {
  const mix = readCustomMix(item.c_customMix)
  if (!mix) return undefined
  const names = PieceNames.parse(item.c_pieceNames)
  const isPercent = isPercentUnit(mix.unitType)
  const inside = mix.pieces.map(({ productId, quantity }) => ({ id: productId, qty: quantity }))
  const pieces = fromBagQuantities({ maximum: 100, isPercent }, inside)
  const rows = rowsInWords(
    { unitType: mix.unitType, pieces: inside },
    item.c_boxPlaces,
    new Map(Object.entries(names)),
  )
  const { c_boxName: name } = item
  const nameOf = (id: string) => (Object.hasOwn(names, id) ? `${names[id]} (${id})` : id)
  return {
    ...(typeof name === 'string' && { name }),
    pieces: pieces.map(({ id, qty }) => `${qty}${isPercent ? '%' : ' ×'} ${nameOf(id)}`),
    ...(!isPercent && {
      contents: pieces.map(({ id, qty }) => ({ name: nameOf(id), quantity: qty })),
    }),
    ...(rows.length > 0 && { rows }),
  }
}
