import { findPlacesProblem, settlePlaces } from '../baskets/items/box-places.rules'
import { toFilledBox } from '../baskets/items/custom-mix.rules'
import { createCustomerId } from '../secrets'
import type { CatalogService } from '../catalog/catalog.service'
import type { LineProduct } from '../catalog/line-product'
import type { Db, Trx } from '../db/client'
import { toStoredText } from '../http/stored-document'
import { badRequest, Problem } from '../http/problem'
import { itemNotFound, listNotFound } from './product-list-problems'
import { toCustomerProductListItem } from './product-list.mapper'
import {
  lockList,
  selectItem,
  selectItems,
  selectList,
  type ListRow,
} from './product-list.repository'
import { findSame, hasBox, requireRoom } from './product-list.rules'
import type { ItemBody, ItemPatch } from './product-list.schemas'

type Custom = ItemBody['custom']

export interface ListOwner {
  siteId: string
  customerId: string
}

export interface Dependencies {
  catalog: CatalogService
  now: () => Date
}

export function createListItems(db: Db, { catalog, now }: Dependencies) {
  /** @throws Problem 404. */
  async function getItem(owner: ListOwner, listId: string, itemId: string) {
    await requireList(db, owner, listId)
    const item = await selectItem(db, listId, itemId)
    if (!item) throw itemNotFound(itemId)
    return toCustomerProductListItem(item)
  }

  /**
   * A wish list contains each product once, and every list each filled box once: adding it again
   * returns the existing item.
   * @throws Problem 400 for an unknown product or too many items, 404.
   */
  async function addItem(owner: ListOwner, listId: string, body: ItemBody) {
    const { type, productId } = body
    if (type === 'product') await checkProduct(catalog, owner.siteId, productId)
    const custom = await withPlaces(catalog, owner.siteId, productId, body.custom)
    let id = createCustomerId()
    await changeList({ db, now }, owner, listId, async (trx, list) => {
      const items = await selectItems(trx, [listId])
      const same = findSame(list.type, items, { ...body, custom })
      if (same) {
        id = same.id
        return
      }
      requireRoom(items, body)
      await trx
        .insertInto('product_list_item')
        .values({
          id,
          list_id: listId,
          type,
          product_id: type === 'product' ? (productId ?? null) : null,
          quantity: body.quantity,
          priority: body.priority,
          is_public: body.isPublic,
          custom: toStoredText(custom),
          created_at: now(),
          updated_at: now(),
        })
        .execute()
    })
    return getItem(owner, listId, id)
  }

  /** Absent fields stay unchanged. @throws Problem 400 for places that the box lacks, 404. */
  async function updateItem(owner: ListOwner, listId: string, itemId: string, patch: ItemPatch) {
    await changeList({ db, now }, owner, listId, async (trx) => {
      const item = await selectItem(trx, listId, itemId)
      if (!item) throw itemNotFound(itemId)
      if (hasBox(patch) && !hasBox(item)) requireRoom(await selectItems(trx, [listId]), patch)
      const merged = { ...item.custom, ...patch.custom }
      const custom = await withPlaces(
        catalog,
        owner.siteId,
        item.product_id,
        merged,
        item.custom,
        trx,
      )
      await trx
        .updateTable('product_list_item')
        .set({
          quantity: patch.quantity ?? item.quantity,
          priority: patch.priority ?? item.priority,
          is_public: patch.isPublic ?? item.is_public,
          custom: toStoredText(custom),
          updated_at: now(),
        })
        .where('id', '=', itemId)
        .execute()
    })
    return getItem(owner, listId, itemId)
  }

  return {
    getItem,
    addItem,
    updateItem,
    removeItem: (owner: ListOwner, listId: string, itemId: string) =>
      removeItem({ db, now }, owner, listId, itemId),
  }
}

/** @throws Problem 404. */
async function removeItem(
  { db, now }: { db: Db; now: () => Date },
  owner: ListOwner,
  listId: string,
  itemId: string,
): Promise<void> {
  await changeList({ db, now }, owner, listId, async (trx) => {
    if (!(await selectItem(trx, listId, itemId))) throw itemNotFound(itemId)
    await trx.deleteFrom('product_list_item').where('id', '=', itemId).execute()
  })
}

export async function requireList(
  db: Db,
  { siteId, customerId }: ListOwner,
  listId: string,
): Promise<ListRow> {
  const list = await selectList(db, siteId, listId)
  // another customer's list is treated like a missing one
  if (list?.customer_id !== customerId) throw listNotFound(listId)
  return list
}

export async function changeList(
  { db, now }: { db: Db; now: () => Date },
  { siteId, customerId }: ListOwner,
  listId: string,
  change: (trx: Trx, list: ListRow) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const list = await lockList(trx, siteId, listId)
    if (list?.customer_id !== customerId) throw listNotFound(listId)
    await change(trx, list)
    await trx
      .updateTable('product_list')
      .set({ updated_at: now() })
      .where('id', '=', listId)
      .execute()
  })
}

/** Returns an item's attributes with the places of its box, if there are any. */
async function withPlaces(
  catalog: CatalogService,
  siteId: string,
  productId: string | null | undefined,
  custom: Custom,
  before?: Custom,
  trx?: Trx,
): Promise<Custom> {
  if (custom.c_boxPlaces === undefined || !productId) return custom
  const products = await catalog.getLineProducts(siteId, [productId], trx)
  return settleSavedPlaces(custom, before, products.get(productId))
}

async function checkProduct(
  catalog: CatalogService,
  siteId: string,
  productId: string | undefined,
): Promise<void> {
  if (productId === undefined) {
    const detail = 'An item of type product needs a product ID.'
    throw new Problem(400, 'product-id-missing', 'Product Id Missing', detail)
  }
  if ((await catalog.getLineProducts(siteId, [productId])).has(productId)) return
  const detail = `No product with ID '${productId}' could be found.`
  throw new Problem(400, 'product-not-found', 'Product Not Found', detail, { productId })
}

/**
 * Returns the attributes of a list's item with the places of its box, as a bag's line has them:
 * places of an earlier mix follow the new one.
 * @throws Problem 400 for places that do not agree with the mix.
 */
function settleSavedPlaces(
  { c_boxPlaces: sent, ...custom }: Custom,
  before: Custom | undefined,
  product: LineProduct | undefined,
): Custom {
  if (!sent) return custom
  const isSent = before?.c_boxPlaces !== sent
  const box = toFilledBox(product, custom.c_customMix, {})
  const settled = settlePlaces(sent, isSent, box)
  const problem = findPlacesProblem(settled, box, (id) => id)
  if (problem !== undefined) throw badRequest(problem, 'invalid-custom-mix', { c_reason: 'places' })
  return settled === undefined ? custom : { ...custom, c_boxPlaces: settled }
}
