import type { OfficeClaim, OfficeClaimList, OfficeClaimRow } from '../../contracts/claim'
import type { Actor } from '../audit/record-change'
import type { Db } from '../db/client'
import { notFound } from '../http/problem'
import { toDecimal } from '../money'
import type { StoredOrder } from '../orders/claimed-orders'
import type { OrderService } from '../orders/order.service'
import { amountOf, costMinorOf, refundableMinor, refundedQuantityOf } from '../orders/refund.rules'
import {
  countUndecided,
  searchClaims,
  selectClaimant,
  type ClaimsQuery,
} from './claim-list.repository'
import { nameItems, replacingOrderOf } from './claim.mapper'
import { selectPhoto, selectPhotoIds } from './claim.repository'
import type { ClaimRow } from './claims.tables'
import type { ClaimDependencies } from './make-claim'
import { changeClaim, itemsLeft, noSuchClaim, selectClaim, type AskedChange } from './settle-claim'

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

type Dependencies = ClaimDependencies & { orders: Pick<OrderService, 'backOffice' | 'findOrder'> }

export function createClaimOffice(db: Db, dependencies: Dependencies): ClaimOffice {
  const { orders, sites } = dependencies

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
        ...(row.return_no !== null && { returnNo: row.return_no }),
        ...(row.return_reason !== null && { returnReason: row.return_reason }),
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

    change: (id, asked, by) => changeClaim(db, dependencies, id, asked, by),
  }
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
