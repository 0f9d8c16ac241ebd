import type { BasketService } from '../baskets/basket.service'
import type { Trx } from '../db/client'
import type { GiftCertificateService } from '../gift-certificates/gift-certificate.service'
import type { InventoryService } from '../inventory/inventory.service'
import type { PromotionsService } from '../promotions/promotions.service'
import type { Flash, OrderDocument } from './order-document.schemas'
import { selectStockLines, updateOrder, type StoredOrder } from './order.repository'
import { isUnanswered, withoutTokens, withoutUnanswered } from './payment.rules'
import { recordReversals } from './record-reversals'

interface ReleaseDependencies {
  inventory: InventoryService
  giftCertificates: GiftCertificateService
  promotions: PromotionsService
  now: () => Date
}

interface FailDependencies extends ReleaseDependencies {
  baskets: BasketService
}

interface FailOptions {
  reopenBasket: boolean
  flash?: Flash
  reason?: string
}

export async function failOrder(
  trx: Trx,
  dependencies: FailDependencies,
  order: StoredOrder,
  { reopenBasket, flash, reason = flash?.type ?? 'not paid' }: FailOptions,
): Promise<StoredOrder> {
  const { baskets, now } = dependencies
  const payments = order.document.payments.map((payment) => ({
    ...withoutUnanswered(payment),
    instrument: withoutTokens(payment.instrument),
  }))
  const isUnclear = order.document.payments.some(isUnanswered)
  const document = addHistory(
    { ...order.document, payments, flashes: flash ? [flash] : [] },
    `failed: ${reason}${isUnclear ? '; the answer to a payment is missing' : ''}`,
    now(),
  )
  const changes = { status: 'failed', paymentStatus: 'declined', document } as const
  const failed = await updateOrder(
    trx,
    order.orderNo,
    { ...changes, authorizingSince: null },
    now(),
  )
  // lock baskets before stock, as when ordering, so that two orders cannot deadlock
  if (reopenBasket) await reopen(trx, baskets, order)
  await releaseGoods(trx, dependencies, order)
  return failed
}

/**
 * Returns the order's coupon uses, stock and gift certificates, in the order in which they were
 * taken, and records the refunds that the gateway must make afterwards.
 */
export async function releaseGoods(
  trx: Trx,
  { inventory, giftCertificates, promotions, now }: ReleaseDependencies,
  order: StoredOrder,
): Promise<void> {
  await promotions.release(trx, order.orderNo)
  await inventory.giveBack(trx, await selectStockLines(trx, order))
  await giftCertificates.giveBack(trx, order)
  await recordReversals(trx, order, now())
}

async function reopen(trx: Trx, baskets: BasketService, order: StoredOrder): Promise<void> {
  const { basketId, siteId, customerId, document } = order
  const stored = document.basket
  const owner = { siteId, customerId, isGuest: document.isGuest }
  await baskets.handover.reopen(trx, basketId, stored && { ...owner, ...stored })
}

/** @param by the operator's name; absent for the shopper or the engine itself */
export function addHistory(
  document: OrderDocument,
  text: string,
  at: Date,
  by?: string,
): OrderDocument {
  const entry = { at: at.toISOString(), text, ...(by !== undefined && { by }) }
  return { ...document, history: [...(document.history ?? []), entry] }
}
