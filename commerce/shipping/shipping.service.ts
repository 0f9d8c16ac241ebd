import type { Selectable } from 'kysely'
import type { ShippingMethodTable } from './shipping.tables'
import { isOn } from '../custom-values'
import type { Db, Trx } from '../db/client'
import { cached } from '../db/cache'
import { DEFAULT_CLASS } from '../tax/tax.rules'
import { listMethodsFor, type ShippingCustomer, type ShippingMethod } from './shipping.rules'

export interface ShippingService {
  listMethods(siteId: string, customer: ShippingCustomer, trx?: Trx): Promise<ShippingMethod[]>
}

/** Methods change only with an import, so they are cached for a few seconds. */
export function createShippingService(db: Db, now: () => Date): ShippingService {
  const remembered = cached(db, now, selectMethods)
  return {
    listMethods: async (siteId, customer, trx) =>
      listMethodsFor(await remembered(siteId, trx ?? db), customer),
  }
}

async function selectMethods(siteId: string, source: Db | Trx): Promise<ShippingMethod[]> {
  const rows = await source
    .selectFrom('shipping_method')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return rows.filter(({ enabled }) => enabled).map((row) => toShippingMethod(row, rowOf))
}

type Row = Selectable<ShippingMethodTable>

/** @param rowOf rows of all methods, because a base method may itself be disabled. */
function toShippingMethod(row: Row, rowOf: ReadonlyMap<string, Row>): ShippingMethod {
  const base = rowOf.get(row.base_method_id ?? '')
  return {
    id: row.id,
    name: row.name,
    description: row.description ?? undefined,
    taxClassId: row.tax_class_id ?? DEFAULT_CLASS,
    isPickup: isOn(row.custom.storePickupEnabled ?? row.custom.c_storePickupEnabled),
    priceTable: row.price_table,
    costGroups: row.cost_groups,
    // archives with circular base methods are rejected by the import
    ...(base && { base: toShippingMethod(base, rowOf) }),
    currency: row.currency,
    addressRule: row.address_rule,
    restriction: row.restriction,
    custom: row.custom,
    localized: row.localized,
  }
}
