import { Promotion, type Assignment } from '../../promotions/promotion.schemas'
import type { SiteContent } from '../archive'
import { addCount, filesOf, toReading, type WriteContext } from '../import-context'
import { readPriceAssignments, type AssignmentRecord } from '../read/read-assignments'
import type { Named } from '../read/read-record'
import type { Naming } from '../record-fields'
import { readDocument } from '../stream-records'
import type { RowKind } from './row-store'

/** Prefix of the campaign id under which an assignment is stored in a promotion. */
const CAMPAIGN = 'assignment:'

const PRICE_BOOK_ASSIGNMENT: RowKind = {
  table: 'price_book_assignment',
  key: ['site_id', 'id'],
  root: 'assignments',
}

/**
 * Writes the content of `assignments.xml` files: price books for certain shoppers, and additional
 * assignments of promotions. Disabled assignments have no effect.
 */
export async function writeAssignments(
  context: WriteContext,
  sites: readonly SiteContent[],
): Promise<void> {
  const { trx, rows, findings } = context
  const files = filesOf(context, 'assignments')
  if (files.length === 0) return
  const known = (await trx.selectFrom('site').select('id').execute()).map(({ id }) => id)
  let position = 0
  for (const { path } of files) {
    const root = await readDocument(context, path)
    const folder = /^sites\/[^/]+/.exec(path)?.[0]
    const ownSite = sites.find((site) => site.file === folder)?.id ?? folder?.split('/')[1]
    const entries = root ? readPriceAssignments(toReading(context, path), root, ownSite) : []
    for (const { id, siteIds, record, isGone } of entries) {
      for (const siteId of siteIds.length > 0 ? siteIds : known) {
        if (!known.includes(siteId)) {
          findings.warn(path, id, 'the site %s does not exist', siteId)
          continue
        }
        const key = { site_id: siteId, id: id || undefined }
        const isOff = record && (!record.enabled || hasNoBooks(context, record))
        await rows.write(PRICE_BOOK_ASSIGNMENT, [
          record && !isOff
            ? { key, row: { ...key, ...toColumns(record, position) }, naming: toNaming(record) }
            : { key, isGone: isGone || isOff === true },
        ])
        if (isGone || (record && !record.enabled)) await removePromotions(context, siteId, id)
        else if (record) await writePromotionIds(context, siteId, path, record)
        position += 1
      }
      if (record) addCount(context, 'assignments')
    }
  }
  await rows.finish(PRICE_BOOK_ASSIGNMENT)
}

/** An assignment without price books needs no row of its own. */
function toNaming({ naming, priceBookIds }: Named<AssignmentRecord>): Naming {
  return priceBookIds.length > 0 ? naming : { ...naming, reportMissing: () => undefined }
}

/** When merging, an assignment that names no price books keeps them. */
function hasNoBooks({ mode }: WriteContext, record: Named<AssignmentRecord>): boolean {
  const isNamed = mode === 'replace' || record.naming.named.has('priceBookIds')
  return isNamed && record.priceBookIds.length === 0
}

function toColumns(record: AssignmentRecord, position: number) {
  return {
    price_book_ids: record.priceBookIds,
    customer_group_ids: record.customerGroupIds,
    source_code_group_ids: record.sourceCodeGroupIds,
    starts_at: record.startsAt ?? null,
    ends_at: record.endsAt ?? null,
    qualifiers: record.qualifiers,
    match_mode: record.matchMode,
    position,
  }
}

/** Removes the assignment from the promotions that have it. */
async function removePromotions({ trx }: WriteContext, siteId: string, id: string): Promise<void> {
  const rows = await trx
    .selectFrom('promotion')
    .select(['id', 'definition'])
    .where('site_id', '=', siteId)
    .execute()
  for (const row of rows) {
    const promotion = Promotion.parse(row.definition)
    const others = promotion.assignments.filter(
      ({ campaignId }) => campaignId !== `${CAMPAIGN}${id}`,
    )
    if (others.length === promotion.assignments.length) continue
    await trx
      .updateTable('promotion')
      .set({ definition: JSON.stringify({ ...promotion, assignments: others }) })
      .where('site_id', '=', siteId)
      .where('id', '=', row.id)
      .execute()
  }
}

async function writePromotionIds(
  { trx, findings }: WriteContext,
  siteId: string,
  file: string,
  record: AssignmentRecord,
): Promise<void> {
  for (const promotionId of record.promotionIds) {
    const row = await trx
      .selectFrom('promotion')
      .select('definition')
      .where('site_id', '=', siteId)
      .where('id', '=', promotionId)
      .executeTakeFirst()
    if (!row) {
      findings.warn(file, record.id, 'the promotion %s does not exist', promotionId)
      continue
    }
    const promotion = Promotion.parse(row.definition)
    const own = toAssignment(record)
    const others = promotion.assignments.filter(({ campaignId }) => campaignId !== own.campaignId)
    const definition = JSON.stringify({ ...promotion, assignments: [...others, own] })
    await trx
      .updateTable('promotion')
      .set({ definition })
      .where('site_id', '=', siteId)
      .where('id', '=', promotionId)
      .execute()
  }
}

function toAssignment(record: AssignmentRecord): Assignment {
  const { customerGroupIds, sourceCodeGroupIds, qualifiers, startsAt, endsAt } = record
  return {
    campaignId: `${CAMPAIGN}${record.id}`,
    matchMode: record.matchMode,
    ...(customerGroupIds.length > 0 && { customerGroupIds }),
    ...(sourceCodeGroupIds.length > 0 && { sourceCodeGroupIds }),
    ...(qualifiers.length > 0 && { qualifiers }),
    startsAt: startsAt === undefined ? [] : [startsAt],
    endsAt: endsAt === undefined ? [] : [endsAt],
  }
}
