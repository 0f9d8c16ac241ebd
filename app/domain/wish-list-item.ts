import { asFields, asNumber, asText } from '@/lib/read-fields'

/** What is saved on a wish list: a product, or a line of the bag with its choices. */
export interface NewWishListItem {
  productId: string
  /** The product of which it is a variant. */
  masterId?: string
  /** Its name when it was saved: shown if it is no longer sold. */
  name?: string
  quantity?: number
  color?: string
  /** Dollars for one piece when it was saved. */
  price?: number
  wasSoldOut?: boolean
  /** What was chosen for it in the bag, as JSON of a new basket item. */
  line?: string
  /** The higher, the more it is wanted. */
  priority?: number
  /** Others see it while the list is shared. */
  isPublic?: boolean
  note?: string
  /** The comment is shown on the shared list, too. */
  isNotePublic?: boolean
}

/** An item of a wish list. */
export interface WishListItem extends NewWishListItem {
  id: string
  quantity: number
  priority: number
  isPublic: boolean
  isNotePublic: boolean
}

/** Reads an item of a product list; undefined for anything that is no product. */
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

/** Reads an entry that a browser has stored. */
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

/** The custom attributes of an entry. Those that begin with `c_private` are its owner's alone. */
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

/** The comment is in one of two attributes: for everybody, or for the owner alone. */
export function toNoteAttributes(note: string, isNotePublic = false) {
  return isNotePublic ? { c_note: note, c_privateNote: '' } : { c_note: '', c_privateNote: note }
}

/** The same product with the same choices. */
export function isSameItem(one: NewWishListItem, other: NewWishListItem): boolean {
  return one.productId === other.productId && one.line === other.line
}

/** Whether an entry is for a product, or for one of its sizes. */
export function isItemFor(item: NewWishListItem, productId: string): boolean {
  return item.productId === productId || item.masterId === productId
}

/** What is wanted most comes first; of two wanted alike, the one that was saved last. */
export function byPriority(items: readonly WishListItem[]): WishListItem[] {
  return [...items].reverse().sort((a, b) => b.priority - a.priority)
}
