import type { Selectable } from 'kysely'
import type { Db } from '../../db/client'
import type { Schema } from '../../db/schema'
import { xmlFile, type ArchiveFile } from '../archive-file'
import { inPages, PAGE } from '../pages'
import { customAttributes, texts } from '../xml/localized-nodes'
import { leaf, node, type XmlNode } from '../xml/xml-node'

type StoreRow = Selectable<Schema['store']>

export function* exportStores(db: Db): Generator<ArchiveFile> {
  yield xmlFile('stores.xml', ['stores', 'store/2007-04-30'], storeNodes(db))
}

async function* storeNodes(db: Db): AsyncGenerator<XmlNode> {
  const pages = inPages<StoreRow>((after) =>
    db
      .selectFrom('store')
      .selectAll()
      .where('id', '>', after?.id ?? '')
      .orderBy('id')
      .limit(PAGE)
      .execute(),
  )
  for await (const rows of pages) yield* rows.map(storeNode)
}

function storeNode(row: StoreRow): XmlNode {
  const { localized } = row
  const children = [
    leaf('name', row.name),
    leaf('address1', row.address1),
    leaf('address2', row.address2),
    leaf('city', row.city),
    leaf('postal-code', row.postal_code),
    leaf('state-code', row.state_code),
    leaf('country-code', row.country_code),
    leaf('email', row.email),
    leaf('phone', row.phone),
    leaf('fax', row.fax),
    texts('store-events', row.store_events, localized, 'storeEvents'),
    texts('store-hours', row.store_hours, localized, 'storeHours'),
    leaf('image', row.image),
    leaf('latitude', row.latitude),
    leaf('longitude', row.longitude),
    leaf('inventory-list-id', row.inventory_list_id),
    leaf('store-locator-enabled-flag', row.store_locator_enabled),
    leaf('pos-enabled-flag', row.pos_enabled),
    customAttributes(row.custom, localized),
  ]
  return node('store', children, { 'store-id': row.id })
}
