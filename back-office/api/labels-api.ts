import type { LabelToVoid, OfficeLabels } from '@contracts/labels'
import { ask, download, LONG_MS, send, toQuery } from './engine'

export const labelsApi = {
  find: (orderNos: readonly string[]) => send<OfficeLabels>('/orders/labels/find', { orderNos }),
  make: (orderNos: readonly string[]) =>
    ask<OfficeLabels>(
      '/orders/labels',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ orderNos }),
      },
      LONG_MS,
    ),
  void: (parcel: LabelToVoid) => send<void>('/orders/labels/void', parcel),
  print: (orderNos: readonly string[]) => download('/orders/labels/pdf', { orderNos }),
}

export const labelsPath = (orderNos: readonly string[]) =>
  `/orders/labels${toQuery({ orders: orderNos.join(',') })}`
