import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { millisecondsInDay } from 'date-fns/constants'
import { isOpenPickup, leastFar, mayFollow, type PickupState } from '../../rules/pickup-states'
import { formatMoment } from '../../rules/moment-text'
import type { Actor } from '../audit/record-change'
import { badRequest, conflict } from '../http/problem'
import type { OrderDocument, Pickup, PickupMove } from './order-document.schemas'

type Shipment = NonNullable<ShopperOrdersTypes.Order['shipments']>[number]
type WithPickups = Pick<OrderDocument, 'content' | 'pickups'>

/** The shop of a pickup; undefined for a delivery. */
export function shopIdOf({ c_fromStoreId: id }: Shipment): string | undefined {
  return typeof id === 'string' && id !== '' ? id : undefined
}

export function shopNameOf({ content }: WithPickups, shipmentId: string): string {
  const shipment = content.shipments?.find((one) => one.shipmentId === shipmentId)
  return shipment?.shippingAddress?.companyName || `Shop ${shipment && shopIdOf(shipment)}`
}

/** The state of a pickup; undefined for a delivery. */
export function pickupStateOf(
  { pickups = {} }: Pick<OrderDocument, 'pickups'>,
  shipment: Shipment,
): PickupState | undefined {
  if (shopIdOf(shipment) === undefined) return undefined
  return pickups[shipment.shipmentId ?? '']?.state ?? 'placed'
}

/** The last change of a pickup's state; undefined while nobody has touched it. */
export const lastMoveOf = (pickup: Pickup | undefined): PickupMove | undefined =>
  pickup?.moves.at(-1)

export function pickupStatesOf(document: WithPickups): PickupState[] {
  return (document.content.shipments ?? []).flatMap((one) => pickupStateOf(document, one) ?? [])
}

/** The state of all pickups of an order together; undefined without a pickup. */
export const pickupStatusOf = (document: WithPickups): PickupState | undefined =>
  leastFar(pickupStatesOf(document))

/** A shop keeps a pickup for two weeks at most (in milliseconds). */
const KEPT_MS = 14 * millisecondsInDay

/**
 * Takes over pickups from another system, or an earlier release, which knows only parcels: what is
 * sent is ready, and collected if the order is completed, unless it was sent lately. Known states
 * stay.
 * @param completedAt of a completed order: whatever it does not say otherwise was collected then
 */
export function withPickups(
  document: OrderDocument,
  { completedAt, now }: { completedAt?: string; now: Date },
): OrderDocument {
  const { content, fulfilments = {}, pickups } = document
  const shops = (content.shipments ?? []).filter((one) => shopIdOf(one) !== undefined)
  const ids = new Set(shops.map(({ shipmentId = '' }) => shipmentId))
  const found = [...ids].flatMap((id): [string, Pickup][] => {
    const sentAt = fulfilments[id]?.at(-1)?.shippedAt
    const at = sentAt ?? completedAt
    if (at === undefined || pickups?.[id] !== undefined) return []
    const isKept = sentAt !== undefined && Date.parse(sentAt) > now.getTime() - KEPT_MS
    const state = completedAt === undefined || isKept ? 'ready' : 'collected'
    return [[id, { state, moves: [{ state, at }] }]]
  })
  if (found.length === 0) return document
  const parcels = Object.entries(fulfilments).filter(([id]) => !ids.has(id))
  return {
    ...document,
    ...(document.fulfilments && { fulfilments: Object.fromEntries(parcels) }),
    pickups: { ...pickups, ...Object.fromEntries(found) },
  }
}

/** What was under way in a shop was collected when another system completed the order. */
export function withCollected(document: OrderDocument, completedAt: string): OrderDocument {
  const open = Object.entries(document.pickups ?? {}).filter(([, { state }]) => isOpenPickup(state))
  if (open.length === 0) return document
  const collected = open.map(([id, { moves }]): [string, Pickup] => {
    const at = [completedAt, ...moves.map((move) => move.at)].sort().at(-1) ?? completedAt
    return [id, { state: 'collected', moves: [...moves, { state: 'collected', at }] }]
  })
  return { ...document, pickups: { ...document.pickups, ...Object.fromEntries(collected) } }
}

type HandedItem = NonNullable<PickupMove['items']>[number]

