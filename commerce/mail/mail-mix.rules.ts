import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { mixInWords, rowsInWords } from '../../rules/mix-in-words'
import { readCustomMix } from '../custom-mix.schemas'
import type { MailItem, MailRow } from './mail-content'
import type { Words } from '../languages/words.types'

/** @param names names of pieces, by product id */
export function withMix(
  mail: MailItem,
  { c_customMix: customMix, c_boxName: boxName, c_boxPlaces }: ShopperOrdersTypes.ProductItem,
  names: ReadonlyMap<string, string>,
  words: Words,
): MailItem {
  const mix = readCustomMix(customMix)
  if (!mix) return mail
  const pieces = mix.pieces.map(({ productId, quantity }) => ({ id: productId, qty: quantity }))
  const name = typeof boxName === 'string' ? boxName : undefined
  const box = { unitType: mix.unitType, pieces }
  const rows = rowsInWords(box, c_boxPlaces, names).map((row, index): MailRow => [
    words.confirmation.boxRow(index + 1, row),
  ])
  return { ...mail, notes: [[mixInWords(box, names, name)], ...rows, ...mail.notes] }
}
