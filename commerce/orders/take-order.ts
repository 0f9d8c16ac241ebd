import { randomUUID } from 'node:crypto'
import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { CARD } from '../../rules/payment-methods'
import type { Shopper } from '../access/require-shopper'
import { recordChange, type Actor } from '../audit/record-change'
import type { BasketDocument, PaymentInstrument } from '../baskets/model/basket-document.schemas'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { conflict } from '../http/problem'
import { toMinor } from '../money'
import type { Locale } from '../sites/locale'
import type { Site } from '../sites/site.service'
import { declined, MAX_DECLINES } from './charge-proposal'
import { awaitOther, askGateway, claimPayment } from './claim-payment'
import { addHistory, failOrder } from './fail-order'
import type { OrderDependencies } from './order-dependencies'
import { notPossible, orderNotFound } from './order-problems'
import { toOrder } from './order.mapper'
import { lockOrder, selectOrder, updateOrder, type StoredOrder } from './order.repository'
import type { Profile } from './pickup-contact.rules'
import { placeOrder } from './place-order'
import { requireCards } from './propose-edit'

interface OrderTaking {
  site: Site
  locale: Locale
  profile: Profile | undefined
  document: BasketDocument
  /** What the operator saw, in decimals. */
  expectedTotal: number
  payUntil: Date
  by: Actor
}

export type TakenOrder = StoredOrder

/** Orders that operators take for buyers, who pay by a link. */
export interface TakenOrders {
  /**
   * Orders what an operator has filled in, as a checkout does: stock and codes are taken. It is
   * placed once it is paid, or at once if it costs nothing.
   * @throws Problem as `createOrder`; 409 if it costs something else than the operator saw
   */
  take(trx: Trx, shopper: Shopper, taken: OrderTaking): Promise<StoredOrder>
  /**
   * Charges a card. Repeated or simultaneous requests charge once.
   * @returns the order, which was placed, or has failed meanwhile
   * @throws Problem 400 `payment-declined`, 409 `too-many-declines`, 503 without a response
   */
  pay(orderNo: string, cardToken: string): Promise<StoredOrder>
  find(source: Db | Trx, orderNo: string): Promise<TakenOrder | undefined>
  /** As shoppers see it. */
  show(order: TakenOrder): ShopperOrdersTypes.Order
  /** @throws Problem 409 unless it waits, and is not being paid at this moment. */
  withdraw(trx: Trx, orderNo: string, by: Actor): Promise<void>
}

export function createTakenOrders(db: Db, dependencies: OrderDependencies): TakenOrders {
  const { baskets, mail, now } = dependencies

  /** Decides, while the order is locked, which process asks the gateway. */
  const claim = (orderNo: string, cardToken: string) =>
    transact(db, async (trx) => {
      const order = await lockOrder(trx, orderNo)
      if (!order) throw orderNotFound(orderNo)
      const payment = order.document.payments.find(({ isSettled }) => !isSettled)
      if (order.status !== 'created' || !payment || isLate(order, now())) {
        return { kind: 'finished', order } as const
      }
      if ((payment.declined?.attempts ?? 0) >= MAX_DECLINES) {
        throw conflict('Too many cards were declined.', 'too-many-declines')
      }
      const { paymentInstrumentId } = payment.instrument
      const request = { custom: { c_token: cardToken } }
      const buyer = toBuyer(order)
      return claimPayment(dependencies, trx, buyer, orderNo, paymentInstrumentId, request)
    })

  return {
    find: selectOrder,
    show: (order) => toOrder(order),
    async take(trx, shopper, taken) {
      const { site, document, expectedTotal, payUntil, by, locale, profile } = taken
      const payable = await toPayable(trx, dependencies, shopper, site, document)
      const basketId = await baskets.saveDraft(trx, shopper, site, payable)
      const basket = await baskets.handover.lock(trx, shopper, basketId)
      const assessed = await baskets.handover.assess(trx, site, basket, shopper)
      const { currency, orderTotalMinor } = assessed.calculated
      if (orderTotalMinor !== toMinor(expectedTotal, currency)) {
        throw conflict('The price has changed meanwhile. Look at it again.', 'total-changed')
      }
      const showing = { locale, profile }
      const order = await placeOrder(trx, dependencies, shopper, basket, assessed, showing)
      const phoneOrder = { by: by.name, payUntil: payUntil.toISOString() }
      const content = { ...order.document.content, channelType: 'callcenter' as const }
      const taker = { ...order.document, content, phoneOrder }
      const noted = addHistory(taker, 'taken as a phone order', now(), by.name)
      const subject = { type: 'order', id: order.orderNo } as const
      await recordChange(trx, by, { action: 'taken by phone', subject }, now())
      return updateOrder(trx, order.orderNo, { document: noted }, now())
    },

    async pay(orderNo, cardToken) {
      for (;;) {
        const claimed = await claim(orderNo, cardToken)
        if (claimed.kind === 'finished') return claimed.order
        if (claimed.kind === 'gateway') {
          const paid = await askGateway(db, dependencies, claimed)
          const [payment] = paid.document.payments
          if (paid.status === 'created') throw declined(payment?.declined?.message)
          mail.deliver().catch(() => undefined)
          return paid
        }
        const order = await selectOrder(db, orderNo)
        if (order) await awaitOther(db, dependencies, toBuyer(order), orderNo)
      }
    },

    async withdraw(trx, orderNo, by) {
      const order = await lockOrder(trx, orderNo)
      if (order?.status !== 'created') {
        throw notPossible(orderNo, 'The order no longer waits for its payment.')
      }
      if (order.paymentStatus !== 'open') {
        throw notPossible(orderNo, 'The buyer is paying at this moment. Look at it again.')
      }
      const noted = addHistory(order.document, 'phone order withdrawn', now(), by.name)
      const reason = { reopenBasket: false, reason: 'withdrawn' }
      await failOrder(trx, dependencies, { ...order, document: noted }, reason)
      const subject = { type: 'order', id: orderNo } as const
      await recordChange(trx, by, { action: 'phone order withdrawn', subject }, now())
    },
  }
}

/** Returns whether the time to pay for an order by phone is over. */
export const isLate = ({ document: { phoneOrder } }: StoredOrder, at: Date): boolean =>
  phoneOrder !== undefined && new Date(phoneOrder.payUntil) <= at

async function toPayable(
  trx: Trx,
  dependencies: OrderDependencies,
  shopper: Shopper,
  site: Site,
  document: BasketDocument,
): Promise<BasketDocument> {
  const unpaid = { ...document, paymentInstruments: [] }
  const { calculated } = await dependencies.baskets.ordered.price(trx, site, unpaid, shopper)
  if (calculated.orderTotalMinor === 0) return unpaid
  await requireCards(trx, dependencies, site.id)
  const card: PaymentInstrument = {
    paymentInstrumentId: randomUUID().replaceAll('-', ''),
    ...{ paymentMethodId: CARD, custom: {} },
  }
  return { ...document, paymentInstruments: [card] }
}

/** Whose order it is, without a session. */
function toBuyer({ siteId, customerId, document }: StoredOrder): Shopper {
  return asShopper({ siteId, customerId, isRegistered: !document.isGuest })
}

export function asShopper(
  person: Pick<Shopper, 'siteId' | 'customerId' | 'isRegistered'>,
): Shopper {
  const { customerId, isRegistered } = person
  return {
    ...person,
    ...{ guestCustomerId: customerId, usid: customerId, clientId: '', scopes: [] },
    authType: isRegistered ? 'registered' : 'guest',
  }
}
