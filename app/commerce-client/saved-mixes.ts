import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import { readSavedMix, toMixAttributes, type NewSavedMix, type SavedMix } from '@/domain/saved-mix'
import { asFields, asList, asText } from '@/lib/read-fields'
import { callScapi } from './transport'

/** The filled boxes that a customer keeps: a product list of its own, beside the wish list. */
export interface MixList {
  id: string
  mixes: SavedMix[]
}

/** One of the types that the contract leaves to the merchant. */
const LIST_TYPE = 'custom_1'

/** The oldest list, where there are several; undefined for none. */
export async function getMixList(siteId: string, customerId: string): Promise<MixList | undefined> {
  const { data } = await callScapi(siteId, 'shopperCustomers', 'getCustomerProductLists', {
    parameters: { customerId },
  })
  return asList(data, toMixList)[0]
}

/** The customer's list, made where there is none. */
export async function requireMixList(siteId: string, customerId: string): Promise<MixList> {
  const known = await getMixList(siteId, customerId)
  if (known) return known
  const made = await callScapi(siteId, 'shopperCustomers', 'createCustomerProductList', {
    parameters: { customerId },
    body: { type: LIST_TYPE, public: false },
  })
  // another device may have made one meanwhile: all use the oldest
  const list = (await getMixList(siteId, customerId)) ?? toMixList(made)
  if (!list) throw new Error('The list of boxes that was made cannot be read')
  return list
}

/** Adds a box; the same one again is answered as it is. */
export async function addMix(
  siteId: string,
  customerId: string,
  listId: string,
  mix: NewSavedMix,
): Promise<void> {
  await callScapi(siteId, 'shopperCustomers', 'createCustomerProductListItem', {
    parameters: { customerId, listId },
    body: {
      productId: mix.productId,
      type: 'product',
      quantity: 1,
      priority: 1,
      public: false,
      ...toMixAttributes(mix),
    },
  })
}

/** @param name an empty one takes it away */
export async function renameMix(
  siteId: string,
  customerId: string,
  listId: string,
  itemId: string,
  name: string,
): Promise<void> {
  const changes: Partial<ShopperCustomersTypes.CustomerProductListItem> = { c_boxName: name }
  await callScapi(siteId, 'shopperCustomers', 'updateCustomerProductListItem', {
    parameters: { customerId, listId, itemId },
    // the SDK's type asks for the whole item, the service for what changes
    body: changes as ShopperCustomersTypes.CustomerProductListItem,
  })
}

export async function removeMix(
  siteId: string,
  customerId: string,
  listId: string,
  itemId: string,
): Promise<void> {
  await callScapi(siteId, 'shopperCustomers', 'deleteCustomerProductListItem', {
    parameters: { customerId, listId, itemId },
  })
}

function toMixList(list: unknown): MixList | undefined {
  const fields = asFields(list)
  const id = asText(fields.id)
  if (id === undefined || fields.type !== LIST_TYPE) return undefined
  return { id, mixes: asList(fields.customerProductListItems, readSavedMix) }
}
