import type { InventoryContent } from './archive'
import { InventoryListRecord, InventoryRecord } from './archive.schemas'
import { isPresent, parseRecord, type Reading } from './reading'
import { child, children, descend, flagOf, numberOf, textOf, type XmlElement } from './xml-element'

/** Reads a file of `inventory-lists/`. */
export function readInventoryLists(reading: Reading, root: XmlElement): InventoryContent[] {
  return children(root, 'inventory-list')
    .map((element) => readInventoryList(reading, element))
    .filter(isPresent)
}

function readInventoryList(reading: Reading, element: XmlElement): InventoryContent | undefined {
  const header = child(element, 'header')
  const id = header?.attributes['list-id']
  const list = parseRecord(reading, id, InventoryListRecord, {
    id,
    defaultInStock: flagOf(header, 'default-instock'),
    description: textOf(header, 'description'),
  })
  const records = descend(element, 'records', 'record')
    .map((record) => readRecord(reading, record))
    .filter(isPresent)
  return list && { ...list, file: reading.file, records }
}

function readRecord(reading: Reading, element: XmlElement): InventoryRecord | undefined {
  const productId = element.attributes['product-id']
  return parseRecord(reading, productId, InventoryRecord, {
    productId,
    allocation: numberOf(element, 'allocation'),
    allocationAt: textOf(element, 'allocation-timestamp'),
    perpetual: flagOf(element, 'perpetual'),
    handling: textOf(element, 'preorder-backorder-handling'),
    inStockDate: textOf(element, 'in-stock-datetime') ?? textOf(element, 'in-stock-date'),
  })
}
