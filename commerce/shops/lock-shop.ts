import { recordChange, type Actor, type toDifference } from '../audit/record-change'
import type { Trx } from '../db/client'
import { conflict, notFound } from '../http/problem'
import { toOfficeShop } from './office-shop'

export const noSuchShop = (id: string) => notFound(`There is no shop '${id}'.`, 'shop-not-found')

/** @throws Problem 404; 409 if an operator or an import has changed the shop meanwhile. */
export async function lockShop(trx: Trx, id: string, expectedRevision: string) {
  const row = await trx
    .selectFrom('store')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw noSuchShop(id)
  const known = toOfficeShop(row, { siteLocales: [] })
  if (known.revision !== expectedRevision) {
    throw conflict(
      'This shop was changed meanwhile, by somebody else or an import. Look at it again.',
    )
  }
  return { row, known }
}

/** Logs a change of a shop, unless nothing differs. */
export async function recordOf(
  trx: Trx,
  id: string,
  action: string,
  difference: ReturnType<typeof toDifference>,
  by: Actor,
  at: Date,
): Promise<void> {
  const isSame = Object.keys({ ...difference.before, ...difference.after }).length === 0
  if (isSame) return
  await recordChange(trx, by, { action, subject: { type: 'shop', id }, ...difference }, at)
}
