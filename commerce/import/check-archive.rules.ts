import type { Archive } from './archive'
import { checkProducts } from './check-products.rules'
import { checkPromotions } from './check-promotions.rules'
import { checkSites } from './check-sites.rules'
import type { Findings } from './findings'

/**
 * Checks what the archive's parts say about each other: everything named must exist.
 * @param hasPhoto whether a picture's path is among the pictures.
 */
export function checkArchive(
  archive: Archive,
  findings: Findings,
  hasPhoto: (path: string) => boolean,
): void {
  const productIds = listProductIds(archive)
  checkDuplicates(archive, findings)
  checkCategories(archive, findings, productIds, hasPhoto)
  checkProducts(archive, findings, productIds, hasPhoto)
  checkPrices(archive, findings, productIds)
  checkStock(archive, findings, productIds)
  checkSites(archive, findings)
  checkPromotions(archive, findings)
}

function listProductIds({ catalogs }: Archive): Set<string> {
  return new Set(catalogs.flatMap(({ products }) => products.map(({ id }) => id)))
}

function checkDuplicates(archive: Archive, findings: Findings): void {
  const once = (kind: string, entries: readonly { file: string; id: string }[]) => {
    const seen = new Set<string>()
    for (const { file, id } of entries) {
      if (seen.has(id)) findings.error(file, id, `the ${kind} stands here more than once`)
      seen.add(id)
    }
  }
  const { catalogs } = archive
  once('catalogue', catalogs)
  once(
    'product',
    catalogs.flatMap(({ file, products }) => products.map(({ id }) => ({ file, id }))),
  )
  for (const { file, categories } of catalogs) {
    once(
      'category',
      categories.map(({ id }) => ({ file, id })),
    )
  }
  once('price book', archive.priceBooks)
  once('inventory list', archive.inventoryLists)
  once('shop', archive.stores)
  once('site', archive.sites)
}

function checkCategories(
  { catalogs }: Archive,
  findings: Findings,
  productIds: ReadonlySet<string>,
  hasPhoto: (path: string) => boolean,
): void {
  for (const { file, categories, assignments } of catalogs) {
    const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]))
    for (const { id, parentId, image, thumbnail } of categories) {
      if (parentId !== undefined && !parents.has(parentId)) {
        findings.error(file, id, `the parent category ${parentId} does not exist`)
      }
      if (isOwnAncestor(id, parents)) findings.error(file, id, 'the category is its own ancestor')
      for (const path of new Set([image, thumbnail])) {
        if (path && !hasPhoto(path)) findings.error(file, id, `there is no picture ${path}`)
      }
    }
    const seen = new Set<string>()
    for (const { categoryId, productId } of assignments) {
      if (!parents.has(categoryId)) {
        findings.error(file, productId, `the category ${categoryId} does not exist`)
      }
      if (!productIds.has(productId)) findings.error(file, productId, 'no such product')
      const pair = `${categoryId} ${productId}`
      if (seen.has(pair)) findings.error(file, productId, `is twice in ${categoryId}`)
      seen.add(pair)
    }
  }
}

function isOwnAncestor(id: string, parents: ReadonlyMap<string, string | undefined>): boolean {
  const seen = new Set<string>()
  let above = parents.get(id)
  while (above !== undefined && !seen.has(above)) {
    if (above === id) return true
    seen.add(above)
    above = parents.get(above)
  }
  return false
}

function checkPrices({ priceBooks }: Archive, findings: Findings, products: ReadonlySet<string>) {
  const bookIds = new Set(priceBooks.map(({ id }) => id))
  for (const { file, id, parentId, prices } of priceBooks) {
    if (parentId !== undefined && !bookIds.has(parentId)) {
      findings.error(file, id, `the parent price book ${parentId} does not exist`)
    }
    const seen = new Set<string>()
    for (const { productId, minQuantity, onlineFrom = '' } of prices) {
      if (!products.has(productId)) findings.error(file, productId, 'a price for no such product')
      const key = `${productId} ${minQuantity} ${onlineFrom}`
      if (seen.has(key)) {
        findings.error(file, productId, `two prices from a quantity of ${minQuantity}`)
      }
      seen.add(key)
    }
  }
}

function checkStock(archive: Archive, findings: Findings, products: ReadonlySet<string>): void {
  const listIds = new Set(archive.inventoryLists.map(({ id }) => id))
  for (const { file, records } of archive.inventoryLists) {
    const seen = new Set<string>()
    for (const { productId } of records) {
      if (!products.has(productId)) findings.error(file, productId, 'stock of no such product')
      if (seen.has(productId)) findings.error(file, productId, 'two stock records')
      seen.add(productId)
    }
  }
  for (const { file, id, inventoryListId } of archive.stores) {
    if (inventoryListId !== undefined && !listIds.has(inventoryListId)) {
      findings.error(file, id, `the inventory list ${inventoryListId} does not exist`)
    }
  }
}
