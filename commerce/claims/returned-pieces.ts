import type { Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { conflict } from '../http/problem'
import { readSender, toLabelAddress } from '../labels/label-addresses'
import type { LabelService } from '../labels/label.service'
import type { Remedies, StoredOrder } from '../orders/claimed-orders'
import { withoutReturn, withReceived, withReturn } from '../orders/item-returns'
import { quantityToClaim, selectReplacements } from '../orders/pieces-left'
import type { Site } from '../sites/site.service'
import { selectClaims } from './claim.repository'
import { countsAgainst } from './claims.rules'
import type { ClaimRow } from './claims.tables'

type Returned = Pick<ClaimRow, 'id' | 'items' | 'return_reason'>
type Writing = Pick<Remedies, 'write'>

/** Notes in an order that pieces of it come back. */
export function announceReturn(
  trx: Trx,
  order: StoredOrder,
  { id, items, return_reason: reason }: Returned,
  { write }: Writing,
  at: Date,
): Promise<StoredOrder> {
  const returned = items.map((item) => ({ ...item, reason: reason ?? '' }))
  return write(trx, order, withReturn(order.document, id, returned, at))
}

/**
 * Notes a return that an operator accepts; until then it held back nobody if little proved it.
 * @throws Problem 409 if fewer pieces are left
 */
export async function acceptReturn(
  trx: Trx,
  order: StoredOrder,
  row: ClaimRow,
  writing: Writing,
  at: Date,
): Promise<StoredOrder> {
  if (!isAnnounced(order, row)) await requireLeft(trx, order, row)
  return announceReturn(trx, order, row, writing, at)
}

export async function receiveReturn(
  trx: Trx,
  order: StoredOrder,
  row: ClaimRow,
  writing: Writing,
  { at, by }: { at: Date; by: Actor },
): Promise<StoredOrder> {
  const announced = await acceptReturn(trx, order, row, writing, at)
  return writing.write(trx, announced, withReceived(announced.document, row.id, at, by.name))
}

/** Frees the pieces of a return that is refused or never came. */
export async function endReturn(
  trx: Trx,
  order: StoredOrder,
  row: Pick<ClaimRow, 'id'>,
  { write }: Writing,
  { at, by }: { at: Date; by?: Actor },
): Promise<StoredOrder | undefined> {
  if (!isAnnounced(order, row)) return undefined
  const text = by ? 'return refused' : 'return did not come'
  return write(trx, order, withoutReturn(order.document, row.id, text, at, by?.name))
}

const isAnnounced = ({ document }: StoredOrder, { id }: Pick<ClaimRow, 'id'>) =>
  document.returns?.some((one) => one.id === id) === true

async function requireLeft(trx: Trx, order: StoredOrder, { id, items }: ClaimRow): Promise<void> {
  const claims = await selectClaims(trx, order.orderNo)
  const used = {
    claims: claims.filter((one) => one.id !== id).filter(countsAgainst('owner')),
    replacements: await selectReplacements(trx, order.document),
  }
  const { productItems = [] } = order.document.content
  const isLeft = items.every(({ itemId, quantity }) => {
    const item = productItems.find((one) => one.itemId === itemId)
    return item !== undefined && quantity <= quantityToClaim(order, item, used)
  })
  if (!isLeft)
    throw conflict('Meanwhile the pieces were refunded, replaced or claimed.', 'not-claimable')
}

/** The number of an order's next return; the order's lock keeps it. */
export async function selectReturnNo(db: Db | Trx, orderNo: string): Promise<string> {
  const numbered = db.selectFrom('claim').where('order_no', '=', orderNo)
  const { count } = await numbered
    .where('return_no', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return `R${orderNo}-${count + 1}`
}

const labelSubject = (returnNo: string, shipmentId: string) => `return ${returnNo}/${shipmentId}`

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
  return shipments.flatMap(({ shipmentId = '', shippingAddress }) => {
    const isPickup = document.pickups?.[shipmentId] !== undefined
    const from = toLabelAddress(shippingAddress)
    if (returnNo === null || !used.has(shipmentId) || isPickup || !from || !to) return []
    const notes = [`Return ${returnNo}`, `Order ${orderNo}`]
    const request = { from, to, service: '', notes }
    return [{ subject: labelSubject(returnNo, shipmentId), request }]
  })
}

/** How pieces of a return come back: in a parcel with a label, or to the shops that gave them. */
export interface WaysBack {
  hasLabel: boolean
  toShop: boolean
}

export function waysBack(
  order: StoredOrder,
  row: Pick<ClaimRow, 'items' | 'return_no'>,
  site: Pick<Site, 'preferences'> | undefined,
): WaysBack {
  const { content, pickups = {} } = order.document
  const toShop = content.productItems?.some(
    ({ itemId, shipmentId = '' }) =>
      pickups[shipmentId] !== undefined && row.items.some((one) => one.itemId === itemId),
  )
  return { hasLabel: toLabelRequests(order, row, site).length > 0, toShop: toShop === true }
}

/** Voids the labels of a return, as far as the provider answers. */
export async function voidLabels(
  { labels }: { labels: LabelService },
  { orderNo, returnNo }: { orderNo: string; returnNo: string },
  by: Actor,
): Promise<void> {
  const own = (await labels.list([orderNo])).filter(({ subject }) =>
    subject.startsWith(labelSubject(returnNo, '')),
  )
  for (const { subject } of own) await labels.void({ orderNo, subject }, by).catch(() => undefined)
}
