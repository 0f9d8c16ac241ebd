import { ContentSlot } from '../../content/content-slot.schemas'
import { toCustomAttributes, toLocalizedCustom } from '../attribute-definitions'
import { orNothing, textsOf } from '../localized'
import { isPresent, parseRecord, type Reading } from './reading'
import {
  child,
  children,
  descend,
  flagOf,
  numberOf,
  textOf,
  toFlag,
  type XmlElement,
} from '../xml-element'

export interface SlotRecord {
  slotId: string
  definition: ContentSlot
}

/** Reads a site's `slots.xml`: the configurations of its slots, with their campaigns. */
export function readSlots(reading: Reading, root: XmlElement): SlotRecord[] {
  const assignments = children(root, 'slot-configuration-campaign-assignment').filter(isNotDeleted)
  return children(root, 'slot-configuration')
    .filter(isNotDeleted)
    .map((element): SlotRecord | undefined => {
      const slotId = element.attributes['slot-id'] ?? ''
      const own = assignments.filter((assignment) => keyOf(assignment) === keyOf(element))
      const definition = readSlot(reading, slotId, element, own)
      return definition && { slotId, definition }
    })
    .filter(isPresent)
}

const isNotDeleted = ({ attributes }: XmlElement) => attributes['mode'] !== 'delete'

function keyOf({ attributes }: XmlElement): string {
  const { context = 'global', 'slot-id': slot, 'context-id': id = '' } = attributes
  return JSON.stringify([slot, context, id, attributes['configuration-id'] ?? 'default'])
}

function readSlot(
  reading: Reading,
  slotId: string,
  element: XmlElement,
  assignments: readonly XmlElement[],
): ContentSlot | undefined {
  const { attributes } = element
  const custom = descend(element, 'custom-attributes', 'custom-attribute')
  return parseRecord(reading, slotId, ContentSlot, {
    context: attributes['context'],
    contextId: attributes['context-id'],
    configurationId: attributes['configuration-id'] ?? 'default',
    description: textOf(element, 'description'),
    enabled: flagOf(element, 'enabled-flag'),
    isDefault: toFlag(attributes['default']),
    rank: numberOf(element, 'rank'),
    template: textOf(element, 'template'),
    calloutMsg: orNothing(textsOf(element, 'callout-msg')),
    schedule: readSchedule(child(element, 'schedule')),
    customerGroupIds: groupsOf(element),
    content: readContent(child(element, 'content')),
    campaigns: orNothing(
      assignments.map((assignment) => ({
        campaignId: assignment.attributes['campaign-id'],
        rank: numberOf(assignment, 'rank'),
        schedule: readSchedule(child(assignment, 'schedule')),
        customerGroupIds: descend(assignment, 'qualifiers').flatMap(groupsOf),
      })),
    ),
    localized: orNothing(toLocalizedCustom(reading, 'SlotConfiguration', slotId, custom)),
    custom: toCustomAttributes(reading, 'SlotConfiguration', slotId, custom),
  })
}

function groupsOf(element: XmlElement): string[] {
  return descend(element, 'customer-groups', 'customer-group').map(
    ({ attributes, text }) => attributes['group-id'] ?? text,
  )
}

function readSchedule(schedule: XmlElement | undefined) {
  const time = descend(schedule, 'recurrence', 'time-of-day')[0]
  return {
    startsAt: textOf(schedule, 'start-date'),
    endsAt: textOf(schedule, 'end-date'),
    weekdays: orNothing(
      descend(schedule, 'recurrence', 'day-of-week', 'weekday').map(({ text }) => text),
    ),
    timeFrom: textOf(time, 'time-from'),
    timeTo: textOf(time, 'time-to'),
  }
}

const ID_OF = { products: 'product-id', categories: 'category-id', 'content-assets': 'content-id' }

function readContent(content: XmlElement | undefined) {
  const [kind] = content?.elements ?? []
  if (!kind) return undefined
  if (kind.name === 'html') return { type: 'html', html: textsOf(kind, 'body') }
  if (kind.name === 'recommended-products') {
    return { type: kind.name, ids: [kind.attributes['recommendation-rule-id']] }
  }
  const attribute = Object.entries(ID_OF).find(([name]) => name === kind.name)?.[1] ?? ''
  return {
    type: kind.name,
    ids: kind.elements.flatMap(({ attributes }) => attributes[attribute] ?? []),
  }
}
