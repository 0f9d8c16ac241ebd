import { listPasswordPreferences } from '../../sites/password-preferences'
import { isSecretPreference } from '../../sites/site-preferences.rules'
import type { SiteContent } from '../archive'
import { inModeOf, type WriteContext } from '../import-context'
import { COUPON, removeOrphanedCodes, writeCoupons } from './write-coupons'
import { CUSTOMER_GROUP, writeCustomerGroups } from './write-customer-groups'
import { PAYMENT_METHOD, writePayments } from './write-payments'
import { addSources, PROMOTION, SOURCE_CODE_GROUP, writePromotions } from './write-promotions'
import { withoutNaming } from './row-entries'
import type { RowKind } from './row-kind'
import { reportMissing } from './site-references'
import { SHIPPING_METHOD, writeShipping } from './write-shipping'
import { SLOT, writeSlots } from './write-slots'
import { assignSort, SORTING_RULE, writeSort } from './write-sort'
import { insertInChunks } from './insert-in-chunks'

/** Writes a site's taxes; what the archive does not name of them was added when it was read. */
async function writeTax({ trx }: WriteContext, { id, tax }: SiteContent): Promise<void> {
  if (!tax) return
  const columns = { default_tax_class_id: tax.defaultClassId ?? null }
  await trx.updateTable('site').set(columns).where('id', '=', id).execute()
  await trx.deleteFrom('tax_rate').where('site_id', '=', id).execute()
  const rows = tax.rates.map((rate) => ({
    site_id: id,
    country_code: rate.countryCode,
    state_code: rate.stateCode,
    tax_class_id: rate.taxClassId,
    rate: rate.rate,
    jurisdiction_id: rate.jurisdictionId,
  }))
  await insertInChunks(rows, (chunk) => trx.insertInto('tax_rate').values(chunk).execute())
}

const SITE: RowKind = { table: 'site', key: ['id'], root: 'site', count: 'sites' }
const SEARCH_SETTING: RowKind = {
  table: 'search_setting',
  key: ['site_id'],
  scope: ['site_id'],
  root: 'search',
  count: 'searchSettings',
}
const KINDS = [
  SITE,
  SEARCH_SETTING,
  SHIPPING_METHOD,
  PAYMENT_METHOD,
  CUSTOMER_GROUP,
  PROMOTION,
  SOURCE_CODE_GROUP,
  COUPON,
  SORTING_RULE,
  SLOT,
]

export async function writeSites(
  context: WriteContext,
  sites: readonly SiteContent[],
): Promise<void> {
  const known: SiteContent[] = []
  for (const site of sites) {
    if (!(await writeSite(context, site))) continue
    known.push(site)
    await writeShipping(inModeOf(context, 'shipping'), site)
    await writeTax(context, site)
    await writePayments(inModeOf(context, 'payment-settings'), site)
    await writeCustomerGroups(context, site)
    await writePromotions(inModeOf(context, 'promotions'), site)
    if (site.coupons) await writeCoupons(inModeOf(context, 'coupons'), site.id, site.coupons)
    await writeSearchSetting(context, site)
    await writeSort(context, site)
    await writeSlots(inModeOf(context, 'slot-configurations'), site)
  }
  for (const kind of KINDS) await context.rows.finish(kind)
  await removeOrphanedCodes(context)
  for (const site of known) {
    await addSources(context, site)
    await assignSort(inModeOf(context, 'sort'), site)
  }
}

/** Properties of a site, in its two files. */
const OF_RECORD = ['name', 'currency', 'taxation', 'status']
const OF_SETTINGS = [
  ...['defaultLocale', 'locales', 'currencies', 'catalogId', 'inventoryListId', 'libraryId'],
  ...['priceBookIds', 'preferences'],
]

async function writeSite(context: WriteContext, site: SiteContent): Promise<boolean> {
  const { trx, findings, rows, mode } = context
  const { id, record, settings } = site
  const query = trx.selectFrom('site').select('preferences').where('id', '=', id)
  const known = await query.executeTakeFirst()
  const isKnown = known !== undefined
  const isDeleted = mode === 'delete' && record !== undefined
  if (!isKnown && mode !== 'update' && !(record && settings?.catalogId !== undefined)) {
    const missing = record ? 'preferences.xml with a SiteCatalog' : 'site.xml'
    if (mode !== 'delete') {
      findings.error(site.file, id, 'the site is left out: it has no %s', missing)
    }
    return false
  }
  const named = new Set([...(record?.naming.named ?? []), ...(settings?.naming.named ?? [])])
  const unread = new Set([
    ...(record?.naming.unread ?? OF_RECORD),
    ...(settings?.naming.unread ?? OF_SETTINGS),
    ...(settings && settings.catalogId === undefined ? ['catalogId'] : []),
    ...(isKnown && settings && mode !== 'delete'
      ? await reportMissing(context, site.file, id, settings)
      : []),
    ...(await listSecrets(context, known?.preferences ?? {})).filter((path) => !named.has(path)),
  ])
  if (mode === 'delete' && !isDeleted) return isKnown
  const row = { id, ...toColumns(site) }
  const naming = { ...record?.naming, named, unread }
  await rows.write(SITE, [{ key: { id }, row, naming, isGone: isDeleted }])
  return (await query.executeTakeFirst()) !== undefined
}

/** Returns the preferences that exports leave out: they stay unless an archive names them. */
async function listSecrets({ trx }: WriteContext, preferences: object): Promise<string[]> {
  const passwordIds = await listPasswordPreferences(trx)
  return Object.keys(preferences)
    .filter((id) => isSecretPreference(id, passwordIds))
    .map((id) => `preferences/${id}`)
}

function toColumns({ id, record, settings }: SiteContent) {
  const defaultLocale = settings?.defaultLocale ?? null
  return {
    name: record?.name ?? id,
    currency: record?.currency,
    taxation: record?.taxation,
    status: record?.status,
    default_locale: defaultLocale,
    locales: [...new Set([defaultLocale, ...(settings?.locales ?? [])])],
    currencies: settings?.currencies ?? [],
    catalog_id: settings?.catalogId ?? null,
    inventory_list_id: settings?.inventoryListId ?? '',
    library_id: settings?.libraryId ?? null,
    price_book_ids: settings?.priceBookIds ?? [],
    preferences: settings?.preferences ?? {},
  }
}

async function writeSearchSetting({ rows, mode }: WriteContext, site: SiteContent): Promise<void> {
  if (!site.search) return
  const key = { site_id: site.id }
  rows.open(SEARCH_SETTING, key)
  const { naming } = site.search
  await rows.write(SEARCH_SETTING, [
    {
      ...{ key, naming, isGone: mode === 'delete' },
      row: { ...key, definition: withoutNaming(site.search) },
    },
  ])
}
