import { addHistory } from './fail-order'
import type { OrderDocument, OrderReturn } from './order-document.schemas'

/** Announces pieces that come back, once per `id`. */
export function withReturn(
  document: OrderDocument,
  id: string,
  items: readonly { itemId: string; quantity: number; reason: string }[],
  at: Date,
): OrderDocument {
  const { returns = [] } = document
  if (returns.some((one) => one.id === id)) return document
  const requestedAt = at.toISOString()
  const added = items.map((item): OrderReturn => ({ ...item, id, requestedAt }))
  return addHistory({ ...document, returns: [...returns, ...added] }, 'return announced', at)
}

export function withReceived(
  document: OrderDocument,
  id: string,
  at: Date,
  by?: string,
): OrderDocument {
  const received = { receivedAt: at.toISOString() }
  const returns = document.returns?.map((one) => (one.id === id ? { ...received, ...one } : one))
  return addHistory({ ...document, returns }, 'return came', at, by)
}

/** Forgets what was announced and did not come. */
export function withoutReturn(
  document: OrderDocument,
  id: string,
  text: string,
  at: Date,
  by?: string,
): OrderDocument {
  const left = document.returns?.filter((one) => one.id !== id || one.receivedAt !== undefined)
  return addHistory({ ...document, returns: left }, text, at, by)
}
