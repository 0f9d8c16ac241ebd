import { isDeepStrictEqual } from 'node:util'
import { createSecret } from '../secrets'
import { quotaExceeded } from '../http/problem'
import type { ItemRow } from './product-list.repository'
import type { ItemBody } from './product-list.schemas'

// 156 random bits, and no longer than the ids in the published API
const SHARE_ID_LENGTH = 26

const MAX_ITEMS = 500
const MAX_BOXES = 50

/**
 * An unlisted list (`c_isUnlisted`) can only be found by its link. Each time the list is shared
 * again, it gets a new id, and the previous link stops working.
 */
export function toShareId(
  current: string | null,
  isPublic: boolean,
  { c_isUnlisted: isUnlisted }: Readonly<Record<string, unknown>>,
): string | null {
  return isPublic && isUnlisted === true
    ? (current ?? createSecret().slice(0, SHARE_ID_LENGTH))
    : null
}

export function findSame(
  listType: string,
  items: readonly ItemRow[],
  body: ItemBody,
): ItemRow | undefined {
  if (hasBox(body)) return items.find((item) => isSameBox(item, body))
  return listType === 'wish_list' ? items.find((item) => isSameItem(item, body)) : undefined
}

/** @throws Problem 400 if the list is full, or has the maximum number of filled boxes. */
export function requireRoom(items: readonly ItemRow[], added: Pick<ItemBody, 'custom'>): void {
  if (items.length >= MAX_ITEMS) {
    throw quotaExceeded(`A product list may have no more than ${MAX_ITEMS} items.`)
  }
  if (hasBox(added) && items.filter(hasBox).length >= MAX_BOXES) {
    throw quotaExceeded(`A product list may have no more than ${MAX_BOXES} filled boxes.`)
  }
}

export function hasBox({ custom }: Pick<ItemBody, 'custom'>): boolean {
  return custom.c_customMix !== undefined
}

function isSameBox(item: ItemRow, { productId, custom }: ItemBody): boolean {
  return (
    item.product_id === productId &&
    isDeepStrictEqual(item.custom.c_customMix, custom.c_customMix) &&
    (item.custom.c_boxName || '') === (custom.c_boxName || '') &&
    (item.custom.c_boxPlaces || '') === (custom.c_boxPlaces || '')
  )
}

/** The choices are stored as one text (`c_privateLine`). */
function isSameItem(item: ItemRow, { type, productId, custom }: ItemBody): boolean {
  return (
    type === 'product' &&
    item.product_id === productId &&
    (item.custom.c_privateLine ?? null) === (custom.c_privateLine ?? null)
  )
}
