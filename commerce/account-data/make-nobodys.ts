import { randomUUID } from 'node:crypto'
import type { Trx } from '../db/client'
import { ERASED } from '../mail/erased.constants'
import { OrderDocument } from '../orders/order-document.schemas'
import { updateOwner, type OrderRow } from './account-data.repository'
import { withoutPerson } from './anonymous-order.rules'

/** Takes all personal data from a locked order; what it sold stays. */
export async function makeNobodys(trx: Trx, row: OrderRow): Promise<void> {
  const customerId = `deleted-${randomUUID()}`
  const owner = { customerId, email: `${customerId}${ERASED}` }
  const document = withoutPerson(OrderDocument.parse(row.document), owner)
  await updateOwner(trx, row.order_no, { ...owner, document: JSON.stringify(document) })
}
