import type { Trx } from '../db/client'
import type { From } from './archive'
import type { StoreRecord } from './archive.schemas'
import { insertInChunks } from './insert-in-chunks'

/** Replaces all shops. */
export async function writeStores(trx: Trx, stores: readonly From<StoreRecord>[]): Promise<void> {
  await trx.deleteFrom('store').execute()
  await insertInChunks(stores, (chunk) =>
    trx
      .insertInto('store')
      .values(
        chunk.map((store) => ({
          id: store.id,
          name: store.name,
          address1: store.address1 ?? null,
          address2: store.address2 ?? null,
          city: store.city ?? null,
          postal_code: store.postalCode ?? null,
          state_code: store.stateCode ?? null,
          country_code: store.countryCode,
          phone: store.phone ?? null,
          email: store.email ?? null,
          latitude: store.latitude ?? null,
          longitude: store.longitude ?? null,
          inventory_list_id: store.inventoryListId ?? null,
          store_hours: store.storeHours ?? null,
          image: store.image ?? null,
          store_locator_enabled: store.storeLocatorEnabled,
          custom: JSON.stringify(store.custom),
        })),
      )
      .execute(),
  )
}
