import { AssignmentRecord, CategoryRecord } from '../catalog-records.schemas'
import { toCustomAttributes, toLocalizedCustom } from '../attribute-definitions'
import { localizedOf, mergeLocalized } from '../localized'
import { readRefinements } from './read-refinements'
import { parseTolerantly, type Reading } from './reading'
import { child, descend, flagOf, numberOf, textOf, type XmlElement } from '../xml-element'

const TEXTS = {
  name: 'display-name',
  description: 'description',
  pageTitle: 'page-attributes/page-title',
  pageDescription: 'page-attributes/page-description',
  pageKeywords: 'page-attributes/page-keywords',
}

/** Reads one `category` of a catalog. */
export function readCategory(reading: Reading, element: XmlElement): CategoryRecord | undefined {
  const id = element.attributes['category-id']
  const page = child(element, 'page-attributes')
  const attributes = descend(element, 'custom-attributes', 'custom-attribute')
  return parseTolerantly(reading, id, CategoryRecord, {
    id,
    parentId: textOf(element, 'parent'),
    name: textOf(element, 'display-name') ?? id,
    description: textOf(element, 'description'),
    pageTitle: textOf(page, 'page-title'),
    pageDescription: textOf(page, 'page-description'),
    pageKeywords: textOf(page, 'page-keywords'),
    image: textOf(element, 'image'),
    thumbnail: textOf(element, 'thumbnail'),
    online: flagOf(element, 'online-flag'),
    sitemapIncluded: flagOf(element, 'sitemap-included-flag'),
    onlineFrom: textOf(element, 'online-from'),
    onlineTo: textOf(element, 'online-to'),
    position: numberOf(element, 'position'),
    refinements: readRefinements(reading, id, element),
    links: descend(element, 'category-links', 'category-link').map((link) => ({
      type: link.attributes['type'],
      targetId: link.attributes['category-id'],
      catalogId: link.attributes['catalog-id'],
    })),
    localized: mergeLocalized(
      localizedOf(element, TEXTS),
      toLocalizedCustom(reading, 'Category', id, attributes),
    ),
    custom: toCustomAttributes(reading, 'Category', id, attributes),
  })
}

/** Reads one `category-assignment` of a catalog. */
export function readAssignment(
  reading: Reading,
  element: XmlElement,
): AssignmentRecord | undefined {
  const { 'category-id': categoryId, 'product-id': productId } = element.attributes
  return parseTolerantly(reading, productId, AssignmentRecord, {
    categoryId,
    productId,
    placement: textOf(element, 'position'),
    isPrimary: flagOf(element, 'primary-flag'),
  })
}
