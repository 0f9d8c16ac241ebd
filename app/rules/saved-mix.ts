import { asFields, asText } from '@/lib/read-fields'
import {
  readBoxName,
  readBoxPlaces,
  readCustomMix,
  readPieceNames,
  writeCustomMix,
  type CustomMix,
} from './custom-mix'

export interface NewSavedMix {
  productId: string
  /** The product's name when the box was saved: shown if the product is no longer sold. */
  productName?: string
  name?: string
  mix: CustomMix
  /** The text of the places in which the pieces lie. */
  places?: string
  /** The names of the pieces when the box was saved, by product id. */
  pieceNames: Readonly<Record<string, string>>
}

export interface SavedMix extends NewSavedMix {
  id: string
}

/** Reads an item of a product list; undefined if it is not a custom box. */
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
    places: readBoxPlaces(fields),
    pieceNames: readPieceNames(fields),
  }
}

export function toMixAttributes({ mix, places, name, productName, pieceNames }: NewSavedMix) {
  return {
    c_customMix: writeCustomMix(mix),
    c_pieceNames: { ...pieceNames },
    ...(places && { c_boxPlaces: places }),
    ...(name && { c_boxName: name }),
    ...(productName && { c_name: productName }),
  }
}

export function isSameMix(one: NewSavedMix, other: NewSavedMix): boolean {
  const keyOf = ({ productId, name, mix, places }: NewSavedMix) =>
    JSON.stringify([productId, name, writeCustomMix(mix), places])
  return keyOf(one) === keyOf(other)
}
