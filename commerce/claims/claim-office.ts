import type {
  ClaimChange,
  OfficeClaim,
  OfficeClaimList,
  OfficeClaimRow,
} from '../../contracts/claim'
import type { ClaimedItem, ClaimState } from '../../rules/claims'
import { recordChange, toDifference, type Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { conflict, forbidden, notFound } from '../http/problem'
import { toDecimal, toMinor } from '../money'
import type { Remedies, StoredOrder } from '../orders/claimed-orders'
import type { OrderService } from '../orders/order.service'
import {
  amountOf,
  costMinorOf,
  linesLeft,
  refundableMinor,
  refundedQuantityOf,
} from '../orders/refund.rules'
import {
  countUndecided,
  searchClaims,
  selectClaimant,
  type ClaimsQuery,
} from './claim-list.repository'
import { nameItems, replacingOrderOf } from './claim.mapper'
import { selectPhoto, selectPhotoIds } from './claim.repository'
import type { ClaimRow } from './claims.tables'
import { announceClaim, toRefundRequest, type ClaimDependencies } from './make-claim'
import { toReplacementRequest, tryToReplace } from './replace-claimed'

export interface ClaimOffice {
  list(query: ClaimsQuery): Promise<OfficeClaimList>
  countUndecided(): Promise<number>
  /** @throws Problem 404. */
  get(id: string): Promise<OfficeClaim>
  /** @throws Problem 404. */
  getPhoto(id: string, photoId: string): Promise<Buffer>
  /**
   * @throws Problem 404; 403 for more than the pieces cost if the operator must not; 409 for more
   * than can be refunded, in the wrong state, or when it was changed in the meantime
   */
  change(id: string, asked: AskedChange, by: Actor): Promise<void>
}

interface AskedChange {
  change: ClaimChange
  expectedRevision: number
  /** Whether more than the claimed pieces cost may be refunded. */
  mayExceedCost: boolean
}

type Dependencies = ClaimDependencies & { orders: Pick<OrderService, 'backOffice' | 'findOrder'> }

export function createClaimOffice(db: Db, dependencies: Dependencies): ClaimOffice {
  const { orders, sites, mail } = dependencies
  const { claimed } = orders.backOffice

  return {
    async list(query) {
      const { rows, ...rest } = await searchClaims(db, query)
      const names = new Map((await sites.listSites()).map(({ id, name }) => [id, name]))
      const claims = rows.map(({ photos, content, name, ...row }) => ({
        ...toOfficeRow(row, { siteName: names.get(row.site_id), name: name ?? '' }),
        items: row.items.map((item) => `${item.quantity} × ${nameIn(content, item.itemId)}`),
        photos,
      }))
      return { claims, ...rest }
    },

    countUndecided: () => countUndecided(db),

    async get(id) {
      const row = await selectClaim(db, id)
      const order = await orders.findOrder(row.order_no)
      if (!order) throw noSuchClaim()
      const siteName = (await sites.getSite(row.site_id))?.name
      const { others, customerNo, orders: count } = await selectClaimant(db, row)
      const photos = await selectPhotoIds(db, [id])
      const refund = order.document.refunds?.find((one) => one.id === row.refund_id)
      const name = order.document.content.customerName ?? ''
      const replacedBy = replacingOrderOf(order, id)
      return {
        ...toOfficeRow(row, { siteName, name }),
        ...{ revision: row.revision, reason: row.reason, words: row.words },
        photoIds: photos.get(id) ?? [],
        lines: toLines(order, row),
        cost: toDecimal(costMinorOf(order, { items: itemsLeft(order, row) }), order.currency),
        refundable: toDecimal(refundableMinor(order), order.currency),
        ...(refund && { refunded: toDecimal(amountOf(refund), order.currency) }),
        ...(replacedBy !== undefined && { replacedBy }),
        ...(row.obstacle !== null && { obstacle: row.obstacle }),
        ...(row.answer !== null && { answer: row.answer }),
        ...(row.decided_by !== null && { decidedBy: row.decided_by }),
        ...(row.decided_at !== null && { decidedAt: row.decided_at.toISOString() }),
        ...(customerNo !== undefined && { customerNo }),
        orders: count,
        others: others.map((one) => toOfficeRow(one, { siteName: '', name: '' })),
      }
    },

    async getPhoto(id, photoId) {
      const picture = await selectPhoto(db, { id: photoId, claimId: id })
      if (!picture) throw notFound('There is no such photo.', 'photo-not-found')
      return picture
    },

    async change(id, { change, expectedRevision, mayExceedCost }, by) {
      const { order_no: orderNo } = await selectClaim(db, id)
      const as = { by, action: ORDER_ACTIONS[change.kind] }
      await claimed.settle(orderNo, as, async (trx, order, remedies) => {
        // the order's lock keeps its claims too
        const row = await selectClaim(trx, id)
        if (row.revision !== expectedRevision) throw changedMeanwhile()
        requireState(row, change)
        const settled = { order, row, change, mayExceedCost, by }
        const done = await settleClaim(trx, dependencies, settled, remedies)
        return { ...done, result: undefined }
      })
      mail.deliver().catch(() => undefined)
    },
  }
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
  const { changed, state, obstacle = null } = await carryOut(trx, settled, remedies)
  const next = {
    ...{ state, obstacle },
    refund_id: state === 'refunded' ? (changed?.document.refunds?.at(-1)?.id ?? null) : null,
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
  if (news) await announceClaim(trx, dependencies, changed ?? order, row, { news, answer })
  return { changed }
}

async function carryOut(
  trx: Trx,
  { order, row, change, mayExceedCost, by }: Settled,
  { refund, replace }: Remedies,
): Promise<{ changed?: StoredOrder; state: ClaimState; obstacle?: string }> {
  if (change.kind === 'sent') return { state: 'replaced' }
  if (change.kind === 'decline') return { state: 'declined' }
  if (change.kind === 'refund') {
    const request = toOfficeRefund(order, row, change.amount, mayExceedCost)
    return { changed: await refund(trx, order, request, by), state: 'refunded' }
  }
  if (row.state === 'open') return tryToReplace(trx, order, row, replace, by)
  // the shopper knows already that a person sends it: now it is ordered, or why not is answered
  const changed = await replace(trx, order, toReplacementRequest(row), by)
  return { changed, state: 'replaced' }
}

type Kind = ClaimChange['kind']

const ACTIONS: Readonly<Record<Kind, string>> = {
  refund: 'refunded',
  replace: 'replacement decided',
  sent: 'replacement sent',
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
  decline: 'declined',
} as const

/** In which states a change is possible. */
const FROM: Readonly<Record<Kind, readonly ClaimState[]>> = {
  refund: ['open', 'to-replace'],
  replace: ['open', 'to-replace'],
  sent: ['to-replace'],
  decline: ['open'],
}

function requireState({ state }: ClaimRow, { kind }: ClaimChange): void {
  if (FROM[kind].includes(state)) return
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
  const isSum = row.kind === 'late' || amountMinor < costMinor
  const refunded = { kind: row.kind, items: isSum ? [] : items }
  return toRefundRequest(order, refunded, toDecimal(amountMinor, order.currency))
}

function itemsLeft(order: StoredOrder, { items }: ClaimRow): ClaimedItem[] {
  const left = linesLeft(order.document)
  return items.flatMap(({ itemId, quantity }) => {
    const most = left.find((one) => one.itemId === itemId)?.quantity ?? 0
    return most > 0 ? [{ itemId, quantity: Math.min(most, quantity) }] : []
  })
}

async function selectClaim(db: Db | Trx, id: string): Promise<ClaimRow> {
  const row = await db.selectFrom('claim').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw noSuchClaim()
  return row
}

function toOfficeRow(
  row: ClaimRow,
  { siteName = row.site_id, name }: { siteName?: string; name: string },
): Omit<OfficeClaimRow, 'items' | 'photos'> {
  return {
    ...{ id: row.id, orderNo: row.order_no, siteName, name, email: row.email },
    ...{ kind: row.kind, state: row.state, currency: row.currency },
    amount: toDecimal(row.amount_minor, row.currency),
    at: row.created_at.toISOString(),
  }
}

function toLines(order: StoredOrder, row: ClaimRow): OfficeClaim['lines'] {
  const { content, pickups } = order.document
  return nameItems(order, row.items).map(({ itemId, quantity: claimed, name }) => {
    const item = content.productItems?.find((one) => one.itemId === itemId)
    const shipment = content.shipments?.find((one) => one.shipmentId === item?.shipmentId)
    const { companyName, fullName = '' } = shipment?.shippingAddress ?? {}
    const isPickup = pickups?.[shipment?.shipmentId ?? ''] !== undefined
    return {
      ...{ itemId, name, claimed, productId: item?.productId ?? '' },
      ordered: item?.quantity ?? 0,
      refunded: refundedQuantityOf(order.document, itemId),
      whom: isPickup ? (companyName ?? '') : fullName,
    }
  })
}

function nameIn(content: unknown, itemId: string): string {
  const lines: readonly { itemId?: string; productName?: string }[] = Array.isArray(content)
    ? content
    : []
  return lines.find((one) => one.itemId === itemId)?.productName ?? itemId
}

const noSuchClaim = () => notFound('There is no such claim.', 'claim-not-found')
const changedMeanwhile = () =>
  conflict('It was changed meanwhile. Look at it before you go on.', 'claim-changed')
