import type { PriceBookContent } from './archive'
import { PriceBookRecord, PriceRecord } from './archive.schemas'
import { toMinor } from './minor-units'
import { isPresent, parseRecord, type Reading } from './reading'
import { child, children, descend, textOf, toNumber, type XmlElement } from './xml-element'

/** Reads a file of `pricebooks/`. Percentage prices are refused: they need a price to start from. */
export function readPriceBooks(reading: Reading, root: XmlElement): PriceBookContent[] {
  return children(root, 'pricebook')
    .map((element) => readPriceBook(reading, element))
    .filter(isPresent)
}

function readPriceBook(reading: Reading, element: XmlElement): PriceBookContent | undefined {
  const header = child(element, 'header')
  const id = header?.attributes['pricebook-id']
  const book = parseRecord(reading, id, PriceBookRecord, {
    id,
    name: textOf(header, 'display-name') ?? id,
    currency: textOf(header, 'currency'),
    parentId: textOf(header, 'parent'),
    onlineFrom: textOf(header, 'online-from'),
    onlineTo: textOf(header, 'online-to'),
  })
  const tables = descend(element, 'price-tables', 'price-table')
  const prices = tables.flatMap((table) => readPriceTable(reading, table))
  return book && { ...book, file: reading.file, prices }
}

function readPriceTable(reading: Reading, table: XmlElement): PriceRecord[] {
  const productId = table.attributes['product-id']
  if (child(table, 'percentage')) {
    reading.findings.error(reading.file, productId ?? '(no id)', 'percentage prices are not known')
  }
  return children(table, 'amount')
    .map((amount) =>
      parseRecord(reading, productId, PriceRecord, {
        productId,
        minQuantity: toNumber(amount.attributes['quantity']),
        amountMinor: toMinor(amount.text),
        onlineFrom: textOf(table, 'online-from'),
        onlineTo: textOf(table, 'online-to'),
      }),
    )
    .filter(isPresent)
}
