import type { ClaimState, ClaimedItem } from '../../rules/claims'
import type { Db, Trx } from '../db/client'
import { isInForce } from './fulfilment.rules'
import { quantitiesOf } from './item-quantities.rules'
import type { OrderDocument } from './order-document.schemas'
import { selectOrder, type StoredOrder } from './order.repository'
import { linesLeft } from './refund.rules'

type Item = ReturnType<typeof linesLeft>[number]['item']

export interface ClaimedPieces {
  id: string
  state: ClaimState
  items: readonly ClaimedItem[]
}

/** What an order's pieces were used for, besides refunds and returns, which its document has. */
export interface UsedPieces {
  claims: readonly ClaimedPieces[]
  /** Their ids are those of the requests. */
  replacements: readonly { id: string; isInForce: boolean; items: readonly ClaimedItem[] }[]
}

const WAITING: readonly ClaimState[] = ['open', 'to-replace', 'returning']
const HOLDING: readonly ClaimState[] = [...WAITING, 'replaced']
const FREED: readonly ClaimState[] = ['declined', 'expired']

/**
 * How many pieces of a line can be replaced: they were not refunded, are not replaced or on their
 * way back, and no claim of them waits.
 */
export function quantityLeft(document: OrderDocument, itemId: string, used: UsedPieces): number {
  const line = linesLeft(document).find((one) => one.itemId === itemId)
  if (!line) return 0
  const { returns = [] } = document
  const { claims, replacements } = used
  // of one that was replaced by an order, the order decides: it may have been canceled
  const isElsewhere = isAmong(replacements, returns)
  const held = [
    ...replacements.filter((one) => one.isInForce),
    ...claims.filter((claim) => HOLDING.includes(claim.state) && !isElsewhere(claim)),
    { items: returns.filter(({ receivedAt }) => receivedAt === undefined) },
  ]
  return Math.max(0, line.quantity - countIn(held, itemId))
}

/**
 * Pieces of a line that wait for a decision or are on their way back: their claim or return refunds
 * them.
 */
export function quantityHeld(
  { returns = [] }: OrderDocument,
  itemId: string,
  claims: readonly ClaimedPieces[],
): number {
  const underWay = returns.filter(({ receivedAt }) => receivedAt === undefined)
  const isUnderWay = isAmong(underWay)
  const waiting = claims.filter((claim) => WAITING.includes(claim.state) && !isUnderWay(claim))
  return countIn([...waiting, { items: underWay }], itemId)
}

/**
 * How many pieces of a line a shopper may claim: of those that are left, what they got, and have
 * not claimed before. Of what was declined, a person decides again.
 */
export function quantityToClaim(order: StoredOrder, item: Item, used: UsedPieces): number {
  const { itemId = '' } = item
  const given = quantitiesOf(order, item).availableToReturn
  const isReturned = isAmong(order.document.returns ?? [])
  const claimed = used.claims.filter((claim) => !FREED.includes(claim.state) && !isReturned(claim))
  const quantity = Math.min(
    quantityLeft(order.document, itemId, used),
    given - countIn(claimed, itemId),
  )
  return Math.max(0, quantity)
}

function isAmong(...known: readonly (readonly { id?: string | undefined }[])[]) {
  const ids = new Set(known.flat().map(({ id }) => id))
  return ({ id }: { id: string }) => ids.has(id)
}

export const countOf = (items: readonly ClaimedItem[], itemId: string): number =>
  items.filter((one) => one.itemId === itemId).reduce((sum, { quantity }) => sum + quantity, 0)

const countIn = (some: readonly { items: readonly ClaimedItem[] }[], itemId: string) =>
  countOf(
    some.flatMap(({ items }) => items),
    itemId,
  )

export async function selectReplacements(
  db: Db | Trx,
  { replacements = [] }: Pick<OrderDocument, 'replacements'>,
): Promise<UsedPieces['replacements']> {
  const found: UsedPieces['replacements'][number][] = []
  for (const { id, orderNo, items } of replacements) {
    const order = await selectOrder(db, orderNo)
    found.push({ id, items, isInForce: order !== undefined && isInForce(order) })
  }
  return found
}
