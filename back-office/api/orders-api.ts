import type { OfficePapers, OrderNumbers, PrintedPapers } from '@contracts/papers'
import { TRACKING_FILE_TYPE, type TrackingResult, type TrackingResults } from '@contracts/tracking'
import { ask, download, LONG_MS, send, toQuery } from './engine'

/** What is done with several orders at once. */
export const ordersApi = {
  listNumbers: (asked: Readonly<Record<string, string>>) =>
    ask<OrderNumbers>(`/orders/numbers${toQuery(asked)}`),
  getPapers: (orderNos: readonly string[]) => send<OfficePapers>('/orders/papers', { orderNos }),
  notePrints: ({ kind, readAt, parcels }: PrintedPapers) => {
    const printed = parcels.map(({ orderNo, shipmentId, parcel }) => ({
      ...{ orderNo, shipmentId, parcel },
    }))
    return send<void>('/orders/prints', { kind, readAt, parcels: printed })
  },
  checkTracking: (file: Blob) =>
    ask<TrackingResults>(
      '/orders/tracking/check',
      { method: 'POST', headers: { 'content-type': TRACKING_FILE_TYPE }, body: file },
      LONG_MS,
    ),
  sendTracked: (rows: readonly TrackingResult[]) =>
    ask<TrackingResults>(
      '/orders/tracking',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ rows }),
      },
      LONG_MS,
    ),
}

/** Downloads a file that the engine makes of orders. @throws EngineError */
export const downloadOrders = (kind: 'csv' | 'zip', orderNos: readonly string[]): Promise<Blob> =>
  download(`/orders/exports/orders.${kind}`, { orderNos })

/** The address of the page with the papers of orders. */
export function papersPath(orderNos: readonly string[], sendBy = ''): string {
  return `/orders/papers${toQuery({ orders: orderNos.join(','), sendBy })}`
}
