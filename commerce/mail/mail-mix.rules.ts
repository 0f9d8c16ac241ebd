import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { mixInWords } from '../../domain/mix-in-words'
import { readCustomMix } from '../baskets/items/custom-mix.schemas'
import type { MailItem, MailRow } from './mail-content'

/**
 * Adds the chosen pieces of a shopper-filled box, and the shopper's name for the box, to a line of
 * a mail; returns any other line unchanged.
 * @param names names of pieces, by product id
 */
export function withMix(
  mail: MailItem,
  { c_customMix: customMix, c_boxName: boxName }: ShopperOrdersTypes.ProductItem,
  names: ReadonlyMap<string, string>,
): MailItem {
  const mix = readCustomMix(customMix)
  if (!mix) return mail
  const pieces = mix.pieces.map(({ productId, quantity }) => ({ id: productId, qty: quantity }))
  const name = typeof boxName === 'string' ? boxName : undefined
  const note: MailRow = [mixInWords(mix.unitType, pieces, names, name)]
  return { ...mail, notes: [note, ...mail.notes] }
}
