/* Tracking numbers from a file, in the API between the engine and its back office. */

export const TRACKING_LIMITS = {
  bytes: 2_000_000,
  rows: 5000,
  /** Parcels that are marked as sent by one request. */
  perRequest: 20,
}
export const TRACKING_FILE_TYPE = 'text/csv'

export interface TrackingRow {
  /** As a spreadsheet counts: the row of the headers is 1. */
  row: number
  orderNo: string
  /** Empty if the order has one parcel to send. */
  shipmentId: string
  carrier: string
  trackingNumber: string
  /** Somebody has looked at a number that a spreadsheet may have changed: it is right. */
  isConfirmed?: boolean
}

/**
 * `ready`: the parcel can be sent; `unsure`: so it can, if its number is confirmed; `sent`: it has been marked as sent; `done`: that was so already;
 * `wrong`: it cannot be sent like this.
 */
export type TrackingState = 'ready' | 'unsure' | 'sent' | 'done' | 'wrong'

export interface TrackingResult extends TrackingRow {
  state: TrackingState
  why?: string
}

export interface TrackingResults {
  rows: TrackingResult[]
}
