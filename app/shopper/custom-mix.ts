import type { MixPiece } from '@domain/box-mix'
import { isBoxName } from '@domain/box-name'
import type { Places } from '@/domain/box-places'
import type { BoxBuilderName } from '@/domain/box-steps'
import type { FulfillmentOption } from '@/domain/fulfillment'
import { asFields, asList, asNumber, asText } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'

/** A box that a shopper is filling, as the browser stores it (BOX-016). */
export interface StoredMix {
  /** The builder it is filled in. */
  id: BoxBuilderName
  /** Distinguishes this box from another of the same kind. */
  uniqueId: string
  pieces: MixPiece[]
  /** Where the pieces lie, once a shopper has moved one. */
  arrangement?: Places
  /** Copies of the box. */
  quantity: number
  unitType: string
  /** The box's product, and the size of it that is sold. */
  boxSelection?: string
  boxVariantSelection?: string
  fulfillmentOption: FulfillmentOption
  /** The shopper's name for it. */
  name?: string
  /** The line of the bag that is changed, instead of adding another. */
  itemId?: string
}

export const MAX_COPIES = 999

const stored = storedValue({ area: 'local', key: 'custom_mix', parse: parseMix })

export const BUILDERS: readonly BoxBuilderName[] = ['box', 'lollypop']
const scopeOf = (siteId: string, builder: BoxBuilderName) => `${siteId}_${builder}`

export const storedMix = {
  get: (siteId: string, builder: BoxBuilderName) => stored.get(scopeOf(siteId, builder)),
  set: (siteId: string, builder: BoxBuilderName, mix: StoredMix | undefined) =>
    stored.set(mix, scopeOf(siteId, builder)),
  onChange: stored.onChange,
}

export function newMix(builder: BoxBuilderName): StoredMix {
  return {
    id: builder,
    // no crypto.randomUUID: that wants https, and nobody has to fear guesses here
    uniqueId: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
    pieces: [],
    quantity: 1,
    unitType: 'pieces',
    fulfillmentOption: 'SHIPPING',
  }
}

/** Forgets the boxes that are being filled: in the bag they are finished (SHEET-011). */
export function forgetCustomMix(siteId: string): void {
  for (const builder of BUILDERS) storedMix.set(siteId, builder, undefined)
}

/**
 * Empties the boxes that are being filled, where another shop has other pieces (SHOP-020): all of
 * them, or those to be picked up. What was to be picked up still is. Answers the boxes as they
 * were.
 */
export function emptyCustomMix(siteId: string, which: 'all' | 'pickup'): StoredMix[] {
  return BUILDERS.flatMap((builder) => {
    const mix = storedMix.get(siteId, builder)
    const isPickup = mix?.fulfillmentOption === 'PICKUP'
    if (!mix || (which === 'pickup' && !isPickup)) return []
    const empty = { ...newMix(builder), fulfillmentOption: 'PICKUP' as const }
    storedMix.set(siteId, builder, isPickup ? empty : undefined)
    return [mix]
  })
}

function parseMix(value: unknown): StoredMix | undefined {
  const fields = asFields(value)
  const id = BUILDERS.find((builder) => builder === fields.id)
  const uniqueId = asText(fields.uniqueId)
  if (!id || !uniqueId) return undefined
  const quantity = asNumber(fields.quantity) ?? 1
  const name = asText(fields.name)
  return {
    id,
    uniqueId,
    pieces: asList(fields.pieces, parsePiece),
    // an empty place, null in the store, keeps the others where they are
    ...(Array.isArray(fields.arrangement) && { arrangement: fields.arrangement.map(asText) }),
    quantity: Math.min(MAX_COPIES, Math.max(1, Math.floor(quantity))),
    unitType: asText(fields.unitType) ?? 'pieces',
    boxSelection: asText(fields.boxSelection),
    boxVariantSelection: asText(fields.boxVariantSelection),
    fulfillmentOption: fields.fulfillmentOption === 'PICKUP' ? 'PICKUP' : 'SHIPPING',
    ...(name !== undefined && isBoxName(name) && { name }),
    itemId: asText(fields.itemId),
  }
}

function parsePiece(value: unknown): MixPiece | undefined {
  const fields = asFields(value)
  const id = asText(fields.id)
  const qty = asNumber(fields.qty)
  return id !== undefined && qty !== undefined && qty >= 0 ? { id, qty } : undefined
}
