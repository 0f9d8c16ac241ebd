import type { Db, Trx } from '../db/client'
import { ShopperContext } from './shopper-context.schemas'

type Source = Db | Trx

/** Returns the session's shopper context, unless it has expired. */
export async function selectContext(
  source: Source,
  siteId: string,
  usid: string,
  at: Date,
): Promise<ShopperContext | undefined> {
  const row = await source
    .selectFrom('shopper_context')
    .select('document')
    .where('site_id', '=', siteId)
    .where('usid', '=', usid)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return row && ShopperContext.parse(row.document)
}

export async function saveContext(
  trx: Trx,
  key: { siteId: string; usid: string },
  context: ShopperContext,
  at: Date,
  expiresAt: Date,
): Promise<void> {
  await trx.deleteFrom('shopper_context').where('expires_at', '<=', at).execute()
  const changes = { document: JSON.stringify(context), expires_at: expiresAt }
  await trx
    .insertInto('shopper_context')
    .values({ site_id: key.siteId, usid: key.usid, ...changes })
    .onConflict((conflict) => conflict.columns(['site_id', 'usid']).doUpdateSet(changes))
    .execute()
}

export async function deleteContext(source: Source, siteId: string, usid: string, at: Date) {
  const row = await source
    .deleteFrom('shopper_context')
    .where('site_id', '=', siteId)
    .where('usid', '=', usid)
    .returning('expires_at')
    .executeTakeFirst()
  return row !== undefined && row.expires_at > at
}
