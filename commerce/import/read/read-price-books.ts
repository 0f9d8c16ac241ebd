import { PriceBookRecord, PriceRecord } from '../archive.schemas'
import { toMinor } from '../minor-units'
import { flag, text, withDependents, type Naming } from '../record-fields'
import { children, textOf, toNumber, type XmlElement } from '../../archives/xml-element'
import { readRecord, type Named } from './read-record'
import { parseRecord, reportNoId, type MoneyReading, type Reading } from './parse-records'

const FIELDS = {
  name: text('display-name'),
  currency: text('currency'),
  parentId: text('parent'),
  online: flag('online-flag'),
  onlineFrom: text('online-from'),
  onlineTo: text('online-to'),
}

export function readPriceBook(
  reading: Reading,
  header: XmlElement,
): Named<PriceBookRecord> | undefined {
  const id = header.attributes['pricebook-id']
  const book = readRecord(reading, header, {
    id,
    schema: PriceBookRecord,
    fields: FIELDS,
    given: { id },
    isTolerant: true,
  })
  // an offline price book is stored with an end in the past
  return book && { ...book, naming: withDependents(book.naming, { online: ['onlineTo'] }) }
}

/** The prices of a product; without `prices`, one of them could not be read. */
export interface PriceTable {
  productId: string
  prices?: PriceRecord[]
  naming: Naming
}

export function readPriceTable(reading: MoneyReading, table: XmlElement): PriceTable {
  const productId = table.attributes['product-id']
  const naming = { named: new Set(['amountMinor']), unread: new Set<string>() }
  if (productId === undefined) {
    reportNoId(reading, table)
    return { productId: '', naming }
  }
  const elements = children(table, 'amount', 'percentage')
  const prices = elements.flatMap((element) => {
    const { name, text: amount, attributes } = element
    const record = {
      productId,
      minQuantity: toNumber(attributes['quantity']),
      amountMinor: name === 'amount' ? toMinor(amount, reading.currency) : undefined,
      percentageOff: name === 'percentage' ? toNumber(amount) : undefined,
      onlineFrom: textOf(table, 'online-from'),
      onlineTo: textOf(table, 'online-to'),
    }
    const dates = table.elements.filter((one) => one.name.startsWith('online-'))
    const place = { element: { ...element, elements: dates } }
    return parseRecord(reading, productId, PriceRecord, record, place) ?? []
  })
  if (children(table, 'online-to').length > 0) naming.named.add('onlineTo')
  return {
    productId,
    naming,
    ...(prices.length === elements.length && { prices }),
  }
}
