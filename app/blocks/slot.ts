import { chooseVariation, type Variation } from '@/rules/variation'
import type { ContentItem } from '@/integrations/content-hub/content.port'
import { asFields, asList, asNumber, asText } from '@/lib/read-fields'

/** A place on a page: a content item, or `null` if the editor left it empty. */
export type Slot = ContentItem | null

/** Content type of a placeholder; its delivery key names the component to show. */
export const PLACEHOLDER = 'dynamic-component'

/**
 * The components that a placeholder can name, by its whole delivery key or the part after the last
 * slash (CNT-010).
 */
const COMPONENTS: ReadonlySet<string> = new Set([
  'catalog-request-form',
  'contact-us-form',
  'email-signup-form',
  'find-a-shop-accordion',
  'gift-card-balance-form',
  'materials-sales-tools',
])

/**
 * Reads the content of a slot; unreadable content becomes an empty slot. A placeholder gets its
 * component as content type, so that pages only handle content types.
 */
export function readSlot(value: unknown): Slot {
  const fields = asFields(value)
  const contentType = asText(fields.contentType)
  if (!contentType) return null
  const component =
    contentType === PLACEHOLDER ? deliveryKeyOf(fields)?.split('/').pop() : undefined
  return {
    ...fields,
    contentType: component && COMPONENTS.has(component) ? component : contentType,
  }
}

/** Returns the key by which the hub delivers an item; items nested in another item have none. */
export function deliveryKeyOf(item: ReturnType<typeof asFields>): string | undefined {
  return asText(asFields(item._meta).deliveryKey)
}

export function readSlots(value: unknown): Slot[] {
  return Array.isArray(value) ? value.map(readSlot) : []
}

/** Returns the variation of a slot for a shopper in these customer groups (CNT-011). */
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
