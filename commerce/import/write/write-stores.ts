import { countSpecialDays, parseSpecialDays } from '../../../rules/special-days'
import type { StoreRecord } from '../archive.schemas'
import { filesOf, toReading, type WriteContext } from '../import-context'
import { readStore } from '../read/read-stores'
import { readEach, type Entry } from '../read/parse-records'
import type { Named } from '../read/read-record'
import { readDocument } from '../stream-records'
import { children } from '../../archives/xml-element'
import { toRowEntries } from './row-entries'
import { findUnknownLists } from './site-references'
import type { RowKind } from './row-kind'

const STORE: RowKind = { table: 'store', key: ['id'], root: 'stores', count: 'shops' }
const NO_LIST = 'the inventory list %s does not exist: the shop stays as it was'

export async function writeStores(context: WriteContext): Promise<void> {
  const seen = new Set<string>()
  for (const { path } of filesOf(context, 'stores')) {
    const root = await readDocument(context, path)
    if (!root) continue
    const reading = toReading(context, path)
    const stores = readEach(
      reading,
      children(root, 'store'),
      ({ attributes }) => attributes['store-id'],
      (element) => readStore(reading, element),
    )
    for (const { id, record } of stores) {
      if (seen.has(id)) {
        context.findings.warn(path, id, 'the shop is listed more than once; the last entry is used')
      }
      seen.add(id)
      const special = record?.custom?.['specialDays']
      if (special === undefined || special === '') continue
      if (parseSpecialDays(special).length !== countSpecialDays(special)) {
        context.findings.warn(path, id, 'special days that cannot be read are not used')
      }
    }
    const kept = await keepLists(context, path, stores)
    await context.rows.write(STORE, toRowEntries(kept, {}, toColumns))
  }
  await context.rows.finish(STORE)
}

/** Leaves existing shops their inventory lists if the archive names ones that do not exist. */
async function keepLists(
  { trx, ...context }: WriteContext,
  path: string,
  stores: readonly Entry<Named<StoreRecord>>[],
): Promise<Entry<Named<StoreRecord>>[]> {
  const listIds = stores.flatMap(({ record }) => record?.inventoryListId ?? [])
  const unknown = await findUnknownLists({ ...context, trx }, listIds)
  const rows = unknown.size > 0 ? await trx.selectFrom('store').select('id').execute() : []
  const existing = new Set(rows.map(({ id }) => id))
  return stores.map((entry) => {
    const { id, record } = entry
    const listId = record?.inventoryListId
    if (!record || !listId || !unknown.has(listId) || !existing.has(id)) return entry
    context.findings.error(path, id, NO_LIST, listId)
    const { naming } = record
    const unread = new Set([...naming.unread, 'inventoryListId'])
    return { ...entry, record: { ...record, naming: { ...naming, unread } } }
  })
}

function toColumns(store: StoreRecord) {
  return {
    name: store.name ?? store.id,
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
    localized: store.localized,
    custom: store.custom,
  }
}
