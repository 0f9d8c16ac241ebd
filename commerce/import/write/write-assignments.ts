import type { Selectable } from 'kysely'
import type { PriceBookAssignmentTable } from '../../catalog/offer.tables'
import type { Assignment } from '../../promotions/promotion.schemas'
import type { SiteContent } from '../archive'
import { addCount, filesOf, toReading, type WriteContext } from '../import-context'
import { readPriceAssignments, type AssignmentRecord } from '../read/read-assignments'
import { readDocument } from '../stream-records'
import type { RowKind } from './row-kind'
import { changePromotions } from './write-promotions'

/** Prefix of the campaign id under which an assignment is stored in a promotion. */
const CAMPAIGN = 'assignment:'

const PRICE_BOOK_ASSIGNMENT: RowKind = {
  table: 'price_book_assignment',
  key: ['site_id', 'id'],
  root: 'assignments',
}

/**
 * Writes the content of `assignments.xml` files: price books for certain shoppers, and additional
 * assignments of promotions, which are a part of the promotions.
 */
export async function writeAssignments(
  context: WriteContext,
  sites: readonly SiteContent[],
): Promise<void> {
  const { rows, findings } = context
  const files = filesOf(context, 'assignments')
  const promotionIds = await listPromotionIds(context)
  let position = 0
  for (const { path } of files) {
    const root = await readDocument(context, path)
    const folder = /^sites\/[^/]+/.exec(path)?.[0]
    const ownSite = sites.find((site) => site.file === folder)?.id ?? folder?.split('/')[1]
    const entries = root ? readPriceAssignments(toReading(context, path), root, ownSite) : []
    for (const { id, siteIds, record, isGone } of entries) {
      for (const siteId of siteIds.length > 0 ? siteIds : promotionIds.keys()) {
        const known = promotionIds.get(siteId)
        if (!known) {
          findings.warn(path, id, 'the site %s does not exist', siteId)
          continue
        }
        const key = { site_id: siteId, id: id || undefined }
        const entry = record && { row: { ...key, ...toColumns(record, position) } }
        await rows.write(PRICE_BOOK_ASSIGNMENT, [
          { key, isGone, ...entry, ...(record && { naming: record.naming }) },
        ])
        for (const promotionId of record?.promotionIds ?? []) {
          if (known.has(promotionId)) continue
          findings.warn(path, id, 'the promotion %s does not exist', promotionId)
        }
        position += 1
      }
      if (record) addCount(context, 'assignments')
    }
  }
  if (files.length > 0) await rows.finish(PRICE_BOOK_ASSIGNMENT)
  const changed = files.length > 0 ? promotionIds.keys() : sites.map(({ id }) => id)
  for (const siteId of changed) await assignPromotions(context, siteId)
}

async function listPromotionIds({ trx }: WriteContext): Promise<Map<string, ReadonlySet<string>>> {
  const sites = await trx.selectFrom('site').select('id').orderBy('id').execute()
  const rows = await trx.selectFrom('promotion').select(['site_id', 'id']).execute()
  return new Map(
    sites.map((site) => [
      site.id,
      new Set(rows.flatMap(({ site_id, id }) => (site_id === site.id ? id : []))),
    ]),
  )
}

function toColumns(record: AssignmentRecord, position: number) {
  return {
    enabled: record.enabled,
    description: record.description,
    price_book_ids: record.priceBookIds,
    promotion_ids: record.promotionIds,
    customer_group_ids: record.customerGroupIds,
    source_code_group_ids: record.sourceCodeGroupIds,
    starts_at: record.startsAt ?? null,
    ends_at: record.endsAt ?? null,
    qualifiers: record.qualifiers,
    match_mode: record.matchMode,
    position,
  }
}

async function assignPromotions(context: WriteContext, siteId: string): Promise<void> {
  const rows = await context.trx
    .selectFrom('price_book_assignment')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('enabled', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
  await changePromotions(context, siteId, ({ id, assignments }) => [
    ...assignments.filter(({ campaignId }) => !campaignId.startsWith(CAMPAIGN)),
    ...rows.filter(({ promotion_ids }) => promotion_ids.includes(id)).map(toAssignment),
  ])
}

function toAssignment(row: Selectable<PriceBookAssignmentTable>): Assignment {
  const groups = row.customer_group_ids
  const sources = row.source_code_group_ids
  return {
    campaignId: `${CAMPAIGN}${row.id}`,
    matchMode: row.match_mode === 'all' ? 'all' : 'any',
    ...(groups.length > 0 && { customerGroupIds: groups }),
    ...(sources.length > 0 && { sourceCodeGroupIds: sources }),
    ...(row.qualifiers.length > 0 && { qualifiers: row.qualifiers }),
    startsAt: row.starts_at ? [row.starts_at.toISOString()] : [],
    endsAt: row.ends_at ? [row.ends_at.toISOString()] : [],
  }
}
