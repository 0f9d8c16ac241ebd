import type { Db } from '../../db/client'
import type { ArchiveFile } from '../archive-file'
import { exportSlots } from '../content/export-slots'
import { exportAssignments } from '../promotions/export-assignments'
import { exportCoupons } from '../promotions/export-coupons'
import { exportPromotions } from '../promotions/export-promotions'
import { exportSourceCodes } from '../promotions/export-source-codes'
import { exportCustomerGroups } from './export-customer-groups'
import { exportCustomObjects } from './export-custom-objects'
import { exportPaymentMethods } from './export-payment-methods'
import { exportSiteRecord } from './export-preferences'
import { exportRedirects } from './export-redirects'
import { exportSearch } from './export-search'
import { exportShipping } from './export-shipping'
import { exportSort } from './export-sort'
import { exportTax } from './export-tax'
import type { SiteContext } from './site-context'

/** Yields the files in the folders of all sites, except those of customers. */
export async function* exportSites(
  db: Db,
  secretIds: ReadonlySet<string>,
): AsyncGenerator<ArchiveFile> {
  const sites = await db.selectFrom('site').selectAll().orderBy('id').execute()
  for (const site of sites) yield* exportSite({ db, site }, secretIds)
}

async function* exportSite(
  context: SiteContext,
  secretIds: ReadonlySet<string>,
): AsyncGenerator<ArchiveFile> {
  yield* exportSiteRecord(context, secretIds)
  yield await exportShipping(context)
  yield* exportTax(context)
  yield await exportPaymentMethods(context)
  yield exportCustomerGroups(context, true)
  yield await exportPromotions(context)
  yield exportCoupons(context)
  yield await exportSourceCodes(context)
  yield* exportSearch(context)
  yield await exportSort(context)
  yield await exportSlots(context)
  yield await exportAssignments(context)
  yield exportRedirects(context)
  yield* exportCustomObjects(context)
}
