/* What is printed of orders, in the API between the engine and its back office. */

import type { OfficeOrderItem } from './order'

/** Orders that an operator can choose in the list of orders. */
export const CHOSEN_AT_ONCE = 5000
/** Orders whose papers are printed together. */
export const PAPERS_AT_ONCE = 250
/** Orders whose papers are loaded by one request. */
export const PAPERS_PER_REQUEST = 50

export const PAPER_KINDS = ['slip', 'card', 'pick-list'] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

interface PaperPrint {
  kind: PaperKind
  at: string
  by: string
}

/** A line of a parcel, with what is in it and was not refunded. */
export type PaperItem = Pick<
  OfficeOrderItem,
  | 'itemId'
  | 'productId'
  | 'name'
  | 'options'
  | 'quantity'
  | 'price'
  | 'giftMessage'
  | 'box'
  | 'parts'
>

export interface PaperParcel {
  orderNo: string
  shipmentId: string
  /** Its number among the parcels of its shipment, from 1. */
  parcel: number
  siteName: string
  placedAt: string
  currency: string
  /** The language of the order, as in `es-US`. */
  locale: string
  /** The buyer. */
  customerName: string
  /** Its place among the parcels of the order, from 1, and their number. */
  place: number
  count: number
  address: string[]
  method: string
  /** `YYYY-MM-DD`; absent if it leaves as soon as possible. */
  leavesOn?: string
  isGift: boolean
  isShipped: boolean
  /** Whether it was changed since its packing slip was printed. */
  isChanged?: true
  giftMessage?: string
  items: PaperItem[]
  /** Oldest first. */
  prints: PaperPrint[]
}

export interface OfficePapers {
  /** When the orders were read. */
  readAt: string
  parcels: PaperParcel[]
  /** Orders without a parcel to pack, and why. */
  left: { orderNo: string; why: string }[]
}

export interface OrderNumbers {
  /** Newest first. */
  orderNos: string[]
  /** Whether the filter finds more than `CHOSEN_AT_ONCE`. */
  hasMore: boolean
}

export interface PrintedPapers {
  kind: PaperKind
  /** When the oldest of the papers was read. */
  readAt: string
  parcels: { orderNo: string; shipmentId: string; parcel: number }[]
}
