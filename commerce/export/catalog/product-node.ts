import type { Selectable } from 'kysely'
import type { ProductOption } from '../../catalog/product-option.schemas'
import type { Schema } from '../../db/schema'
import { customAttributes, texts } from '../xml/localized-nodes'
import { toInstant } from '../xml/values'
import { group, leaf, node, toText, type XmlNode, type XmlNodes } from '../xml/xml-node'
import type { ListedVariant } from './list-products'
import { optionNode } from './option-nodes'
import { imagesNode } from './image-nodes'
import type { VariationAttribute } from '../../catalog/catalog.tables'

function variationAttributeNode(attribute: VariationAttribute): XmlNode {
  const { id, name, localized, values } = attribute
  const children = [
    texts('display-name', name, localized, 'name'),
    group(
      'variation-attribute-values',
      values.map((value) =>
        node(
          'variation-attribute-value',
          [
            texts('display-value', value.name, value.localized, 'name'),
            texts('description', value.description, value.localized, 'description'),
          ],
          { value: value.value },
        ),
      ),
    ),
  ]
  return node('variation-attribute', children, {
    'attribute-id': id,
    'variation-attribute-id': id,
  })
}

type ProductRow = Selectable<Schema['product']>

interface ProductParts {
  /** By row id. */
  ownOptions: ReadonlyMap<string, ProductOption>
  variants: readonly ListedVariant[]
}

/** Returns a `product`, with its elements in the order of the schema. */
export function productNode(row: ProductRow, { ownOptions, variants }: ProductParts): XmlNode {
  const { localized } = row
  const children = [
    leaf('ean', row.ean),
    leaf('upc', row.upc),
    leaf('unit', row.unit),
    leaf('unit-quantity', row.unit_quantity),
    leaf('min-order-quantity', row.min_order_quantity),
    leaf('step-quantity', row.step_quantity),
    texts('display-name', row.name, localized, 'name'),
    texts('short-description', row.short_description, localized, 'shortDescription'),
    texts('long-description', row.long_description, localized, 'longDescription'),
    siteFlags(row, 'online-flag', row.online, 'online'),
    siteFlags(row, 'online-from', toInstant(row.online_from), 'onlineFrom'),
    siteFlags(row, 'online-to', toInstant(row.online_to), 'onlineTo'),
    siteFlags(row, 'searchable-flag', row.searchable, 'searchable'),
    imagesNode(row),
    leaf('tax-class-id', row.tax_class_id),
    leaf('brand', row.brand),
    leaf('manufacturer-name', row.manufacturer_name),
    leaf('manufacturer-sku', row.manufacturer_sku),
    siteFlags(row, 'search-rank', row.search_rank, 'searchRank'),
    siteFlags(row, 'sitemap-included-flag', row.sitemap_included, 'sitemapIncluded'),
    pageAttributes(row),
    customAttributes(row.custom, localized, row.site_specific),
    membersNodes(row),
    optionNodes(row, ownOptions),
    variationsNodes(row, variants),
    group(
      'product-links',
      row.product_links.map(({ type, targetId }) =>
        node('product-link', [], { 'product-id': targetId, type }),
      ),
    ),
    leaf('classification-category', row.classification_category_id),
  ]
  return node('product', children, { 'product-id': row.id })
}

function siteFlags(
  { site_specific: sites }: ProductRow,
  name: string,
  value: string | number | boolean | null | undefined,
  property: string,
): XmlNodes {
  const own = Object.entries(sites).flatMap(([site, values]) => {
    const ofSite = values[property]
    const isGiven =
      typeof ofSite === 'boolean' || typeof ofSite === 'number' || typeof ofSite === 'string'
    return isGiven ? leaf(name, toText(ofSite), { 'site-id': site }) : []
  })
  return [...leaf(name, value), ...own]
}

function pageAttributes(row: ProductRow): XmlNodes {
  const { localized } = row
  return group('page-attributes', [
    texts('page-title', row.page_title, localized, 'pageTitle'),
    texts('page-description', row.page_description, localized, 'pageDescription'),
    texts('page-keywords', row.page_keywords, localized, 'pageKeywords'),
    texts('page-url', row.page_url, localized, 'pageUrl'),
  ])
}

/** The element makes the product a set or bundle, even without members. */
function membersNodes({ kind, members }: ProductRow): XmlNodes {
  if (kind === 'bundle') {
    const products = members.map(({ productId, quantity }) =>
      node('bundled-product', [leaf('quantity', quantity)], { 'product-id': productId }),
    )
    return [node('bundled-products', products)]
  }
  if (kind !== 'set') return []
  const products = members.map(({ productId }) =>
    node('product-set-product', [], { 'product-id': productId }),
  )
  return [node('product-set-products', products)]
}

function optionNodes({ options }: ProductRow, ownOptions: ProductParts['ownOptions']): XmlNodes {
  return group(
    'options',
    options.map(({ optionId }) => {
      const own = ownOptions.get(optionId)
      if (own) return optionNode('option', own.optionId ?? optionId, own)
      return node('shared-option', [], { 'option-id': optionId })
    }),
  )
}

function variationsNodes(row: ProductRow, variants: readonly ListedVariant[]): XmlNodes {
  if (row.kind !== 'master') return []
  const listed = (name: string, isGroup: boolean) =>
    variants
      .filter((variant) => variant.isGroup === isGroup)
      .map(({ id }) => {
        const isDefault = !isGroup && id === row.default_variant_id ? true : undefined
        return node(name, [], { 'product-id': id, default: isDefault })
      })
  return [
    node('variations', [
      group('attributes', row.variation_attributes.map(variationAttributeNode)),
      group('variants', listed('variant', false)),
      group('variation-groups', listed('variation-group', true)),
    ]),
  ]
}
