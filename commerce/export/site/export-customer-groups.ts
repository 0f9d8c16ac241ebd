import { MembershipRule } from '../../customer-groups/customer-group.schemas'
import type { ArchiveFile } from '../archive-file'
import type { XmlPart } from '../xml/xml-document'
import { leaf, node, type XmlNodes } from '../xml/xml-node'
import { conditionGroups } from './condition-nodes'
import { siteFile, type SiteContext } from './site-context'

/** Returns a site's `customer-groups.xml`, without the members. */
export function exportCustomerGroups(context: SiteContext): ArchiveFile {
  const root = ['customer-groups', 'customergroup/2007-06-30'] as const
  return siteFile(context, 'customer-groups', root, groupParts(context))
}

async function* groupParts({ db, site }: SiteContext): AsyncGenerator<XmlPart> {
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
