import { toAmountText } from '../../../rules/money-text'
import type { Selectable } from 'kysely'
import { ProductOption, type ProductOptionValue } from '../../catalog/product-option.schemas'
import type { Db } from '../../db/client'
import type { Schema } from '../../db/schema'
import { texts } from '../xml/localized-nodes'
import { group, leaf, node, type XmlNode } from '../xml/xml-node'

export async function* sharedOptionNodes(db: Db, catalogId: string): AsyncGenerator<XmlNode> {
  const rows = await db
    .selectFrom('product_option')
    .select(['id', 'definition'])
    .where('catalog_id', '=', catalogId)
    .orderBy('id')
    .execute()
  for (const { id, definition } of rows) {
    const option = ProductOption.parse(definition)
    if (option.optionId === undefined) yield optionNode('product-option', id, option)
  }
}

export async function ownOptionsOf(
  db: Db,
  catalogId: string,
  products: readonly Pick<Selectable<Schema['product']>, 'options'>[],
): Promise<Map<string, ProductOption>> {
  const ids = products.flatMap(({ options }) => options.map(({ optionId }) => optionId))
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_option')
    .select(['id', 'definition'])
    .where('catalog_id', '=', catalogId)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const options = rows.map(({ id, definition }) => [id, ProductOption.parse(definition)] as const)
  return new Map(options.filter(([, { optionId }]) => optionId !== undefined))
}

export function optionNode(name: string, id: string, option: ProductOption): XmlNode {
  const children = [
    texts('display-name', option.name, option.localized, 'name'),
    texts('description', option.description, option.localized, 'description'),
    leaf('image', option.image),
    group(
      'option-values',
      option.values.map((value) => valueNode(value, option.defaultValueId)),
    ),
  ]
  return node(name, children, { 'option-id': id })
}

function valueNode(value: ProductOptionValue, defaultValueId: string | undefined): XmlNode {
  const children = [
    texts('display-value', value.name, value.localized, 'name'),
    leaf('product-id-modifier', value.productIdModifier),
    group(
      'option-value-prices',
      value.prices.map(({ currency, amountMinor }) => ({
        name: 'option-value-price',
        attributes: { currency },
        content: toAmountText(amountMinor, currency),
      })),
    ),
  ]
  const isDefault = value.id === defaultValueId ? true : undefined
  return node('option-value', children, { 'value-id': value.id, default: isDefault })
}
