import type { Trx } from '../db/client'

/** Updates the subscriptions that use an address book entry when the entry is renamed. */
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
