import { ProductRecord } from '../catalog-records.schemas'
import { toCustomAttributes, toLocalizedCustom, toSiteCustom } from '../attribute-definitions'
import { localizedOf, mergeLocalized, orNothing } from '../localized'
import { listProductOptions } from './read-product-option'
import { readVariationAttributes, type SharedVariationAttributes } from './read-variation-attribute'
import { parseTolerantly, type Reading } from './reading'
import {
  child,
  children,
  descend,
  flagOf,
  numberOf,
  textOf,
  toFlag,
  toNumber,
  type XmlElement,
} from '../xml-element'

const TEXTS = {
  name: 'display-name',
  shortDescription: 'short-description',
  longDescription: 'long-description',
  pageTitle: 'page-attributes/page-title',
  pageDescription: 'page-attributes/page-description',
  pageKeywords: 'page-attributes/page-keywords',
  pageUrl: 'page-attributes/page-url',
}

/** Reads one `product` of a catalog: a standard product, a master, a variant, a set or a bundle. */
export function readProduct(
  reading: Reading,
  element: XmlElement,
  shared: SharedVariationAttributes,
): ProductRecord | undefined {
  const id = element.attributes['product-id']
  const attributes = descend(element, 'custom-attributes', 'custom-attribute')
  return parseTolerantly(reading, id, ProductRecord, {
    id,
    kind: kindOf(element),
    ...readTexts(element),
    ...readNumbers(element),
    images: descend(element, 'images', 'image-group').map(toImageGroup),
    ...readVariations(reading, id, element, shared),
    options: listProductOptions(element).map((option) => ({ optionId: option.id })),
    members: readMembers(element),
    productLinks: descend(element, 'product-links', 'product-link').map((link) => ({
      type: link.attributes['type'],
      targetId: link.attributes['product-id'],
    })),
    siteSpecific: readSiteSpecific(element, toSiteCustom(reading, 'Product', id, attributes)),
    localized: mergeLocalized(
      localizedOf(element, TEXTS),
      toLocalizedCustom(reading, 'Product', id, attributes),
    ),
    custom: toCustomAttributes(reading, 'Product', id, attributes),
  })
}

/** Returns the kind of a product by its parts. Variants are listed by their masters. */
export function kindOf(element: XmlElement): ProductRecord['kind'] {
  if (child(element, 'variations')) return 'master'
  if (child(element, 'product-set-products') ?? child(element, 'retail-set-products')) return 'set'
  return child(element, 'bundled-products') ? 'bundle' : 'standard'
}

function readTexts(element: XmlElement) {
  const page = child(element, 'page-attributes')
  return {
    name: textOf(element, 'display-name'),
    brand: textOf(element, 'brand'),
    shortDescription: textOf(element, 'short-description'),
    longDescription: textOf(element, 'long-description'),
    pageTitle: textOf(page, 'page-title'),
    pageDescription: textOf(page, 'page-description'),
    pageKeywords: textOf(page, 'page-keywords'),
    pageUrl: textOf(page, 'page-url'),
    onlineFrom: textOf(element, 'online-from'),
    onlineTo: textOf(element, 'online-to'),
    taxClassId: textOf(element, 'tax-class-id'),
    unit: textOf(element, 'unit'),
    upc: textOf(element, 'upc'),
    ean: textOf(element, 'ean'),
    manufacturerName: textOf(element, 'manufacturer-name'),
    manufacturerSku: textOf(element, 'manufacturer-sku'),
    classificationCategoryId:
      textOf(element, 'classification-category') ??
      descend(element, 'category-links', 'classification-link')[0]?.attributes['category-id'],
  }
}

function readNumbers(element: XmlElement) {
  return {
    online: flagOf(element, 'online-flag'),
    searchable: flagOf(element, 'searchable-flag'),
    sitemapIncluded: flagOf(element, 'sitemap-included-flag'),
    searchRank: numberOf(element, 'search-rank'),
    unitQuantity: numberOf(element, 'unit-quantity'),
    minOrderQuantity: numberOf(element, 'min-order-quantity'),
    stepQuantity: numberOf(element, 'step-quantity'),
  }
}

function readVariations(
  reading: Reading,
  id: string | undefined,
  element: XmlElement,
  shared: SharedVariationAttributes,
) {
  const variations = child(element, 'variations')
  return {
    variationAttributes: readVariationAttributes(reading, id, variations, shared),
    variants: descend(variations, 'variants', 'variant').map((variant) => ({
      productId: variant.attributes['product-id'],
      isDefault: toFlag(variant.attributes['default']),
    })),
    variationGroupIds: descend(variations, 'variation-groups', 'variation-group').map(
      (group) => group.attributes['product-id'],
    ),
  }
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

const SITE_PARTS = {
  'online-flag': ['online', toFlag],
  'online-from': ['onlineFrom', (text: string) => text],
  'online-to': ['onlineTo', (text: string) => text],
  'searchable-flag': ['searchable', toFlag],
  'search-rank': ['searchRank', toNumber],
  'sitemap-included-flag': ['sitemapIncluded', toFlag],
} as const

function readSiteSpecific(
  element: XmlElement,
  custom: Record<string, Record<string, unknown>>,
): Record<string, Record<string, unknown>> {
  const sites = { ...custom }
  for (const [name, [property, parse]] of Object.entries(SITE_PARTS)) {
    for (const { attributes, text } of children(element, name)) {
      const site = attributes['site-id']
      if (site !== undefined && text !== '') {
        sites[site] = { ...sites[site], [property]: parse(text) }
      }
    }
  }
  return sites
}

function toImageGroup(element: XmlElement) {
  const variation = children(element, 'variation').map(({ attributes }) => [
    attributes['attribute-id'],
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