/** Pieces of a line that were handed over while the rest of its pickup waited. */
export function handedQuantityOf(
  { pickups = {} }: Pick<OrderDocument, 'pickups'>,
  itemId: string,
): number {
  const items = Object.values(pickups).flatMap(({ moves }) =>
    moves.flatMap((one) => one.items ?? []),
  )
  return items
    .filter((one) => one.itemId === itemId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

const countOf = (items: readonly HandedItem[] = []) =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)

/** How many pieces of a pickup were handed over while the rest waited. */
export const handedCountOf = (pickup: Pickup | undefined): number =>
  countOf(pickup?.moves.flatMap(({ items = [] }) => items))

export interface PickupRequest {
  to: PickupState
  /** The state that the operator saw. */
  from: PickupState
  /** Who collects it. */
  takenBy?: string
  /** What is collected now, if the rest stays ready. */
  items?: readonly HandedItem[]
  /** How many pieces had been handed over before, as the operator saw it. */
  handed?: number
  /** Whether it is collected only if the order is paid. */
  mustBePaid?: boolean
  /** Whether it is given back in any state because its shop is closed, unless it was moved. */
  isShopClosed?: boolean
}

/**
 * @returns whether this operator has made this change already, e.g. with a request whose response
 * was lost
 * @throws Problem 400 for an unknown shipment or a delivery; 409 that names the present state if it
 * is another one, or does not allow the change.
 */
export function isMovedAlready(
  orderNo: string,
  document: WithPickups,
  shipmentId: string,
  { to, from, items, handed, isShopClosed }: PickupRequest,
  by: Actor | undefined,
  timezone: string,
): boolean {
  const shipment = document.content.shipments?.find((one) => one.shipmentId === shipmentId)
  const state = shipment && pickupStateOf(document, shipment)
  if (!state) throw badRequest(`The order has no pickup '${shipmentId}'.`)
  const last = lastMoveOf(document.pickups?.[shipmentId])
  const isOwn = last !== undefined && last.by === by?.name && last.email === by?.email
  if (state === to && isOwn) return true
  const isGivenBack = isShopClosed === true && to === 'returned' && isOpenPickup(state)
  const before = handedCountOf(document.pickups?.[shipmentId])
  const isNext = state === from && (mayFollow(from, to) || isGivenBack)
  if (isNext && (handed ?? before) === before) return false
  const isSame = JSON.stringify(last?.items) === JSON.stringify(items)
  if (items && isOwn && isSame && handed === before - countOf(items)) return true
  const who = last?.by === undefined ? '' : ` by ${last.by}`
  const since = last === undefined ? '' : ` since ${formatMoment(last.at, timezone)}${who}`
  const isOther = state !== from
  const isPart = !isOther && mayFollow(from, to)
  if (isPart)
    throw conflict(`Meanwhile a part was handed over${who}.`, 'pickup-changed', { orderNo })
  const detail = isOther
    ? `Meanwhile the pickup is ${STATE_WORDS[state]}${since}.`
    : `The pickup is ${STATE_WORDS[state]}; it cannot become ${STATE_WORDS[to]}.`
  const known = { orderNo, state, ...(last && { at: last.at, by: last.by }) }
  throw conflict(detail, 'pickup-changed', known)
}

/** The reason of the refund that gives an uncollected pickup back. */
export const NOT_COLLECTED = 'Not collected'
export const SHOP_CLOSED = 'Shop closed'

/** As in "pickup in Maiden Lane being prepared". */
export const STATE_WORDS: Readonly<Record<PickupState, string>> = {
  placed: 'placed',
  preparing: 'being prepared',
  ready: 'ready',
  returned: 'not collected',
  collected: 'collected',
}

export function withMove(
  document: OrderDocument,
  shipmentId: string,
  { to, takenBy, items }: Pick<PickupRequest, 'to' | 'takenBy' | 'items'>,
  at: Date,
  by: Actor | undefined,
): OrderDocument {
  const { pickups = {} } = document
  const { moves = [], state: before = 'placed' } = pickups[shipmentId] ?? {}
  // a part leaves the rest as it is
  const state = items ? before : to
  const move: PickupMove = {
    state,
    at: at.toISOString(),
    ...(by && { by: by.name, ...(by.email !== undefined && { email: by.email }) }),
    ...(takenBy && { takenBy }),
    ...(items && { items: [...items] }),
  }
  const { code, keptUntil } = pickups[shipmentId] ?? {}
  const kept = items ? { code, keptUntil } : {}
  const moved: Pickup = { state, moves: [...moves, move], ...kept }
  return { ...document, pickups: { ...pickups, [shipmentId]: moved } }
}

/** Adds what the buyer of a pickup that is ready is told. */
export function withCode(
  document: OrderDocument,
  shipmentId: string,
  told: Required<Pick<Pickup, 'code' | 'keptUntil'>>,
): OrderDocument {
  const { pickups = {} } = document
  const { state = 'placed', moves = [] } = pickups[shipmentId] ?? {}
  return { ...document, pickups: { ...pickups, [shipmentId]: { state, moves, ...told } } }
}
