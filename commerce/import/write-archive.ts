import type { Trx } from '../db/client'
import type { Archive } from './archive'
import type { ProductRow } from './product-rows.rules'
import { writeInventory } from './write-inventory'
import { writePrices } from './write-prices'
import { writeCatalogs, writeProducts } from './write-products'
import { writeSites } from './write-sites'
import { writeStores } from './write-stores'

/**
 * Makes the database say what the archive says: what is new is added, what is known changed, what
 * is gone removed. Sold stock stays sold (see `writeInventory`).
 */
export async function writeArchive(
  trx: Trx,
  archive: Archive,
  products: readonly ProductRow[],
  onProgress: (line: string) => void,
): Promise<void> {
  onProgress(`catalogues: ${archive.catalogs.length}, products: ${products.length}`)
  await writeCatalogs(trx, archive.catalogs)
  await writeProducts(trx, archive.catalogs, products)
  onProgress(`price books: ${archive.priceBooks.length}`)
  await writePrices(trx, archive.priceBooks)
  onProgress(`inventory lists: ${archive.inventoryLists.length}`)
  await writeInventory(trx, archive.inventoryLists)
  onProgress(`shops: ${archive.stores.length}, sites: ${archive.sites.length}`)
  await writeStores(trx, archive.stores)
  await writeSites(trx, archive.sites)
}
