import { randomUUID } from 'node:crypto'
import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { millisecondsInDay } from 'date-fns/constants'
import { RETURN_TRANSIT_DAYS, RETURN_WITHIN_DAYS } from '../../rules/claims'
import type { Shopper } from '../access/require-shopper'
import type { Actor } from '../audit/record-change'
import type { Db } from '../db/client'
import { conflict, notFound } from '../http/problem'
import { readSender, toLabelAddress } from '../labels/label-addresses'
import type { OrderProof, StoredOrder } from '../orders/claimed-orders'
import { isInForce } from '../orders/fulfilment.rules'
import { requireReason, RETURN_REASONS } from '../orders/oms-reasons.constants'
import { returnExceeded, returnFailed, unknownItems } from '../orders/order-problems'
import type { ReturnOrder } from '../orders/order-requests.schemas'
import { countOf } from '../orders/pieces-left'
import type { Site } from '../sites/site.service'
import { selectClaims } from './claim.repository'
import type { ClaimRow } from './claims.tables'
import { countsAgainst, readBounds } from './claims.rules'
import { announceClaim, makeClaim, type ClaimDependencies } from './make-claim'
import { listOpenLines } from './returnable-lines'
import { endReturn, labelSubject, voidLabels } from './returned-pieces'

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
   * are none.
   * @throws Problem 404; 409 when it is not to be sent, or has no address; 503 if the provider does
   * not answer: the return is as it was
   */
  printLabels(
    shopper: Shopper,
    known: OrderProof & { id: string },
    requestId: string,
  ): Promise<Buffer>
  /** Ends the returns that never came. @returns how many */
  endReturns(): Promise<number>
}

const EVERYTHING = ['oms', 'oms_shipments'] as const

export function createClaimReturns(db: Db, dependencies: ClaimDependencies): ClaimReturns {
  const { labels, mail, now, orders, sites } = dependencies
  const { claimed } = orders.backOffice

  return {
    async returnItems(shopper, orderNo, request) {
      const { order: found } = await claimed.identify(shopper, { orderNo })
      const bounds = await readBounds(sites, found)
      await claimed.settle(found.orderNo, { action: 'claimed' }, async (trx, order, remedies) => {
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
      if (row.state !== 'returning' || requests.length === 0) {
        throw conflict('There is no label for it.', 'no-return-label')
      }
      const by: Actor = { name: 'customer', requestId }
      const made = await labels.list([order.orderNo])
      const found = []
      for (const { subject, request } of requests) {
        const key = { orderNo: order.orderNo, subject }
        const known = made.find((one) => one.subject === subject)
        found.push(known ?? (await labels.get(key, request, by)))
      }
      return labels.print(found)
    },

    async endReturns() {
      const days = RETURN_WITHIN_DAYS + RETURN_TRANSIT_DAYS
      const before = new Date(now().getTime() - days * millisecondsInDay)
      const rows = await db
        .selectFrom('claim')
        .selectAll()
        .where('state', '=', 'returning')
        .where('decided_at', '<', before)
        .limit(500)
        .execute()
      for (const row of rows) await expire(dependencies, row)
      if (rows.length > 0) mail.deliver().catch(() => undefined)
      return rows.length
    },
  }
}

async function expire(dependencies: ClaimDependencies, { id, order_no: orderNo }: ClaimRow) {
  const { now, orders } = dependencies
  const as = { action: 'return expired' }
  const returnNo = await orders.backOffice.claimed.settle(
    orderNo,
    as,
    async (trx, order, remedies) => {
      const row = await trx
        .updateTable('claim')
        .set({ state: 'expired', decided_by: 'rules', decided_at: now() })
        .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
        .where('id', '=', id)
        .where('state', '=', 'returning')
        .returningAll()
        .executeTakeFirst()
      if (!row) return { result: null }
      const changed = await endReturn(trx, order, row, remedies, { at: now() })
      await announceClaim(trx, dependencies, changed ?? order, row, { news: 'expired' })
      return { changed, result: row.return_no }
    },
  )
  if (returnNo === null) return
  await voidLabels(dependencies, { orderNo, returnNo }, { name: 'rules', requestId: id })
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

/** Of a return, one per recipient; what was collected in a shop is brought back there. */
export function toLabelRequests(
  { orderNo, document }: StoredOrder,
  { items, return_no: returnNo }: Pick<ClaimRow, 'items' | 'return_no'>,
  site: Pick<Site, 'preferences'> | undefined,
) {
  const { productItems = [], shipments = [] } = document.content
  const to = readSender(site?.preferences ?? {})
  const used = new Set(
    productItems
      .filter(({ itemId }) => items.some((one) => one.itemId === itemId))
      .map(({ shipmentId }) => shipmentId),
  )
  return shipments.flatMap(({ shipmentId = '', shippingAddress, shippingMethod }) => {
    const isPickup = document.pickups?.[shipmentId] !== undefined
    const from = toLabelAddress(shippingAddress)
    if (returnNo === null || !used.has(shipmentId) || isPickup || !from || !to) return []
    const notes = [`Return ${returnNo}`, `Order ${orderNo}`]
    const request = { from, to, service: shippingMethod?.name ?? '', notes }
    return [{ subject: labelSubject(returnNo, shipmentId), request }]
  })
}
