import { toAmountText } from '../../../rules/money-text'
import type { Selectable } from 'kysely'
import type { Schema } from '../../db/schema'
import type { ArchiveFile } from '../archive-file'
import { customAttributes, texts } from '../xml/localized-nodes'
import { group, leaf, node, type XmlNode, type XmlNodes } from '../xml/xml-node'
import { conditionGroups } from './condition-nodes'
import { selectionNodes } from './product-selection-nodes'
import { siteFile, type SiteContext } from './site-context'

type MethodRow = Selectable<Schema['shipping_method']>

export async function exportShipping(context: SiteContext): Promise<ArchiveFile> {
  const { db, site } = context
  const rows = await db
    .selectFrom('shipping_method')
    .selectAll()
    .where('site_id', '=', site.id)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const methods = rows.map((row) => methodNode(row, site.catalog_id))
  return siteFile(context, 'shipping', ['shipping', 'shipping/2007-03-31'], methods)
}

function methodNode(row: MethodRow, catalogId: string): XmlNode {
  const { localized, restriction, address_rule: rule } = row
  const except = conditionGroups('excluded-addresses', rule.except)
  const place = { catalogId, currency: row.currency }
  const children = [
    texts('display-name', row.name, localized, 'name'),
    texts('description', row.description, localized, 'description'),
    leaf('online-flag', row.enabled),
    leaf('base-method', row.base_method_id),
    leaf('tax-class-id', row.tax_class_id),
    priceTable(row),
    costGroups(row, catalogId),
    restriction.excludedProducts
      ? [node('excluded-products', selectionNodes(restriction.excludedProducts, place))]
      : [],
    group('excluded-addresses', [conditionGroups('included-addresses', rule.excluded), except]),
    customAttributes(row.custom, localized),
    leaf('currency', row.currency),
    group(
      'customer-groups',
      (restriction.customerGroupIds ?? []).map((id) => leaf('customer-group', id)),
    ),
  ]
  const isDefault = row.is_default ? true : undefined
  return node('shipping-method', children, { 'method-id': row.id, default: isDefault })
}

function priceTable({ price_table: steps, currency }: MethodRow): XmlNodes {
  return group(
    'price-table',
    steps.map(({ minAmountMinor, rateMinor, percentage }) => {
      const from = { 'order-value': toAmountText(minAmountMinor, currency) }
      return percentage === undefined
        ? leaf('amount', toAmountText(rateMinor, currency), from)
        : leaf('percentage', percentage, from)
    }),
  )
}

function costGroups({ cost_groups: groups, currency }: MethodRow, catalogId: string): XmlNodes {
  return group(
    'product-cost-groups',
    groups.map(({ kind, products, amountMinor }) =>
      node('product-cost-group', [
        node('products', selectionNodes(products, { catalogId, currency })),
        node('cost-per-item', [
          leaf(kind === 'fixed' ? 'fixed-price' : 'surcharge', toAmountText(amountMinor, currency)),
        ]),
      ]),
    ),
  )
}
