import type { Trx } from '../db/client'

/**
 * When an entry of the address book is renamed, updates the subscriptions that are delivered to it.
 */
export async function followRenamedAddress(
  trx: Trx,
  customerId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await trx
    .updateTable('subscription')
    .set({ address_id: to })
    .where('customer_id', '=', customerId)
    .where('address_id', '=', from)
    .execute()
}
