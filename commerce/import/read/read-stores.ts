import { StoreRecord } from '../archive.schemas'
import { flag, number, text } from '../record-fields'
import type { XmlElement } from '../../archives/xml-element'
import { readRecord, type Named } from './read-record'
import type { Reading } from './parse-records'

const FIELDS = {
  name: text('name'),
  address1: text('address1'),
  address2: text('address2'),
  city: text('city'),
  postalCode: text('postal-code'),
  stateCode: text('state-code'),
  countryCode: text('country-code'),
  phone: text('phone'),
  fax: text('fax'),
  email: text('email'),
  latitude: number('latitude'),
  longitude: number('longitude'),
  inventoryListId: text('inventory-list-id'),
  storeHours: text('store-hours'),
  storeEvents: text('store-events'),
  image: text('image'),
  storeLocatorEnabled: flag('store-locator-enabled-flag'),
  posEnabled: flag('pos-enabled-flag', 'demandware-pos-enabled-flag'),
}

export function readStore(reading: Reading, element: XmlElement): Named<StoreRecord> | undefined {
  const id = element.attributes['store-id']
  return readRecord(reading, element, {
    id,
    schema: StoreRecord,
    fields: FIELDS,
    given: { id },
    objectType: 'Store',
    isTolerant: true,
  })
}
