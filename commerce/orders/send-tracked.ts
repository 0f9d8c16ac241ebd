import type { TrackingResult, TrackingRow } from '../../contracts/tracking'
import type { Actor } from '../audit/record-change'
import type { Db } from '../db/client'
import { Problem } from '../http/problem'
import type { Shipped } from './back-office-order.rules'
import { selectOrdersOf } from './order-list.repository'
import { fullOrderNo, selectOrder, type StoredOrder } from './order.repository'
import { assessTracking, withoutRepeats } from './tracking.rules'

export interface TrackedOrders {
  /** What the rows would do; nothing is changed. */
  checkTracking(rows: readonly TrackingRow[]): Promise<TrackingResult[]>
  /**
   * Marks the parcels as sent, one after the other; each row succeeds or fails by itself. A row
   * that was applied before changes nothing.
   * @param onError is told errors that nobody expected; their rows can be sent again
   */
  sendTracked(
    rows: readonly TrackingRow[],
    by: Actor,
    onError: (error: unknown) => void,
  ): Promise<TrackingResult[]>
}

type Ship = (orderNo: string, shipmentId: string, shipped: Shipped, by: Actor) => Promise<void>

/** Orders that are read at once. */
const PORTION = 200

export function createTrackedOrders(db: Db, ship: Ship): TrackedOrders {
  const assess = async (row: TrackingRow) => assessTracking(row, await findOrder(db, row.orderNo))

  async function send(row: TrackingRow, by: Actor): Promise<TrackingResult> {
    const checked = await assess(row)
    if (checked.state !== 'ready') return checked
    const { orderNo, shipmentId, carrier, trackingNumber } = checked
    try {
      await ship(orderNo, shipmentId, { carrier, trackingNumber }, by)
      return { ...checked, state: 'sent' }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      // somebody else may have sent it at the same moment
      const again = await assess(row)
      return again.state === 'ready'
        ? { ...again, state: 'wrong', why: error.detail ?? error.title }
        : again
    }
  }

  return {
    async checkTracking(rows) {
      const results: TrackingResult[] = []
      for (let start = 0; start < rows.length; start += PORTION) {
        const portion = rows.slice(start, start + PORTION)
        const orderNos = new Set(portion.flatMap(({ orderNo }) => namesOf(orderNo)))
        const orders = await selectOrdersOf(db, [...orderNos])
        const byNo = new Map(orders.map((order) => [order.orderNo, order]))
        results.push(...portion.map((row) => assessTracking(row, pick(byNo, row.orderNo))))
      }
      return withoutRepeats(results)
    },
    async sendTracked(rows, by, onError) {
      const results: TrackingResult[] = []
      for (const row of rows) {
        const result = await send(row, by).catch((error: unknown): TrackingResult => {
          onError(error)
          return { ...row, state: 'wrong', why: 'It could not be sent; try again.' }
        })
        results.push(result)
      }
      return results
    },
  }
}

/** A number as it is, and as it was before a spreadsheet took its zeros away. */
const namesOf = (orderNo: string) =>
  /^\d+$/.test(orderNo) ? [orderNo, fullOrderNo(orderNo)] : [orderNo]

const pick = (orders: ReadonlyMap<string, StoredOrder>, orderNo: string) =>
  namesOf(orderNo).flatMap((name) => orders.get(name) ?? [])[0]

async function findOrder(db: Db, orderNo: string): Promise<StoredOrder | undefined> {
  for (const name of namesOf(orderNo)) {
    const order = await selectOrder(db, name)
    if (order) return order
  }
  return undefined
}
