import { StoreRecord } from '../archive.schemas'
import { toCustomAttributes, toLocalizedCustom } from '../attribute-definitions'
import { localizedOf, mergeLocalized } from '../localized'
import { isPresent, parseTolerantly, type Reading } from './reading'
import { children, descend, flagOf, numberOf, textOf, type XmlElement } from '../xml-element'

/** Reads a `stores.xml`: the retailer's stores. */
export function readStores(reading: Reading, root: XmlElement): StoreRecord[] {
  return children(root, 'store')
    .filter(({ attributes }) => attributes['mode'] !== 'delete')
    .map((element) => readStore(reading, element))
    .filter(isPresent)
}

function readStore(reading: Reading, element: XmlElement): StoreRecord | undefined {
  const id = element.attributes['store-id']
  const attributes = descend(element, 'custom-attributes', 'custom-attribute')
  return parseTolerantly(reading, id, StoreRecord, {
    id,
    name: textOf(element, 'name') ?? id,
    address1: textOf(element, 'address1'),
    address2: textOf(element, 'address2'),
    city: textOf(element, 'city'),
    postalCode: textOf(element, 'postal-code'),
    stateCode: textOf(element, 'state-code'),
    countryCode: textOf(element, 'country-code'),
    phone: textOf(element, 'phone'),
    fax: textOf(element, 'fax'),
    email: textOf(element, 'email'),
    latitude: numberOf(element, 'latitude'),
    longitude: numberOf(element, 'longitude'),
    inventoryListId: textOf(element, 'inventory-list-id'),
    storeHours: textOf(element, 'store-hours'),
    storeEvents: textOf(element, 'store-events'),
    image: textOf(element, 'image'),
    storeLocatorEnabled: flagOf(element, 'store-locator-enabled-flag'),
    posEnabled:
      flagOf(element, 'pos-enabled-flag') ?? flagOf(element, 'demandware-pos-enabled-flag'),
    localized: mergeLocalized(
      localizedOf(element, { storeHours: 'store-hours', storeEvents: 'store-events' }),
      toLocalizedCustom(reading, 'Store', id, attributes),
    ),
    custom: toCustomAttributes(reading, 'Store', id, attributes),
  })
}
