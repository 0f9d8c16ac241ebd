import type { From } from './archive'
import { StoreRecord } from './archive.schemas'
import { toCustomAttributes } from './attribute-definitions'
import { isPresent, parseRecord, type Reading } from './reading'
import { children, descend, flagOf, numberOf, textOf, type XmlElement } from './xml-element'

/** Reads `stores.xml`: the retailer's shops. */
export function readStores(reading: Reading, root: XmlElement): From<StoreRecord>[] {
  return children(root, 'store')
    .map((element) => readStore(reading, element))
    .filter(isPresent)
    .map((store) => ({ ...store, file: reading.file }))
}

function readStore(reading: Reading, element: XmlElement): StoreRecord | undefined {
  const id = element.attributes['store-id']
  return parseRecord(reading, id, StoreRecord, {
    id,
    name: textOf(element, 'name'),
    address1: textOf(element, 'address1'),
    address2: textOf(element, 'address2'),
    city: textOf(element, 'city'),
    postalCode: textOf(element, 'postal-code'),
    stateCode: textOf(element, 'state-code'),
    countryCode: textOf(element, 'country-code'),
    phone: textOf(element, 'phone'),
    email: textOf(element, 'email'),
    latitude: numberOf(element, 'latitude'),
    longitude: numberOf(element, 'longitude'),
    inventoryListId: textOf(element, 'inventory-list-id'),
    storeHours: textOf(element, 'store-hours'),
    image: textOf(element, 'image'),
    storeLocatorEnabled: flagOf(element, 'store-locator-enabled-flag'),
    custom: toCustomAttributes(
      reading,
      'Store',
      id,
      descend(element, 'custom-attributes', 'custom-attribute'),
    ),
  })
}
