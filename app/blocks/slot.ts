import { chooseVariation, type Variation } from '@/domain/variation'
import type { ContentItem } from '@/integrations/content-hub/content.port'
import { asFields, asList, asNumber, asText } from '@/lib/read-fields'

/** One place of a page: an item, or nothing where an editor left it empty. */
export type Slot = ContentItem | null

/** A placeholder item: what is shown there is named by its delivery key. */
export const PLACEHOLDER = 'dynamic-component'

/**
 * What a placeholder's delivery key may name: the whole key, or what follows its last slash
 * (CNT-010).
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
 * Reads the content of a slot; anything unreadable becomes an empty slot. A placeholder is replaced
 * by its component, so that pages handle content types only.
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

/** The name by which the hub delivers an item; an item written inside another has none. */
export function deliveryKeyOf(item: ReturnType<typeof asFields>): string | undefined {
  return asText(asFields(item._meta).deliveryKey)
}

export function readSlots(value: unknown): Slot[] {
  return Array.isArray(value) ? value.map(readSlot) : []
}

/** What a shopper of these groups sees in a slot (CNT-011). */
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
