import type { Db } from '../../db/client'
import { nameOf, xmlFile, type ArchiveFile } from '../archive-file'
import type { XmlPart } from '../xml/xml-document'
import { categoryNodes, assignmentNodes } from './category-nodes'
import { recommendationNodes } from './recommendation-nodes'
import { ownOptionsOf, sharedOptionNodes } from './option-nodes'
import { listProducts, type ListedProducts } from './list-products'
import { productNode } from './product-node'
import { inGroups } from '../pages'

export async function* exportCatalogs(db: Db): AsyncGenerator<ArchiveFile> {
  const rows = await db.selectFrom('catalog').select('id').execute()
  // readers sort files by path, and count products across catalogs
  const ids = rows.map(({ id }) => id).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
  let position = 0
  for (const id of ids) {
    const products = await listProducts(db, id, position)
    position += products.ids.length
    yield xmlFile(
      `catalogs/${nameOf(id)}/catalog.xml`,
      ['catalog', 'catalog/2006-10-31'],
      catalogParts(db, id, products),
      { 'catalog-id': id },
    )
  }
}

async function* catalogParts(
  db: Db,
  catalogId: string,
  products: ListedProducts,
): AsyncGenerator<XmlPart> {
  yield* categoryNodes(db, catalogId)
  for (const ids of inGroups(products.ids)) yield* productNodes(db, catalogId, ids, products)
  yield* sharedOptionNodes(db, catalogId)
  yield* assignmentNodes(db, catalogId)
  yield* recommendationNodes(db, products.ids)
}

async function* productNodes(
  db: Db,
  catalogId: string,
  ids: string[],
  { variantsOf }: ListedProducts,
): AsyncGenerator<XmlPart> {
  const rows = await db.selectFrom('product').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const ownOptions = await ownOptionsOf(db, catalogId, rows)
  for (const id of ids) {
    const row = byId.get(id)
    if (row) yield productNode(row, { ownOptions, variants: variantsOf.get(id) ?? [] })
  }
}
