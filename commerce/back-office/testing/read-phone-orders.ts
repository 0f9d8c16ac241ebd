import { sql } from 'kysely'
import type { useCheckout } from '../../testing/test-checkout'

/** What phone orders have left in the shop. */
export function readPhoneOrders(engine: ReturnType<typeof useCheckout>) {
  const stock = async () => {
    const query = engine.db
      .selectFrom('inventory')
      .select('ats')
      .where('product_id', '=', 'assorted-9')
    return (await query.where('list_id', '=', 'brindille-warehouse').executeTakeFirstOrThrow()).ats
  }
  const charged = (orderNo: string) =>
    engine.db
      .selectFrom('card_gateway_payment')
      .selectAll()
      .where('reference_code', 'like', `${orderNo}%`)
      .where('status', '=', 'AUTHORIZED')
      .execute()
  const mails = (like: string) =>
    engine.db.selectFrom('outbox_mail').selectAll().where('reference', 'like', like).execute()
  const setPrice = (cents: number) =>
    engine.db
      .updateTable('price')
      .set({ amount_minor: cents })
      .where('product_id', '=', 'assorted-9')
      .execute()
  const lapse = (orderNo: string) =>
    sql`update order_header
    set document = jsonb_set(document, '{phoneOrder,payUntil}', '"2020-01-01T00:00:00Z"')
    where order_no = ${orderNo}`.execute(engine.db)
  return { charged, lapse, mails, setPrice, stock }
}
