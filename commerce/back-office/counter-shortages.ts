import type { CounterShortage } from '../../contracts/counter'
import { readCustomMix } from '../custom-mix.schemas'
import type { BackOfficeOrder } from '../orders/back-office-order.rules'
import type { Shortage } from '../orders/order-document.schemas'
import { PieceNames } from './filled-box'

export function toCounterShortage(shortage: Shortage): CounterShortage {
  const { id, itemId, productId, name, quantity, state, replacement, until, steps } = shortage
  const last = steps.at(-1)
  return {
    ...{ id, itemId, productId, name, quantity, state },
    ...(replacement && { replacement: replacement.name }),
    ...(until !== undefined && { until }),
    at: last?.at ?? '',
    ...(last?.by !== undefined && { by: last.by }),
  }
}

/** Returns what is in each of a line's filled boxes. */
export function insideOf({ order }: BackOfficeOrder, itemId: string) {
  const item = order.productItems?.find((one) => one.itemId === itemId)
  const names = PieceNames.parse(item?.c_pieceNames)
  const pieces = readCustomMix(item?.c_customMix)?.pieces ?? []
  return pieces.map((piece) => ({ ...piece, name: names[piece.productId] ?? piece.productId }))
}
