import type { OfficeStockLevel, StockChange } from '../../contracts/merchandise'
import { recordChange, toDifference } from '../audit/record-change'
import { badRequest, conflict, notFound } from '../http/problem'
import { lockProduct, subjectOf, type ProductChange } from './product-change'

/** Kinds without stock of their own; only their variants or parts are in a warehouse. */
const UNCOUNTED: ReadonlySet<string> = new Set(['master', 'variation_group', 'set'])

export async function changeStock(change: ProductChange, stock: StockChange): Promise<void> {
  const { trx, productId, by, at } = change
  const { listId, pieces, isUnlimited, expected } = stock
  const { kind } = await lockProduct(change)
  if (UNCOUNTED.has(kind))
    throw badRequest('Only products that can be bought by themselves have stock.')
  const list = await trx
    .selectFrom('inventory_list')
    .select('id')
    .where('id', '=', listId)
    .executeTakeFirst()
  if (!list) throw notFound(`There is no inventory list '${listId}'.`, 'inventory-list-not-found')
  const known = await trx
    .selectFrom('inventory')
    .select(['ats as pieces', 'perpetual as isUnlimited'])
    .where('list_id', '=', listId)
    .where('product_id', '=', productId)
    .forUpdate()
    .executeTakeFirst()
  if (!isSame(known, expected)) throw changedMeanwhile(known)
  const after = { pieces, isUnlimited }
  if (isSame(known, after)) return
  if (known) {
    // keeps the archive's allocation, so that a new import of the same archive does not change the
    // stock
    await trx
      .updateTable('inventory')
      .set({ ats: pieces, perpetual: isUnlimited })
      .where('list_id', '=', listId)
      .where('product_id', '=', productId)
      .execute()
  } else {
    await trx
      .insertInto('inventory')
      .values({
        list_id: listId,
        product_id: productId,
        ats: pieces,
        allocation: pieces,
        perpetual: isUnlimited,
      })
      .execute()
  }
  const difference = toDifference(toLogged(listId, known), toLogged(listId, after))
  await recordChange(
    trx,
    by,
    { action: 'stock changed', subject: subjectOf(change), ...difference },
    at,
  )
}

const toLogged = (listId: string, level: OfficeStockLevel | undefined) =>
  level ? { [`stock in ${listId}`]: level.isUnlimited ? 'unlimited' : level.pieces } : {}

function isSame(one: OfficeStockLevel | undefined, other: OfficeStockLevel | undefined): boolean {
  return one?.pieces === other?.pieces && one?.isUnlimited === other?.isUnlimited
}

function changedMeanwhile(now: OfficeStockLevel | undefined) {
  const level = now?.isUnlimited ? 'unlimited' : `${now?.pieces ?? 0} pieces`
  return conflict(
    `An order or somebody else has changed the stock meanwhile: it is ${level} now. Look at it again.`,
  )
}
