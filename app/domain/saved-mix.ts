import { asFields, asText } from '@/lib/read-fields'
import {
  readBoxName,
  readCustomMix,
  readPieceNames,
  writeCustomMix,
  type CustomMix,
} from './custom-mix'

/** A filled box that a customer has saved to order another day. */
export interface NewSavedMix {
  /** The product that is sold: the box in its size. */
  productId: string
  /** Its name when it was saved: shown if it is no longer sold. */
  productName?: string
  /** The shopper's name for it. */
  name?: string
  mix: CustomMix
  /** What its pieces were called, by product id. */
  pieceNames: Readonly<Record<string, string>>
}

export interface SavedMix extends NewSavedMix {
  /** Of the list's item. */
  id: string
}

/** Reads an item of a product list; undefined for anything but a filled box. */
export function readSavedMix(item: unknown): SavedMix | undefined {
  const fields = asFields(item)
  const id = asText(fields.id)
  const productId = asText(fields.productId)
  const mix = readCustomMix(fields.c_customMix)
  if (id === undefined || productId === undefined || !mix) return undefined
  return {
    id,
    productId,
    productName: asText(fields.c_name),
    name: readBoxName(fields),
    mix,
    pieceNames: readPieceNames(fields),
  }
}

/** The custom attributes that carry it. */
export function toMixAttributes({ mix, name, productName, pieceNames }: NewSavedMix) {
  return {
    c_customMix: writeCustomMix(mix),
    c_pieceNames: { ...pieceNames },
    ...(name && { c_boxName: name }),
    ...(productName && { c_name: productName }),
  }
}

/** The same box with the same pieces under the same name. */
export function isSameMix(one: NewSavedMix, other: NewSavedMix): boolean {
  const keyOf = ({ productId, name, mix }: NewSavedMix) =>
    JSON.stringify([productId, name, writeCustomMix(mix)])
  return keyOf(one) === keyOf(other)
}
