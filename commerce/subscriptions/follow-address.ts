import type { Trx } from '../db/client'

/** Subscriptions that go to an entry of an address book stay with it when it is called otherwise. */
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
