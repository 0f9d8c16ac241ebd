import { InventoryListRecord, InventoryRecord } from '../archive.schemas'
import { parseTolerantly, type Reading } from './reading'
import { flagOf, numberOf, textOf, type XmlElement } from '../xml-element'

/** Reads an inventory list's `header`. */
export function readInventoryList(
  reading: Reading,
  header: XmlElement,
): InventoryListRecord | undefined {
  const id = header.attributes['list-id']
  return parseTolerantly(reading, id, InventoryListRecord, {
    id,
    defaultInStock: flagOf(header, 'default-instock'),
    description: textOf(header, 'description'),
  })
}

/** Reads one `record` of an inventory list. */
export function readInventoryRecord(
  reading: Reading,
  element: XmlElement,
): InventoryRecord | undefined {
  const productId = element.attributes['product-id']
  return parseTolerantly(reading, productId, InventoryRecord, {
    productId,
    allocation: numberOf(element, 'allocation'),
    allocationAt: textOf(element, 'allocation-timestamp'),
    perpetual: flagOf(element, 'perpetual'),
    handling: textOf(element, 'preorder-backorder-handling'),
    preorderBackorderAllocation: numberOf(element, 'preorder-backorder-allocation'),
    turnover: numberOf(element, 'turnover'),
    inStockDate: textOf(element, 'in-stock-datetime') ?? textOf(element, 'in-stock-date'),
  })
}
