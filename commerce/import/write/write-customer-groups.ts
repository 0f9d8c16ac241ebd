import type { SiteContent } from '../archive'
import type { WriteContext } from '../import-context'
import { insertInChunks } from './insert-in-chunks'

/** Replaces a site's customer groups and adds the members that the archive lists. */
export async function writeCustomerGroups({ trx }: WriteContext, site: SiteContent): Promise<void> {
  if (!site.customerGroups) return
  const groups = new Map(site.customerGroups.map((group) => [group.id, group]))
  await trx.deleteFrom('customer_group').where('site_id', '=', site.id).execute()
  const rows = [...groups.values()].map((group) => ({
    site_id: site.id,
    id: group.id,
    description: group.description ?? null,
    rule: group.rule ? JSON.stringify(group.rule) : null,
  }))
  await insertInChunks(rows, (chunk) => trx.insertInto('customer_group').values(chunk).execute())
  const members = [...groups.values()].flatMap(({ id, members: listed }) =>
    [...new Set(listed)].map((customerNo) => ({
      site_id: site.id,
      group_id: id,
      customer_no: customerNo,
    })),
  )
  // members that a merchant has added are kept
  await insertInChunks(members, (chunk) =>
    trx
      .insertInto('customer_group_member')
      .values(chunk)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}
