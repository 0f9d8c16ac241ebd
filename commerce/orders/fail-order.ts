import type { BasketService } from '../baskets/basket.service'
import type { Trx } from '../db/client'
import type { InventoryService } from '../inventory/inventory.service'
import type { Flash } from './order-document.schemas'
import { selectStockLines, updateOrder, type StoredOrder } from './order.repository'
import { withoutTokens } from './payment.rules'

interface FailDependencies {
  baskets: BasketService
  inventory: InventoryService
  now: () => Date
}

interface FailOptions {
  reopenBasket: boolean
  /** Why, when the payment was declined. */
  flash?: Flash
}

/** Ends an order that `trx` has locked: its stock goes back, and its basket when asked for. */
export async function failOrder(
  trx: Trx,
  { baskets, inventory, now }: FailDependencies,
  order: StoredOrder,
  { reopenBasket, flash }: FailOptions,
): Promise<StoredOrder> {
  const payments = order.document.payments.map((payment) => ({
    ...payment,
    instrument: withoutTokens(payment.instrument),
  }))
  const document = { ...order.document, payments, flashes: flash ? [flash] : [] }
  const changes = { status: 'failed', paymentStatus: 'declined', document } as const
  const failed = await updateOrder(
    trx,
    order.orderNo,
    { ...changes, authorizingSince: null },
    now(),
  )
  // baskets before stock, as when ordering: two orders can never wait for each other
  if (reopenBasket) await baskets.handover.reopen(trx, order.basketId)
  await inventory.giveBack(trx, await selectStockLines(trx, order.orderNo))
  return failed
}
