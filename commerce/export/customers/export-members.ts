import { sql } from 'kysely'
import type { ArchiveFile } from '../archive-file'
import { inPages, PAGE } from '../pages'
import { siteFile, type SiteContext } from '../site/site-context'
import { node, type XmlNode } from '../xml/xml-node'

interface Member {
  group_id: string
  customer_no: string
}

export function exportMembers(context: SiteContext): ArchiveFile {
  return siteFile(context, 'customers', ['customers', 'customer/2006-10-31'], memberNodes(context))
}

async function* memberNodes({ db, site }: SiteContext): AsyncGenerator<XmlNode> {
  const pages = inPages<Member>((after) =>
    db
      .selectFrom('customer_group_member')
      .select(['group_id', 'customer_no'])
      .where('site_id', '=', site.id)
      .where(
        sql<boolean>`(group_id, customer_no) > (${after?.group_id ?? ''}, ${after?.customer_no ?? ''})`,
      )
      .orderBy('group_id')
      .orderBy('customer_no')
      .limit(PAGE)
      .execute(),
  )
  for await (const members of pages) {
    for (const { group_id: groupId, customer_no: customerNo } of members) {
      yield node('group-assignment', [], { 'group-id': groupId, 'customer-no': customerNo })
    }
  }
}
