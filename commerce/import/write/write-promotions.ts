import type { Promotion } from '../../promotions/promotion.schemas'
import type { SiteContent } from '../archive'
import { addCount, type WriteContext } from '../import-context'
import { insertInChunks } from './insert-in-chunks'
import type { SourceCodeGroupRecord } from '../read/read-source-codes'
import { writeCoupons } from './write-coupons'

/**
 * Replaces a site's promotions, coupons and source codes, if the archive contains a file for them.
 */
export async function writePromotions(context: WriteContext, site: SiteContent): Promise<void> {
  const { promotions, coupons, sourceCodes } = site
  if (promotions) await replacePromotions(context, site.id, promotions, sourceCodes ?? [])
  if (coupons) await writeCoupons(context, site.id, coupons)
  if (sourceCodes) await replaceSourceCodes(context, site.id, sourceCodes)
}

async function replacePromotions(
  context: WriteContext,
  siteId: string,
  promotions: readonly Promotion[],
  sourceCodes: readonly SourceCodeGroupRecord[],
): Promise<void> {
  const { trx } = context
  await trx.deleteFrom('promotion').where('site_id', '=', siteId).execute()
  const known = new Map(promotions.map((promotion) => [promotion.id, promotion]))
  const rows = [...known.values()].map((promotion) => ({
    site_id: siteId,
    id: promotion.id,
    definition: JSON.stringify(withSources(promotion, sourceCodes)),
  }))
  await insertInChunks(rows, (chunk) => trx.insertInto('promotion').values(chunk).execute())
  addCount(context, 'promotions', rows.length)
}

/**
 * Older archives list campaigns in the source code group; promotions of these campaigns then
 * require the source code.
 */
function withSources(
  promotion: Promotion,
  sourceCodes: readonly SourceCodeGroupRecord[],
): Promotion {
  const assignments = promotion.assignments.map((assignment) => {
    const { campaignId, sourceCodeGroupIds = [] } = assignment
    const own = sourceCodes
      .filter(({ campaignIds }) => campaignIds.includes(campaignId))
      .map(({ id }) => id)
    if (own.length === 0) return assignment
    return { ...assignment, sourceCodeGroupIds: [...new Set([...sourceCodeGroupIds, ...own])] }
  })
  return { ...promotion, assignments }
}

async function replaceSourceCodes(
  context: WriteContext,
  siteId: string,
  sourceCodes: readonly SourceCodeGroupRecord[],
): Promise<void> {
  const { trx } = context
  await trx.deleteFrom('source_code_group').where('site_id', '=', siteId).execute()
  const rows = new Map(
    sourceCodes.map(({ id, ...definition }) => [
      id,
      { site_id: siteId, id, definition: JSON.stringify(definition) },
    ]),
  )
  await insertInChunks([...rows.values()], (chunk) =>
    trx.insertInto('source_code_group').values(chunk).execute(),
  )
  addCount(context, 'sourceCodeGroups', rows.size)
}
