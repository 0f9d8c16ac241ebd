import { mixInWords } from '../../domain/mix-in-words'
import { readCustomMix } from '../baskets/items/custom-mix.schemas'
import type { MailItem, MailRow } from './mail-content'

/**
 * A line of a mail with what its shopper filled the box with; any other line as it is.
 * @param names of pieces, by product id
 */
export function withMix(
  mail: MailItem,
  customMix: unknown,
  names: ReadonlyMap<string, string>,
): MailItem {
  const mix = readCustomMix(customMix)
  if (!mix) return mail
  const pieces = mix.pieces.map(({ productId, quantity }) => ({ id: productId, qty: quantity }))
  const note: MailRow = [mixInWords(mix.unitType, pieces, names)]
  return { ...mail, notes: [note, ...mail.notes] }
}
