import { millisecondsInDay } from 'date-fns/constants'
import { createCustomerId } from '../secrets'
import type { Db } from '../db/client'
import { toStoredText } from '../http/stored-document'
import { quotaExceeded } from '../http/problem'
import { toCustomerProductList } from './product-list.mapper'
import {
  deleteGuestLists,
  lockLists,
  selectItems,
  selectLists,
  type ItemRow,
} from './product-list.repository'
import { toShareId } from './product-list.rules'
import type { ListBody } from './product-list.schemas'
import {
  type ListOwner,
  type Dependencies,
  createListItems,
  requireList,
  changeList,
} from './list-items'

const MAX_LISTS = 100

// guests can return to their session for this long
const GUEST_LIST_DAYS = 30

export type ProductListService = ReturnType<typeof createProductListService>

export function createProductListService(db: Db, { catalog, now }: Dependencies) {
  async function listLists({ siteId, customerId }: ListOwner) {
    const lists = await selectLists(db, siteId, customerId)
    const items = await selectItems(
      db,
      lists.map(({ id }) => id),
    )
    const itemsOf = new Map(lists.map(({ id }) => [id, new Array<ItemRow>()]))
    for (const item of items) itemsOf.get(item.list_id)?.push(item)
    return lists.map((list) => toCustomerProductList(list, itemsOf.get(list.id) ?? []))
  }

  /** @throws Problem 404. */
  async function getList(owner: ListOwner, listId: string) {
    const list = await requireList(db, owner, listId)
    return toCustomerProductList(list, await selectItems(db, [listId]))
  }

  /** @throws Problem 400 when the maximum number of lists is reached. */
  async function createList({ siteId, customerId }: ListOwner, body: ListBody) {
    const id = createCustomerId()
    await db.transaction().execute(async (trx) => {
      await lockLists(trx, customerId)
      if ((await selectLists(trx, siteId, customerId)).length >= MAX_LISTS) {
        throw quotaExceeded(`A customer may have no more than ${MAX_LISTS} product lists.`)
      }
      await trx
        .insertInto('product_list')
        .values({
          id,
          site_id: siteId,
          customer_id: customerId,
          type: body.type ?? 'wish_list',
          is_public: body.isPublic ?? false,
          share_id: toShareId(null, body.isPublic ?? false, body.document),
          document: toStoredText(body.document),
          created_at: now(),
          updated_at: now(),
        })
        .execute()
    })
    return getList({ siteId, customerId }, id)
  }

  /** Absent fields and the type stay unchanged. @throws Problem 404. */
  async function updateList(owner: ListOwner, listId: string, body: ListBody) {
    await changeList({ db, now }, owner, listId, async (trx, list) => {
      const isPublic = body.isPublic ?? list.is_public
      const document = { ...list.document, ...body.document }
      await trx
        .updateTable('product_list')
        .set({
          is_public: isPublic,
          share_id: toShareId(list.share_id, isPublic, document),
          document: toStoredText(document),
        })
        .where('id', '=', listId)
        .execute()
    })
    return getList(owner, listId)
  }

  /** @throws Problem 404. */
  async function removeList(owner: ListOwner, listId: string): Promise<void> {
    await requireList(db, owner, listId)
    await db.deleteFrom('product_list').where('id', '=', listId).execute()
  }

  return {
    listLists,
    getList,
    createList,
    updateList,
    removeList,
    ...createListItems(db, { catalog, now }),
    /** Deletes the lists of guests who have not returned. */
    deleteAbandoned: () =>
      deleteGuestLists(db, new Date(now().getTime() - GUEST_LIST_DAYS * millisecondsInDay)),
  }
}
