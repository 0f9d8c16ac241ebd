import { readSavedMix, toMixAttributes, type NewSavedMix, type SavedMix } from '@/rules/saved-mix'
import { asFields, asList, asText } from '@/lib/read-fields'
import { getProductList, requireProductList, updateListItem } from './product-lists'
import { callScapi } from './transport'

export interface MixList {
  id: string
  mixes: SavedMix[]
}

/** One of the list types that the API reserves for the merchant. */
const LIST_TYPE = 'custom_1'

export const getMixList = (siteId: string, customerId: string) =>
  getProductList(siteId, customerId, toMixList)

export const requireMixList = (siteId: string, customerId: string) =>
  requireProductList(siteId, customerId, LIST_TYPE, toMixList)

/** Adds a box; if the same box is already saved, it is returned unchanged. */
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

/** @param name an empty name removes it */
export async function renameMix(
  siteId: string,
  customerId: string,
  listId: string,
  itemId: string,
  name: string,
): Promise<void> {
  await updateListItem(siteId, customerId, listId, itemId, { c_boxName: name })
}

function toMixList(list: unknown): MixList | undefined {
  const fields = asFields(list)
  const id = asText(fields.id)
  if (id === undefined || fields.type !== LIST_TYPE) return undefined
  return { id, mixes: asList(fields.customerProductListItems, readSavedMix) }
}
