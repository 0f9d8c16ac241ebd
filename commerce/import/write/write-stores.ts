import { sql } from 'kysely'
import type { StoreRecord } from '../archive.schemas'
import { toExcluded } from './excluded-columns'
import { addCount, filesOf, isWhole, toReading, type WriteContext } from '../import-context'
import { insertInChunks } from './insert-in-chunks'
import { readStores } from '../read/read-stores'
import { readDocument } from '../stream-records'
import { children } from '../xml-element'

/** Writes the stores, which are either in one file or in a file for each site. */
export async function writeStores(context: WriteContext): Promise<void> {
  const stores = new Map<string, StoreRecord>()
  const gone: string[] = []
  for (const { path } of filesOf(context, 'stores')) {
    const root = await readDocument(context, path)
    if (!root) continue
    for (const store of readStores(toReading(context, path), root)) {
      if (stores.has(store.id)) {
        context.findings.warn(path, store.id, 'the shop stands more than once; the last counts')
      }
      stores.set(store.id, store)
    }
    for (const { attributes } of children(root, 'store')) {
      if (attributes['mode'] === 'delete') gone.push(attributes['store-id'] ?? '')
    }
  }
  await upsertStores(context, [...stores.values()])
  const imported = [...stores.keys()]
  const { trx } = context
  if (isWhole(context, 'stores')) {
    await sql`delete from store where id <> all(${imported}::text[])`.execute(trx)
  } else await sql`delete from store where id = any(${gone}::text[])`.execute(trx)
}

async function upsertStores(context: WriteContext, stores: readonly StoreRecord[]): Promise<void> {
  const rows = stores.map(toRow)
  addCount(context, 'shops', rows.length)
  const columns = Object.keys(rows[0] ?? {})
  await insertInChunks(rows, (chunk) =>
    context.trx
      .insertInto('store')
      .values(chunk)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(toExcluded(columns)))
      .execute(),
  )
}

function toRow(store: StoreRecord) {
  return {
    id: store.id,
    name: store.name,
    address1: store.address1 ?? null,
    address2: store.address2 ?? null,
    city: store.city ?? null,
    postal_code: store.postalCode ?? null,
    state_code: store.stateCode ?? null,
    country_code: store.countryCode,
    phone: store.phone ?? null,
    fax: store.fax ?? null,
    email: store.email ?? null,
    latitude: store.latitude ?? null,
    longitude: store.longitude ?? null,
    inventory_list_id: store.inventoryListId ?? null,
    store_hours: store.storeHours ?? null,
    store_events: store.storeEvents ?? null,
    image: store.image ?? null,
    store_locator_enabled: store.storeLocatorEnabled,
    pos_enabled: store.posEnabled,
    localized: JSON.stringify(store.localized),
    custom: JSON.stringify(store.custom),
  }
}
