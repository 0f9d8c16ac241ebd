import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { z } from 'zod'
import { fromBagQuantities } from '../../domain/box-mix'
import { isPercentUnit } from '../../domain/box-rules'
import { readCustomMix } from '../baskets/items/custom-mix.schemas'
import { escapeHtml } from '../http/escape-html'

const Names = z.record(z.string(), z.string()).catch({})

/** What whoever packs it puts into one box, and how its shopper calls it; empty for any other line. */
export function renderBox(item: ShopperOrdersTypes.ProductItem): string {
  const mix = readCustomMix(item.c_customMix)
  if (!mix) return ''
  const names = Names.parse(item.c_pieceNames)
  const isPercent = isPercentUnit(mix.unitType)
  const pieces = fromBagQuantities(
    { maximum: 100, isPercent },
    mix.pieces.map(({ productId, quantity }) => ({ id: productId, qty: quantity })),
  )
  const rows = pieces.map(({ id, qty }) => {
    const name = Object.hasOwn(names, id) ? `${names[id]} (${id})` : id
    return `<li>${escapeHtml(`${qty}${isPercent ? '%' : ' ×'} ${name}`)}</li>`
  })
  const name = typeof item.c_boxName === 'string' ? ` “${escapeHtml(item.c_boxName)}”` : ''
  return `<p>In each box${name}:</p><ul>${rows.join('')}</ul>`
}
