/* The counter of a shop in the API between the engine and its back office. Times are ISO texts. */

import type { PickupState } from '../rules/pickup-states'
import type { OfficeOrderItem, OfficePickupMove } from './order'
import type { ShortageState } from '../rules/shortage-states'

/**
 * Names the operator who made a change, as a percent-encoded e-mail address: a browser sends it
 * later, perhaps with the session of another one.
 */
export const OPERATOR_HEADER = 'x-operator'

export interface CounterShop {
  id: string
  name: string
}

export interface CounterShops {
  /** Those of the operator, by name. */
  shops: CounterShop[]
}

export interface CounterPickup {
  orderNo: string
  shipmentId: string
  /** Who collects it. */
  name: string
  state: PickupState
  /** The last change of the state. */
  since: string
  by?: string
  placedAt: string
  /** The last day on which it is kept, `2026-12-14`, while it is ready. */
  keptUntil?: string
  /** When it should be ready: after two hours in which the shop is open. */
  dueAt: string
  /** Without those refunded. */
  pieces: number
  /** Whether the state can still be changed. */
  isInForce: boolean
}

export interface CounterList {
  /** Open pickups by the time when they are due; found ones newest first. */
  pickups: CounterPickup[]
  /** Whether there are more than the engine lists. */
  hasMore: boolean
}

/** What a clerk ticks off: a line, or a piece or row of a filled box. */
export interface CounterPiece {
  key: string
  text: string
  isTicked: boolean
}

type CounterItem = Pick<
  OfficeOrderItem,
  'itemId' | 'productId' | 'name' | 'options' | 'quantity' | 'giftMessage'
> & {
  /** Only of a filled box; empty if the shopper has not named it. */
  boxName?: string
  /** Whether the pieces of a box are its rows, from the top left. */
  isInRows: boolean
  /** What is in each box, to say what is missing; only of a filled box. */
  inside?: { productId: string; name: string; quantity: number }[]
  pieces: CounterPiece[]
}

export interface CounterTick {
  piece: string
  isTicked: boolean
}

/** A piece that the shop does not have, and what became of it. */
export interface CounterShortage {
  id: string
  itemId: string
  productId: string
  name: string
  quantity: number
  state: ShortageState
  /** What the shopper may have instead. */
  replacement?: string
  /** Until when the shopper may answer, or the new promise. */
  until?: string
  at: string
  by?: string
}

export const SHORTAGE_ACTIONS = ['refund', 'replace', 'wait', 'found'] as const
type ShortageAction = (typeof SHORTAGE_ACTIONS)[number]

export interface ShortageReport {
  /** Chosen by the browser: a request that is repeated counts once, and another action follows. */
  id: string
  itemId: string
  /** The piece of a filled box; absent for the line itself. */
  pieceId?: string
  quantity: number
  action: ShortageAction
  replacementId?: string
  /** The new promise of a pickup that waits. */
  until?: string
  /** Whether the shop has none: then nobody can order it there any more. */
  isNoneLeft: boolean
  /** `shortageRevision` as the clerk saw it; another one in between causes a refusal. */
  revision: number
}

export interface CounterOrder extends CounterPickup {
  shopId: string
  phone?: string
  giftMessage?: string
  /** How many pieces were handed over while the rest waited. */
  handed: number
  /** What is left of each line after refunds, and after what was handed over. */
  items: CounterItem[]
  /** Unless it is paid, the counter does not hand it over. */
  isPaid: boolean
  shortages: CounterShortage[]
  /** Grows with each change of the shortages. */
  shortageRevision: number
  moves: OfficePickupMove[]
}

export interface CounterStock {
  products: { productId: string; name: string; available: number }[]
  hasMore: boolean
}
