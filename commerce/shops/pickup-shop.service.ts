import { sql } from 'kysely'
import { isOn } from '../custom-values'
import type { Db, Trx } from '../db/client'

export interface PickupShop {
  id: string
  name: string
  /** The inventory list of the shop's stock; absent if the shop uses the site's list. */
  inventoryListId?: string
  /** Enabled for pickup and not temporarily closed (SHOP-011). */
  isOpenForPickup: boolean
  /** The shop's location, which decides the tax on pickups. Absent if it is not configured. */
  place?: { countryCode?: string; stateCode: string }
}

export interface PickupShopService {
  /** Returns the existing shops by id; inside a transaction pass its `trx`. */
  getPickupShops(ids: readonly string[], trx?: Trx): Promise<Map<string, PickupShop>>
}

export function createPickupShopService(db: Db): PickupShopService {
  return {
    async getPickupShops(ids, trx) {
      if (ids.length === 0) return new Map()
      const rows = await (trx ?? db)
        .selectFrom('store')
        .select(['id', 'name', 'inventory_list_id', 'state_code', 'country_code', 'custom'])
        .where(sql<boolean>`id = any (${[...ids]}::text[])`)
        .execute()
      return new Map(
        rows.map(({ id, name, inventory_list_id: inventoryListId, custom, ...row }) => [
          id,
          {
            id,
            name,
            ...(inventoryListId && { inventoryListId }),
            isOpenForPickup: isOn(custom['bopisEnabled']) && !isOn(custom['temporarilyClosed']),
            ...(row.state_code && { place: toPlace(row.state_code, row.country_code) }),
          },
        ]),
      )
    },
  }
}

function toPlace(stateCode: string, countryCode: string | null): PickupShop['place'] {
  return countryCode ? { stateCode, countryCode } : { stateCode }
}
