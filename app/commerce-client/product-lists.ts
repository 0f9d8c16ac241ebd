import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import {
  readWish,
  toNoteAttributes,
  toWishAttributes,
  type NewWish,
  type Wish,
} from '@/domain/wish'
import { asFields, asList, asText } from '@/lib/read-fields'
import { callScapi } from './transport'

export interface WishList {
  id: string
  /** What a link to it ends in; undefined while it is not shared. */
  shareId?: string
  /** Shown with the shared list, where its owner wants that. */
  ownerName?: string
  wishes: Wish[]
}

/** A list as others see it. */
export type SharedWishList = Pick<WishList, 'ownerName' | 'wishes'>

export type WishChanges = Partial<
  Pick<Wish, 'quantity' | 'priority' | 'isPublic' | 'note' | 'isNotePublic'>
>

const WISH_LIST = 'wish_list'

/** The customer's wish list: the oldest, where there are several; undefined for none. */
export async function getWishList(
  siteId: string,
  customerId: string,
): Promise<WishList | undefined> {
  const { data } = await callScapi(siteId, 'shopperCustomers', 'getCustomerProductLists', {
    parameters: { customerId },
  })
  return asList(data, toWishList)[0]
}

/** The customer's wish list, made where there is none. */
export async function requireWishList(siteId: string, customerId: string): Promise<WishList> {
  const known = await getWishList(siteId, customerId)
  if (known) return known
  const made = await callScapi(siteId, 'shopperCustomers', 'createCustomerProductList', {
    parameters: { customerId },
    body: { type: WISH_LIST, public: false },
  })
  // another device may have made one meanwhile: all use the oldest
  const list = (await getWishList(siteId, customerId)) ?? toWishList(made)
  if (!list) throw new Error('The wish list that was made cannot be read')
  return list
}

/** Adds a wish; the same one again is answered as it is. */
export async function addWish(
  siteId: string,
  customerId: string,
  listId: string,
  wish: NewWish,
): Promise<Wish> {
  const item = await callScapi(siteId, 'shopperCustomers', 'createCustomerProductListItem', {
    parameters: { customerId, listId },
    body: {
      productId: wish.productId,
      type: 'product',
      quantity: wish.quantity ?? 1,
      priority: wish.priority ?? 1,
      public: wish.isPublic ?? false,
      ...toWishAttributes(wish),
    },
  })
  const added = readWish(item)
  if (!added) throw new Error('The wish that was added cannot be read')
  return added
}

export async function updateWish(
  siteId: string,
  customerId: string,
  listId: string,
  itemId: string,
  { quantity, priority, isPublic, note, isNotePublic }: WishChanges,
): Promise<void> {
  const changes: Partial<ShopperCustomersTypes.CustomerProductListItem> = {
    ...(quantity !== undefined && { quantity }),
    ...(priority !== undefined && { priority }),
    ...(isPublic !== undefined && { public: isPublic }),
    ...(note !== undefined && toNoteAttributes(note, isNotePublic)),
  }
  await callScapi(siteId, 'shopperCustomers', 'updateCustomerProductListItem', {
    parameters: { customerId, listId, itemId },
    // the SDK's type asks for the whole item, the service for what changes
    body: changes as ShopperCustomersTypes.CustomerProductListItem,
  })
}

export async function removeWish(
  siteId: string,
  customerId: string,
  listId: string,
  itemId: string,
): Promise<void> {
  await callScapi(siteId, 'shopperCustomers', 'deleteCustomerProductListItem', {
    parameters: { customerId, listId, itemId },
  })
}

/** Shares the list under a link of its own, or ends that. */
export async function shareWishList(
  siteId: string,
  customerId: string,
  listId: string,
  { isShared, ownerName = '' }: { isShared: boolean; ownerName?: string },
): Promise<void> {
  await callScapi(siteId, 'shopperCustomers', 'updateCustomerProductList', {
    parameters: { customerId, listId },
    body: { public: isShared, c_isUnlisted: true, c_ownerName: ownerName },
  })
}

/** A shared list. Throws AppError not-found when it is not shared, or no more. */
export async function getSharedWishList(siteId: string, shareId: string): Promise<SharedWishList> {
  const list: unknown = await callScapi(siteId, 'shopperCustomers', 'getPublicProductList', {
    parameters: { listId: shareId },
  })
  const { productListItems, c_ownerName: ownerName } = asFields(list)
  const wishes = asList(productListItems, (item) =>
    readWish({ ...asFields(item), productId: asFields(asFields(item).product).id }),
  )
  const name = asText(ownerName)
  return { wishes, ...(name !== undefined && { ownerName: name }) }
}

function toWishList(list: unknown): WishList | undefined {
  const fields = asFields(list)
  const id = asText(fields.id)
  if (id === undefined || fields.type !== WISH_LIST) return undefined
  const shareId = fields.public === true ? (asText(fields.c_shareId) ?? id) : undefined
  const ownerName = asText(fields.c_ownerName)
  return {
    id,
    ...(shareId !== undefined && { shareId }),
    ...(ownerName !== undefined && { ownerName }),
    wishes: asList(fields.customerProductListItems, readWish),
  }
}
