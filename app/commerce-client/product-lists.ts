import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import {
  readWishListItem,
  toNoteAttributes,
  toItemAttributes,
  type NewWishListItem,
  type WishListItem,
} from '@/rules/wish-list-item'
import { asFields, asList, asText } from '@/lib/read-fields'
import { callScapi } from './transport'

export interface WishList {
  id: string
  /** The last segment of the share link; undefined while the list is not shared. */
  shareId?: string
  /** Shown on the shared list if the owner allows it. */
  ownerName?: string
  items: WishListItem[]
}

/** A list as other visitors see it. */
export type SharedWishList = Pick<WishList, 'ownerName' | 'items'>

export type WishListItemChanges = Partial<
  Pick<WishListItem, 'quantity' | 'priority' | 'isPublic' | 'note' | 'isNotePublic'>
>

type ListType = NonNullable<ShopperCustomersTypes.CustomerProductList['type']>

const WISH_LIST = 'wish_list'

/** Reads a product list; undefined for a list of another type. */
type ParseList<List> = (list: unknown) => List | undefined

/**
 * Returns the customer's oldest product list that `parse` can read, or undefined if there is none.
 */
export async function getProductList<List>(
  siteId: string,
  customerId: string,
  parse: ParseList<List>,
): Promise<List | undefined> {
  const { data } = await callScapi(siteId, 'shopperCustomers', 'getCustomerProductLists', {
    parameters: { customerId },
  })
  return asList(data, parse)[0]
}

/** Returns the customer's product list of a type, and creates it if it does not exist. */
export async function requireProductList<List>(
  siteId: string,
  customerId: string,
  type: ListType,
  parse: ParseList<List>,
): Promise<List> {
  const known = await getProductList(siteId, customerId, parse)
  if (known) return known
  const created = await callScapi(siteId, 'shopperCustomers', 'createCustomerProductList', {
    parameters: { customerId },
    body: { type, public: false },
  })
  // another device may have created a list in the meantime: all devices use the oldest
  const list = (await getProductList(siteId, customerId, parse)) ?? parse(created)
  if (!list) throw new Error(`The product list of type ${type} that was created cannot be read`)
  return list
}

export const getWishList = (siteId: string, customerId: string) =>
  getProductList(siteId, customerId, toWishList)

export const requireWishList = (siteId: string, customerId: string) =>
  requireProductList(siteId, customerId, WISH_LIST, toWishList)

/** Adds an item; an item that is already on the list is returned unchanged. */
export async function addWishListItem(
  siteId: string,
  customerId: string,
  listId: string,
  item: NewWishListItem,
): Promise<WishListItem> {
  const created = await callScapi(siteId, 'shopperCustomers', 'createCustomerProductListItem', {
    parameters: { customerId, listId },
    body: {
      productId: item.productId,
      type: 'product',
      quantity: item.quantity ?? 1,
      priority: item.priority ?? 1,
      public: item.isPublic ?? false,
      ...toItemAttributes(item),
    },
  })
  const added = readWishListItem(created)
  if (!added) throw new Error('The item that was added cannot be read')
  return added
}

export async function updateWishListItem(
  siteId: string,
  customerId: string,
  listId: string,
  itemId: string,
  { quantity, priority, isPublic, note, isNotePublic }: WishListItemChanges,
): Promise<void> {
  const changes: Partial<ShopperCustomersTypes.CustomerProductListItem> = {
    ...(quantity !== undefined && { quantity }),
    ...(priority !== undefined && { priority }),
    ...(isPublic !== undefined && { public: isPublic }),
    ...(note !== undefined && toNoteAttributes(note, isNotePublic)),
  }
  await updateListItem(siteId, customerId, listId, itemId, changes)
}

export async function updateListItem(
  siteId: string,
  customerId: string,
  listId: string,
  itemId: string,
  changes: Partial<ShopperCustomersTypes.CustomerProductListItem>,
): Promise<void> {
  await callScapi(siteId, 'shopperCustomers', 'updateCustomerProductListItem', {
    parameters: { customerId, listId, itemId },
    // the SDK's type requires the whole item, the service only the changes
    body: changes as ShopperCustomersTypes.CustomerProductListItem,
  })
}

export async function removeListItem(
  siteId: string,
  customerId: string,
  listId: string,
  itemId: string,
): Promise<void> {
  await callScapi(siteId, 'shopperCustomers', 'deleteCustomerProductListItem', {
    parameters: { customerId, listId, itemId },
  })
}

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

/** Returns a shared list. @throws AppError not-found when it is not shared, or no longer shared. */
export async function getSharedWishList(siteId: string, shareId: string): Promise<SharedWishList> {
  const list: unknown = await callScapi(siteId, 'shopperCustomers', 'getPublicProductList', {
    parameters: { listId: shareId },
  })
  const { productListItems, c_ownerName: ownerName } = asFields(list)
  const items = asList(productListItems, (item) =>
    readWishListItem({ ...asFields(item), productId: asFields(asFields(item).product).id }),
  )
  const name = asText(ownerName)
  return { items, ...(name !== undefined && { ownerName: name }) }
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
    items: asList(fields.customerProductListItems, readWishListItem),
  }
}
