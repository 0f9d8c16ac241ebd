/* Shipping labels, in the API between the engine and its back office. */

/** Orders whose labels are made by one request. */
export const LABELS_PER_REQUEST = 20
/** Orders whose labels are in one PDF. */
export const LABELS_AT_ONCE = 250

export interface LabelParcel {
  orderNo: string
  shipmentId: string
  /** Its number among the parcels of its shipment, from 1. */
  parcel: number
  recipient: string
  /** The delivery, as the shopper chose it. */
  method: string
  label?: OfficeLabel
  /** Why it got no label. */
  problem?: string
}

export interface OfficeLabel {
  carrier: string
  service: string
  trackingNumber: string
  /** `true` if the order's address was changed since. */
  isOutdated: boolean
  at: string
  by: string
}

/** A valid label of a parcel that does not wait: it was sent, or is not to be sent any more. */
export interface OtherLabel extends LabelToVoid {
  carrier: string
  service: string
  trackingNumber: string
  /** Whether a parcel was sent with it. */
  isSent: boolean
}

export interface OfficeLabels {
  parcels: LabelParcel[]
  others: OtherLabel[]
  /** Orders without a parcel to send, and why. */
  left: { orderNo: string; why: string }[]
}

export type LabelToVoid = Pick<LabelParcel, 'orderNo' | 'shipmentId' | 'parcel'>
