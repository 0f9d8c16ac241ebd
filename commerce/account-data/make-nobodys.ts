import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Trx } from '../db/client'
import { ERASED } from '../mail/erased.constants'
import { MAILS_OF_ORDERS } from '../mail/mail-kinds.constants'
import { OrderDocument } from '../orders/order-document.schemas'
import type { OrderRow } from './account-data.repository'
import { withoutPerson } from './anonymous-order.rules'

/** Takes all personal data from a locked order; what it sold stays. */
export async function makeNobodys(trx: Trx, row: OrderRow): Promise<void> {
  const customerId = `deleted-${randomUUID()}`
  const owner = { customerId, email: `${customerId}${ERASED}` }
  const document = withoutPerson(OrderDocument.parse(row.document), owner)
  await updateOwner(trx, row.order_no, { ...owner, document: JSON.stringify(document) })
}

/** Links that were mailed for it stop working too. */
async function updateOwner(
  trx: Trx,
  orderNo: string,
  { customerId, email, document }: { customerId: string; email: string; document: string },
): Promise<void> {
  await sql`
    update order_header
    set customer_id = ${customerId}, email = ${email}, document = ${document}::jsonb,
      order_token = default, view_code = default
    where order_no = ${orderNo}`.execute(trx)
  const owner = { customer_id: customerId, email }
  await trx.updateTable('coupon_redemption').set(owner).where('order_no', '=', orderNo).execute()
  // the recipient can still pay with the gift card
  const person = { sender_name: '', message: null }
  await trx.updateTable('gift_certificate').set(person).where('order_no', '=', orderNo).execute()
  await trx.deleteFrom('order_comment').where('order_no', '=', orderNo).execute()
  await trx.deleteFrom('claim').where('order_no', '=', orderNo).execute()
  await trx.deleteFrom('claim_photo').where('order_no', '=', orderNo).execute()
  await trx.deleteFrom('order_label').where('order_no', '=', orderNo).execute()
  // a change that waits is ended by its job, which gives back its stock
  await trx
    .updateTable('order_proposal')
    .set({ edit: '{}', changes: '[]', agreed: null, token: sql<string>`gen_random_uuid()::text` })
    .where('order_no', '=', orderNo)
    .execute()
  await trx.deleteFrom('phone_order').where('order_no', '=', orderNo).execute()
  await trx
    .deleteFrom('outbox_mail')
    .where(sql`split_part(reference, ':', 2)`, '=', orderNo)
    .where(sql`split_part(reference, ':', 1)`, 'in', [...MAILS_OF_ORDERS])
    .execute()
}
