import { sql } from 'kysely'
import type { Trx } from '../db/client'
import type { SiteContent } from './archive'
import { toExcluded } from './excluded-columns'
import { insertInChunks } from './insert-in-chunks'

/** Sites are changed in place, because others refer to them; what belongs to a site is replaced. */
export async function writeSites(trx: Trx, sites: readonly SiteContent[]): Promise<void> {
  const ids = sites.map(({ id }) => id)
  await trx
    .deleteFrom('site')
    .where(sql<boolean>`id <> all(${sql.val(ids)}::text[])`)
    .execute()
  for (const site of sites) await writeSite(trx, site)
}

async function writeSite(trx: Trx, site: SiteContent): Promise<void> {
  const values = {
    id: site.id,
    name: site.name,
    currency: site.currency,
    default_locale: site.defaultLocale,
    catalog_id: site.catalogId,
    inventory_list_id: site.inventoryListId,
    price_book_ids: site.priceBookIds,
    preferences: JSON.stringify(site.preferences),
  }
  await trx
    .insertInto('site')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(toExcluded(Object.keys(values))))
    .execute()
  await writeShippingMethods(trx, site)
  await writeTaxRates(trx, site)
  await writePaymentMethods(trx, site)
  await writeCustomerGroups(trx, site)
  await writePromotions(trx, site)
}

async function writeShippingMethods(trx: Trx, site: SiteContent): Promise<void> {
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
    custom: JSON.stringify(method.custom),
  }))
  await insertInChunks(rows, (chunk) => trx.insertInto('shipping_method').values(chunk).execute())
}

async function writeTaxRates(trx: Trx, site: SiteContent): Promise<void> {
  await trx.deleteFrom('tax_rate').where('site_id', '=', site.id).execute()
  const rows = site.taxRates.map((rate) => ({
    site_id: site.id,
    country_code: rate.countryCode,
    state_code: rate.stateCode,
    tax_class_id: rate.taxClassId,
    rate: rate.rate,
  }))
  await insertInChunks(rows, (chunk) => trx.insertInto('tax_rate').values(chunk).execute())
}

async function writePaymentMethods(trx: Trx, site: SiteContent): Promise<void> {
  await trx.deleteFrom('payment_method').where('site_id', '=', site.id).execute()
  const rows = site.paymentMethods.map((method, position) => ({
    site_id: site.id,
    id: method.id,
    name: method.name,
    enabled: method.enabled,
    position,
    cards: JSON.stringify(method.cards),
    custom: JSON.stringify(method.custom),
  }))
  await insertInChunks(rows, (chunk) => trx.insertInto('payment_method').values(chunk).execute())
}

async function writeCustomerGroups(trx: Trx, site: SiteContent): Promise<void> {
  await trx.deleteFrom('customer_group').where('site_id', '=', site.id).execute()
  const rows = site.customerGroups.map((group) => ({
    site_id: site.id,
    id: group.id,
    description: group.description ?? null,
    rule: group.rule ? JSON.stringify(group.rule) : null,
  }))
  await insertInChunks(rows, (chunk) => trx.insertInto('customer_group').values(chunk).execute())
}

async function writePromotions(trx: Trx, site: SiteContent): Promise<void> {
  await trx.deleteFrom('promotion').where('site_id', '=', site.id).execute()
  await trx.deleteFrom('coupon').where('site_id', '=', site.id).execute()
  const promotions = site.promotions.map((promotion) => ({
    site_id: site.id,
    id: promotion.id,
    definition: JSON.stringify(promotion),
  }))
  const coupons = site.coupons.map(({ id, enabled, caseInsensitive, codes }) => ({
    site_id: site.id,
    id,
    enabled,
    case_insensitive: caseInsensitive,
    codes: JSON.stringify(codes),
  }))
  await insertInChunks(promotions, (rows) => trx.insertInto('promotion').values(rows).execute())
  await insertInChunks(coupons, (rows) => trx.insertInto('coupon').values(rows).execute())
}
