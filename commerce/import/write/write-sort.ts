import { sql } from 'kysely'
import type { SiteContent } from '../archive'
import type { WriteContext } from '../import-context'
import type { SortAssignment } from '../read/read-sort'
import { toRowEntries, withoutNaming } from './row-entries'
import type { RowKind } from './row-kind'

export const SORTING_RULE: RowKind = {
  table: 'sorting_rule',
  key: ['site_id', 'id'],
  scope: ['site_id'],
  root: 'sort',
  count: 'sortingRules',
}

export async function writeSort({ rows }: WriteContext, site: SiteContent): Promise<void> {
  if (!site.sort) return
  const scope = { site_id: site.id }
  rows.open(SORTING_RULE, scope)
  const toColumns = (rule: object) => ({ definition: withoutNaming(rule) })
  await rows.write(SORTING_RULE, toRowEntries(site.sort.rules, scope, toColumns))
}

/** Assigns sorting rules to the categories of a site's catalog, after all rules were written. */
export async function assignSort(context: WriteContext, site: SiteContent): Promise<void> {
  if (!site.sort) return
  const { trx, findings, mode } = context
  const rows = await trx
    .selectFrom('sorting_rule')
    .select('id')
    .where('site_id', '=', site.id)
    .execute()
  const ids = new Set(rows.map(({ id }) => id))
  const isKnown = ({ categoryId = '', ruleId, isGone }: SortAssignment) => {
    if (!isGone && !ids.has(ruleId)) {
      findings.error(site.file, categoryId, 'the sorting rule %s does not exist', ruleId)
    }
    return isGone || ids.has(ruleId)
  }
  const known = site.sort.assignments.filter(isKnown)
  // an assignment of a rule that does not exist stays as it is
  const unknown = site.sort.assignments.filter((one) => !known.includes(one))
  if (mode === 'replace') await clear(context, site.id, unknown)
  await assign(context, site.id, known)
}

async function clear(
  { trx }: WriteContext,
  siteId: string,
  kept: readonly SortAssignment[],
): Promise<void> {
  const keepsKeyword = kept.some(({ categoryId }) => categoryId === undefined)
  const keptIds = kept.flatMap(({ categoryId }) => categoryId ?? [])
  await sql`update category set sorting = case
      when category.id = any(${keptIds}::text[]) then sorting
      when ${keepsKeyword} then sorting - 'default' else '{}' end
    from site
    where site.id = ${siteId} and category.catalog_id = site.catalog_id
      and sorting <> '{}'`.execute(trx)
}

/** Rules for text searches are stored in the top categories. */
async function assign(
  { trx }: WriteContext,
  siteId: string,
  assignments: readonly SortAssignment[],
): Promise<void> {
  for (const { categoryId, ruleId, isGone } of assignments) {
    const key = categoryId === undefined ? 'keyword' : 'default'
    const sorting = isGone
      ? sql`category.sorting - ${key}::text`
      : sql`category.sorting || jsonb_build_object(${key}::text, ${ruleId}::text)`
    const which =
      categoryId === undefined ? sql`category.parent_id is null` : sql`category.id = ${categoryId}`
    await sql`update category set sorting = ${sorting} from site
      where site.id = ${siteId} and category.catalog_id = site.catalog_id and ${which}`.execute(trx)
  }
}
