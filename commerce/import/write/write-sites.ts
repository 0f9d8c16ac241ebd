import { sql } from 'kysely'
import type { SiteContent } from '../archive'
import { toExcluded } from './excluded-columns'
import { addCount, isWhole, type WriteContext } from '../import-context'
import { insertInChunks } from './insert-in-chunks'
import { writeCustomerGroups } from './write-customer-groups'
import { writePromotions } from './write-promotions'
import { writeSlots } from './write-slots'
import { writeSort } from './write-sort'

/**
 * Writes the sites. Sites are updated, because other data refers to them; their own data is
 * replaced.
 */
export async function writeSites(
  context: WriteContext,
  sites: readonly SiteContent[],
): Promise<void> {
  if (isWhole(context, 'site') && sites.length > 0) {
    const ids = sites.map(({ id }) => id)
    await sql`delete from site where id <> all(${ids}::text[])`.execute(context.trx)
  }
  for (const site of sites) {
    if (!(await writeSite(context, site))) continue
    await writeShippingMethods(context, site)
    await writeTax(context, site)
    await writePaymentMethods(context, site)
    await writeCustomerGroups(context, site)
    await writePromotions(context, site)
    await writeSearchSetting(context, site)
    await writeSort(context, site)
    await writeSlots(context, site)
  }
}

/** @returns whether the site exists now; a new site requires a name and settings. */
async function writeSite(context: WriteContext, site: SiteContent): Promise<boolean> {
  const { trx, findings } = context
  const { id, record, settings } = site
  const known = await trx.selectFrom('site').select('id').where('id', '=', id).executeTakeFirst()
  if (!known && !(record && settings)) {
    const missing = record ? 'preferences.xml with a SiteCatalog' : 'site.xml'
    findings.error(site.file, id, 'the site is left out: it has no %s', missing)
    return false
  }
  const values = { ...record, ...toSettingsColumns(settings) }
  if (known && Object.keys(values).length > 0) {
    await trx.updateTable('site').set(values).where('id', '=', id).execute()
  } else if (record && settings) {
    await trx
      .insertInto('site')
      .values({ id, ...record, ...toColumns(settings) })
      .execute()
  }
  addCount(context, 'sites')
  return true
}

function toSettingsColumns(settings: SiteContent['settings']) {
  return settings ? toColumns(settings) : {}
}

function toColumns(settings: NonNullable<SiteContent['settings']>) {
  const { defaultLocale } = settings
  return {
    default_locale: defaultLocale,
    locales: [...new Set([defaultLocale, ...settings.locales])],
    currencies: settings.currencies,
    catalog_id: settings.catalogId,
    inventory_list_id: settings.inventoryListId,
    library_id: settings.libraryId ?? null,
    price_book_ids: settings.priceBookIds,
    preferences: JSON.stringify(settings.preferences),
  }
}

async function writeShippingMethods({ trx }: WriteContext, site: SiteContent): Promise<void> {
  if (!site.shippingMethods) return
  await trx.deleteFrom('shipping_method').where('site_id', '=', site.id).execute()
  const rows = site.shippingMethods.map((method, position) => ({
    site_id: site.id,
    id: method.id,
    name: method.name,
    description: method.description ?? null,
    currency: method.currency,
    tax_class_id: method.taxClassId ?? null,
    enabled: method.enabled,
    is_default: method.isDefault,
    position,
    price_table: JSON.stringify(method.priceTable),
    address_rule: JSON.stringify(method.addressRule),
    base_method_id: method.baseMethodId ?? null,
    cost_groups: JSON.stringify(method.costGroups),
    restriction: JSON.stringify(method.restriction),
    localized: JSON.stringify(method.localized),
    custom: JSON.stringify(method.custom),
  }))
  await insertInChunks(
    uniqueBy(rows, ({ id }) => id),
    (chunk) => trx.insertInto('shipping_method').values(chunk).execute(),
  )
}

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
  }))
  await insertInChunks(rows, (chunk) => trx.insertInto('tax_rate').values(chunk).execute())
}

async function writePaymentMethods({ trx }: WriteContext, site: SiteContent): Promise<void> {
  if (!site.paymentMethods) return
  await trx.deleteFrom('payment_method').where('site_id', '=', site.id).execute()
  const rows = site.paymentMethods.map((method, position) => ({
    site_id: site.id,
    id: method.id,
    name: method.name,
    description: method.description ?? null,
    image: method.image ?? null,
    enabled: method.enabled,
    position,
    cards: JSON.stringify(method.cards),
    processor_id: method.processorId ?? null,
    restriction: JSON.stringify(method.restriction),
    localized: JSON.stringify(method.localized),
    custom: JSON.stringify(method.custom),
  }))
  await insertInChunks(
    uniqueBy(rows, ({ id }) => id),
    (chunk) => trx.insertInto('payment_method').values(chunk).execute(),
  )
}

async function writeSearchSetting(context: WriteContext, site: SiteContent): Promise<void> {
  if (!site.search) return
  await context.trx
    .insertInto('search_setting')
    .values({ site_id: site.id, definition: JSON.stringify(site.search) })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(toExcluded(['definition'])))
    .execute()
  addCount(context, 'searchSettings')
}

/** Keeps the last row of each key, because two rows with the same key would abort the import. */
function uniqueBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()]
}
