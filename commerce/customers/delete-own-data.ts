import type { Trx } from '../db/client'
import { queueRemovedCards } from '../payments/removed-cards'

/** Tables with what customers have, but without a foreign key. */
const OWNED = ['basket', 'product_list', 'customer_event', 'card_gateway_stored_card'] as const

/**
 * Deletes what refers to a customer who is deleted, except the orders, and queues the deletion of
 * the cards at the gateway. Dependent rows of the customer are deleted by cascade.
 */
export async function deleteOwnData(
  trx: Trx,
  { customerId, customerNo }: { customerId: string; customerNo: string },
  now: Date,
): Promise<void> {
  await trx.deleteFrom('customer_group_member').where('customer_no', '=', customerNo).execute()
  await queueRemovedCards(trx, { customerId }, now)
  for (const table of OWNED) {
    await trx.deleteFrom(table).where('customer_id', '=', customerId).execute()
  }
}
