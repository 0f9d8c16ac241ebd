import { AssignmentRecord, CategoryRecord } from '../catalog-records.schemas'
import { flag, number, part, text } from '../record-fields'
import { descend, type XmlElement } from '../../archives/xml-element'
import { readRecord, type Named } from './read-record'
import { readRefinements } from './read-refinements'
import type { Reading } from './parse-records'

const FIELDS = {
  parentId: text('parent'),
  name: text('display-name'),
  description: text('description'),
  pageTitle: text('page-attributes/page-title'),
  pageDescription: text('page-attributes/page-description'),
  pageKeywords: text('page-attributes/page-keywords'),
  image: text('image'),
  thumbnail: text('thumbnail'),
  online: flag('online-flag'),
  sitemapIncluded: flag('sitemap-included-flag'),
  onlineFrom: text('online-from'),
  onlineTo: text('online-to'),
  position: number('position'),
  links: part('category-links', (element) =>
    descend(element, 'category-links', 'category-link').map((link) => ({
      type: link.attributes['type'],
      targetId: link.attributes['category-id'],
      catalogId: link.attributes['catalog-id'],
    })),
  ),
}

export function readCategory(
  reading: Reading,
  element: XmlElement,
): Named<CategoryRecord> | undefined {
  const id = element.attributes['category-id']
  const refinements = part('refinement-definitions', () => readRefinements(reading, id, element))
  return readRecord(reading, element, {
    id,
    schema: CategoryRecord,
    fields: { ...FIELDS, refinements },
    given: { id },
    objectType: 'Category',
    isTolerant: true,
  })
}

const ASSIGNMENT = { placement: text('position'), isPrimary: flag('primary-flag') }

export function readAssignment(
  reading: Reading,
  element: XmlElement,
): Named<AssignmentRecord> | undefined {
  const { 'category-id': categoryId, 'product-id': productId } = element.attributes
  return readRecord(reading, element, {
    id: productId,
    schema: AssignmentRecord,
    fields: ASSIGNMENT,
    given: { categoryId, productId },
    isTolerant: true,
  })
}
