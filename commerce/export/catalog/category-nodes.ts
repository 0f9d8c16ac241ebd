import type { Selectable } from 'kysely'
import type { Db } from '../../db/client'
import type { Schema } from '../../db/schema'
import { CategoryRefinement } from '../../search/refinement.schemas'
import { inPages, PAGE } from '../pages'
import { customAttributes, texts } from '../xml/localized-nodes'
import { toInstant } from '../xml/values'
import { group, leaf, node, type XmlNode } from '../xml/xml-node'
import { toPictureName } from './image-nodes'
import { refinementNode } from './refinement-node'

type CategoryRow = Selectable<Schema['category']>

export async function* categoryNodes(db: Db, catalogId: string): AsyncGenerator<XmlNode> {
  const pages = inPages<CategoryRow>((after) =>
    db
      .selectFrom('category')
      .selectAll()
      .where('catalog_id', '=', catalogId)
      .where('id', '>', after?.id ?? '')
      .orderBy('id')
      .limit(PAGE)
      .execute(),
  )
  for await (const rows of pages) yield* rows.map(categoryNode)
}

function categoryNode(row: CategoryRow): XmlNode {
  const { catalog_id: catalogId, localized } = row
  const picture = (path: string | null) => path && toPictureName(catalogId, path)
  const refinements = row.refinements.map((one) => CategoryRefinement.parse(one))
  const children = [
    texts('display-name', row.name, localized, 'name'),
    texts('description', row.description, localized, 'description'),
    leaf('online-flag', row.online),
    leaf('online-from', toInstant(row.online_from)),
    leaf('online-to', toInstant(row.online_to)),
    leaf('parent', row.parent_id),
    leaf('position', row.position),
    leaf('thumbnail', picture(row.thumbnail)),
    leaf('image', picture(row.image)),
    leaf('sitemap-included-flag', row.sitemap_included),
    group('page-attributes', [
      texts('page-title', row.page_title, localized, 'pageTitle'),
      texts('page-description', row.page_description, localized, 'pageDescription'),
      texts('page-keywords', row.page_keywords, localized, 'pageKeywords'),
    ]),
    customAttributes(row.custom, localized),
    group(
      'category-links',
      row.links.map(({ type, targetId, catalogId: ofCatalog }) =>
        node('category-link', [], { 'category-id': targetId, 'catalog-id': ofCatalog, type }),
      ),
    ),
    group('refinement-definitions', refinements.map(refinementNode)),
  ]
  return node('category', children, { 'category-id': row.id })
}

export async function* assignmentNodes(db: Db, catalogId: string): AsyncGenerator<XmlNode> {
  const categories = await db
    .selectFrom('category_product')
    .select('category_id')
    .distinct()
    .where('catalog_id', '=', catalogId)
    .orderBy('category_id')
    .execute()
  for (const { category_id: categoryId } of categories) {
    const rows = await db
      .selectFrom('category_product')
      .select(['product_id', 'is_primary'])
      .where('catalog_id', '=', catalogId)
      .where('category_id', '=', categoryId)
      .orderBy('position')
      .orderBy('product_id')
      .execute()
    for (const { product_id: productId, is_primary: isPrimary } of rows) {
      const attributes = { 'category-id': categoryId, 'product-id': productId }
      yield node('category-assignment', [isPrimary ? leaf('primary-flag', true) : []], attributes)
    }
  }
}
