import { millisecondsInDay } from 'date-fns/constants'
import { CLAIM_LIMITS, type ClaimReason, type ClaimState } from '../../rules/claims'
import type { Trx } from '../db/client'
import { badRequest, conflict } from '../http/problem'
import { toDecimal } from '../money'
import type { LabelService } from '../labels/label.service'
import { loadOrderMail, type Remedies, type StoredOrder } from '../orders/claimed-orders'
import type { OrderDependencies } from '../orders/order-dependencies'
import type { OrderService } from '../orders/order.service'
import { coveredMinor } from '../orders/refund-gift-cards.rules'
import {
  costMinorOf,
  refundableMinor,
  refundedMinor,
  type RefundRequest,
} from '../orders/refund.rules'
import { toClaimMail, type ClaimNews } from './claim-mail.rules'
import { nameItems, replacingOrderOf } from './claim.mapper'
import { attachPhotos, countClaims, lockClaimant } from './claim.repository'
import type { ClaimBody } from './claim.schemas'
import { decideClaim, type ClaimBounds, type ClaimDecision, type ClaimProof } from './claims.rules'
import type { ClaimRow } from './claims.tables'
import { tryToReplace } from './replace-claimed'
import type { OpenLines } from './returnable-lines'
import { announceReturn, selectReturnNo, waysBack } from './returned-pieces'

export type ClaimDependencies = Pick<
  OrderDependencies,
  'catalog' | 'giftCertificates' | 'mail' | 'now' | 'sites' | 'storefrontOrigins'
> & { labels: LabelService; orders: Pick<OrderService, 'backOffice' | 'getOrder'> }

interface NewClaim {
  body: Asked
  proof: ClaimProof
  bounds: ClaimBounds
  /** Of the same order, as far as they count. */
  earlier: readonly ClaimRow[]
  open: OpenLines
}

/** Of a published request, a return may have several reasons. */
type Asked = Omit<ClaimBody, 'returnReason'> & { returnReason?: string | undefined }

interface Decided {
  state: ClaimState
  reason: ClaimReason
  amountMinor: number
  obstacle?: string | null
}

/**
 * Decides on a claim of an order that is locked, and does what is decided.
 * @throws Problem 400, 409
 */
export async function makeClaim(
  trx: Trx,
  dependencies: ClaimDependencies,
  order: StoredOrder,
  made: NewClaim,
  remedies: Remedies,
): Promise<{ changed?: StoredOrder; row: ClaimRow }> {
  const { body } = made
  requireClaimable(made)
  const { decision, amountMinor } = await decide(trx, dependencies, order, made)
  const { changed, ...done } = await carryOut(
    trx,
    order,
    made,
    decision,
    remedies,
    dependencies.now(),
  )
  const decided = { ...decision, ...done, amountMinor }
  const row = await insertClaim(trx, dependencies, changed ?? order, made, decided)
  const news = body.kind === 'return' && row.state === 'open' ? 'asked' : NEWS_OF[row.state]
  if (news) await announceClaim(trx, dependencies, changed ?? order, row, { news })
  return { changed, row }
}

/** @returns what differs from what the rules decided */
async function carryOut(
  trx: Trx,
  order: StoredOrder,
  { body, proof }: NewClaim,
  { state }: ClaimDecision,
  remedies: Remedies,
  at: Date,
): Promise<{ changed?: StoredOrder; state?: ClaimState; obstacle?: string }> {
  if (body.kind === 'return') {
    // what little proves holds back nobody: an operator announces it
    if (proof === 'email') return {}
    const returned = { ...body, return_reason: body.returnReason ?? null }
    return { changed: await announceReturn(trx, order, returned, remedies, at) }
  }
  if (state === 'open') return {}
  if (state === 'to-replace') return tryToReplace(trx, order, body, remedies.replace, undefined)
  return { changed: await remedies.refund(trx, order, toRefundRequest(order, body), undefined) }
}

const NEWS_OF: Readonly<Partial<Record<ClaimState, ClaimNews>>> = {
  open: 'received',
  'to-replace': 'replacement',
  replaced: 'replacement',
  returning: 'returning',
}

