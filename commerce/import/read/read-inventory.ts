import { InventoryListRecord, InventoryRecord } from '../archive.schemas'
import { flag, number, text } from '../record-fields'
import type { XmlElement } from '../../archives/xml-element'
import { readRecord, type Named } from './read-record'
import type { Reading } from './parse-records'

const LIST = { defaultInStock: flag('default-instock'), description: text('description') }

export function readInventoryList(
  reading: Reading,
  header: XmlElement,
): Named<InventoryListRecord> | undefined {
  const id = header.attributes['list-id']
  return readRecord(reading, header, {
    id,
    schema: InventoryListRecord,
    fields: LIST,
    given: { id },
    isTolerant: true,
  })
}

const RECORD = {
  allocation: number('allocation'),
  turnover: number('turnover'),
  allocationAt: text('allocation-timestamp'),
  perpetual: flag('perpetual'),
  handling: text('preorder-backorder-handling'),
  preorderBackorderAllocation: number('preorder-backorder-allocation'),
  inStockDate: text('in-stock-datetime', 'in-stock-date'),
}

export function readInventoryRecord(
  reading: Reading,
  element: XmlElement,
): Named<InventoryRecord> | undefined {
  const productId = element.attributes['product-id']
  return readRecord(reading, element, {
    id: productId,
    schema: InventoryRecord,
    fields: RECORD,
    given: { productId },
    isTolerant: true,
  })
}
