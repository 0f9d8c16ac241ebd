import { randomBytes } from 'node:crypto'
import type { ShortageReport } from '../../contracts/counter'
import { isOpenPickup } from '../../rules/pickup-states'
import type { Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { badRequest } from '../http/problem'
import { timezoneOf } from '../sites/shop-time.rules'
import { recordPromise } from './concerned-pickups'
import { isInForce } from './fulfilment.rules'
import type { OrderChanges } from './order-changes'
import type { OrderDependencies } from './order-dependencies'
import type { Shortage } from './order-document.schemas'
import { notPossible } from './order-problems'
import type { StoredOrder } from './order.repository'
import { endQuestion, insertQuestion } from './pickup-questions.repository'
import { pickupStateOf } from './pickup.rules'
import { reserve, writeOffMissing } from './shortage-stock'
import { isReportedAlready, requireMissing, shortagesOf, stateAfter } from './shortage.rules'
import { settleShortage } from './settle-shortage'
import { reverseCharges } from './reverse-charges'
import type { PickupId } from './shop-pickups.repository'

/** Below this path is a page for each question. */
export const ANSWER_PATH = '/pickup-answers'

interface Changes extends Pick<OrderChanges, 'changeAs' | 'write'> {
  sendRefunds(orderNo: string): Promise<void>
}

export interface Reported {
  report: ShortageReport
  /** Until when the buyer can answer whether they want a replacement. */
  answerBy: Date
}

/**
 * @throws Problem as `isReportedAlready` and `requireMissing`; 409 for a pickup that is over or
 * ready, or if the shop does not have enough of the replacement.
 */
export function createReportShortage(
  db: Db,
  dependencies: OrderDependencies,
  { changeAs, write, sendRefunds }: Changes,
): (pickup: PickupId, reported: Reported, by: Actor) => Promise<void> {
  const { mail, sites } = dependencies

  async function settle(
    trx: Trx,
    order: StoredOrder,
    { shipmentId }: PickupId,
    { report, answerBy }: Reported,
    by: Actor,
  ): Promise<StoredOrder | undefined> {
    const { orderNo, document } = order
    const site = await sites.getSite(order.siteId, trx)
    const asked = { shipmentId, report, by }
    const timezone = timezoneOf(site?.preferences ?? {})
    if (isReportedAlready(orderNo, document, asked, timezone)) return undefined
    requireOpen(order, shipmentId)
    const shortage = await toShortage(trx, dependencies, order, shipmentId, report)
    // what came since it was missed is not written off
    const isNew = shortage.steps.length === 0
    if (isNew && report.isNoneLeft) await writeOffMissing(trx, dependencies, order, shortage, by)
    const settled = { by, shortage, to: stateAfter(report) }
    if (report.action !== 'replace') {
      const written = await settleShortage(trx, dependencies, write, order, settled)
      if (report.action === 'wait') await recordPromise(trx, written, shipmentId)
      return written
    }
    const { replacement } = shortage
    if (!replacement) throw badRequest('Name the replacement.')
    const given = shortage.reserved
    await dependencies.inventory.giveBack(trx, given)
    const reserved = await reserve(trx, dependencies, order, shortage, replacement.productId)
    const token = randomBytes(24).toString('base64url')
    const question = { orderNo, shortageId: shortage.id }
    await endQuestion(trx, question)
    await insertQuestion(trx, question, { token, answerBy })
    return settleShortage(trx, dependencies, write, order, {
      ...settled,
      shortage: { ...shortage, reserved, until: answerBy.toISOString() },
      answerUrl: `${dependencies.publicOrigin}${ANSWER_PATH}/${token}`,
    })
  }

  return async (pickup, reported, by) => {
    const { orderNo } = pickup
    const changed = await changeAs(by, 'piece missing', orderNo, (trx, order) =>
      settle(trx, order, pickup, reported, by),
    )
    if (reported.report.action === 'refund') await sendRefunds(orderNo)
    if (changed.status === 'cancelled') await reverseCharges(db, dependencies, changed)
    mail.deliver().catch(() => undefined)
  }
}

/** @throws Problem 409 */
function requireOpen(order: StoredOrder, shipmentId: string): void {
  const { orderNo, document } = order
  if (!isInForce(order)) throw notPossible(orderNo, `The order is ${order.status}.`)
  const shipment = document.content.shipments?.find((one) => one.shipmentId === shipmentId)
  const state = shipment && pickupStateOf(document, shipment)
  if (!state) throw badRequest(`The order has no pickup '${shipmentId}'.`)
  if (!isOpenPickup(state) || state === 'ready') {
    throw notPossible(orderNo, 'The pickup is packed already.')
  }
}

/** Returns the shortage before the step that the report takes. */
async function toShortage(
  trx: Trx,
  { catalog, now }: Pick<OrderDependencies, 'catalog' | 'now'>,
  order: StoredOrder,
  shipmentId: string,
  report: ShortageReport,
): Promise<Shortage> {
  const { document, siteId } = order
  const { until, replacementId } = report
  if (report.action === 'wait' && (until === undefined || Date.parse(until) <= now().getTime())) {
    throw badRequest('The new time must be in the future.')
  }
  const known = shortagesOf(document, shipmentId).find(({ id }) => id === report.id)
  if (!known && report.action === 'found') throw badRequest('Nothing of it is missing.')
  const { itemId, productId, isBoxPiece } = known ?? requireMissing(document, shipmentId, report)
  if (replacementId === productId) throw badRequest('It cannot replace itself.')
  const ids = [productId, ...(replacementId === undefined ? [] : [replacementId])]
  const products = await catalog.getLineProducts(siteId, ids, trx)
  const other = replacementId === undefined ? undefined : products.get(replacementId)
  if (report.action === 'replace' && !other?.online) {
    throw badRequest(`The shop has no product '${replacementId}'.`)
  }
  const before = known?.state === 'waiting' ? known.until : undefined
  // also of a piece that came: the pickup was promised for then
  const promise = report.action === 'wait' ? until : before
  return {
    ...{ id: report.id, shipmentId, itemId, productId, isBoxPiece, state: 'waiting' },
    name: products.get(productId)?.name ?? productId,
    quantity: known?.quantity ?? report.quantity,
    ...(report.action === 'replace' &&
      other && { replacement: { productId: other.productId, name: other.name } }),
    ...(promise !== undefined && { until: promise }),
    ...{ lost: [], reserved: known?.reserved ?? [], steps: known?.steps ?? [] },
  }
}
