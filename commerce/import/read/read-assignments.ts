import { z } from 'zod'
import { flag, moment, part, texts } from '../record-fields'
import { Id, Instant } from '../record-parts.schemas'
import { child, children, descend, type XmlElement } from '../../archives/xml-element'
import { readRecord, type Named } from './read-record'
import { readEach, type Entry, type Reading } from './parse-records'

/** An assignment of price books or promotions to certain shoppers. */
const AssignmentRecord = z.object({
  id: Id,
  enabled: z.boolean().default(true),
  description: z.record(z.string(), z.string()).default({}),
  startsAt: Instant.optional(),
  endsAt: Instant.optional(),
  matchMode: z.enum(['any', 'all']).default('any'),
  customerGroupIds: z.array(Id),
  sourceCodeGroupIds: z.array(Id),
  /** One without a type is met by nobody. */
  qualifiers: z.array(z.object({ type: z.string().max(256), value: Id })),
  priceBookIds: z.array(Id),
  promotionIds: z.array(Id),
})
export type AssignmentRecord = z.infer<typeof AssignmentRecord>

/** Qualifiers that the engine evaluates itself; all others come from the shopper context. */
const GROUP_TYPE = /^customer[-_ ]?groups?$/i
const SOURCE_TYPE = /^source[-_ ]?codes?([-_ ]?groups?)?$/i

const listOf = (...path: string[]) =>
  part(path.join('/').replace(/\/[^/]*$/, ''), (element) =>
    descend(element, ...path).map(({ text: id }) => id),
  )

function qualifiersOf(element: XmlElement) {
  return descend(element, 'qualifiers', 'qualifier').map(({ attributes, text: value }) => ({
    type: attributes['type'] ?? '',
    value,
  }))
}

const valuesOf = (pattern: RegExp) =>
  part('qualifiers', (element) =>
    qualifiersOf(element)
      .filter(({ type }) => pattern.test(type))
      .map(({ value }) => value),
  )

const FIELDS = {
  enabled: flag('enabled-flag'),
  description: texts('description'),
  startsAt: moment('start-date'),
  endsAt: moment('end-date'),
  matchMode: part(
    'qualifiers',
    (element) => child(element, 'qualifiers')?.attributes['match-mode'],
  ),
  customerGroupIds: valuesOf(GROUP_TYPE),
  sourceCodeGroupIds: valuesOf(SOURCE_TYPE),
  qualifiers: part('qualifiers', (element) =>
    qualifiersOf(element).filter(({ type }) => !GROUP_TYPE.test(type) && !SOURCE_TYPE.test(type)),
  ),
  priceBookIds: listOf('experiences', 'pricebooks', 'pricebook-id'),
  promotionIds: listOf('experiences', 'promotions', 'promotion-id'),
}

interface SiteEntry extends Entry<Named<AssignmentRecord>> {
  /** If empty, all sites. */
  siteIds: string[]
}

/** Reads an `assignments.xml`. @param siteId of the folder that contains the file. */
export function readPriceAssignments(
  reading: Reading,
  root: XmlElement,
  siteId: string | undefined,
): SiteEntry[] {
  const idOf = ({ attributes }: XmlElement) => attributes['assignment-id']
  const elements = children(root, 'assignment')
  return readEach(reading, elements, idOf, (element) =>
    readRecord(reading, element, {
      id: idOf(element),
      schema: AssignmentRecord,
      fields: FIELDS,
      given: { id: idOf(element) },
    }),
  ).map((entry, at) => {
    const sites = descend(elements[at], 'assigned-sites', 'site').map(({ text: id }) => id)
    return { ...entry, siteIds: sites.length > 0 || siteId === undefined ? sites : [siteId] }
  })
}
