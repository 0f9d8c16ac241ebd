import { MembershipRule } from '../../customer-groups/customer-group.schemas'
import type { ArchiveFile } from '../archive-file'
import type { XmlPart } from '../xml/xml-document'
import { leaf, node, type XmlNodes } from '../xml/xml-node'
import { inPages, PAGE } from '../pages'
import { conditionGroups } from './condition-nodes'
import { siteFile, type SiteContext } from './site-context'

/** Returns a site's `customer-groups.xml`. @param hasMembers whether it lists the members, too. */
export function exportCustomerGroups(context: SiteContext, hasMembers: boolean): ArchiveFile {
  const root = ['customer-groups', 'customergroup/2007-06-30'] as const
  return siteFile(context, 'customer-groups', root, groupParts(context, hasMembers))
}

async function* groupParts(
  { db, site }: SiteContext,
  hasMembers: boolean,
): AsyncGenerator<XmlPart> {
  const rows = await db
    .selectFrom('customer_group')
    .selectAll()
    .where('site_id', '=', site.id)
    .orderBy('id')
    .execute()
  for (const { id, description, rule } of rows) {
    const children = [leaf('description', description), ruleNodes(rule)]
    yield node('customer-group', children, { 'group-id': id })
  }
  if (!hasMembers) return
  for (const { id, rule } of rows) {
    // a group with a rule has no listed members
    if (rule !== null) continue
    const pages = inPages<{ customer_no: string }>((after) =>
      db
        .selectFrom('customer_group_member')
        .select('customer_no')
        .where('site_id', '=', site.id)
        .where('group_id', '=', id)
        .where('customer_no', '>', after?.customer_no ?? '')
        .orderBy('customer_no')
        .limit(PAGE)
        .execute(),
    )
    for await (const members of pages) {
      for (const { customer_no: customerNo } of members) {
        yield node('group-assignment', [], { 'group-id': id, 'customer-no': customerNo })
      }
    }
  }
}

function ruleNodes(rule: unknown): XmlNodes {
  if (rule === null || rule === undefined) return []
  const { included, excluded } = MembershipRule.parse(rule)
  return [
    node('membership-rule', [
      conditionGroups('included-customers', included),
      conditionGroups('excluded-customers', excluded),
    ]),
  ]
}
