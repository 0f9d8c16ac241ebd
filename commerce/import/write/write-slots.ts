import { groupPairs } from '../../../rules/group-pairs'
import { ContentSlot } from '../../content/content-slot.schemas'
import type { SiteContent } from '../archive'
import type { WriteContext } from '../import-context'
import { overlayRow } from '../overlay-row'
import type { SlotKey, Slots } from '../read/read-slots'
import { withoutNaming } from './row-entries'
import type { RowEntry, RowKind } from './row-kind'

export const SLOT: RowKind = {
  table: 'content_slot',
  key: ['site_id', 'slot_id', 'context', 'context_id', 'configuration_id'],
  scope: ['site_id'],
  root: 'slot-configurations',
  count: 'slots',
}

export async function writeSlots(context: WriteContext, site: SiteContent): Promise<void> {
  const { slots } = site
  if (!slots) return
  context.rows.open(SLOT, { site_id: site.id })
  const isUnread = new Set(
    slots.campaigns
      .filter(({ record, isGone }) => !record && !isGone)
      .map(({ slot }) => JSON.stringify(slot)),
  )
  const entries = slots.configurations.map(({ key: slot, entry }): RowEntry => {
    const key = { site_id: site.id, ...slot, slot_id: slot.slot_id || undefined }
    // of one that cannot be read, the context may be what is wrong
    const unread = { ...key, context: undefined, context_id: undefined }
    if (!entry.record) return { key: entry.isGone ? key : unread, isGone: entry.isGone }
    const { naming } = entry.record
    const unreadParts = isUnread.has(JSON.stringify(slot))
      ? new Set([...naming.unread, 'campaigns'])
      : naming.unread
    const row = { ...key, definition: withoutNaming(entry.record) }
    return { key, row, naming: { ...naming, unread: unreadParts } }
  })
  await context.rows.write(SLOT, entries)
  const bySlot = groupPairs(slots.campaigns.map((one) => [JSON.stringify(one.slot), one]))
  for (const [key, campaigns] of bySlot) {
    await writeCampaigns(context, site, JSON.parse(key) as SlotKey, campaigns)
  }
}

/** Adds a configuration's campaigns, which replace those of the same id. */
async function writeCampaigns(
  { trx, rows, findings, mode }: WriteContext,
  site: SiteContent,
  slot: SlotKey,
  given: Slots['campaigns'],
): Promise<void> {
  const row = await trx
    .selectFrom('content_slot')
    .select('definition')
    .where('site_id', '=', site.id)
    .where('slot_id', '=', slot.slot_id)
    .where('context', '=', slot.context)
    .where('context_id', '=', slot.context_id)
    .where('configuration_id', '=', slot.configuration_id)
    .executeTakeFirst()
  if (!row) {
    const isMissed = given.some(({ isGone }) => !isGone)
    const kind = 'a campaign of a slot configuration that does not exist'
    if (isMissed) findings.error(`${site.file}/slots.xml`, slot.slot_id, kind)
    return
  }
  const definition = ContentSlot.parse(row.definition)
  const all = new Map<string, unknown>(
    definition.campaigns?.map((campaign) => [campaign.campaignId, campaign]),
  )
  for (const { id, record, isGone } of given) {
    const before = all.get(id)
    if (isGone) rows.addDeletions(all.delete(id) ? 1 : 0)
    if (!record || (mode === 'update' && before === undefined)) continue
    const campaign = { definition: withoutNaming(record) }
    const existing = { definition: before ?? campaign.definition }
    all.set(id, overlayRow(campaign, existing, record.naming, mode === 'replace')['definition'])
  }
  const campaigns = all.size > 0 ? [...all.values()] : undefined
  const changed = ContentSlot.parse({ ...definition, campaigns })
  await trx
    .updateTable('content_slot')
    .set({ definition: JSON.stringify(changed) })
    .where('site_id', '=', site.id)
    .where('slot_id', '=', slot.slot_id)
    .where('context', '=', slot.context)
    .where('context_id', '=', slot.context_id)
    .where('configuration_id', '=', slot.configuration_id)
    .execute()
}
