import { randomUUID } from 'node:crypto'
import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { millisecondsInDay } from 'date-fns/constants'
import { RETURN_TRANSIT_DAYS, RETURN_WITHIN_DAYS } from '../../rules/claims'
import type { Shopper } from '../access/require-shopper'
import type { Actor } from '../audit/record-change'
import type { Db } from '../db/client'
import { conflict, notFound, Problem } from '../http/problem'
import type { LabelService } from '../labels/label.service'
import type { StoredLabel } from '../labels/labels.tables'
import type { OrderProof, StoredOrder } from '../orders/claimed-orders'
import { isInForce } from '../orders/fulfilment.rules'
import { requireReason, RETURN_REASONS } from '../orders/oms-reasons.constants'
import { returnExceeded, returnFailed, unknownItems } from '../orders/order-problems'
import type { ReturnOrder } from '../orders/order-requests.schemas'
import { countOf } from '../orders/pieces-left'
import { selectClaims, selectUselessLabels } from './claim.repository'
import type { ClaimRow } from './claims.tables'
import { countsAgainst, readBounds } from './claims.rules'
import { announceClaim, makeClaim, type ClaimDependencies } from './make-claim'
import { listOpenLines } from './returnable-lines'
import { endReturn, toLabelRequests, voidLabels } from './returned-pieces'

export interface ClaimReturns {
  /**
   * The published operation of the order API: announces a return of the shopper's own order.
   * @throws Problem 400 (reason, item, quantity), 404, 409 when nothing has been sent, or the shop
   * takes nothing back
   */
  returnItems(
    shopper: Shopper,
    orderNo: string,
    request: ReturnOrder,
  ): Promise<ShopperOrdersTypes.Order>
  /**
   * Returns the labels of an accepted return as a PDF, one page per recipient; buys them if there
   * are none. Of several, those that cannot be had are missing.
   * @throws Problem 404; 409 when it is not to be sent, or has no address; 503 if the provider does
   * not answer: the return is as it was
   */
  printLabels(
    shopper: Shopper,
    known: OrderProof & { id: string },
    requestId: string,
  ): Promise<{ pdf: Buffer; missing: string[] }>
  /** Ends the returns that never came, and voids labels that nobody may use any more. */
  endReturns(): Promise<{ ended: number; voided: number; errors: unknown[] }>
}

const EVERYTHING = ['oms', 'oms_shipments'] as const

export function createClaimReturns(db: Db, dependencies: ClaimDependencies): ClaimReturns {
  const { labels, mail, orders, sites } = dependencies
  const { claimed } = orders.backOffice

  return {
    async returnItems(shopper, orderNo, request) {
      const { order: found } = await claimed.identify(shopper, { orderNo })
      const bounds = await readBounds(sites, found)
      const as = { action: 'claimed', known: found }
      await claimed.settle(found.orderNo, as, async (trx, order, remedies) => {
        const earlier = (await selectClaims(trx, order.orderNo)).filter(countsAgainst('owner'))
        const open = await listOpenLines(trx, dependencies, order, earlier, bounds)
        const { items, returnReason } = toReturned(order, request)
        if (
          !isInForce(order) ||
          order.shippingStatus === 'not_shipped' ||
          bounds.returnDays === 0
        ) {
          throw returnFailed(orderNo)
        }
        const exceeded = items.filter(
          ({ itemId, quantity }) => countOf(open.returnable, itemId) < quantity,
        )
        if (exceeded.length > 0) {
          throw returnExceeded(
            orderNo,
            exceeded.map(({ itemId }) => itemId),
          )
        }
        const body = { id: randomUUID(), kind: 'return', items, returnReason } as const
        const made = { body: { ...body, orderNo, words: '', photoIds: [] }, bounds, earlier, open }
        const { changed } = await makeClaim(
          trx,
          dependencies,
          order,
          { ...made, proof: 'owner' },
          remedies,
        )
        return { changed, result: undefined }
      })
      mail.deliver().catch(() => undefined)
      return orders.getOrder(shopper, found.orderNo, EVERYTHING)
    },

    async printLabels(shopper, { id, ...known }, requestId) {
      const { order, proof } = await claimed.identify(shopper, known)
      const row = (await selectClaims(db, order.orderNo)).find((one) => one.id === id)
      // whoever knows an e-mail address alone must not read the recipients' addresses
      if (!row || proof === 'email') throw notFound('There is no such return.', 'claim-not-found')
      const requests = toLabelRequests(order, row, await sites.getSite(order.siteId))
      if (row.state !== 'returning' || requests.length === 0) throw noLabel()
      const by: Actor = { name: 'customer', requestId }
      const { found, missing } = await buyLabels(labels, order.orderNo, requests, by)
      const current = (await selectClaims(db, order.orderNo)).find((one) => one.id === id)
      if (current?.state !== 'returning') {
        const ended = { orderNo: order.orderNo, returnNo: row.return_no ?? '' }
        await voidLabels(dependencies, ended, by)
        throw noLabel()
      }
      return { pdf: await labels.print(found), missing }
    },

    endReturns: () => endReturns(db, dependencies),
  }
}

