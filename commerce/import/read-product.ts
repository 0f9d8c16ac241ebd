import { ProductRecord } from './archive.schemas'
import { toCustomAttributes } from './attribute-definitions'
import { parseRecord, type Reading } from './reading'
import {
  child,
  children,
  descend,
  flagOf,
  numberOf,
  textOf,
  toFlag,
  type XmlElement,
} from './xml-element'

/** Reads one `product` of a catalogue: a standard product, a master or a variant. */
export function readProduct(reading: Reading, element: XmlElement): ProductRecord | undefined {
  const id = element.attributes['product-id']
  const page = child(element, 'page-attributes')
  const variations = child(element, 'variations')
  return parseRecord(reading, id, ProductRecord, {
    id,
    name: textOf(element, 'display-name'),
    brand: textOf(element, 'brand'),
    shortDescription: textOf(element, 'short-description'),
    longDescription: textOf(element, 'long-description'),
    pageTitle: textOf(page, 'page-title'),
    pageDescription: textOf(page, 'page-description'),
    pageKeywords: textOf(page, 'page-keywords'),
    online: flagOf(element, 'online-flag'),
    onlineFrom: textOf(element, 'online-from'),
    onlineTo: textOf(element, 'online-to'),
    searchable: flagOf(element, 'searchable-flag'),
    searchRank: numberOf(element, 'search-rank'),
    taxClassId: textOf(element, 'tax-class-id'),
    unit: textOf(element, 'unit'),
    minOrderQuantity: numberOf(element, 'min-order-quantity'),
    stepQuantity: numberOf(element, 'step-quantity'),
    images: descend(element, 'images', 'image-group').map(toImageGroup),
    variationAttributes: descend(variations, 'attributes', 'variation-attribute').map(
      toVariationAttribute,
    ),
    variants: descend(variations, 'variants', 'variant').map(({ attributes }) => ({
      productId: attributes['product-id'],
      isDefault: toFlag(attributes['default']),
    })),
    isMaster: variations !== undefined,
    custom: toCustomAttributes(
      reading,
      'Product',
      id,
      descend(element, 'custom-attributes', 'custom-attribute'),
    ),
  })
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
    })),
  }
}

function toVariationAttribute(element: XmlElement) {
  const path = ['variation-attribute-values', 'variation-attribute-value']
  return {
    id: element.attributes['attribute-id'],
    name: textOf(element, 'display-name'),
    values: descend(element, ...path).map((value) => ({
      value: value.attributes['value'],
      name: textOf(value, 'display-value'),
      description: textOf(value, 'description'),
    })),
  }
}
