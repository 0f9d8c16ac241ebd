import { sql } from 'kysely'
import type { SiteContent } from '../archive'
import { addCount, type WriteContext } from '../import-context'
import { insertInChunks } from './insert-in-chunks'

/** Replaces a site's sorting rules and their assignments to the categories of its catalog. */
export async function writeSort(context: WriteContext, site: SiteContent): Promise<void> {
  const { trx, findings } = context
  const { sort } = site
  if (!sort) return
  await trx.deleteFrom('sorting_rule').where('site_id', '=', site.id).execute()
  const rows = [...sort.rules].map(([id, rule]) => ({
    site_id: site.id,
    id,
    definition: JSON.stringify(rule),
  }))
  addCount(context, 'sortingRules', rows.length)
  await insertInChunks(rows, (chunk) => trx.insertInto('sorting_rule').values(chunk).execute())
  const known = sort.categories.filter(({ categoryId, ruleId }) => {
    if (!sort.rules.has(ruleId)) {
      findings.error(site.file, categoryId, 'the sorting rule %s does not exist', ruleId)
    }
    return sort.rules.has(ruleId)
  })
  await assign(context, site.id, known)
  if (sort.keywordRuleId !== undefined) await assignToSearches(context, site.id, sort.keywordRuleId)
}

async function assign(
  { trx }: WriteContext,
  siteId: string,
  categories: readonly { categoryId: string; ruleId: string }[],
): Promise<void> {
  await sql`update category set sorting = '{}' from site
    where site.id = ${siteId} and category.catalog_id = site.catalog_id
      and sorting <> '{}'`.execute(trx)
  if (categories.length === 0) return
  await sql`
    update category set sorting = category.sorting
      || jsonb_build_object('default', assigned."ruleId")
    from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb)
      as assigned("categoryId" text, "ruleId" text), site
    where site.id = ${siteId} and category.catalog_id = site.catalog_id
      and category.id = assigned."categoryId"`.execute(trx)
}

/** Assigns the rule for text searches, which is stored in the top categories. */
async function assignToSearches({ trx }: WriteContext, siteId: string, ruleId: string) {
  await sql`
    update category set sorting = category.sorting
      || jsonb_build_object('keyword', ${ruleId}::text)
    from site
    where site.id = ${siteId} and category.catalog_id = site.catalog_id
      and category.parent_id is null`.execute(trx)
}
