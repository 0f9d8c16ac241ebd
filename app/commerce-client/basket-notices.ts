import { z } from 'zod'
import { hasItems, isPickupShipment } from '@/rules/shipments'
import type { Basket, BasketItem } from './baskets'

const quantityException = z.object({
  itemId: z.string(),
  requested: z.number(),
  available: z.number(),
  reason: z.string().optional(),
})

/** A line that cannot be ordered as it is, usually because stock fell below its quantity. */
export type QuantityException = z.infer<typeof quantityException>

const flash = z.object({
  type: z.string().optional(),
  message: z.string().min(1),
  details: z
    .object({
      itemId: z.string().optional(),
      reason: z.string().optional(),
      requested: z.number().optional(),
      available: z.number().optional(),
      pieceName: z.string().optional(),
    })
    .catch({})
    .default({}),
})

export type Flash = z.infer<typeof flash>

/**
 * Returns whether the line is a custom box that no smaller quantity makes valid: its pieces have to
 * be changed.
 */
export function isAboutMix({ available, reason }: QuantityException): boolean {
  return available === 0 && (reason === 'piece' || reason === 'mix')
}

/** Reads the lines that the service marks as exceeding the stock. */
export function readQuantityExceptions(basket: Basket): QuantityException[] {
  return z
    .array(quantityException)
    .catch([])
    .parse(basket.c_quantityExceptions ?? [])
}

/**
 * Reads the service's messages about the basket (CART-060), except stock messages, which are shown
 * at their lines.
 */
export function readFlashes(basket: Basket): Flash[] {
  return z
    .array(flash)
    .catch([])
    .parse(basket.c_flashes ?? [])
    .filter(({ type }) => type !== 'ProductItemNotAvailable')
}

export function listClosedPickups(basket: Basket): BasketItem[] {
  const ids = readFlashes(basket).flatMap(({ details }) =>
    details.reason === 'shop-unavailable' ? details.itemId : [],
  )
  return (basket.productItems ?? []).filter(({ itemId }) => ids.includes(itemId))
}

const approaching = z.object({
  type: z.literal('shipping'),
  distanceFromConditionThreshold: z.number().positive(),
  conditionThreshold: z.number().positive(),
  discount: z.object({ type: z.literal('free') }),
})

/** The amount that is missing until a shipment is free. */
export interface FreeShippingProgress {
  /** Dollars; 0 once free shipping is certain. */
  remaining: number
  /** Progress toward the threshold, from 0 to 1. */
  share: number
}

/**
 * Reads the progress toward the nearest free-shipping threshold from the shipment's
 * `c_freeShipping` and `c_approachingDiscounts` (CART-034). Undefined for several shipments,
 * because each has its own threshold.
 */
export function readFreeShipping(basket: Basket): FreeShippingProgress | undefined {
  const parcels = (basket.shipments ?? []).filter(
    (shipment) => !isPickupShipment(shipment) && hasItems(shipment, basket),
  )
  const [parcel] = parcels
  if (!parcel || parcels.length > 1) return undefined
  if (parcel.c_freeShipping === true) return { remaining: 0, share: 1 }
  if (!Array.isArray(parcel.c_approachingDiscounts)) return undefined
  const [nearest] = parcel.c_approachingDiscounts
    .flatMap((one: unknown) => approaching.safeParse(one).data ?? [])
    .map(({ distanceFromConditionThreshold: remaining, conditionThreshold: threshold }) => ({
      remaining,
      share: (threshold - remaining) / threshold,
    }))
    .sort((one, other) => one.remaining - other.remaining)
  return nearest
}

const qualifiers = z.object({
  qdThresholdMet: z.boolean(),
  qdThreshold: z.number().positive().optional(),
  qdRemaining: z.number().nonnegative().optional(),
})

/**
 * Reads from `c_qualifiers` whether the basket reaches the site's minimum. Without the attribute
 * there is no minimum.
 */
export function readQualifiers({ c_qualifiers }: Basket): z.infer<typeof qualifiers> {
  return qualifiers.catch({ qdThresholdMet: true }).parse(c_qualifiers)
}
