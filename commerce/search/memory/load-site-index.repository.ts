import { setImmediate as letOthersRun } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { selectSearchCategories } from '../category-tree.repository'
import { buildSearchTree } from '../category-tree.rules'
import { CategoryRefinement } from '../refinement.schemas'
import { SearchSetting } from '../search-setting.schemas'
import type { RefinementDefinition } from '../search.tables'
import { SortingRule } from '../sorting-rule.schemas'
import { toLabels } from './attribute-labels.rules'
import type { DocumentChange } from './change-site'
import {
  SiteIndexBuilder,
  type IndexState,
  type LoadedDocument,
  type SiteFacts,
  type SiteIndex,
} from './site-index'
import { rankTexts } from './text-ranks'

/** Rows are parsed on the thread that answers requests. */
export const PAGE = 500
const SEPARATOR = '\u001f'

export interface StoredState extends IndexState {
  format: number
  /** Changes up to this one are not listed: what is older is loaded anew. */
  base: number
}

export async function selectIndexState(db: Db, siteId: string): Promise<StoredState | undefined> {
  return db
    .selectFrom('search_index')
    .select(['lineage', 'version', 'sequence', 'base', 'format'])
    .select(['built_at as builtAt', 'valid_until as validUntil'])
    .where('site_id', '=', siteId)
    .executeTakeFirst()
}

interface DocumentRow extends Omit<LoadedDocument, 'tokens' | 'sellableIds'> {
  tokens: string
  sellableIds: string
}

// arrays are read as text, which is faster
const documentColumns = sql`document.product_id as "productId", name, brand,
  array_to_string(tokens, ${sql.lit(SEPARATOR)}) as tokens,
  array_to_string(sellable_ids, ${sql.lit(SEPARATOR)}) as "sellableIds",
  part_ids as "partIds", search_rank as "searchRank", prices,
  category_positions as "categoryPositions",
  (extract(epoch from created_at) * 1000)::float8 as "createdAt"`

const toDocument = (row: DocumentRow): LoadedDocument => ({
  ...row,
  tokens: row.tokens.split(SEPARATOR),
  sellableIds: row.sellableIds.split(SEPARATOR),
})

/**
 * Documents that change meanwhile may be loaded before or after their change, which follows
 * `state`.
 */
export async function loadSiteIndex(
  db: Db,
  siteId: string,
  catalogId: string,
  state: IndexState,
  at: Date,
  signal: AbortSignal,
): Promise<SiteIndex> {
  const facts = await loadFacts(db, siteId, catalogId, at)
  const builder = new SiteIndexBuilder()
  let after = ''
  for (;;) {
    const { rows } = await sql<DocumentRow>`
      select ${documentColumns} from search_document as document
      where site_id = ${siteId} and product_id > ${after}
      order by product_id limit ${PAGE}`.execute(db)
    for (const row of rows) builder.add(toDocument(row))
    after = rows.at(-1)?.productId ?? after
    if (rows.length < PAGE) break
    await letOthersRun(undefined, { signal })
  }
  const index = await builder.build({ ...facts, ...state }, signal)
  await rankTexts(index.names, signal)
  return index
}

/** A change of a document, and whether it concerns what is searched for words. */
export interface StoredChange extends DocumentChange {
  sequence: number
  isOfTexts: boolean
}

/** Where the reading of changes goes on. */
export type ChangePlace = Pick<StoredChange, 'sequence' | 'productId'>

/** @returns how many documents have changed, and of how many the texts */
export async function countChanges(
  db: Db,
  siteId: string,
  after: number,
): Promise<{ documents: number; texts: number }> {
  const { rows } = await sql<{ documents: number; texts: number }>`
    select count(*)::int as documents,
      (count(*) filter (where text_sequence > ${after}::bigint))::int as texts
    from search_change where site_id = ${siteId} and sequence > ${after}::bigint`.execute(db)
  return rows[0] ?? { documents: 0, texts: 0 }
}

/** A product that has changed again is listed with its last change only. */
export async function selectChanges(
  db: Db,
  siteId: string,
  known: number,
  { sequence, productId }: ChangePlace,
): Promise<StoredChange[]> {
  const { rows } = await sql<
    DocumentRow & ChangePlace & { textSequence: number; isThere: boolean }
  >`
    select ${documentColumns}, change.product_id as "productId", change.sequence,
      change.text_sequence as "textSequence", document.product_id is not null as "isThere"
    from search_change as change left join search_document as document
      on document.site_id = change.site_id and document.product_id = change.product_id
    where change.site_id = ${siteId}
      and (change.sequence, change.product_id) > (${sequence}::bigint, ${productId})
    order by change.sequence, change.product_id limit ${PAGE}`.execute(db)
  return rows.map(({ sequence: own, textSequence, isThere, ...row }) => ({
    productId: row.productId,
    sequence: own,
    isOfTexts: textSequence > known,
    ...(isThere && { document: toDocument(row) }),
  }))
}

export async function selectSetting(db: Db, siteId: string): Promise<SearchSetting> {
  const setting = await db
    .selectFrom('search_setting')
    .select('definition')
    .where('site_id', '=', siteId)
    .executeTakeFirst()
  const parsed = SearchSetting.safeParse(setting?.definition ?? {})
  return parsed.success ? parsed.data : SearchSetting.parse({})
}

/** @param refinements if absent, those stored with the index */
export async function loadFacts(
  db: Db,
  siteId: string,
  catalogId: string,
  at: Date,
  refinements?: readonly RefinementDefinition[],
): Promise<SiteFacts> {
  const index = await db
    .selectFrom('search_index')
    .select('refinements')
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  const categories = await selectSearchCategories(db, catalogId)
  const rules = await db
    .selectFrom('sorting_rule')
    .select(['id', 'definition'])
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute()
  const attributes = await db
    .selectFrom('attribute_definition')
    .select(['id', 'definition'])
    .where('object_type', '=', 'Product')
    .execute()
  const offered = refinements ?? index.refinements
  return {
    tree: buildSearchTree(categories, at),
    setting: await selectSetting(db, siteId),
    refinements: offered,
    categoryRefinements: new Map(
      categories.flatMap(({ id, refinements }): [string, CategoryRefinement[]][] => {
        const own = refinements.flatMap((definition) => {
          const parsed = CategoryRefinement.safeParse(definition)
          return parsed.success ? [parsed.data] : []
        })
        return own.length > 0 ? [[id, own]] : []
      }),
    ),
    sortingRules: new Map(
      rules.flatMap(({ id, definition }): [string, SortingRule][] => {
        const parsed = SortingRule.safeParse(definition)
        return parsed.success ? [[id, parsed.data]] : []
      }),
    ),
    labels: toLabels(attributes, offered),
  }
}
