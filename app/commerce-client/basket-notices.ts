import { z } from 'zod'
import { isMailedOnly } from '@/domain/goods'
import { hasItems, isPickupShipment } from '@/domain/shipments'
import type { Shipment } from './basket-shipments'
import type { Basket, BasketItem } from './baskets'

const quantityException = z.object({
  itemId: z.string(),
  requested: z.number(),
  available: z.number(),
  reason: z.string().optional(),
})

/** A line that cannot be ordered as it is: stock fell below what the bag holds. */
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

/** A message of the service about the bag: its kind, its details, and the service's text. */
export type Flash = z.infer<typeof flash>

/** A filled box that no smaller quantity makes valid: another piece has to go into it. */
export function isAboutMix({ available, reason }: QuantityException): boolean {
  return available === 0 && (reason === 'piece' || reason === 'mix')
}

/** Lines the service marks as holding more than there is. */
export function readQuantityExceptions(basket: Basket): QuantityException[] {
  return z
    .array(quantityException)
    .catch([])
    .parse(basket.c_quantityExceptions ?? [])
}

/** Messages of the service about the bag (CART-060); those about stock are shown at their line. */
export function readFlashes(basket: Basket): Flash[] {
  return z
    .array(flash)
    .catch([])
    .parse(basket.c_flashes ?? [])
    .filter(({ type }) => type !== 'ProductItemNotAvailable')
}

/** Lines that wait in a shop which hands nothing out now: it has closed, or pickup is switched off. */
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

/** How far a parcel is from being sent for nothing. */
export interface FreeShippingProgress {
  /** Dollars; 0 once it is certain to cost nothing. */
  remaining: number
  /** Progress towards the threshold, from 0 to 1. */
  share: number
}

/** The service is certain that sending it costs nothing, whether or not its method is chosen. */
const isSentFree = ({ c_freeShipping }: Shipment) => c_freeShipping === true

/**
 * How far free shipping is, by the shipments' `c_freeShipping` and `c_approachingDiscounts`
 * (CART-034): of the nearest threshold, where one parcel is sent. With several, each goes by its
 * own goods, and nothing is shown.
 */
export function readFreeShipping(basket: Basket): FreeShippingProgress | undefined {
  const parcels = (basket.shipments ?? []).filter(
    (shipment) => !isPickupShipment(shipment) && hasItems(shipment, basket),
  )
  const [parcel] = parcels
  if (!parcel || parcels.length > 1) return undefined
  if (isSentFree(parcel)) return { remaining: 0, share: 1 }
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
 * Whether a bag is large enough for the site, by `c_qualifiers`; without it there is no minimum.
 */
export function readQualifiers({ c_qualifiers }: Basket): z.infer<typeof qualifiers> {
  return qualifiers.catch({ qdThresholdMet: true }).parse(c_qualifiers)
}

/** Amounts that a basket does not contain yet. */
export function readPendingAmounts(basket: Basket): {
  isTaxPending: boolean
  isShippingPending: boolean
} {
  const { taxation, taxTotal, c_taxPending, shipments = [] } = basket
  const used = shipments.filter((shipment) => hasItems(shipment, basket))
  const isKnown = (shipment: Shipment) =>
    shipment.shippingMethod?.id !== undefined || isSentFree(shipment)
  return {
    // gross prices hold their tax, however much it is: it changes no amount
    isTaxPending: taxation !== 'gross' && (c_taxPending === true || taxTotal === undefined),
    // What is picked up has its method at once; the parcel beside it may not.
    isShippingPending: !isMailedOnly(basket) && (used.length === 0 || !used.every(isKnown)),
  }
}
