import { ContentSlot, SlotCampaign } from '../../content/content-slot.schemas'
import { orNothing, textsOf } from '../localized'
import { flag, number, part, text, texts, toMoment } from '../record-fields'
import {
  child,
  children,
  descend,
  markRead,
  textOf,
  type XmlElement,
} from '../../archives/xml-element'
import { readRecord, type Named } from './read-record'
import { readEach, type Entry, type Reading } from './parse-records'

interface SlotCampaignEntry extends Entry<Named<SlotCampaign>> {
  slot: SlotKey
}

/** What identifies a configuration of a slot. */
export interface SlotKey {
  slot_id: string
  context: string
  context_id: string
  configuration_id: string
}

export interface Slots {
  configurations: { key: SlotKey; entry: Entry<Named<ContentSlot>> }[]
  campaigns: SlotCampaignEntry[]
}

export function readSlots(reading: Reading, root: XmlElement): Slots {
  const slots = children(root, 'slot-configuration')
  const entries = readEach(
    reading,
    slots,
    ({ attributes }) => attributes['slot-id'],
    (element) => readSlot(reading, element),
  )
  const assignments = children(root, 'slot-configuration-campaign-assignment')
  return {
    configurations: slots.flatMap((element, at) => {
      const entry = entries[at]
      return entry ? [{ key: keyOf(element), entry }] : []
    }),
    campaigns: readEach(
      reading,
      assignments,
      ({ attributes }) => attributes['campaign-id'],
      (element) => readCampaign(reading, element),
    ).map((entry, at) => ({ ...entry, slot: keyOf(assignments[at]) })),
  }
}

function keyOf(element: XmlElement | undefined): SlotKey {
  const attributes = element?.attributes ?? {}
  return {
    slot_id: attributes['slot-id'] ?? '',
    context: attributes['context'] ?? 'global',
    context_id: attributes['context-id'] ?? '',
    configuration_id: attributes['configuration-id'] ?? 'default',
  }
}

const FIELDS = {
  description: text('description'),
  enabled: flag('enabled-flag'),
  isDefault: flag('@default'),
  isOfSite: flag('@assigned-to-site'),
  rank: number('rank'),
  template: text('template'),
  calloutMsg: texts('callout-msg'),
  schedule: part('schedule', (element) => readSchedule(child(element, 'schedule'))),
  customerGroupIds: part('customer-groups', groupsOf),
  content: part('content', (element) => readContent(child(element, 'content'))),
}

function readSlot(reading: Reading, element: XmlElement): Named<ContentSlot> | undefined {
  const { attributes } = element
  return readRecord(reading, element, {
    id: attributes['slot-id'],
    schema: ContentSlot,
    fields: FIELDS,
    given: {
      context: attributes['context'],
      contextId: attributes['context-id'],
      configurationId: attributes['configuration-id'] ?? 'default',
    },
    objectType: 'SlotConfiguration',
  })
}

const CAMPAIGN = {
  rank: number('rank'),
  schedule: part('schedule', (element) => readSchedule(child(element, 'schedule'))),
  customerGroupIds: part('qualifiers', (element) =>
    descend(element, 'qualifiers').flatMap(groupsOf),
  ),
}

function readCampaign(reading: Reading, element: XmlElement): Named<SlotCampaign> | undefined {
  return readRecord(reading, element, {
    id: element.attributes['slot-id'],
    schema: SlotCampaign,
    fields: CAMPAIGN,
    given: { campaignId: element.attributes['campaign-id'] },
  })
}

function groupsOf(element: XmlElement): string[] {
  return descend(element, 'customer-groups', 'customer-group').map(
    ({ attributes, text: id }) => attributes['group-id'] ?? id,
  )
}

function momentOf(schedule: XmlElement | undefined, name: string) {
  const given = textOf(schedule, name)
  return given === undefined ? undefined : toMoment(given)
}

function readSchedule(schedule: XmlElement | undefined) {
  const time = descend(schedule, 'recurrence', 'time-of-day')[0]
  return {
    startsAt: momentOf(schedule, 'start-date'),
    endsAt: momentOf(schedule, 'end-date'),
    weekdays: orNothing(
      descend(schedule, 'recurrence', 'day-of-week', 'weekday').map(({ text: day }) => day),
    ),
    timeFrom: textOf(time, 'time-from'),
    timeTo: textOf(time, 'time-to'),
  }
}

const ID_OF = { products: 'product-id', categories: 'category-id', 'content-assets': 'content-id' }

function readContent(content: XmlElement | undefined) {
  const [kind] = content?.elements ?? []
  if (!kind) return undefined
  markRead(kind)
  if (kind.name === 'html') return { type: 'html', html: textsOf(kind, 'body') }
  if (kind.name === 'recommended-products') {
    return { type: kind.name, ids: [kind.attributes['recommendation-rule-id']] }
  }
  const attribute = Object.entries(ID_OF).find(([name]) => name === kind.name)?.[1] ?? ''
  return {
    type: kind.name,
    ids: kind.elements.map(({ attributes }) => attributes[attribute]),
  }
}
