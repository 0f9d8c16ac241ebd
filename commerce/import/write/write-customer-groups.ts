import type { SiteContent } from '../archive'
import type { WriteContext } from '../import-context'
import { insertInChunks } from './insert-in-chunks'
import { toRowEntries } from './row-entries'
import { toMemberKey } from './write-customer-parts'
import type { RowKind } from './row-kind'

export const CUSTOMER_GROUP: RowKind = {
  table: 'customer_group',
  key: ['site_id', 'id'],
  scope: ['site_id'],
  root: 'customer-groups',
  count: 'customerGroups',
}
const MEMBER: RowKind = {
  table: 'customer_group_member',
  key: ['site_id', 'group_id', 'customer_no'],
  root: 'customer-groups',
}

export async function writeCustomerGroups(context: WriteContext, site: SiteContent): Promise<void> {
  if (!site.customerGroups) return
  const { groups, members } = site.customerGroups
  const scope = { site_id: site.id }
  context.rows.open(CUSTOMER_GROUP, scope)
  const entries = toRowEntries(groups, scope, ({ description, rule }) => ({
    description: description ?? null,
    rule: rule ?? null,
  }))
  await context.rows.write(CUSTOMER_GROUP, entries)
  const gone = members.filter(({ isGone }) => isGone)
  await context.rows.delete(
    MEMBER,
    gone.map((member) => toMemberKey(site.id, member)),
  )
  const added = members
    .filter(({ isGone }) => !isGone)
    .map(({ groupId, customerNo }) => ({
      site_id: site.id,
      group_id: groupId,
      customer_no: customerNo,
    }))
  await insertInChunks(added, (chunk) =>
    context.trx
      .insertInto('customer_group_member')
      .values(chunk)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}
