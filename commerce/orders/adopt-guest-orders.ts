import type { CustomerService } from '../customers/customer.service'
import type { Db, Trx } from '../db/client'
import type { Shopper } from '../access/require-shopper'
import { lockOrder } from './order.repository'

export interface GuestOrders {
  /**
   * Only placed orders with the customer's own e-mail address are transferred. The session proves
   * who ordered (ADR 34); the address proves that it was not another person on the same device.
   */
  adoptGuestOrders(shopper: Shopper): Promise<void>
}

interface Dependencies {
  customers: CustomerService
  now: () => Date
}

export function createGuestOrders(db: Db, { customers, now }: Dependencies): GuestOrders {
  return {
    async adoptGuestOrders(shopper) {
      const { isRegistered, customerId, guestCustomerId, siteId } = shopper
      if (!isRegistered) return
      const placed = await selectPlaced(db, siteId, guestCustomerId)
      if (placed.length === 0) return
      const { email = '' } = await customers.getCustomer(customerId, [])
      await db.transaction().execute(async (trx) => {
        for (const orderNo of placed) {
          await adopt(trx, orderNo, { guestCustomerId, customerId, email }, now())
        }
      })
    },
  }
}

/** Excludes orders whose basket may be reopened, since it would reopen for the guest. */
async function selectPlaced(db: Db, siteId: string, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('order_header')
    .select('order_no')
    .where('site_id', '=', siteId)
    .where('customer_id', '=', customerId)
    .where('status', 'not in', ['created', 'failed'])
    // two simultaneous logins must lock the orders in the same sequence
    .orderBy('order_no')
    .execute()
  return rows.map((row) => row.order_no)
}

async function adopt(
  trx: Trx,
  orderNo: string,
  {
    guestCustomerId,
    customerId,
    email,
  }: Record<'guestCustomerId' | 'customerId' | 'email', string>,
  at: Date,
): Promise<void> {
  const order = await lockOrder(trx, orderNo)
  const isOwn = order?.email.toLowerCase() === email.toLowerCase()
  if (!isOwn || order.customerId !== guestCustomerId) return
  const { document } = order
  const { customerInfo } = document.content
  const content = { ...document.content, customerInfo: { ...customerInfo, customerId } }
  await trx
    .updateTable('order_header')
    .set({
      customer_id: customerId,
      document: JSON.stringify({ ...document, content, isGuest: false }),
      last_modified: at,
    })
    .where('order_no', '=', orderNo)
    .execute()
}