/** How long one request buys labels; a web server in front waits for a minute. */
const BUY_WITHIN_MS = 40_000

/**
 * Once the provider does not answer, or the time is up, it is not asked for the others.
 * @returns the labels, and the names of the recipients who have none
 * @throws Problem if there is none at all
 */
async function buyLabels(
  labels: LabelService,
  orderNo: string,
  requests: ReturnType<typeof toLabelRequests>,
  by: Actor,
) {
  const made = await labels.list([orderNo])
  const until = Date.now() + BUY_WITHIN_MS
  const found: StoredLabel[] = []
  const missing: string[] = []
  const problems: Problem[] = []
  for (const { subject, request } of requests) {
    const known = made.find((one) => one.subject === subject)
    const isAway = problems.some(({ status }) => status === 503) || Date.now() > until
    try {
      const label =
        known ?? (isAway ? undefined : await labels.get({ orderNo, subject }, request, by))
      if (label) found.push(label)
      else missing.push(request.from.name)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      problems.push(error)
      missing.push(request.from.name)
    }
  }
  if (found.length === 0) throw problems[0] ?? noLabel()
  return { found, missing }
}

const noLabel = () => conflict('There is no label for it.', 'no-return-label')

/** As long providers take unused labels back. */
const VOID_WITHIN_DAYS = 14

async function endReturns(db: Db, dependencies: ClaimDependencies) {
  const { labels, mail, now } = dependencies
  const days = RETURN_WITHIN_DAYS + RETURN_TRANSIT_DAYS
  const rows = await db
    .selectFrom('claim')
    .selectAll()
    .where('state', '=', 'returning')
    .where('decided_at', '<', new Date(now().getTime() - days * millisecondsInDay))
    .limit(500)
    .execute()
  const expired = await eachOf(rows, (row) => expire(dependencies, row))
  if (rows.length > 0) mail.deliver().catch(() => undefined)
  const since = new Date(now().getTime() - VOID_WITHIN_DAYS * millisecondsInDay)
  const useless = await selectUselessLabels(db, since)
  const by: Actor = { name: 'rules', requestId: 'returns' }
  const voided = await eachOf(useless, (key) => labels.void(key, by))
  const errors = [...expired.errors, ...voided.errors]
  return { ended: expired.done, voided: voided.done, errors }
}

/** One that fails does not hold up the others. */
async function eachOf<One>(all: readonly One[], work: (one: One) => Promise<unknown>) {
  const errors: unknown[] = []
  for (const one of all) await work(one).catch((error: unknown) => errors.push(error))
  return { done: all.length - errors.length, errors }
}

async function expire(dependencies: ClaimDependencies, { id, order_no: orderNo }: ClaimRow) {
  const { now, orders } = dependencies
  const as = { action: 'return expired' }
  await orders.backOffice.claimed.settle(orderNo, as, async (trx, order, remedies) => {
    const row = await trx
      .updateTable('claim')
      .set({ state: 'expired', decided_by: 'rules', decided_at: now() })
      .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
      .where('id', '=', id)
      .where('state', '=', 'returning')
      .returningAll()
      .executeTakeFirst()
    if (!row) return { result: undefined }
    const changed = await endReturn(trx, order, row, remedies, { at: now() })
    await announceClaim(trx, dependencies, changed ?? order, row, { news: 'expired' })
    return { changed, result: undefined }
  })
}

/** @throws Problem 400 for an unknown reason or item. */
function toReturned({ orderNo, document }: StoredOrder, { productItems }: ReturnOrder) {
  const reasons = productItems.map(({ reason }) => requireReason(RETURN_REASONS, reason))
  const known = new Set(document.content.productItems?.map(({ itemId }) => itemId))
  const itemIds = [...new Set(productItems.map(({ itemId }) => itemId))]
  const unknown = itemIds.filter((itemId) => !known.has(itemId))
  if (unknown.length > 0) throw unknownItems(orderNo, unknown)
  const items = itemIds.map((itemId) => ({ itemId, quantity: countOf(productItems, itemId) }))
  return { items, returnReason: [...new Set(reasons)].join(', ') }
}
