import { Promotion, type Assignment } from '../../promotions/promotion.schemas'
import type { SiteContent } from '../archive'
import { addCount, isWhole, toReading, type WriteContext } from '../import-context'
import { readPriceAssignments, type AssignmentRecord } from '../read/read-assignments'
import { readDocument } from '../stream-records'

/** Prefix of the campaign id under which an assignment is stored in a promotion. */
const CAMPAIGN = 'assignment:'

/**
 * Writes the content of `assignments.xml` files: price books for certain shoppers, and additional
 * assignments of promotions. Disabled assignments have no effect.
 */
export async function writeAssignments(
  context: WriteContext,
  sites: readonly SiteContent[],
  files: readonly string[],
): Promise<void> {
  if (files.length === 0) return
  const { trx } = context
  const known = (await trx.selectFrom('site').select('id').execute()).map(({ id }) => id)
  if (isWhole(context, 'assignments')) await trx.deleteFrom('price_book_assignment').execute()
  let position = 0
  for (const file of files) {
    const root = await readDocument(context, file)
    const folder = /^sites\/[^/]+/.exec(file)?.[0]
    const ownSite = sites.find((site) => site.file === folder)?.id ?? folder?.split('/')[1]
    const records = root ? readPriceAssignments(toReading(context, file), root, ownSite) : []
    for (const record of records) {
      const siteIds = record.siteIds.length > 0 ? record.siteIds : known
      for (const siteId of siteIds) {
        if (!known.includes(siteId)) {
          context.findings.warn(file, record.id, 'the site %s does not exist', siteId)
          continue
        }
        await writePriceBooks(context, siteId, record, position)
        await writePromotionIds(context, siteId, file, record)
        position += 1
      }
      addCount(context, 'assignments')
    }
  }
}

async function writePriceBooks(
  { trx }: WriteContext,
  siteId: string,
  record: AssignmentRecord,
  position: number,
): Promise<void> {
  const { id, enabled, priceBookIds } = record
  await trx
    .deleteFrom('price_book_assignment')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
  if (!enabled || priceBookIds.length === 0) return
  await trx
    .insertInto('price_book_assignment')
    .values({
      site_id: siteId,
      id,
      price_book_ids: priceBookIds,
      customer_group_ids: record.customerGroupIds,
      source_code_group_ids: record.sourceCodeGroupIds,
      starts_at: record.startsAt ?? null,
      ends_at: record.endsAt ?? null,
      qualifiers: JSON.stringify(record.qualifiers),
      match_mode: record.matchMode,
      position,
    })
    .execute()
}

async function writePromotionIds(
  { trx, findings }: WriteContext,
  siteId: string,
  file: string,
  record: AssignmentRecord,
): Promise<void> {
  if (!record.enabled) return
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
