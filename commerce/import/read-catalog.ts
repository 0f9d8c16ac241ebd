import type { CatalogContent } from './archive'
import { AssignmentRecord, CategoryRecord } from './archive.schemas'
import { toCustomAttributes } from './attribute-definitions'
import { readProduct } from './read-product'
import { isPresent, parseRecord, type Reading } from './reading'
import { child, children, descend, flagOf, numberOf, textOf, type XmlElement } from './xml-element'

/** Reads `catalogs/<id>/catalog.xml`. */
export function readCatalog(reading: Reading, root: XmlElement): CatalogContent {
  return {
    file: reading.file,
    id: root.attributes['catalog-id'] ?? '',
    categories: children(root, 'category')
      .map((element) => readCategory(reading, element))
      .filter(isPresent),
    products: children(root, 'product')
      .map((element) => readProduct(reading, element))
      .filter(isPresent),
    assignments: children(root, 'category-assignment')
      .map((element) => readAssignment(reading, element))
      .filter(isPresent),
  }
}

function readCategory(reading: Reading, element: XmlElement): CategoryRecord | undefined {
  const id = element.attributes['category-id']
  const page = child(element, 'page-attributes')
  return parseRecord(reading, id, CategoryRecord, {
    id,
    parentId: textOf(element, 'parent'),
    name: textOf(element, 'display-name'),
    description: textOf(element, 'description'),
    pageTitle: textOf(page, 'page-title'),
    pageDescription: textOf(page, 'page-description'),
    pageKeywords: textOf(page, 'page-keywords'),
    image: textOf(element, 'image'),
    thumbnail: textOf(element, 'thumbnail'),
    online: flagOf(element, 'online-flag'),
    position: numberOf(element, 'position'),
    custom: toCustomAttributes(
      reading,
      'Category',
      id,
      descend(element, 'custom-attributes', 'custom-attribute'),
    ),
  })
}

function readAssignment(reading: Reading, element: XmlElement): AssignmentRecord | undefined {
  const { 'category-id': categoryId, 'product-id': productId } = element.attributes
  return parseRecord(reading, productId, AssignmentRecord, {
    categoryId,
    productId,
    placement: textOf(element, 'position'),
    isPrimary: flagOf(element, 'primary-flag'),
  })
}
