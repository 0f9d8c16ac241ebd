import {
  addWish,
  getWishList,
  removeListItem,
  requireWishList,
  updateWish,
  type WishList,
} from '@/commerce-client/product-lists'
import { isSameWish, isWishFor, type NewWish } from '@/domain/wish'
import { AppError } from '@/errors/app-error'
import { logWarning } from '@/lib/log'
import { hasSession, requireSession } from '../session/session'
import { guestWishes, MAX_GUEST_WISHES } from './guest-wishes'
import { markSaved, savedProducts } from './saved-products'

interface SavedWish {
  place: 'account' | 'browser'
  isNew: boolean
}

/** Type of the error for one entry more than a guest's browser stores. */
export const TOO_MANY_WISHES = 'too-many-wishes'

/**
 * Saves an entry: on the customer's list, or in a guest's browser. One that is there already stays,
 * and gets the larger quantity. Throws AppError.
 */
export function saveWish(siteId: string, wish: NewWish): Promise<SavedWish> {
  return inTurn(siteId, async () => {
    const customerId = await findCustomerId(siteId)
    const isNew =
      customerId === undefined
        ? keepForGuest(siteId, wish)
        : await addToList(siteId, customerId, wish)
    markSaved(siteId, wish, true)
    return { place: customerId === undefined ? 'browser' : 'account', isNew }
  })
}

async function addToList(siteId: string, customerId: string, wish: NewWish): Promise<boolean> {
  const { id, wishes } = await requireWishList(siteId, customerId)
  const known = wishes.find((one) => isSameWish(one, wish))
  const { quantity = 1 } = wish
  if (!known) await addWish(siteId, customerId, id, wish)
  else if (quantity > known.quantity) {
    await updateWish(siteId, customerId, id, known.id, { quantity })
  }
  return !known
}

/** Takes whatever is saved of a product off the list. @returns what it was, to be saved again. */
export function removeProduct(
  siteId: string,
  { productId, masterId = productId }: Pick<NewWish, 'productId' | 'masterId'>,
): Promise<readonly NewWish[]> {
  return removeWishes(siteId, (wish) => isWishFor(wish, productId) || wish.productId === masterId)
}

/** Removes entries from the list. @returns them, to be saved again. */
export function removeWishes(
  siteId: string,
  isMeant: (wish: NewWish) => boolean,
): Promise<readonly NewWish[]> {
  return inTurn(siteId, async () => {
    const stored = guestWishes.get(siteId) ?? []
    if (stored.some(isMeant)) {
      guestWishes.set(
        stored.filter((wish) => !isMeant(wish)),
        siteId,
      )
    }
    const customerId = await findCustomerId(siteId)
    const list = customerId && (await getWishList(siteId, customerId))
    const meant = list ? list.wishes.filter(isMeant) : []
    for (const { id } of meant) {
      if (list && customerId) await removeListItem(siteId, customerId, list.id, id)
    }
    const removed = [...stored.filter(isMeant), ...meant]
    removed.forEach((wish) => markSaved(siteId, wish, false))
    return removed
  })
}

/**
 * Reads the customer's list, after adding what was saved as a guest; undefined for none, and for a
 * guest. What could not be added waits in the browser for the next time.
 */
export function syncWishList(siteId: string): Promise<WishList | undefined> {
  return inTurn(siteId, async () => {
    const customerId = await findCustomerId(siteId)
    if (customerId === undefined) {
      remember(siteId, undefined, guestWishes.get(siteId) ?? [])
      return undefined
    }
    const isMerging = (guestWishes.get(siteId) ?? []).length > 0
    const read = isMerging ? requireWishList : getWishList
    const list = await read(siteId, customerId)
    const wishes = list ? await mergeGuestWishes(siteId, customerId, list) : []
    remember(siteId, customerId, [...wishes, ...(guestWishes.get(siteId) ?? [])])
    return list && { ...list, wishes }
  })
}

/** The signed-in customer; undefined for a guest, and for a visitor without a session. */
export async function findCustomerId(siteId: string): Promise<string | undefined> {
  if (!hasSession(siteId)) return undefined
  const { authType, customerId } = await requireSession(siteId)
  return authType === 'registered' ? customerId : undefined
}

/** One change at a time, in all tabs: two that begin without a list make one. */
export async function inTurn<Result>(siteId: string, work: () => Promise<Result>): Promise<Result> {
  // without a secure context there are no locks; the service then stores an entry once
  return navigator.locks ? await navigator.locks.request(`wish-list_${siteId}`, work) : work()
}

/** Each entry is removed from the browser once the service has it: a failure then loses nothing. */
async function mergeGuestWishes(siteId: string, customerId: string, list: WishList) {
  let wishes = list.wishes
  for (const wish of guestWishes.get(siteId) ?? []) {
    if (!wishes.some((known) => isSameWish(known, wish))) {
      try {
        wishes = [...wishes, await addWish(siteId, customerId, list.id, wish)]
      } catch (error) {
        logWarning('A guest’s wish could not be added', { productId: wish.productId, error })
        // what is sold no more will never be: the others still can
        if (!isProductUnknown(error)) return wishes
      }
    }
    const left = (guestWishes.get(siteId) ?? []).filter((stored) => !isSameWish(stored, wish))
    guestWishes.set(left.length > 0 ? left : undefined, siteId)
  }
  return wishes
}

function isProductUnknown(error: unknown): boolean {
  return error instanceof AppError && Boolean(error.type?.endsWith('product-not-found'))
}

/** @returns whether it is new there. */
function keepForGuest(siteId: string, wish: NewWish): boolean {
  const stored = guestWishes.get(siteId) ?? []
  const known = stored.find((one) => isSameWish(one, wish))
  if (known) {
    const quantity = Math.max(known.quantity ?? 1, wish.quantity ?? 1)
    guestWishes.set(
      stored.map((one) => (one === known ? { ...one, quantity } : one)),
      siteId,
    )
    return false
  }
  if (stored.length >= MAX_GUEST_WISHES) {
    const message = `A browser keeps ${MAX_GUEST_WISHES} products.`
    throw new AppError({ kind: 'conflict', status: 409, type: TOO_MANY_WISHES, message })
  }
  guestWishes.set([...stored, wish], siteId)
  return true
}

/** Fills the hearts by what is on the list. */
export function remember(
  siteId: string,
  owner: string | undefined,
  wishes: readonly NewWish[],
): void {
  const isEmpty = owner === undefined && wishes.length === 0
  const ids = [...new Set(wishes.map(({ productId }) => productId))]
  const masters = [...new Set(wishes.flatMap(({ masterId }) => masterId ?? []))]
  savedProducts.set(isEmpty ? undefined : { owner, ids, masters }, siteId)
}
