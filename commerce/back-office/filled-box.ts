import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { z } from 'zod'
import { fromBagQuantities } from '../../domain/box-mix'
import { isPercentUnit } from '../../domain/box-rules'
import { readCustomMix } from '../baskets/items/custom-mix.schemas'

const Names = z.record(z.string(), z.string()).catch({})

/**
 * Returns the pieces to pack into a box that the shopper filled, and the shopper's name for the
 * box. Undefined for any other line.
 */
export function toFilledBox(
  item: ShopperOrdersTypes.ProductItem,
): { name?: string; pieces: string[] } | undefined {
  const mix = readCustomMix(item.c_customMix)
  if (!mix) return undefined
  const names = Names.parse(item.c_pieceNames)
  const isPercent = isPercentUnit(mix.unitType)
  const pieces = fromBagQuantities(
    { maximum: 100, isPercent },
    mix.pieces.map(({ productId, quantity }) => ({ id: productId, qty: quantity })),
  )
  const { c_boxName: name } = item
  return {
    ...(typeof name === 'string' && { name }),
    pieces: pieces.map(({ id, qty }) => {
      const piece = Object.hasOwn(names, id) ? `${names[id]} (${id})` : id
      return `${qty}${isPercent ? '%' : ' ×'} ${piece}`
    }),
  }
}