function requireClaimable({ body: { items, kind }, earlier, open }: NewClaim): void {
  if (earlier.length >= CLAIM_LIMITS.perOrder) {
    const detail = 'There are too many claims of this order. Please write to us.'
    throw badRequest(detail, 'too-many-claims')
  }
  const lines = kind === 'return' ? open.returnable : open.lines
  const missing = items.filter(({ itemId, quantity }) => {
    const line = lines.find((one) => one.itemId === itemId)
    return !line || line.quantity < quantity
  })
  if (missing.length === 0) return
  throw conflict('This cannot be claimed, or not as many.', 'not-claimable', {
    itemIds: missing.map(({ itemId }) => itemId),
  })
}

async function decide(
  trx: Trx,
  { giftCertificates, now }: Pick<ClaimDependencies, 'giftCertificates' | 'now'>,
  order: StoredOrder,
  { body, proof, bounds }: NewClaim,
): Promise<{ decision: ClaimDecision; amountMinor: number }> {
  const amountMinor = costMinorOf(order, { items: body.items })
  const since = new Date(now().getTime() - bounds.repeatDays * millisecondsInDay)
  const claimant = claimantOf(order)
  await lockClaimant(trx, claimant)
  const bought = await giftCertificates.bought.list(order.orderNo, trx)
  const facts = {
    ...{ kind: body.kind, proof, amountMinor },
    photos: body.photoIds.length,
    earlier: await countClaims(trx, claimant, since),
    refundableMinor: coveredMinor(refundableMinor(order), bought),
  }
  return { decision: decideClaim(facts, bounds), amountMinor }
}

async function insertClaim(
  trx: Trx,
  { now }: Pick<ClaimDependencies, 'now'>,
  order: StoredOrder,
  { body, proof }: Pick<NewClaim, 'body' | 'proof'>,
  { state, reason, amountMinor, obstacle = null }: Decided,
): Promise<ClaimRow> {
  const { orderNo, siteId, currency, document } = order
  const { customerId, email } = claimantOf(order)
  const isDecided = state !== 'open'
  const row = await trx
    .insertInto('claim')
    .values({
      ...{ id: body.id, order_no: orderNo, site_id: siteId, customer_id: customerId, email },
      ...{ proof, locale: document.locale ?? null, kind: body.kind, words: body.words },
      items: JSON.stringify(body.items),
      ...{ state, reason, amount_minor: amountMinor, currency },
      refund_id: state === 'refunded' ? (document.refunds?.at(-1)?.id ?? null) : null,
      return_no: state === 'returning' ? await selectReturnNo(trx, orderNo) : null,
      return_reason: body.returnReason ?? null,
      ...{ obstacle, answer: null, decided_by: isDecided ? 'rules' : null },
      ...{ decided_at: isDecided ? now() : null, created_at: now() },
    })
    .onConflict((known) => known.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw conflict('This id is of another claim.', 'claim-id-in-use')
  const own = { orderNo, claimId: body.id }
  if ((await attachPhotos(trx, own, body.photoIds)) < body.photoIds.length) {
    throw badRequest('A photo is no longer there. Please add it again.', 'photo-not-found')
  }
  return row
}

export async function announceClaim(
  trx: Trx,
  dependencies: ClaimDependencies,
  order: StoredOrder,
  row: ClaimRow,
  told: { news: ClaimNews; answer?: string },
): Promise<void> {
  const { shown, context } = await loadOrderMail(trx, dependencies, order)
  const items = nameItems(order, row.items)
  const replacedBy = replacingOrderOf(order, row.id)
  const ways =
    told.news === 'returning'
      ? waysBack(order, row, await dependencies.sites.getSite(order.siteId, trx))
      : undefined
  await dependencies.mail.queue(
    trx,
    toClaimMail(shown, row, { ...told, items, replacedBy, ways }, context),
  )
}

const claimantOf = ({ customerId, email }: StoredOrder) => ({
  customerId,
  email: email.toLowerCase(),
})

export function toRefundRequest(
  order: StoredOrder,
  { kind, items, return_reason: why }: Pick<ClaimRow, 'kind' | 'items'> & Partial<ClaimRow>,
  amount?: number,
): RefundRequest {
  // that a returned piece had left, its order's returns say; a gift may have cost nothing
  const what =
    kind === 'return'
      ? { reason: `Return: ${why}`, waivedMinor: 0 }
      : { reason: `Claim: ${kind}`, ofSent: true }
  return {
    ...{ items, ...what, restock: false, byHand: false },
    expectedRefunded: toDecimal(refundedMinor(order.document), order.currency),
    ...(amount !== undefined && { amount }),
  }
}
