import type { MixPiece } from '@rules/box-mix'
import { isBoxName } from '@rules/box-name'
import type { Places } from '@rules/box-places'
import type { BoxBuilderName } from '@/rules/box-steps'
import type { FulfillmentOption } from '@/rules/fulfillment'
import { asFields, asList, asNumber, asText } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'

/** A box that a shopper is filling, as stored in the browser (BOX-016). */
export interface StoredMix {
  id: BoxBuilderName
  /** Distinguishes this box from other boxes of the same kind. */
  uniqueId: string
  pieces: MixPiece[]
  /** The arrangement of the pieces, if the shopper has moved one. */
  arrangement?: Places
  quantity: number
  unitType: string
  /** Product ids of the box and of its chosen size. */
  boxSelection?: string
  boxVariantSelection?: string
  fulfillmentOption: FulfillmentOption
  name?: string
  /** Id of the line of the bag that is changed; undefined adds a new line. */
  itemId?: string
}

export const MAX_COPIES = 999

const stored = storedValue({ area: 'local', key: 'custom_mix', parse: parseMix })
/** The box before the stored one, so that it can be brought back, also after a reload. */
const before = storedValue({ area: 'session', key: 'custom_mix_before', parse: parseMix })

export const BUILDERS: readonly BoxBuilderName[] = ['box', 'lollypop']
const scopeOf = (siteId: string, builder: BoxBuilderName) => `${siteId}_${builder}`

export const storedMix = {
  get: (siteId: string, builder: BoxBuilderName) => stored.get(scopeOf(siteId, builder)),
  /** Stores a box. A box that it replaces is kept, until it is brought back. */
  set: (siteId: string, builder: BoxBuilderName, mix: StoredMix | undefined) => {
    const scope = scopeOf(siteId, builder)
    const now = stored.get(scope)
    const isOther = now?.uniqueId !== mix?.uniqueId
    if (now && isOther && hasChoices(now)) before.set(now, scope)
    else if (mix && mix.uniqueId === before.get(scope)?.uniqueId) before.set(undefined, scope)
    return stored.set(mix, scope)
  },
  /** Deletes a box that is in the bag. */
  forget: (siteId: string, builder: BoxBuilderName) =>
    stored.set(undefined, scopeOf(siteId, builder)),
  getBefore: (siteId: string, builder: BoxBuilderName) => before.get(scopeOf(siteId, builder)),
  onChange: stored.onChange,
}

export function newMix(builder: BoxBuilderName): StoredMix {
  return {
    id: builder,
    // not crypto.randomUUID, which requires https; the id need not be unguessable
    uniqueId: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
    pieces: [],
    quantity: 1,
    unitType: 'pieces',
    fulfillmentOption: 'SHIPPING',
  }
}

/** Returns whether a box contains a choice that the shopper would have to make again. */
export function hasChoices({ pieces, boxSelection }: StoredMix): boolean {
  return pieces.length > 0 || boxSelection !== undefined
}

/** Deletes the boxes that are being filled, once they are in the bag (SHEET-011). */
export function forgetCustomMix(siteId: string): void {
  for (const builder of BUILDERS) storedMix.forget(siteId, builder)
}

/**
 * Empties the boxes that are being filled, because another shop has other pieces (SHOP-020): all
 * boxes, or only those for pickup. The fulfillment option stays. Returns the boxes as they were
 * before.
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
    // an empty place is stored as null, which keeps the index of the others
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
