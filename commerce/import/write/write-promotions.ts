import { isDeepStrictEqual } from 'node:util'
import { addSourceGroups } from '../../promotions/add-source-groups.rules'
import { Promotion } from '../../promotions/promotion.schemas'
import { SourceCodeGroup } from '../../promotions/source-code-group.schemas'
import type { SiteContent } from '../archive'
import type { WriteContext } from '../import-context'
import type { CampaignParts } from '../read/campaign-parts'
import type { AssignmentEntry } from '../read/read-promotion-assignments'
import type { PromotionContent } from '../read/read-promotions'
import { toPlain } from '../../archives/xml-element'
import { insertInChunks } from './insert-in-chunks'
import { toRowEntries, withoutNaming } from './row-entries'
import type { RowKind } from './row-kind'

export const PROMOTION: RowKind = {
  table: 'promotion',
  key: ['site_id', 'id'],
  scope: ['site_id'],
  root: 'promotions',
  count: 'promotions',
}
export const SOURCE_CODE_GROUP: RowKind = {
  ...PROMOTION,
  table: 'source_code_group',
  root: 'sourcecodes',
  count: 'sourceCodeGroups',
}

/** Writes a site's promotions and source codes, if the archive contains a file for them. */
export async function writePromotions(context: WriteContext, site: SiteContent): Promise<void> {
  const { promotions, sourceCodes } = site
  const scope = { site_id: site.id }
  const { rows } = context
  if (promotions) {
    rows.open(PROMOTION, scope)
    const toColumns = (promotion: PromotionRecord) => ({
      definition: { ...withoutNaming(promotion), name: promotion.name ?? promotion.id },
    })
    await rows.write(PROMOTION, toRowEntries(promotions.promotions, scope, toColumns))
    await writeParts(context, site.id, promotions.parts)
    if (context.mode !== 'replace') await assign(context, site.id, promotions.assignments)
  }
  if (sourceCodes) {
    rows.open(SOURCE_CODE_GROUP, scope)
    const toColumns = (group: object) => ({ definition: withoutNaming(group) })
    await rows.write(SOURCE_CODE_GROUP, toRowEntries(sourceCodes, scope, toColumns))
  }
}

type PromotionRecord = NonNullable<PromotionContent['promotions'][number]['record']>

async function writeParts(
  { trx, rows: store, mode }: WriteContext,
  siteId: string,
  { campaigns, assignments }: CampaignParts,
): Promise<void> {
  const query = trx.deleteFrom('campaign_part').where('site_id', '=', siteId)
  const { numDeletedRows } = await query.executeTakeFirst()
  const gone = Number(numDeletedRows) - campaigns.size - assignments.size
  if (mode !== 'replace') store.addDeletions(Math.max(0, gone))
  const rows = [
    ...[...campaigns].map(([id, element]) => ({ kind: 'campaign' as const, id, element })),
    ...[...assignments].map(([id, element]) => ({ kind: 'assignment' as const, id, element })),
  ].map(({ element, ...part }) => ({
    site_id: siteId,
    ...part,
    element: JSON.stringify(toPlain(element)),
  }))
  await insertInChunks(rows, (chunk) => trx.insertInto('campaign_part').values(chunk).execute())
}

async function assign(
  context: WriteContext,
  siteId: string,
  entries: readonly AssignmentEntry[],
): Promise<void> {
  const ids = new Set(entries.map(({ promotionId }) => promotionId))
  await changePromotions(context, siteId, (promotion) => {
    if (!ids.has(promotion.id)) return promotion.assignments
    const own = entries.filter(({ promotionId }) => promotionId === promotion.id)
    const isNamed = (id: string) => own.some(({ campaignId }) => campaignId === id)
    return [
      ...promotion.assignments.filter(({ campaignId }) => !isNamed(campaignId)),
      ...own.flatMap(({ campaignId, assignment, before }) => {
        if (!assignment) return []
        const now = promotion.assignments.find((one) => one.campaignId === campaignId)
        return { ...assignment, ...(now && before && pickUnchanged(now, before, assignment)) }
      }),
    ]
  })
}

/** Returns what the archive leaves as it was, e.g. coupons that were added in the back office. */
function pickUnchanged<Now extends object>(now: Now, before: object, after: object): Partial<Now> {
  const isSame = (key: string) =>
    isDeepStrictEqual(Reflect.get(before, key), Reflect.get(after, key))
  return Object.fromEntries(Object.entries(now).filter(([key]) => isSame(key))) as Partial<Now>
}

/**
 * Older archives list campaigns in the source code group; promotions of these campaigns then
 * require the source code.
 */
export async function addSources(context: WriteContext, site: SiteContent): Promise<void> {
  if (!site.promotions && !site.sourceCodes) return
  const rows = await context.trx
    .selectFrom('source_code_group')
    .select(['id', 'definition'])
    .where('site_id', '=', site.id)
    .orderBy('id')
    .execute()
  const groups = rows.map(({ id, definition }) => ({ id, ...SourceCodeGroup.parse(definition) }))
  if (groups.every(({ campaignIds }) => campaignIds.length === 0)) return
  await changePromotions(context, site.id, ({ assignments }) =>
    assignments.map((assignment) => addSourceGroups(assignment, groups)),
  )
}

/** Changes the assignments of a site's promotions, unless they are invalid. */
export async function changePromotions(
  { trx, findings }: WriteContext,
  siteId: string,
  toAssignments: (promotion: Promotion) => readonly unknown[],
): Promise<void> {
  const rows = await trx
    .selectFrom('promotion')
    .select(['id', 'definition'])
    .where('site_id', '=', siteId)
    .execute()
  for (const { id, definition } of rows) {
    const promotion = Promotion.parse(definition)
    const assignments = toAssignments(promotion)
    if (isDeepStrictEqual(assignments, promotion.assignments)) continue
    const changed = Promotion.safeParse({ ...promotion, assignments })
    if (!changed.success) {
      const kind = 'its campaigns stay as they were: %s'
      const file = `sites/${siteId}/promotions.xml`
      findings.error(file, id, kind, changed.error.issues[0]?.message)
      continue
    }
    await trx
      .updateTable('promotion')
      .set({ definition: JSON.stringify(changed.data) })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute()
  }
}
