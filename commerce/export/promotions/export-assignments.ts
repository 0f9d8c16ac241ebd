import { Promotion } from '../../promotions/promotion.schemas'
import type { ArchiveFile } from '../archive-file'
import { siteFile, type SiteContext } from '../site/site-context'
import { toInstant } from '../xml/values'
import { group, leaf, node, type XmlNode } from '../xml/xml-node'
import { ASSIGNMENT_PREFIX } from './campaigns.rules'

/** An assignment of price books and promotions to certain shoppers. */
interface PriceAssignment {
  id: string
  startsAt?: string
  endsAt?: string
  matchMode: string
  customerGroupIds: readonly string[]
  sourceCodeGroupIds: readonly string[]
  qualifiers: readonly { type: string; value: string }[]
  priceBookIds: readonly string[]
  promotionIds: readonly string[]
}

/** Returns a site's `assignments.xml`. */
export async function exportAssignments(context: SiteContext): Promise<ArchiveFile> {
  const found = new Map<string, PriceAssignment>()
  for (const one of [...(await ofPriceBooks(context)), ...(await ofPromotions(context))]) {
    const known = found.get(one.id)
    const promotionIds = [...(known?.promotionIds ?? []), ...one.promotionIds]
    found.set(one.id, { ...(known ?? one), promotionIds })
  }
  const nodes = [...found.values()].map((one) => assignmentNode(one, context.site.id))
  return siteFile(context, 'assignments', ['assignments', 'assignment/2020-11-30'], nodes)
}

async function ofPriceBooks({ db, site }: SiteContext): Promise<PriceAssignment[]> {
  const rows = await db
    .selectFrom('price_book_assignment')
    .selectAll()
    .where('site_id', '=', site.id)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    startsAt: toInstant(row.starts_at),
    endsAt: toInstant(row.ends_at),
    matchMode: row.match_mode,
    customerGroupIds: row.customer_group_ids,
    sourceCodeGroupIds: row.source_code_group_ids,
    qualifiers: row.qualifiers,
    priceBookIds: row.price_book_ids,
    promotionIds: [],
  }))
}

async function ofPromotions({ db, site }: SiteContext): Promise<PriceAssignment[]> {
  const rows = await db
    .selectFrom('promotion')
    .select('definition')
    .where('site_id', '=', site.id)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ definition }) => {
    const { id, assignments } = Promotion.parse(definition)
    return assignments
      .filter(({ campaignId }) => campaignId.startsWith(ASSIGNMENT_PREFIX))
      .map((one) => ({
        id: one.campaignId.slice(ASSIGNMENT_PREFIX.length),
        startsAt: one.startsAt[0],
        endsAt: one.endsAt[0],
        matchMode: one.matchMode,
        customerGroupIds: one.customerGroupIds ?? [],
        sourceCodeGroupIds: one.sourceCodeGroupIds ?? [],
        qualifiers: one.qualifiers ?? [],
        priceBookIds: [],
        promotionIds: [id],
      }))
  })
}

function assignmentNode(assignment: PriceAssignment, siteId: string): XmlNode {
  const { customerGroupIds, sourceCodeGroupIds, qualifiers, matchMode } = assignment
  const all = [
    ...customerGroupIds.map((value) => ({ type: 'customer-group', value })),
    ...sourceCodeGroupIds.map((value) => ({ type: 'source-code-group', value })),
    ...qualifiers,
  ]
  const nodes = all.flatMap(({ type, value }) => leaf('qualifier', value, { type }))
  const children = [
    leaf('enabled-flag', true),
    leaf('start-date', assignment.startsAt),
    leaf('end-date', assignment.endsAt),
    node('assigned-sites', leaf('site', siteId)),
    node('qualifiers', nodes, { 'match-mode': matchMode }),
    group('experiences', [
      group(
        'pricebooks',
        assignment.priceBookIds.map((id) => leaf('pricebook-id', id)),
      ),
      group(
        'promotions',
        assignment.promotionIds.map((id) => leaf('promotion-id', id)),
      ),
    ]),
  ]
  return node('assignment', children, { 'assignment-id': assignment.id })
}
