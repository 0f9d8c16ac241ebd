import { ContentSlot } from '../../content/content-slot.schemas'
import type { ArchiveFile } from '../archive-file'
import { siteFile, type SiteContext } from '../site/site-context'
import { customAttributes, textsByLocale } from '../xml/localized-nodes'
import { group, leaf, node, type XmlNode, type XmlNodes } from '../xml/xml-node'

interface Slot {
  slotId: string
  definition: ContentSlot
}

export async function exportSlots(context: SiteContext): Promise<ArchiveFile> {
  const { db, site } = context
  const rows = await db
    .selectFrom('content_slot')
    .select(['slot_id', 'definition'])
    .where('site_id', '=', site.id)
    .orderBy('slot_id')
    .orderBy('context')
    .orderBy('context_id')
    .orderBy('configuration_id')
    .execute()
  const slots = rows.map(({ slot_id: slotId, definition }) => ({
    slotId,
    definition: ContentSlot.parse(definition),
  }))
  const root = ['slot-configurations', 'slot/2008-09-08'] as const
  const nodes = [...slots.map(slotNode), ...slots.flatMap(campaignNodes)]
  return siteFile(context, 'slots', root, nodes)
}

function keyOf({ slotId, definition }: Slot) {
  const { context, contextId, configurationId } = definition
  return {
    'slot-id': slotId,
    context,
    'context-id': contextId,
    'configuration-id': configurationId,
  }
}

function slotNode(slot: Slot): XmlNode {
  const { definition } = slot
  const children = [
    leaf('description', definition.description),
    leaf('template', definition.template),
    leaf('rank', definition.rank),
    leaf('enabled-flag', definition.enabled),
    textsByLocale('callout-msg', definition.calloutMsg),
    scheduleNodes(definition.schedule),
    contentNodes(definition.content),
    customAttributes(definition.custom, definition.localized),
    groupNodes(definition.customerGroupIds),
  ]
  return node('slot-configuration', children, {
    ...keyOf(slot),
    default: definition.isDefault ? true : undefined,
    'assigned-to-site': definition.isOfSite ? undefined : false,
  })
}

function campaignNodes(slot: Slot): XmlNodes {
  return (slot.definition.campaigns ?? []).map(({ campaignId, rank, schedule, customerGroupIds }) =>
    node(
      'slot-configuration-campaign-assignment',
      [
        group('qualifiers', groupNodes(customerGroupIds)),
        leaf('rank', rank),
        scheduleNodes(schedule),
      ],
      { ...keyOf(slot), 'campaign-id': campaignId },
    ),
  )
}

function groupNodes(ids: readonly string[]): XmlNodes {
  return group(
    'customer-groups',
    ids.map((id) => node('customer-group', [], { 'group-id': id })),
  )
}

function scheduleNodes(schedule: ContentSlot['schedule']): XmlNodes {
  const days = (schedule.weekdays ?? []).map((day) => leaf('weekday', day))
  return group('schedule', [
    leaf('start-date', schedule.startsAt),
    leaf('end-date', schedule.endsAt),
    group('recurrence', [
      group('day-of-week', days),
      group('time-of-day', [
        leaf('time-from', schedule.timeFrom),
        leaf('time-to', schedule.timeTo),
      ]),
    ]),
  ])
}

const ITEMS = {
  products: ['product', 'product-id'],
  categories: ['category', 'category-id'],
  'content-assets': ['content-asset', 'content-id'],
} as const

function contentNodes(content: ContentSlot['content']): XmlNodes {
  if (!content) return []
  if (content.type === 'html') {
    return [node('content', [node('html', textsByLocale('body', content.html))])]
  }
  if (content.type === 'recommended-products') {
    const attributes = { 'recommendation-rule-id': content.ids[0] }
    return [node('content', [node(content.type, [], attributes)])]
  }
  const [name, attribute] = ITEMS[content.type]
  const items = content.ids.map((id) => node(name, [], { [attribute]: id }))
  return [node('content', [node(content.type, items)])]
}
