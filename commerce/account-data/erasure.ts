import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { deleteOwnData } from '../customers/delete-own-data'
import type { Trx } from '../db/client'
import { ERASED } from '../mail/erased.constants'
import { MAILS_OF_ORDERS } from '../mail/mail-kinds.constants'
import { OrderDocument } from '../orders/order-document.schemas'
import { isPhoneOrderOf, type OrderRow, type Person } from './account-data.repository'
import { withoutPerson } from './anonymous-order.rules'

/**
 * Takes all personal data from a locked order; what it sold stays. Links that were mailed for it stop
 * working too.
 */
export async function eraseOrder(trx: Trx, row: OrderRow): Promise<void> {
  const orderNo = row.order_no
  const customerId = `deleted-${randomUUID()}`
  const email = `${customerId}${ERASED}`
  const document = withoutPerson(OrderDocument.parse(row.document), { customerId, email })
  await sql`
    update order_header
    set customer_id = ${customerId}, email = ${email}, document = ${JSON.stringify(document)}::jsonb,
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

/** Deletes an account and all that is stored about its person, except orders. */
export async function erasePerson(trx: Trx, person: Person, now: Date): Promise<void> {
  const { customerId, email } = person
  // one that waits for its payment ends when its time is over
  await trx.deleteFrom('phone_order').where(isPhoneOrderOf(person)).execute()
  await forgetVisits(trx, customerId)
  await deleteOwnData(trx, person, now)
  await trx.deleteFrom('newsletter_subscription').where('email', '=', email).execute()
  await trx
    .deleteFrom('consent_status')
    .where((eb) => eb.or([eb('customer_id', '=', customerId), eb('contact_point', '=', email)]))
    .execute()
  await trx.deleteFrom('stock_notice').where('email', '=', email).execute()
  await trx.deleteFrom('service_case').where('email', '=', email).execute()
  await deleteClaims(trx, { customerId, email })
  await trx
    .deleteFrom('outbox_mail')
    .where(sql`lower(recipient)`, '=', email)
    .execute()
  await trx
    .updateTable('gift_certificate')
    .set({ recipient_email: '', recipient_name: '' })
    .where(sql`lower(recipient_email)`, '=', email)
    // a gift card that is not mailed yet belongs to its buyer
    .where('is_pending', '=', false)
    .execute()
  // the review stays, because the product's rating includes it; only its author is removed
  await trx
    .updateTable('review')
    .set({ nickname: '–', location: '', email: null, author_id: sql`id`, changed_at: now })
    .where(sql`lower(email)`, '=', email)
    .execute()
  await trx.deleteFrom('customer').where('id', '=', customerId).execute()
}

async function deleteClaims(trx: Trx, { customerId, email }: Omit<Person, 'customerNo'>) {
  await trx
    .deleteFrom('claim')
    .where((eb) => eb.or([eb('customer_id', '=', customerId), eb('email', '=', email)]))
    .execute()
}

async function forgetVisits(trx: Trx, customerId: string): Promise<void> {
  await sql`
    delete from search_recent_phrase
    where usid in (select usid from shopper_session where customer_id = ${customerId})
  `.execute(trx)
  await sql`
    delete from shopper_activity
    where user_id = ${customerId}
      or cookie_id in (select visit_id from shopper_session where customer_id = ${customerId})
  `.execute(trx)
  await sql`
    delete from coupon_attempt
    where customer_id = ${customerId}
      or usid in (select usid from shopper_session where customer_id = ${customerId})
  `.execute(trx)
  await sql`
    delete from shopper_context
    where usid in (select usid from shopper_session where customer_id = ${customerId})
  `.execute(trx)
}
