import { ProductRecord } from '../catalog-records.schemas'
import { localizedOf, orNothing } from '../localized'
import { flag, number, part, text, withDependents } from '../record-fields'
import {
  child,
  children,
  descend,
  numberOf,
  textOf,
  toFlag,
  type XmlElement,
} from '../../archives/xml-element'
import { listProductOptions } from './read-product-option'
import { readRecord, type Named } from './read-record'
import { readVariationAttributes, type SharedVariationAttributes } from './read-variation-attribute'
import type { Reading } from './parse-records'

const CLASSIFICATION = ['classification-category', 'category-links/classification-link']
const MEMBERS = ['bundled-products', 'product-set-products', 'retail-set-products']

const FIELDS = {
  name: text('display-name'),
  shortDescription: text('short-description'),
  longDescription: text('long-description'),
  pageTitle: text('page-attributes/page-title'),
  pageDescription: text('page-attributes/page-description'),
  pageKeywords: text('page-attributes/page-keywords'),
  pageUrl: text('page-attributes/page-url'),
  brand: text('brand'),
  onlineFrom: text('online-from'),
  onlineTo: text('online-to'),
  taxClassId: text('tax-class-id'),
  unit: text('unit'),
  upc: text('upc'),
  ean: text('ean'),
  manufacturerName: text('manufacturer-name'),
  manufacturerSku: text('manufacturer-sku'),
  classificationCategoryId: part(
    CLASSIFICATION,
    (element) =>
      textOf(element, 'classification-category') ??
      descend(element, 'category-links', 'classification-link').map(
        ({ attributes }) => attributes['category-id'] ?? Number.NaN,
      )[0],
  ),
  online: flag('online-flag'),
  searchable: flag('searchable-flag'),
  sitemapIncluded: flag('sitemap-included-flag'),
  searchRank: number('search-rank'),
  unitQuantity: number('unit-quantity'),
  minOrderQuantity: number('min-order-quantity'),
  stepQuantity: number('step-quantity'),
  images: part('images', (element) => descend(element, 'images', 'image-group').map(toImageGroup)),
  options: part('options', (element) =>
    listProductOptions(element).map((option) => ({ optionId: option.id })),
  ),
  members: part(MEMBERS, readMembers),
  productLinks: part('product-links', (element) =>
    descend(element, 'product-links', 'product-link').map((link) => ({
      type: link.attributes['type'],
      targetId: link.attributes['product-id'],
    })),
  ),
  kind: part(['variations', ...MEMBERS], kindOf),
  // the variants have it, and the default one is stored with the master
  variants: part('variations/variants', (element) =>
    descend(element, 'variations', 'variants', 'variant').map((variant) => ({
      productId: variant.attributes['product-id'],
      isDefault: toFlag(variant.attributes['default']),
    })),
  ),
  variationGroupIds: part('variations/variation-groups', (element) =>
    descend(element, 'variations', 'variation-groups', 'variation-group').map(
      (group) => group.attributes['product-id'],
    ),
  ),
}

export function readProduct(
  reading: Reading,
  element: XmlElement,
  shared: SharedVariationAttributes,
): Named<ProductRecord> | undefined {
  const id = element.attributes['product-id']
  const variationAttributes = part('variations/attributes', () =>
    readVariationAttributes(reading, id, child(element, 'variations'), shared),
  )
  const product = readRecord(reading, element, {
    id,
    schema: ProductRecord,
    fields: { ...FIELDS, variationAttributes },
    given: { id },
    objectType: 'Product',
    isTolerant: true,
  })
  if (!product) return undefined
  return { ...product, naming: withDependents(product.naming, { variants: ['defaultVariantId'] }) }
}

/** Variants are listed by their masters. */
export function kindOf(element: XmlElement): ProductRecord['kind'] {
  if (child(element, 'variations')) return 'master'
  if (child(element, 'product-set-products') ?? child(element, 'retail-set-products')) return 'set'
  return child(element, 'bundled-products') ? 'bundle' : 'standard'
}

function readMembers(element: XmlElement) {
  return [
    ...descend(element, 'bundled-products', 'bundled-product'),
    ...descend(element, 'product-set-products', 'product-set-product'),
    ...descend(element, 'retail-set-products', 'retail-set-product'),
  ].map((member) => ({
    productId: member.attributes['product-id'],
    quantity: numberOf(member, 'quantity'),
  }))
}

function toImageGroup(element: XmlElement) {
  const variation = children(element, 'variation').map(({ attributes }) => [
    attributes['attribute-id'] ?? '',
    attributes['value'],
  ])
  return {
    viewType: element.attributes['view-type'],
    variation: variation.length > 0 ? Object.fromEntries(variation) : undefined,
    images: children(element, 'image').map((image) => ({
      path: image.attributes['path'],
      alt: textOf(image, 'alt'),
      title: textOf(image, 'title'),
      localized: orNothing(localizedOf(image, { alt: 'alt', title: 'title' })),
    })),
  }
}
