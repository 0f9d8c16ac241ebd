import { z } from 'zod'
import { LIST_TYPES } from '../../product-lists/product-list.schemas'
import { toCustomAttributes } from '../custom-attributes'
import { child, descend, flagOf, numberOf, textOf, type XmlElement } from '../xml-element'
import { isPresent, parseRecord, type Reading } from './reading'

const ListRecord = z.object({
  id: z.string().min(1).max(26),
  customerNo: z.string().min(1).max(256),
  type: z.enum(LIST_TYPES),
  isPublic: z.boolean(),
})

const ItemRecord = z.object({
  productId: z.string().min(1).max(100),
  quantity: z.number().min(0).max(1e9),
  priority: z.int32(),
  isPublic: z.boolean(),
})

type ItemRecord = z.infer<typeof ItemRecord>
type Custom = Record<string, unknown>

export interface ProductListRecord extends z.infer<typeof ListRecord> {
  /** Name, description and custom attributes. */
  document: Custom
  items: readonly (ItemRecord & { purchasedQuantity: number; custom: Custom })[]
}

/** Reads one `product-list` of a site; undefined without an owner. */
export function readProductList(
  reading: Reading,
  element: XmlElement,
): ProductListRecord | undefined {
  const id = element.attributes['list-id']
  const record = parseRecord(reading, id, ListRecord, {
    id,
    customerNo: child(element, 'owner')?.attributes['customer-no'],
    type: textOf(element, 'type'),
    isPublic: flagOf(element, 'public'),
  })
  if (!record) return undefined
  const name = textOf(element, 'name')
  const description = textOf(element, 'description')
  return {
    ...record,
    document: {
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
      ...readCustom(reading, 'ProductList', element, id),
    },
    items: descend(element, 'items', 'product-item')
      .map((item) => readItem(reading, item, id))
      .filter(isPresent),
  }
}

function readItem(reading: Reading, item: XmlElement, listId: string | undefined) {
  const record = parseRecord(reading, listId, ItemRecord, {
    productId: textOf(item, 'product-id'),
    quantity: numberOf(item, 'quantity') ?? 1,
    priority: numberOf(item, 'priority'),
    isPublic: flagOf(item, 'public'),
  })
  if (!record) return undefined
  const purchases = descend(item, 'purchases', 'purchase')
  const bought = purchases.map((purchase) => Number(textOf(purchase, 'quantity')) || 0)
  return {
    ...record,
    purchasedQuantity: bought.reduce((sum, quantity) => sum + quantity, 0),
    custom: readCustom(reading, 'ProductListItem', item, listId),
  }
}

function readCustom(
  reading: Reading,
  objectType: string,
  element: XmlElement,
  id: string | undefined,
): Custom {
  const attributes = descend(element, 'custom-attributes', 'custom-attribute')
  const custom = toCustomAttributes(reading, objectType, id, attributes)
  return Object.fromEntries(Object.entries(custom).map(([key, value]) => [`c_${key}`, value]))
}
