import { chooseVariation, type Variation } from '@/domain/variation'
import type { ContentItem } from '@/integrations/content-hub/content.port'
import { asFields, asList, asNumber, asText } from '@/lib/read-fields'

/** One place of a page: an item, or nothing where an editor left it empty. */
export type Slot = ContentItem | null

/** Reads what stands in a slot; anything unreadable becomes an empty slot. */
export function readSlot(value: unknown): Slot {
  const fields = asFields(value)
  const contentType = asText(fields.contentType)
  return contentType ? { ...fields, contentType } : null
}

export function readSlots(value: unknown): Slot[] {
  return Array.isArray(value) ? value.map(readSlot) : []
}

/** What a shopper of these groups sees in a slot (D3 §2, CNT-011). */
export function slotForGroups(slot: Slot, groups: readonly string[]): Slot {
  if (!slot || groups.length === 0) return slot
  return chooseVariation(asList(slot.variations, readVariation), groups)?.content ?? slot
}

function readVariation(value: unknown): (Variation & { content: ContentItem }) | undefined {
  const fields = asFields(value)
  const content = readSlot(fields.content)
  if (!content) return undefined
  return {
    rank: asNumber(fields.rank) ?? Number.MAX_SAFE_INTEGER,
    customerGroups: asList(fields.customerGroups, asText),
    content,
  }
}
