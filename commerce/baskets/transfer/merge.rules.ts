import { isDeepStrictEqual } from 'node:util'
import { withoutAmounts } from '../model/basket-currency.rules'
import type { BasketDocument, BasketItem } from '../model/basket-document.schemas'
import { mergeEqualLines } from '../items/items.rules'
import { settleLines } from '../model/settle-lines.rules'
import { mergeShipments } from './merge-shipments.rules'
import { z } from 'zod'
import { parseJson } from '../../parse-json'

type Custom = BasketDocument['custom']

const KEY = 'c_subscriptionOptins'

const Optin = z.looseObject({ id: z.string(), frequency: z.string() })
const State = z.looseObject({
  optedin: z.array(Optin).default([]),
  productOffer: z.record(z.string(), z.json()).optional(),
})
/** The state, or only its list of opt-ins; either may be JSON text (CART-050). */
const StoredState = z.union([State, z.array(Optin).transform((optedin) => ({ optedin }))])

/**
 * Merges the subscriptions of two baskets whose lines are merged. Each line keeps its subscription.
 * If both baskets have the same product and frequency, the entry of `into` takes precedence. If the
 * data of either basket is missing or unreadable, the result is empty: the caller then keeps the
 * value of `into` or, if it has none, that of `other`.
 */
function mergeOptins(into: Custom, other: Custom): Custom {
  const [own, added] = [read(into[KEY]), read(other[KEY])]
  if (!own || !added) return {}
  const keyOf = ({ id, frequency }: z.infer<typeof Optin>) => `${id} ${frequency}`
  const known = new Set(own.optedin.map(keyOf))
  const optedin = [...own.optedin, ...added.optedin.filter((optin) => !known.has(keyOf(optin)))]
  const offers = { ...added.productOffer, ...own.productOffer }
  const productOffer = Object.keys(offers).length > 0 ? { productOffer: offers } : {}
  return { [KEY]: JSON.stringify({ ...added, ...own, optedin, ...productOffer }) }
}

function read(stored: unknown): z.infer<typeof State> | undefined {
  return StoredState.safeParse(typeof stored === 'string' ? parseJson(stored) : stored).data
}

const MAX_QUANTITY = 999

export const MERGE_MODES = [
  'higher_quantity',
  'sum_quantities',
  'saved_quantity',
  'separate_item',
] as const
export type MergeMode = (typeof MERGE_MODES)[number]

export interface MergeOptions {
  /** Defaults to `sum_quantities`. */
  mode?: MergeMode
  /** Whether two codes belong to the same coupon. By default only equal codes do. */
  isSameCoupon?: (one: string, other: string) => boolean
  /** Whether the shipments of `other` lose names, contact data and delivery addresses. */
  withoutPersonalData?: boolean
}

/**
 * Merges the items of `other` into `into`: pickups into the pickup shipment of the same shop,
 * deliveries into the shipment with the same id unless the recipients differ (see `mergeShipments`
 * for the exceptions). Shipments with items, promo codes, subscriptions and attributes that `into`
 * lacks are added. Customer, payment and billing address stay as in `into`. No line is lost: a box
 * with another mix, other places or another name stays a separate line.
 */
export function mergeDocuments(
  into: BasketDocument,
  other: BasketDocument,
  options: MergeOptions = {},
): BasketDocument {
  const { isSameCoupon = (one, another) => one === another } = options
  const { shipments, targets } = mergeShipments(into, other, {
    losesAddresses: options.withoutPersonalData,
  })
  const moved = other.items.map((item): BasketItem => ({
    ...item,
    shipmentId: targets.get(item.shipmentId) ?? item.shipmentId,
  }))
  const added = other.coupons.filter(
    ({ code }) => !into.coupons.some((coupon) => isSameCoupon(coupon.code, code)),
  )
  const settled = settleLines({ ...into, shipments, items: moved }).items
  return {
    ...into,
    coupons: [...into.coupons, ...added],
    shipments,
    items: mergeItems(into.items, mergeEqualLines(settled), options.mode ?? 'sum_quantities'),
    ...mergeExtras(into, other, targets),
    custom: { ...other.custom, ...into.custom, ...mergeOptins(into.custom, other.custom) },
  }
}

/**
 * Adds the gift certificates of `other`, and its manual discounts on the whole order. Its manual
 * discounts on items and shipping are dropped, and so are amounts of another currency.
 */
function mergeExtras(
  into: BasketDocument,
  other: BasketDocument,
  targets: ReadonlyMap<string, string>,
): Pick<BasketDocument, 'giftCertificateItems' | 'manualAdjustments'> {
  const { giftCertificateItems, manualAdjustments } =
    other.currency === into.currency ? other : withoutAmounts(other)
  const moved = giftCertificateItems?.map(({ shipmentId, ...item }) => {
    const target = targets.get(shipmentId ?? '')
    return { ...item, ...(target !== undefined && { shipmentId: target }) }
  })
  const promotionIds = new Set(into.manualAdjustments?.map(({ promotionId }) => promotionId))
  const granted = manualAdjustments?.filter(
    ({ level, promotionId }) => level === 'order' && !promotionIds.has(promotionId),
  )
  return {
    ...(moved && { giftCertificateItems: [...(into.giftCertificateItems ?? []), ...moved] }),
    ...(granted && { manualAdjustments: [...(into.manualAdjustments ?? []), ...granted] }),
  }
}

function mergeItems(
  present: readonly BasketItem[],
  moved: readonly BasketItem[],
  mode: MergeMode,
): BasketItem[] {
  const items = [...present]
  for (const item of moved) {
    const at = mode === 'separate_item' ? -1 : present.findIndex((one) => isSameProduct(one, item))
    const twin = items[at]
    if (twin) items[at] = { ...twin, quantity: combine(twin.quantity, item.quantity, mode) }
    else items.push(item)
  }
  return items
}

function combine(saved: number, added: number, mode: MergeMode): number {
  if (mode === 'saved_quantity') return saved
  const quantity = mode === 'higher_quantity' ? Math.max(saved, added) : saved + added
  return Math.min(quantity, MAX_QUANTITY)
}

/**
 * Other attributes may differ; those of the line in `into` are kept. A box's mix, places and name
 * and the subscription frequency must be equal.
 */
function isSameProduct(one: BasketItem, other: BasketItem): boolean {
  const identity = (item: BasketItem) => [
    item.shipmentId,
    item.productId,
    item.inventoryId,
    item.gift,
    item.giftMessage,
    item.productListItem?.id,
    item.bonusDiscountLineItemId,
    item.optionItems?.map(({ optionId, optionValueId }) => [optionId, optionValueId]),
    item.bundledItems?.map(({ productId, quantity }) => [productId, quantity]),
    item.custom.c_customMix,
    item.custom.c_boxName,
    item.custom.c_boxPlaces,
    item.custom.c_subscriptionFrequency,
  ]
  return isDeepStrictEqual(identity(one), identity(other))
}
