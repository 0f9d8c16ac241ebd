import type { Selectable } from 'kysely'
import type { ShippingMethodTable } from './shipping.tables'
import { isOn } from '../custom-flag'
import type { Db, Trx } from '../db/client'
import { remember } from '../db/remembered'
import { DEFAULT_CLASS } from '../tax/tax.rules'
import type { ShippingMethod } from './shipping.rules'

export interface ShippingService {
  /** The enabled methods of a site, in the order in which they are offered. */
  listMethods(siteId: string, trx?: Trx): Promise<ShippingMethod[]>
}

/** Methods change only with an import, so they are remembered for a few seconds. */
export function createShippingService(db: Db, now: () => Date): ShippingService {
  const remembered = remember(now, selectMethods)
  return { listMethods: (siteId, trx) => remembered(siteId, trx ?? db) }
}

async function selectMethods(siteId: string, source: Db | Trx): Promise<ShippingMethod[]> {
  const rows = await source
    .selectFrom('shipping_method')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('enabled', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(toShippingMethod)
}

function toShippingMethod(row: Selectable<ShippingMethodTable>): ShippingMethod {
  return {
    id: row.id,
    name: row.name,
    description: row.description ?? undefined,
    taxClassId: row.tax_class_id ?? DEFAULT_CLASS,
    isDefault: row.is_default,
    isPickup: isOn(row.custom.storePickupEnabled ?? row.custom.c_storePickupEnabled),
    priceTable: row.price_table,
    addressRule: row.address_rule,
    custom: row.custom,
    localized: row.localized,
  }
}
