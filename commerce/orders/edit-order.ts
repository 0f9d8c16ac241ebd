import type { OrderEdit, OrderEditRequest, ShipmentChoices } from '../../contracts/order-edit'
import { formatMinor } from '../../rules/office-money'
import type { Actor } from '../audit/record-change'
import type { Db } from '../db/client'
import { transact } from '../db/transact'
import { toMinor } from '../money'
import { applyEdit } from './apply-edit'
import { assessEdit, rework, type EditedOrder } from './assess-edit'
import { toChoices } from './edit-choices'
import type { OrderChanges } from './order-changes'
import type { OrderDependencies } from './order-dependencies'
import { requireEditable, requireRevision } from './order-edit.rules'
import { notPossible, orderNotFound } from './order-problems'
import { requireNoOpenProposal } from './order-proposal.repository'
import { selectOrder } from './order.repository'

export interface OrderEdits {
  /**
   * Returns what an edit would make of the order, without changing it.
   * @throws Problem 400 with `c_field` as a checkout does; 409 for what is packed, sent, exported or
   * refunded.
   */
  previewEdit(orderNo: string, edit: OrderEdit): Promise<EditedOrder>
  /** @throws Problem 400 for an unknown shipment, 409 for an order that cannot be changed. */
  listChoices(orderNo: string, shipmentId: string): Promise<ShipmentChoices>
  /**
   * Changes the order, refunds what it costs less, and notifies the buyer.
   * @throws Problem as `previewEdit`; 409 if somebody else has changed the order, or if the
   * difference is not the one that the operator saw.
   */
  editOrder(orderNo: string, request: OrderEditRequest, by: Actor): Promise<void>
}

interface Changes extends Pick<OrderChanges, 'changeAs'> {
  sendRefunds(orderNo: string): Promise<void>
}

export function createOrderEdits(
  db: Db,
  dependencies: OrderDependencies,
  { changeAs, sendRefunds }: Changes,
): OrderEdits {
  const { mail } = dependencies
  return {
    previewEdit: (orderNo, edit) =>
      transact(db, async (trx) => {
        const order = await selectOrder(trx, orderNo)
        if (!order) throw orderNotFound(orderNo)
        await requireNoOpenProposal(trx, orderNo)
        return assessEdit(trx, dependencies, order, edit)
      }),
    listChoices: (orderNo, shipmentId) =>
      db
        .transaction()
        .setAccessMode('read only')
        .execute(async (trx) => {
          const order = await selectOrder(trx, orderNo)
          if (!order) throw orderNotFound(orderNo)
          requireEditable(order, { shipments: [{ shipmentId }] })
          const { before, bag } = await rework(trx, dependencies, order, (document) => document)
          return toChoices(bag.document, shipmentId, before)
        }),
    async editOrder(orderNo, { edit, revision, expectedDifference }, by) {
      await changeAs(by, 'changed', orderNo, async (trx, order) => {
        requireRevision(order, revision)
        await requireNoOpenProposal(trx, orderNo)
        const edited = await assessEdit(trx, dependencies, order, edit)
        const differenceMinor = edited.totalMinor - order.totalMinor
        if (differenceMinor !== toMinor(expectedDifference, order.currency)) {
          throw notPossible(orderNo, 'The price has changed meanwhile. Look at it again.')
        }
        if (differenceMinor > 0) {
          const more = formatMinor(differenceMinor, order.currency)
          throw notPossible(orderNo, `The order would cost ${more} more.`)
        }
        return applyEdit(trx, dependencies, edited, edit, by)
      })
      await sendRefunds(orderNo)
      mail.deliver().catch(() => undefined)
    },
  }
}
