import { asFields, asNumber, asText } from '@/lib/read-fields'

export interface NewWishListItem {
  productId: string
  masterId?: string
  /** The product's name when it was saved: shown if the product is no longer sold. */
  name?: string
  quantity?: number
  color?: string
  /** Price per piece when it was saved, in dollars. */
  price?: number
  wasSoldOut?: boolean
  /** The choices of the basket line, as JSON of a new basket item. */
  line?: string
  /** A higher number means a higher priority. */
  priority?: number
  isPublic?: boolean
  note?: string
  isNotePublic?: boolean
}

export interface WishListItem extends NewWishListItem {
  id: string
  quantity: number
  priority: number
  isPublic: boolean
  isNotePublic: boolean
}

/** Reads an item of a product list; undefined if it is not a product. */
export function readWishListItem(listItem: unknown): WishListItem | undefined {
  const fields = asFields(listItem)
  const item = readNewWishListItem({
    ...fields,
    masterId: fields.c_masterId,
    name: fields.c_name,
    color: fields.c_color,
    price: fields.c_privatePrice,
    wasSoldOut: fields.c_privateSoldOut,
    line: fields.c_privateLine,
  })
  const id = asText(fields.id)
  if (!item || id === undefined) return undefined
  const sharedNote = asText(fields.c_note)
  const note = sharedNote ?? asText(fields.c_privateNote)
  return {
    ...item,
    id,
    quantity: item.quantity ?? 1,
    priority: asNumber(fields.priority) ?? 1,
    isPublic: fields.public === true,
    isNotePublic: sharedNote !== undefined,
    ...(note !== undefined && { note }),
  }
}

/** Reads an entry stored in the browser. */
export function readNewWishListItem(stored: unknown): NewWishListItem | undefined {
  const fields = asFields(stored)
  const productId = asText(fields.productId)
  if (productId === undefined) return undefined
  const quantity = asNumber(fields.quantity)
  const texts = { masterId: fields.masterId, name: fields.name, color: fields.color }
  const known = Object.entries({ ...texts, line: fields.line }).filter(([, text]) => asText(text))
  const price = asNumber(fields.price)
  return {
    productId,
    ...Object.fromEntries(known),
    ...(quantity !== undefined && quantity > 0 && { quantity }),
    ...(price !== undefined && { price }),
    ...(fields.wasSoldOut === true && { wasSoldOut: true }),
  }
}

/**
 * Returns the custom attributes of an entry. Only the owner can see those that begin with
 * `c_private`.
 */
export function toItemAttributes(item: NewWishListItem) {
  const { masterId, name, color, price, wasSoldOut, line, note } = item
  return {
    ...(note !== undefined && toNoteAttributes(note, item.isNotePublic)),
    ...(masterId !== undefined && { c_masterId: masterId }),
    ...(name !== undefined && { c_name: name }),
    ...(color !== undefined && { c_color: color }),
    ...(price !== undefined && { c_privatePrice: price }),
    ...(wasSoldOut && { c_privateSoldOut: true }),
    ...(line !== undefined && { c_privateLine: line }),
  }
}

/** The note is stored in one of two attributes: visible to everyone, or to the owner only. */
export function toNoteAttributes(note: string, isNotePublic = false) {
  return isNotePublic ? { c_note: note, c_privateNote: '' } : { c_note: '', c_privateNote: note }
}

/** Returns whether two entries have the same product and the same choices. */
export function isSameItem(one: NewWishListItem, other: NewWishListItem): boolean {
  return one.productId === other.productId && one.line === other.line
}

export function isItemFor(item: NewWishListItem, productId: string): boolean {
  return item.productId === productId || item.masterId === productId
}

/**
 * Sorts by priority, highest first; of two with equal priority, the one saved later comes first.
 */
export function byPriority(items: readonly WishListItem[]): WishListItem[] {
  return [...items].reverse().sort((a, b) => b.priority - a.priority)
}
