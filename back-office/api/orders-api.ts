import type { OfficePapers, OrderNumbers, PrintedPapers } from '@contracts/papers'
import { ask, send, toQuery } from './engine'

/** What is done with several orders at once. */
export const ordersApi = {
  listNumbers: (asked: Readonly<Record<string, string>>) =>
    ask<OrderNumbers>(`/orders/numbers${toQuery(asked)}`),
  getPapers: (orderNos: readonly string[]) => send<OfficePapers>('/orders/papers', { orderNos }),
  notePrints: ({ kind, parcels }: PrintedPapers) => {
    const printed = parcels.map(({ orderNo, shipmentId }) => ({ orderNo, shipmentId }))
    return send<void>('/orders/prints', { kind, parcels: printed })
  },
}

/** The address of the page with the papers of orders. */
export function papersPath(orderNos: readonly string[], sendBy = ''): string {
  return `/orders/papers${toQuery({ orders: orderNos.join(','), sendBy })}`
}
