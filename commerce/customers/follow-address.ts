import type { Trx } from '../db/client'

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
