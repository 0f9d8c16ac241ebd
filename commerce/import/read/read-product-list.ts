import { z } from 'zod'
import { LIST_TYPES } from '../../product-lists/product-list.schemas'
import { flag, number, part, text, type Fields } from '../record-fields'
import { child, children, descend, textOf, type XmlElement } from '../../archives/xml-element'
import { readCustom, withCustom } from './read-custom'
import { readRecord, type Named } from './read-record'
import { isPresent, type Reading } from './parse-records'

const Document = z.record(z.string(), z.unknown()).default({})

const ListRecord = z.object({
  id: z.string().min(1).max(26),
  type: z.enum(LIST_TYPES),
  isPublic: z.boolean(),
  /** Name, description and custom attributes. */
  document: Document,
})

const ItemRecord = z.object({
  productId: z.string().min(1).max(100),
  quantity: z.number().min(0).max(1e9).default(1),
  purchasedQuantity: z.number().min(0).default(0),
  priority: z.int32(),
  isPublic: z.boolean(),
  custom: Document,
})

type ItemRecord = Named<z.infer<typeof ItemRecord>>

export interface ProductListRecord extends Named<z.infer<typeof ListRecord>> {
  /** Absent if the archive does not name the owner. */
  customerNo?: string
  items: readonly ItemRecord[]
  /** Whether the list has all its items; a list with an unreadable one may have any other. */
  isComplete: boolean
}

const LIST: Fields = {
  type: text('type'),
  isPublic: flag('public'),
  'document/name': text('name'),
  'document/description': text('description'),
}

const ITEM: Fields = {
  quantity: number('quantity'),
  purchasedQuantity: part('purchases', (element) =>
    descend(element, 'purchases', 'purchase')
      .map((purchase) => Number(textOf(purchase, 'quantity') ?? 0))
      .reduce((sum, quantity) => sum + quantity, 0),
  ),
  priority: number('priority'),
  isPublic: flag('public'),
}

export function readProductList(
  reading: Reading,
  element: XmlElement,
): ProductListRecord | undefined {
  const id = element.attributes['list-id']
  const record = readRecord(reading, element, {
    ...{ id, schema: ListRecord, fields: LIST, given: { id } },
  })
  if (!record) return undefined
  const custom = readCustom(reading, 'ProductList', id, element)
  const owner = child(element, 'owner')?.attributes['customer-no']
  const list = child(element, 'items')
  const elements = children(list, 'product-item')
  const items = elements.map((item) => readItem(reading, item, id)).filter(isPresent)
  return {
    ...record,
    ...(owner !== undefined && { customerNo: owner }),
    document: { ...record.document, ...custom.values },
    naming: withCustom(record.naming, 'document', custom),
    items,
    isComplete: list !== undefined && items.length === elements.length,
  }
}

function readItem(
  reading: Reading,
  item: XmlElement,
  listId: string | undefined,
): ItemRecord | undefined {
  const record = readRecord(reading, item, {
    id: listId,
    schema: ItemRecord,
    fields: ITEM,
    given: { productId: textOf(item, 'product-id') },
  })
  if (!record) return undefined
  const custom = readCustom(reading, 'ProductListItem', listId, item)
  return {
    ...record,
    custom: { ...record.custom, ...custom.values },
    naming: withCustom(record.naming, 'custom', custom),
  }
}
