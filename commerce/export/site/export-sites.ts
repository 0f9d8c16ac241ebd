import type { Db } from '../../db/client'
import type { ArchiveFile } from '../archive-file'
import { exportGiftCertificates } from '../customers/export-gift-certificates'
import { exportMembers } from '../customers/export-members'
import { exportOrders } from '../customers/export-orders'
import { exportProductLists } from '../customers/export-product-lists'
import type { ExportKinds } from '../export-kinds'
import { exportSlots } from '../content/export-slots'
import { exportAssignments } from '../promotions/export-assignments'
import { exportCoupons } from '../promotions/export-coupons'
import { exportPromotions } from '../promotions/export-promotions'
import { exportSourceCodes } from '../promotions/export-source-codes'
import { exportCustomObjects } from './export-custom-objects'
import { exportPaymentMethods } from './export-payment-methods'
import { exportSiteRecord } from './export-preferences'
import { exportRedirects } from './export-redirects'
import { exportSearch } from './export-search'
import { exportShipping } from './export-shipping'
import { exportSort } from './export-sort'
import { exportTax } from './export-tax'
import { type SiteContext, siteFile } from './site-context'
import { MembershipRule } from '../../customer-groups/customer-group.schemas'
import type { XmlPart } from '../xml/xml-document'
import { leaf, node, type XmlNodes } from '../xml/xml-node'
import { conditionGroups } from './condition-nodes'

/** Returns a site's `customer-groups.xml`, without the members. */
function exportCustomerGroups(context: SiteContext): ArchiveFile {
  const root = ['customer-groups', 'customergroup/2007-06-30'] as const
  return siteFile(context, 'customer-groups', root, groupParts(context))
}

async function* groupParts({ db, site }: SiteContext): AsyncGenerator<XmlPart> {
  const rows = await db
    .selectFrom('customer_group')
    .selectAll()
    .where('site_id', '=', site.id)
    .orderBy('id')
    .execute()
  for (const { id, description, rule } of rows) {
    const children = [leaf('description', description), ruleNodes(rule)]
    yield node('customer-group', children, { 'group-id': id })
  }
}

function ruleNodes(rule: unknown): XmlNodes {
  if (rule === null || rule === undefined) return []
  const { included, excluded } = MembershipRule.parse(rule)
  return [
    node('membership-rule', [
      conditionGroups('included-customers', included),
      conditionGroups('excluded-customers', excluded),
    ]),
  ]
}

export async function* exportSites(
  db: Db,
  passwordIds: ReadonlySet<string>,
  kinds: ExportKinds,
): AsyncGenerator<ArchiveFile> {
  const sites = await db.selectFrom('site').selectAll().orderBy('id').execute()
  for (const site of sites) {
    yield* exportSite({ db, site }, passwordIds, kinds)
    yield* exportPersonal({ db, site }, kinds)
  }
}

async function* exportPersonal(
  context: SiteContext,
  { giftCertificates, customers, orders }: ExportKinds,
): AsyncGenerator<ArchiveFile> {
  if (giftCertificates) yield exportGiftCertificates(context)
  if (customers) {
    yield exportMembers(context)
    yield* exportProductLists(context)
  }
  if (orders) yield exportOrders(context)
}

async function* exportSite(
  context: SiteContext,
  passwordIds: ReadonlySet<string>,
  { couponCodes }: ExportKinds,
): AsyncGenerator<ArchiveFile> {
  yield* exportSiteRecord(context, passwordIds)
  yield await exportShipping(context)
  yield* exportTax(context)
  yield await exportPaymentMethods(context)
  yield exportCustomerGroups(context)
  yield await exportPromotions(context)
  if (couponCodes) yield exportCoupons(context)
  yield await exportSourceCodes(context)
  yield* exportSearch(context)
  yield await exportSort(context)
  yield await exportSlots(context)
  yield await exportAssignments(context)
  yield exportRedirects(context)
  yield* exportCustomObjects(context)
}
