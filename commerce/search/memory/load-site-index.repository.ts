import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { selectSearchCategories } from '../category-tree.repository'
import { buildSearchTree } from '../category-tree.rules'
import { CategoryRefinement } from '../refinement.schemas'
import { SearchSetting } from '../search-setting.schemas'
import type { RefinementDefinition, WeighedText } from '../search.tables'
import { SortingRule } from '../sorting-rule.schemas'
import { toLabels } from './attribute-labels.rules'
import { SiteIndexBuilder, type LoadedDocument, type SiteFacts, type SiteIndex } from './site-index'
import { TextIndexBuilder, type Stemmer, type TextIndex } from './text-index'

const PAGE = 1_000
const SEPARATOR = '\u001f'

export interface IndexState {
  version: string
  format: number
  validUntil: Date
}

export async function selectIndexState(db: Db, siteId: string): Promise<IndexState | undefined> {
  return db
    .selectFrom('search_index')
    .select(['version', 'format', 'valid_until as validUntil'])
    .where('site_id', '=', siteId)
    .executeTakeFirst()
}

interface DocumentRow extends Omit<LoadedDocument, 'tokens' | 'sellableIds'> {
  tokens: string
  sellableIds: string
}

export async function loadSiteIndex(
  db: Db,
  siteId: string,
  catalogId: string,
  at: Date,
): Promise<SiteIndex> {
  const facts = await loadFacts(db, siteId, catalogId, at)
  const builder = new SiteIndexBuilder()
  let after = ''
  for (;;) {
    const { rows } = await sql<DocumentRow>`
      select product_id as "productId", name, brand,
        array_to_string(tokens, ${SEPARATOR}::text) as tokens,
        array_to_string(sellable_ids, ${SEPARATOR}::text) as "sellableIds",
        part_ids as "partIds", search_rank as "searchRank", prices, category_positions as "categoryPositions",
        (extract(epoch from created_at) * 1000)::float8 as "createdAt"
      from search_document where site_id = ${siteId} and product_id > ${after}
      order by product_id limit ${PAGE}`.execute(db)
    for (const row of rows) {
      builder.add({
        ...row,
        tokens: row.tokens.split(SEPARATOR),
        sellableIds: row.sellableIds.split(SEPARATOR),
      })
    }
    after = rows.at(-1)?.productId ?? after
    if (rows.length < PAGE) return builder.build(facts)
  }
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
    .select(['version', 'built_at as builtAt', 'valid_until as validUntil', 'refinements'])
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  const categories = await selectSearchCategories(db, catalogId)
  const setting = await db
    .selectFrom('search_setting')
    .select('definition')
    .where('site_id', '=', siteId)
    .executeTakeFirst()
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
  const parsedSetting = SearchSetting.safeParse(setting?.definition ?? {})
  return {
    version: index.version,
    builtAt: index.builtAt,
    validUntil: index.validUntil,
    tree: buildSearchTree(categories, at),
    setting: parsedSetting.success ? parsedSetting.data : SearchSetting.parse({}),
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

export async function loadTexts(
  db: Db,
  siteId: string,
  siteIndex: SiteIndex,
  locales: readonly string[],
  stem: Stemmer,
): Promise<{ text: TextIndex; names: string[] }> {
  const builder = new TextIndexBuilder()
  const names: string[] = []
  const [first = 'default', second = 'default'] = locales
  let after = ''
  for (;;) {
    const { rows } = await sql<{ productId: string; name: string; texts: WeighedText[] }>`
      select product_id as "productId",
        coalesce(texts -> ${first}::text, texts -> ${second}::text, texts -> 'default') as texts,
        coalesce(localized -> ${first}::text ->> 'name', localized -> ${second}::text ->> 'name',
          name) as name
      from search_document where site_id = ${siteId} and product_id > ${after}
      order by product_id limit ${PAGE}`.execute(db)
    for (const { name, texts } of rows) {
      names.push(name)
      builder.add(texts)
    }
    after = rows.at(-1)?.productId ?? after
    if (rows.length < PAGE) break
  }
  // the documents have changed meanwhile, so the next search reloads the index
  if (names.length !== siteIndex.size) names.length = siteIndex.size
  return { text: await builder.build(stem), names }
}
