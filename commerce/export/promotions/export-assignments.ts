import type { Selectable } from 'kysely'
import type { PriceBookAssignmentTable } from '../../catalog/offer.tables'
import type { ArchiveFile } from '../archive-file'
import { siteFile, type SiteContext } from '../site/site-context'
import { textsByLocale } from '../xml/localized-nodes'
import { toInstant } from '../xml/values'
import { group, leaf, node, type XmlNode } from '../xml/xml-node'

export async function exportAssignments(context: SiteContext): Promise<ArchiveFile> {
  const rows = await context.db
    .selectFrom('price_book_assignment')
    .selectAll()
    .where('site_id', '=', context.site.id)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const nodes = rows.map(assignmentNode)
  return siteFile(context, 'assignments', ['assignments', 'assignment/2020-11-30'], nodes)
}

function assignmentNode(row: Selectable<PriceBookAssignmentTable>): XmlNode {
  const qualifiers = [
    ...row.customer_group_ids.map((value) => ({ type: 'customer-group', value })),
    ...row.source_code_group_ids.map((value) => ({ type: 'source-code-group', value })),
    ...row.qualifiers,
  ].flatMap(({ type, value }) => leaf('qualifier', value, { type: type || undefined }))
  const listed = (list: string, name: string, ids: readonly string[]) =>
    group(
      list,
      ids.map((id) => leaf(name, id)),
    )
  const children = [
    textsByLocale('description', row.description),
    leaf('enabled-flag', row.enabled),
    leaf('start-date', toInstant(row.starts_at)),
    leaf('end-date', toInstant(row.ends_at)),
    node('assigned-sites', leaf('site', row.site_id)),
    node('qualifiers', qualifiers, { 'match-mode': row.match_mode }),
    group('experiences', [
      listed('pricebooks', 'pricebook-id', row.price_book_ids),
      listed('promotions', 'promotion-id', row.promotion_ids),
    ]),
  ]
  return node('assignment', children, { 'assignment-id': row.id })
}
