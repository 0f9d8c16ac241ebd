/* Orders in the API between the engine and its back office. Times are ISO texts, amounts decimals. */

import type { OfficeProposal } from './order-edit'
import type { OfficeOrderRow } from './order-list'
import type { PickupState } from '../rules/pickup-states'

export interface OfficeDiscount {
  text: string
  amount: number
  promotionId?: string
  couponCode?: string
}

export interface OfficeOrderItem {
  itemId: string
  productId: string
  name: string
  /** A path below `/media/`; absent without a picture. */
  picture?: string
  /** `Size: 1 lb` */
  options: string[]
  quantity: number
  unitPrice: number
  /** The price of the line after all discounts, without tax unless prices include it. */
  price: number
  /** The total cost of the line, including tax. */
  cost: number
  giftMessage?: string
  box?: {
    name?: string
    pieces: string[]
    rows?: string[]
    /** The pieces by number; absent for boxes in percent. */
    contents?: { name: string; quantity: number }[]
  }
  /** What is in each piece of a bundle: `2 × Truffles (truffles-9)`. */
  parts?: string[]
  discounts: OfficeDiscount[]
  refundedQuantity: number
  /** What is claimed or on its way back, and refunded there. */
  heldQuantity?: number
  /** What waits to be sent or collected. */
  waitingQuantity: number
  /** The pieces in each filled box, and how many single ones were refunded. */
  perBox?: number
  refundedBoxPieces?: number
  /** What came back, and what was announced and did not yet come. */
  returnedQuantity: number
  returningQuantity: number
  isBonus: boolean
}

export interface OfficePickup {
  shopId: string
  shopName: string
  state: PickupState
  /** Newest last; empty while nobody has touched it. */
  moves: OfficePickupMove[]
}

export interface OfficePickupMove {
  state: PickupState
  at: string
  /** The operator. */
  by?: string
  /** Who collected it. */
  takenBy?: string
  /** What was handed over while the rest stayed ready. */
  items?: { itemId: string; quantity: number }[]
}

export interface OfficeShipment {
  shipmentId: string
  address: string[]
  method: string
  /** Only for a pickup. */
  pickup?: OfficePickup
  giftMessage?: string
  /** `Requested for December 24`, and other delivery instructions. */
  journey: string[]
  items: OfficeOrderItem[]
  /** Why it can no longer be changed. */
  packedBecause?: string
  /** When a packing slip was printed that is older than the last change of the parcel. */
  outdatedSlip?: string
  /** Nothing of it is left to be sent. */
  isShipped: boolean
  /** What was sent of it, oldest first. */
  parcels: OfficeParcel[]
  /** Of what is sent next. */
  label?: { carrier: string; trackingNumber: string }
}

export interface OfficeParcel {
  /** Its number among those of the shipment, from 1. */
  number: number
  shippedAt: string
  carrier: string
  trackingNumber?: string
  trackingUrl?: string
  items: { itemId: string; quantity: number }[]
}

export interface OfficeGiftCard {
  itemId: string
  recipient: string
  amount: number
  /** What was paid for the card and not refunded; absent unless it is issued and not withdrawn. */
  worth?: number
  /** What is not spent of it. */
  left?: number
  message?: string
  /** `YYYY-MM-DD`; absent if the gift card is sent immediately. */
  sendOn?: string
}

export interface OfficePayment {
  id: string
  /** `Visa ending in 1111`, `Gift card ****9999`. */
  name: string
  amount: number
  /**
   * Of an order that has ended: the engine gives the money back (`returned`), or people have to
   * (`owed`), or there was none.
   */
  state: 'paid' | 'waiting' | 'declined' | 'returned' | 'owed' | 'unpaid' | 'replaced'
  transactionId?: string
  /** The reason why a card that is charged later was declined. */
  problem?: string
  refunded: number
}

/** `pending`: the gateway has not responded yet; `by-hand`: paid out by the operator. */
export type RefundState = 'pending' | 'done' | 'refused' | 'by-hand'

export interface OfficeRefund {
  id: string
  at: string
  by: string
  amount: number
  reason: string
  isRestocked: boolean
  items: { name: string; quantity: number }[]
  parts: { name: string; amount: number; state: RefundState; problem?: string }[]
}

interface OfficeReturn {
  index: number
  /** Where it is decided; absent in older orders. */
  claimId?: string
  name: string
  quantity: number
  reason: string
  requestedAt: string
  receivedAt?: string
}

export interface OfficeOrderEvent {
  at: string
  kind: 'event' | 'mail' | 'comment' | 'refund'
  text: string
  /** The author; absent for the shopper or the engine. */
  by?: string
  mailId?: number
}

export interface OfficeOrder extends OfficeOrderRow {
  /** A change of the order names the one on which it is based. */
  revision: string
  /** Why nothing of it can be changed any more. */
  lockedBecause?: string
  /** Why what it costs can no longer change, and so none of its items. */
  pricedBecause?: string
  /** A change that waits until the buyer has paid what it costs more. */
  proposal?: OfficeProposal
  /** The orders that replace items of it at no cost. */
  replacedBy: string[]
  /** The order of which it replaces items. */
  replacementOf?: string
  /** Only for a customer with an account. */
  customerNo?: string
  phone?: string
  billingAddress: string[]
  locale?: string
  shipments: OfficeShipment[]
  giftCards: OfficeGiftCard[]
  payments: OfficePayment[]
  refunds: OfficeRefund[]
  returns: OfficeReturn[]
  /** Those of the whole order. */
  discounts: OfficeDiscount[]
  shippingDiscounts: OfficeDiscount[]
  coupons: string[]
  /** They add up to the total, together with the discounts. */
  totals: {
    /** Before all discounts. */
    products: number
    /** The sum of the discounts that are listed at the items. */
    itemDiscounts: number
    /** Before discounts. */
    shipping: number
    giftCards: number
    tax: number
    isTaxIncluded: boolean
    /** What an imported order's total has besides; 0 of the shop's own orders. */
    rest: number
  }
  /** Newest last. */
  timeline: OfficeOrderEvent[]
  /** The actions that are currently possible. */
  can: {
    cancel: boolean
    export: boolean
    receivePayment: boolean
    ship: boolean
    replace: boolean
  }
  /** The amount that can still be refunded. */
  refundable: number
  carriers: string[]
  cancelReasons: string[]
}
