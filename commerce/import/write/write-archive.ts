import type { Trx } from '../../db/client'
import type { SiteContent } from '../archive'
import { filesOf, type ImportContext, type WriteContext } from '../import-context'
import { listRemainingProductIds } from './remaining-products'
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
 * Writes the archive to the database, except stock. New records are added, existing ones updated,
 * and missing ones removed if the archive contains all records of their kind. Kinds without a file
 * are not changed.
 */
export async function writeArchive(
  trx: Trx,
  imported: ImportContext,
  sites: readonly SiteContent[],
  now: Date,
): Promise<void> {
  const remainingProductIds = await listRemainingProductIds(trx, imported)
  const context: WriteContext = { ...imported, trx, remainingProductIds }
  const { index, onStep } = context
  await writeAttributeDefinitions(context)
  onStep(`catalogues: ${index.catalogs.size}, products: ${index.products.size}`)
  await writeProducts(context)
  await writeCategories(context)
  onStep(`price books: ${filesOf(context, 'pricebooks').length} files`)
  await writePrices(context)
  onStep(`libraries: ${filesOf(context, 'library').length}, sites: ${sites.length}`)
  await writeLibraries(context)
  await writeStores(context)
  await writeSites(context, sites)
  const assignments = filesOf(context, 'assignments').map(({ path }) => path)
  await writeAssignments(context, sites, assignments)
  for (const { path } of filesOf(context, 'redirect-urls')) {
    await ofSite(context, sites, path, (siteId) => writeRedirects(context, siteId, path))
  }
  for (const { path } of filesOf(context, 'gift-certificates')) {
    await ofSite(context, sites, path, (siteId) => writeGiftCertificates(context, siteId, path))
  }
  for (const { path } of filesOf(context, 'custom-objects')) {
    await ofSite(context, sites, path, (siteId) => writeCustomObjects(context, siteId, path))
  }
  await writeCustomers(context, now)
  for (const { path } of filesOf(context, 'product-lists')) {
    await ofSite(context, sites, path, (siteId) => writeProductLists(context, siteId, path, now))
  }
  for (const { path } of filesOf(context, 'orders')) {
    await ofSite(context, sites, path, (siteId) => writeOrders(context, siteId, path, now))
  }
}

/** Calls `write` with the site of the file's folder, if that site exists. */
async function ofSite(
  { trx, findings }: WriteContext,
  sites: readonly SiteContent[],
  file: string,
  write: (siteId: string) => Promise<void>,
): Promise<void> {
  const folder = /^sites\/([^/]+)\//.exec(file)
  const siteId = sites.find((site) => `${site.file}/` === folder?.[0])?.id ?? folder?.[1] ?? ''
  const known = await trx
    .selectFrom('site')
    .select('id')
    .where('id', '=', siteId)
    .executeTakeFirst()
  if (known) await write(siteId)
  else findings.error(file, siteId, 'the file belongs to no site')
}
