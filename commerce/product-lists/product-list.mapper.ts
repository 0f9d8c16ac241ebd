import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import { pickCustom } from '../http/stored-document'
import type { ItemRow, ListRow } from './product-list.repository'
import { LIST_TYPES, ListDocument, type ListType } from './product-list.schemas'

export type CustomerProductList = ShopperCustomersTypes.CustomerProductList
export type CustomerProductListItem = ShopperCustomersTypes.CustomerProductListItem
export type PublicProductList = ShopperCustomersTypes.PublicProductList
export type PublicProductListItem = ShopperCustomersTypes.PublicProductListItem
export type PublicProductListInfo = ShopperCustomersTypes.PublicProductListInfo
type ListProduct = NonNullable<PublicProductListItem['product']>

export function toCustomerProductList(
  row: ListRow,
  items: readonly ItemRow[],
): CustomerProductList {
  const { shippingAddressInfo, currentShippingAddressInfo, postEventShippingAddressInfo, ...rest } =
    ListDocument.parse(row.document)
  return {
    ...rest,
    ...(shippingAddressInfo && { shippingAddressInfo: withTitle(shippingAddressInfo) }),
    ...(currentShippingAddressInfo && {
      currentShippingAddressInfo: withTitle(currentShippingAddressInfo),
    }),
    ...(postEventShippingAddressInfo && {
      postEventShippingAddressInfo: withTitle(postEventShippingAddressInfo),
    }),
    id: row.id,
    type: toListType(row.type),
    public: row.is_public,
    ...(row.share_id !== null && { c_shareId: row.share_id }),
    creationDate: row.created_at.toISOString(),
    lastModified: row.updated_at.toISOString(),
    customerProductListItems: items.map(toCustomerProductListItem),
  }
}

export function toCustomerProductListItem(row: ItemRow): CustomerProductListItem {
  return {
    ...row.custom,
    id: row.id,
    type: row.type,
    ...(row.product_id !== null && { productId: row.product_id }),
    priority: row.priority,
    public: row.is_public,
    quantity: row.quantity,
    purchasedQuantity: row.purchased_quantity,
  }
}

export function toPublicProductList(row: ListRow, items: readonly ItemRow[]): PublicProductList {
  const document = ListDocument.parse(row.document)
  const { name, description, event, registrant, coRegistrant } = document
  return {
    ...withoutPrivate(pickCustom(row.document)),
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(event && { event }),
    ...(registrant && { registrant: withoutEmail(registrant) }),
    ...(coRegistrant && { coRegistrant: withoutEmail(coRegistrant) }),
    id: row.share_id ?? row.id,
    type: toListType(row.type),
    public: row.is_public,
    creationDate: row.created_at.toISOString(),
    lastModified: row.updated_at.toISOString(),
    productListItems: items
      .filter((item) => item.is_public)
      .map((item) => toPublicProductListItem(item)),
  }
}

/** @param product the item's product as displayed; defaults to its id. */
export function toPublicProductListItem(
  row: ItemRow,
  product: ListProduct | undefined = row.product_id === null ? undefined : { id: row.product_id },
): PublicProductListItem {
  return {
    ...withoutPrivate(row.custom),
    id: row.id,
    priority: row.priority,
    type: row.type,
    ...(product && { product }),
  }
}

export function toPublicProductListInfo(row: ListRow): PublicProductListInfo {
  const { name, description } = ListDocument.parse(row.document)
  return {
    id: row.id,
    title: name ?? row.id,
    type: toListType(row.type),
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
  }
}

/** Custom attributes with this prefix are returned only to the list's owner. */
const PRIVATE_PREFIX = 'c_private'

function withoutPrivate(custom: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const shown = Object.entries(custom).filter(([name]) => !name.startsWith(PRIVATE_PREFIX))
  return Object.fromEntries(shown)
}

function withTitle({ addressId, title }: { addressId: string; title?: string }) {
  return { addressId, title: title ?? addressId }
}

function withoutEmail({
  firstName,
  lastName,
  role,
}: Record<'firstName' | 'lastName' | 'role', string>) {
  return { firstName, lastName, role }
}

function toListType(type: string): ListType {
  return LIST_TYPES.find((known) => known === type) ?? 'wish_list'
}
