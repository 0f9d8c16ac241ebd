import type { Trx } from '../../db/client'
import type { SiteContent } from '../archive'
import {
  filesOf,
  inModeOf,
  isWhole,
  modeOf,
  type ImportContext,
  type WriteContext,
} from '../import-context'
import { listProductIds } from './product-ids'
import { RowStore } from './row-store'
import { createSiteOfFile } from './site-of-file'
import { writeAssignments } from './write-assignments'
import { writeAttributeDefinitions } from './write-attribute-definitions'
import { writeCategories } from './write-categories'
import { writeCustomObjects } from './write-custom-objects'
import { writeCustomers } from './write-customers'
import { writeGiftCertificates } from './write-gift-certificates'
import { writeLibraries } from './write-libraries'
import { writeOrders } from './write-orders'
import { writePrices } from './write-prices'
import { writeProductLists } from './write-product-lists'
import { writeProducts } from './write-products'
import { writeRedirects } from './write-redirects'
import { writeSites } from './write-sites'
import { writeStores } from './write-stores'

/**
 * Writes the archive to the database, except stock, as the mode of the import says. Kinds without a
 * file are not changed.
 */
export async function writeArchive(
  trx: Trx,
  imported: ImportContext,
  sites: readonly SiteContent[],
  now: Date,
): Promise<void> {
  const rows = new RowStore(trx, imported, {
    modeOf: (root) => modeOf(imported, root),
    isWhole: (root) => isWhole(imported, root),
  })
  const productIds = await listProductIds(trx, imported)
  const context: WriteContext = { ...imported, trx, rows, productIds }
  const { index, onStep } = context
  await writeAttributeDefinitions(context)
  onStep(`catalogues: ${index.catalogs.size}, products: ${index.products.size}`)
  const ofCatalogs = inModeOf(context, 'catalog')
  await writeProducts(ofCatalogs)
  await writeCategories(ofCatalogs)
  onStep(`price books: ${filesOf(context, 'pricebooks').length} files`)
  await writePrices(inModeOf(context, 'pricebooks'))
  onStep(`libraries: ${filesOf(context, 'library').length}, sites: ${sites.length}`)
  await writeLibraries(context)
  await writeStores(context)
  await writeSites(context, sites)
  await writeAssignments(inModeOf(context, 'assignments'), sites)
  const siteOf = createSiteOfFile(context, sites)
  await writeRedirects(context, siteOf)
  await writeCustomObjects(context, siteOf)
  await writeGiftCertificates(inModeOf(context, 'gift-certificates'), siteOf)
  await writeCustomers(context, siteOf, now)
  await writeProductLists(context, siteOf, now)
  await writeOrders(context, siteOf, now)
}
