import type { Db, Trx } from '../db/client'
import { toCardDeclinedMail } from '../mail/order-notices.rules'
import { timezoneOf, toShopTime } from '../sites/shop-time.rules'
import { toStorefrontLink } from '../sites/storefront-link'
import {
  askedMinorOf,
  chargeLater,
  isRecorded,
  withAsked,
  withCharge,
  withDecline,
  type Charge,
  type Decline,
} from './charge-later'
import { addHistory } from './fail-order'
import { isInForce } from './fulfilment.rules'
import type { OrderDependencies } from './order-dependencies'
import type { OrderDocument, OrderPayment, OrderRefund } from './order-document.schemas'
import { toOrder } from './order.mapper'
import { selectOrder, updateOrder, type StoredOrder } from './order.repository'
import { recordRefunds } from './order-refunds'
import { findPayment, isPaid, waivedMinorOf } from './payment.rules'
import { recordReversals } from './record-reversals'
import { reverseCharges } from './reverse-charges'

interface OrderWrites {
  /** Changes an order while it is locked. @throws Problem 404 */
  change(
    orderNo: string,
    work: (trx: Trx, order: StoredOrder) => Promise<StoredOrder>,
  ): Promise<StoredOrder>
  write(trx: Trx, order: StoredOrder, document: OrderDocument): Promise<StoredOrder>
}

/** Charges the cards that are due at shipping. Each result is stored in the order immediately. */
export function createOperatorCharge(
  db: Db,
  dependencies: OrderDependencies,
  { change, write }: OrderWrites,
): (orderNo: string) => Promise<boolean> {
  const { giftCertificates, mail, now, sites } = dependencies

  /**
   * Stores the charge of a card in the locked order, and records its refund if the order has ended.
   */
  async function recordCharge(trx: Trx, order: StoredOrder, charge: Charge): Promise<StoredOrder> {
    const { orderNo, document } = order
    // another process recorded it at the same moment: the gateway gave both the same response
    if (isRecorded(document.payments, charge)) return order
    const all = withCharge(document.payments, charge)
    const charged = addHistory({ ...document, payments: all }, 'card charged', now())
    if (!isInForce(order)) {
      const ended = await updateOrder(trx, orderNo, { document: charged }, now())
      await recordReversals(trx, ended, now())
      return ended
    }
    const written = await write(trx, order, await giveBackExcess(trx, order, charged, charge))
    if (!isPaid(written)) return written
    const bought = document.basket?.document.giftCertificateItems ?? []
    await giftCertificates.issue(trx, order, bought)
    return updateOrder(trx, orderNo, { paymentStatus: 'authorised' }, now())
  }

  /** Refunds what became too much while the gateway charged the card. */
  async function giveBackExcess(
    trx: Trx,
    order: StoredOrder,
    charged: OrderDocument,
    { paymentInstrumentId, amountMinor: ofCard }: Charge,
  ): Promise<OrderDocument> {
    const excess = splitExcess(findPayment(order.document, paymentInstrumentId), charged, ofCard)
    let document = charged
    for (const { amountMinor: partMinor, ...kind } of excess) {
      if (partMinor <= 0) continue
      const { refunds = [] } = document
      const refund: OrderRefund = {
        ...{ id: String(refunds.length + 1), at: now().toISOString(), by: 'the engine', ...kind },
        ...{ reason: 'Given back while the card was charged', waivedMinor: 0 },
        ...{ items: [], boxPieces: [], giftCards: [], restocked: [] },
        parts: [{ paymentInstrumentId, amountMinor: partMinor, state: 'pending' }],
      }
      document = { ...document, refunds: [...refunds, refund] }
      await recordRefunds(trx, { ...order, document }, refund, now())
    }
    return document
  }

  /** The customer is notified at most once a day, with a link to the saved cards. */
  async function recordDecline(trx: Trx, order: StoredOrder, one: Decline): Promise<StoredOrder> {
    const payments = withDecline(order.document.payments, one, now())
    if (payments === order.document.payments || !isInForce(order)) return order
    const text = `card declined: ${one.message}`
    const document = addHistory({ ...order.document, payments: [...payments] }, text, now())
    const noted = await updateOrder(trx, order.orderNo, { document }, now())
    const site = await sites.getSite(order.siteId, trx)
    const link = toStorefrontLink(dependencies, site, '/wallet')
    const { day } = toShopTime(now(), timezoneOf(site?.preferences ?? {}))
    const context = { siteId: order.siteId, locale: document.locale, link }
    await mail.queue(trx, toCardDeclinedMail(toOrder(noted), day, context))
    return noted
  }

  /** @returns whether cards were charged and the order is paid now */
  return async function charge(orderNo: string): Promise<boolean> {
    const found = await selectOrder(db, orderNo)
    if (!found || !isInForce(found)) return false
    const changed = await chargeLater(dependencies, found, {
      asked: (payment) => recordAsked({ change }, orderNo, payment, now()),
      charged: (one) => change(orderNo, (trx, order) => recordCharge(trx, order, one)),
      async declined(one) {
        const noted = await change(orderNo, (trx, order) => recordDecline(trx, order, one))
        mail.deliver().catch(() => undefined)
        return noted
      },
    })
    if (!changed) return false
    if (!isInForce(changed)) await reverseCharges(db, dependencies, changed)
    mail.deliver().catch(() => undefined)
    return isInForce(changed) && isPaid(changed)
  }
}

async function recordAsked(
  { change }: Pick<OrderWrites, 'change'>,
  orderNo: string,
  payment: OrderPayment,
  at: Date,
): Promise<number> {
  const { paymentInstrumentId } = payment.instrument
  const order = await change(orderNo, async (trx, locked) => {
    const known = findPayment(locked.document, paymentInstrumentId)
    if (askedMinorOf({ ...known, declined: payment.declined }) !== undefined) return locked
    const payments = withAsked(locked.document.payments, payment, waivedMinorOf(locked.document))
    return updateOrder(trx, orderNo, { document: { ...locked.document, payments } }, at)
  })
  const { asked, amountMinor } = findPayment(order.document, paymentInstrumentId)
  return asked?.amountMinor ?? amountMinor
}

/** What of a charge is too much because of refunds, and because of changes of the order. */
function splitExcess(
  { amountMinor, asked }: OrderPayment,
  document: OrderDocument,
  chargedMinor: number,
): { amountMinor: number; ofEdit?: boolean }[] {
  const excessMinor = chargedMinor - amountMinor
  const waivedMinor = waivedMinorOf(document) - (asked?.waivedMinor ?? 0)
  const ofRefundsMinor = Math.min(excessMinor, waivedMinor)
  return [
    { amountMinor: ofRefundsMinor },
    // the total is lower already by what a change of the order made it cheaper
    { amountMinor: excessMinor - ofRefundsMinor, ofEdit: true },
  ]
}
