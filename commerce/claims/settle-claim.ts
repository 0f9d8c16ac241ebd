import type { ClaimChange } from '../../contracts/claim'
import type { ClaimedItem, ClaimState } from '../../rules/claims'
import { recordChange, toDifference, type Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { conflict, forbidden, notFound } from '../http/problem'
import { toDecimal, toMinor } from '../money'
import type { Remedies, StoredOrder } from '../orders/claimed-orders'
import { costMinorOf, linesLeft } from '../orders/refund.rules'
import { announceClaim, toRefundRequest, type ClaimDependencies } from './make-claim'
import type { ClaimRow } from './claims.tables'
import { toReplacementRequest, tryToReplace } from './replace-claimed'
import {
  acceptReturn,
  endReturn,
  receiveReturn,
  selectReturnNo,
  voidLabels,
} from './returned-pieces'

export interface AskedChange {
  change: ClaimChange
  expectedRevision: number
  /** Whether more than the claimed pieces cost may be refunded. */
  mayExceedCost: boolean
}

/** Decides on a claim, as an operator. */
export async function changeClaim(
  db: Db,
  dependencies: ClaimDependencies,
  id: string,
  { change, expectedRevision, mayExceedCost }: AskedChange,
  by: Actor,
): Promise<void> {
  const { order_no: orderNo, ...found } = await selectClaim(db, id)
  const as = { by, action: ORDER_ACTIONS[change.kind] }
  await dependencies.orders.backOffice.claimed.settle(orderNo, as, async (trx, order, remedies) => {
    // the order's lock keeps its claims too
    const row = await selectClaim(trx, id)
    if (row.revision !== expectedRevision) throw changedMeanwhile()
    requireState(row, change)
    const settled = { order, row, change, mayExceedCost, by }
    const done = await settleClaim(trx, dependencies, settled, remedies)
    return { ...done, result: undefined }
  })
  if (change.kind === 'decline' && found.return_no !== null) {
    await voidLabels(dependencies, { orderNo, returnNo: found.return_no }, by)
  }
  dependencies.mail.deliver().catch(() => undefined)
}

interface Settled {
  order: StoredOrder
  row: ClaimRow
  change: ClaimChange
  mayExceedCost: boolean
  by: Actor
}

async function settleClaim(
  trx: Trx,
  dependencies: ClaimDependencies,
  settled: Settled,
  remedies: Remedies,
): Promise<{ changed?: StoredOrder }> {
  const { order, row, change, by } = settled
  const at = dependencies.now()
  const { changed, state, obstacle = null } = await carryOut(trx, dependencies, settled, remedies)
  const next = {
    ...{ state, obstacle },
    refund_id: state === 'refunded' ? (changed?.document.refunds?.at(-1)?.id ?? null) : null,
    return_no: state === 'returning' ? await selectReturnNo(trx, row.order_no) : row.return_no,
    answer: change.kind === 'decline' ? change.text : row.answer,
    decided_by: by.name,
    decided_at: at,
    revision: row.revision + 1,
  }
  await trx.updateTable('claim').set(next).where('id', '=', row.id).execute()
  const subject = { type: 'claim', id: row.id } as const
  const difference = toDifference({ state: row.state }, { state: next.state })
  const action = change.kind === 'replace' && changed ? 'replaced' : ACTIONS[change.kind]
  await recordChange(trx, by, { action, subject, ...difference }, at)
  const news = NEWS[change.kind]
  const answer = change.kind === 'decline' ? change.text : undefined
  // a refund has its own mail
  if (news) {
    const told = { ...row, return_no: next.return_no }
    await announceClaim(trx, dependencies, changed ?? order, told, { news, answer })
  }
  return { changed }
}

async function carryOut(
  trx: Trx,
  dependencies: ClaimDependencies,
  { order, row, change, mayExceedCost, by }: Settled,
  remedies: Remedies,
): Promise<{ changed?: StoredOrder; state: ClaimState; obstacle?: string }> {
  const { refund, replace } = remedies
  const at = dependencies.now()
  switch (change.kind) {
    case 'sent':
      return { state: 'replaced' }
    case 'decline':
      if (row.kind !== 'return') return { state: 'declined' }
      return { changed: await endReturn(trx, order, row, remedies, { at, by }), state: 'declined' }
    case 'refund': {
      const request = toOfficeRefund(order, row, change.amount, mayExceedCost)
      return { changed: await refund(trx, order, request, by), state: 'refunded' }
    }
    case 'accept':
      return { changed: await acceptReturn(trx, order, row, remedies, at), state: 'returning' }
    case 'receive': {
      const came = await receiveReturn(trx, order, row, remedies, { at, by })
      const request = toOfficeRefund(came, row, change.amount, mayExceedCost)
      // of a refund that the gateway refused, the goods are in stock already
      const isInStock = came.document.refunds?.some(
        ({ ofReturn, restocked }) => ofReturn === row.id && restocked.length > 0,
      )
      const restock = change.restock && !isInStock
      const given = { ...request, restock, inStock: row.items, ofReturn: row.id }
      return { changed: await refund(trx, came, given, by), state: 'refunded' }
    }
    case 'replace': {
      if (row.state === 'open') return tryToReplace(trx, order, row, replace, by)
      // the shopper knows already that a person sends it: now it is ordered, or why not is answered
      const changed = await replace(trx, order, toReplacementRequest(row), by)
      return { changed, state: 'replaced' }
    }
  }
}

type Kind = ClaimChange['kind']

const ACTIONS: Readonly<Record<Kind, string>> = {
  refund: 'refunded',
  replace: 'replacement decided',
  sent: 'replacement sent',
  accept: 'return accepted',
  receive: 'return received',
  decline: 'declined',
}
const ORDER_ACTIONS: Readonly<Record<Kind, string>> = {
  ...ACTIONS,
  refund: 'claim refunded',
  replace: 'items replaced',
}
const NEWS = {
  refund: undefined,
  replace: 'replacement',
  sent: 'replaced',
  accept: 'returning',
  receive: undefined,
  decline: 'declined',
} as const

/** In which states a change is possible. */
const FROM: Readonly<Record<Kind, readonly ClaimState[]>> = {
  refund: ['open', 'to-replace'],
  replace: ['open', 'to-replace'],
  sent: ['to-replace'],
  accept: ['open'],
  // a parcel may come before anybody has looked, or late
  receive: ['open', 'returning', 'expired'],
  decline: ['open', 'returning'],
}
const OF_RETURNS: readonly Kind[] = ['accept', 'receive', 'decline']
const OF_OTHERS: readonly Kind[] = ['refund', 'replace', 'sent', 'decline']

function requireState({ kind: of, state, return_no: no }: ClaimRow, { kind }: ClaimChange): void {
  const possible = of === 'return' ? OF_RETURNS : OF_OTHERS
  // what came back is not to be sent any more, even if its refund was refused
  const isBack = kind === 'accept' && no !== null
  if (possible.includes(kind) && FROM[kind].includes(state) && !isBack) return
  throw conflict('The claim is decided already.', 'claim-state')
}

/**
 * Refunds the claimed pieces that were not refunded meanwhile; less than they cost, or what came
 * late, is a sum alone.
 */
function toOfficeRefund(
  order: StoredOrder,
  row: ClaimRow,
  amount: number | undefined,
  mayExceedCost: boolean,
) {
  const items = itemsLeft(order, row)
  const costMinor = costMinorOf(order, { items })
  const amountMinor = amount === undefined ? costMinor : toMinor(amount, order.currency)
  if (amountMinor > costMinor && !mayExceedCost) {
    const detail = 'Your roles allow a refund of what the claimed pieces cost, and no more.'
    throw forbidden(detail, 'right-missing')
  }
  // what came back is refunded, whatever of its price is given back
  const isSum = row.kind === 'late' || (amountMinor < costMinor && row.kind !== 'return')
  const refunded = { ...row, items: isSum ? [] : items }
  return toRefundRequest(order, refunded, toDecimal(amountMinor, order.currency))
}

export function itemsLeft(order: StoredOrder, { items }: ClaimRow): ClaimedItem[] {
  const left = linesLeft(order.document)
  return items.flatMap(({ itemId, quantity }) => {
    const most = left.find((one) => one.itemId === itemId)?.quantity ?? 0
    return most > 0 ? [{ itemId, quantity: Math.min(most, quantity) }] : []
  })
}

export async function selectClaim(db: Db | Trx, id: string): Promise<ClaimRow> {
  const row = await db.selectFrom('claim').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw noSuchClaim()
  return row
}

export const noSuchClaim = () => notFound('There is no such claim.', 'claim-not-found')
const changedMeanwhile = () =>
  conflict('It was changed meanwhile. Look at it before you go on.', 'claim-changed')
