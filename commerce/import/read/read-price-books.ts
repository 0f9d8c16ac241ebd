import { PriceBookRecord, PriceRecord } from '../archive.schemas'
import { toMinor } from '../minor-units'
import { isPresent, parseRecord, parseTolerantly, type Reading } from './reading'
import { flagOf, textOf, toNumber, type XmlElement } from '../xml-element'

/** Reads a price book's `header`. */
export function readPriceBook(reading: Reading, header: XmlElement): PriceBookRecord | undefined {
  const id = header.attributes['pricebook-id']
  return parseTolerantly(reading, id, PriceBookRecord, {
    id,
    name: textOf(header, 'display-name') ?? id,
    currency: textOf(header, 'currency'),
    parentId: textOf(header, 'parent'),
    online: flagOf(header, 'online-flag'),
    onlineFrom: textOf(header, 'online-from'),
    onlineTo: textOf(header, 'online-to'),
  })
}

/** Reads one `price-table`: the prices of a product by quantity. */
export function readPriceTable(reading: Reading, table: XmlElement): PriceRecord[] {
  const productId = table.attributes['product-id']
  return table.elements
    .filter(({ name }) => name === 'amount' || name === 'percentage')
    .map(({ name, text, attributes }) =>
      parseRecord(reading, productId, PriceRecord, {
        productId,
        minQuantity: toNumber(attributes['quantity']),
        amountMinor: name === 'amount' ? toMinor(text) : undefined,
        percentageOff: name === 'percentage' ? toNumber(text) : undefined,
        onlineFrom: textOf(table, 'online-from'),
        onlineTo: textOf(table, 'online-to'),
      }),
    )
    .filter(isPresent)
}
