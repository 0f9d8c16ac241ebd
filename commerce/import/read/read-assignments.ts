import { z } from 'zod'
import { isPresent, parseTolerantly, type Reading } from './reading'
import { child, children, descend, flagOf, textOf, type XmlElement } from '../xml-element'

const Id = z.string().min(1).max(256)
const Instant = z.iso.datetime({ offset: true })

/** An assignment of price books or promotions to certain shoppers. */
const AssignmentRecord = z.object({
  id: Id,
  enabled: z.boolean().default(true),
  startsAt: Instant.optional(),
  endsAt: Instant.optional(),
  /** If empty, all sites. */
  siteIds: z.array(Id),
  matchMode: z.enum(['any', 'all']).default('any'),
  customerGroupIds: z.array(Id),
  sourceCodeGroupIds: z.array(Id),
  qualifiers: z.array(z.object({ type: Id, value: Id })),
  priceBookIds: z.array(Id),
  promotionIds: z.array(Id),
})
export type AssignmentRecord = z.infer<typeof AssignmentRecord>

/** Qualifiers that the engine evaluates itself; all others come from the shopper context. */
const GROUP_TYPE = /^customer[-_ ]?groups?$/i
const SOURCE_TYPE = /^source[-_ ]?codes?([-_ ]?groups?)?$/i

/** Reads an `assignments.xml`. @param siteId of the folder that contains the file. */
export function readPriceAssignments(
  reading: Reading,
  root: XmlElement,
  siteId: string | undefined,
): AssignmentRecord[] {
  return children(root, 'assignment')
    .filter(({ attributes }) => attributes['mode'] !== 'delete')
    .map((element) => {
      const id = element.attributes['assignment-id']
      const list = child(element, 'qualifiers')
      const given = children(list, 'qualifier').map(({ attributes, text }) => ({
        type: attributes['type'] ?? '',
        value: text,
      }))
      const valuesOf = (pattern: RegExp) =>
        given.filter(({ type }) => pattern.test(type)).map(({ value }) => value)
      const textsOf = (...path: string[]) => descend(element, ...path).map(({ text }) => text)
      const sites = textsOf('assigned-sites', 'site')
      return parseTolerantly(reading, id, AssignmentRecord, {
        id,
        enabled: flagOf(element, 'enabled-flag'),
        startsAt: textOf(element, 'start-date'),
        endsAt: textOf(element, 'end-date'),
        siteIds: sites.length > 0 || siteId === undefined ? sites : [siteId],
        matchMode: list?.attributes['match-mode'],
        customerGroupIds: valuesOf(GROUP_TYPE),
        sourceCodeGroupIds: valuesOf(SOURCE_TYPE),
        qualifiers: given.filter(({ type }) => !GROUP_TYPE.test(type) && !SOURCE_TYPE.test(type)),
        priceBookIds: textsOf('experiences', 'pricebooks', 'pricebook-id'),
        promotionIds: textsOf('experiences', 'promotions', 'promotion-id'),
      })
    })
    .filter(isPresent)
}
