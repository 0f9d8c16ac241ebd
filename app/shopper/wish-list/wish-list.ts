import {
  addWishListItem,
  getWishList,
  removeListItem,
  requireWishList,
  updateWishListItem,
  type WishList,
} from '@/commerce-client/product-lists'
import { isSameItem, isItemFor, type NewWishListItem } from '@/rules/wish-list-item'
import { AppError } from '@/errors/app-error'
import { withLock } from '@/lib/with-lock'
import { logWarning } from '@/lib/log'
import { hasSession, requireSession } from '../session/session'
import { guestItems, MAX_GUEST_ITEMS } from './guest-items'
import { markSaved, savedProducts } from './saved-products'

interface SaveResult {
  place: 'account' | 'browser'
  isNew: boolean
}

/** Error type for exceeding a guest's maximum number of items. */
export const TOO_MANY_ITEMS = 'too-many-items'

/**
 * Saves an item on the customer's list, or in a guest's browser. An item that is already saved
 * stays and gets the larger quantity. Throws AppError.
 */
export function saveItem(siteId: string, item: NewWishListItem): Promise<SaveResult> {
  return inTurn(siteId, async () => {
    const customerId = await findCustomerId(siteId)
    const isNew =
      customerId === undefined
        ? keepForGuest(siteId, item)
        : await addToList(siteId, customerId, item)
    markSaved(siteId, item, true)
    return { place: customerId === undefined ? 'browser' : 'account', isNew }
  })
}

async function addToList(
  siteId: string,
  customerId: string,
  item: NewWishListItem,
): Promise<boolean> {
  const { id, items } = await requireWishList(siteId, customerId)
  const known = items.find((one) => isSameItem(one, item))
  const { quantity = 1 } = item
  if (!known) await addWishListItem(siteId, customerId, id, item)
  else if (quantity > known.quantity) {
    await updateWishListItem(siteId, customerId, id, known.id, { quantity })
  }
  return !known
}

/**
 * Removes a product and all its sizes from the list.
 * @returns the removed items, with which they can be saved again.
 */
export function removeProduct(
  siteId: string,
  { productId, masterId = productId }: Pick<NewWishListItem, 'productId' | 'masterId'>,
): Promise<readonly NewWishListItem[]> {
  return removeItems(siteId, (item) => isItemFor(item, productId) || item.productId === masterId)
}

/** Removes items from the list. @returns the removed items, with which they can be saved again. */
export function removeItems(
  siteId: string,
  isMeant: (item: NewWishListItem) => boolean,
): Promise<readonly NewWishListItem[]> {
  return inTurn(siteId, async () => {
    const stored = guestItems.get(siteId) ?? []
    if (stored.some(isMeant)) {
      guestItems.set(
        stored.filter((item) => !isMeant(item)),
        siteId,
      )
    }
    const customerId = await findCustomerId(siteId)
    const list = customerId && (await getWishList(siteId, customerId))
    const meant = list ? list.items.filter(isMeant) : []
    for (const { id } of meant) {
      if (list && customerId) await removeListItem(siteId, customerId, list.id, id)
    }
    const removed = [...stored.filter(isMeant), ...meant]
    removed.forEach((item) => markSaved(siteId, item, false))
    return removed
  })
}

/**
 * Adds the guest's items to the customer's list and returns the list; undefined if there is none,
 * and for a guest. Items that could not be added stay in the browser until the next time.
 */
export function syncWishList(siteId: string): Promise<WishList | undefined> {
  return inTurn(siteId, async () => {
    const customerId = await findCustomerId(siteId)
    if (customerId === undefined) {
      remember(siteId, undefined, guestItems.get(siteId) ?? [])
      return undefined
    }
    const isMerging = (guestItems.get(siteId) ?? []).length > 0
    const read = isMerging ? requireWishList : getWishList
    const list = await read(siteId, customerId)
    const items = list ? await mergeGuestItems(siteId, customerId, list) : []
    remember(siteId, customerId, [...items, ...(guestItems.get(siteId) ?? [])])
    return list && { ...list, items }
  })
}

/**
 * Returns the id of the logged-in customer; undefined for a guest, and for a visitor without a
 * session.
 */
export async function findCustomerId(siteId: string): Promise<string | undefined> {
  if (!hasSession(siteId)) return undefined
  const { authType, customerId } = await requireSession(siteId)
  return authType === 'registered' ? customerId : undefined
}

/**
 * Runs one change at a time across all tabs, so that two changes without a list create only one.
 */
export async function inTurn<Result>(siteId: string, work: () => Promise<Result>): Promise<Result> {
  // without a lock, the service still stores each item only once
  return withLock(`wish-list_${siteId}`, work)
}

/**
 * Adds the guest's items to the list. Each is removed from the browser only when the service has
 * stored it, so that a failure loses nothing.
 */
async function mergeGuestItems(siteId: string, customerId: string, list: WishList) {
  let items = list.items
  for (const item of guestItems.get(siteId) ?? []) {
    if (!items.some((known) => isSameItem(known, item))) {
      try {
        items = [...items, await addWishListItem(siteId, customerId, list.id, item)]
      } catch (error) {
        logWarning('A guest’s item could not be added to the wish list', {
          productId: item.productId,
          error,
        })
        // a product that is no longer sold is dropped; the loop continues with the others
        if (!isProductUnknown(error)) return items
      }
    }
    const left = (guestItems.get(siteId) ?? []).filter((stored) => !isSameItem(stored, item))
    guestItems.set(left.length > 0 ? left : undefined, siteId)
  }
  return items
}

function isProductUnknown(error: unknown): boolean {
  return error instanceof AppError && Boolean(error.type?.endsWith('product-not-found'))
}

/** @returns whether the item is new. */
function keepForGuest(siteId: string, item: NewWishListItem): boolean {
  const stored = guestItems.get(siteId) ?? []
  const known = stored.find((one) => isSameItem(one, item))
  if (known) {
    const quantity = Math.max(known.quantity ?? 1, item.quantity ?? 1)
    guestItems.set(
      stored.map((one) => (one === known ? { ...one, quantity } : one)),
      siteId,
    )
    return false
  }
  if (stored.length >= MAX_GUEST_ITEMS) {
    const message = `A browser keeps ${MAX_GUEST_ITEMS} products.`
    throw new AppError({ kind: 'conflict', status: 409, type: TOO_MANY_ITEMS, message })
  }
  guestItems.set([...stored, item], siteId)
  return true
}

/** Stores which hearts are filled, from the items of the list. */
export function remember(
  siteId: string,
  owner: string | undefined,
  items: readonly NewWishListItem[],
): void {
  const isEmpty = owner === undefined && items.length === 0
  const ids = [...new Set(items.map(({ productId }) => productId))]
  const masters = [...new Set(items.flatMap(({ masterId }) => masterId ?? []))]
  savedProducts.set(isEmpty ? undefined : { owner, ids, masters }, siteId)
}
