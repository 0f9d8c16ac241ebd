import { randomBytes } from 'node:crypto'
import { recordChange, type Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { notFound } from '../http/problem'
import { toPhoneOrderMail, toWithdrawnMail } from '../mail/phone-order-mails.rules'
import { notPossible } from '../orders/order-problems'
import { PAY_WITHIN_MS, toPayLink } from '../orders/propose-edit'
import { asShopper, type TakenOrder } from '../orders/take-order'
import { resolveLocale } from '../sites/locale'
import { timezoneOf } from '../sites/shop-time.rules'
import { withBillingAddress } from './draft-command'
import type { PhoneOrderDependencies } from './phone-order-dependencies'
import {
  lockPhoneOrder,
  selectPhoneOrder,
  stateOf,
  updatePhoneOrder,
  type StoredPhoneOrder,
} from './phone-order.repository'

export interface SentPhoneOrders {
  /**
   * Orders the draft, and mails the buyer a link with which to pay; stock is kept until then.
   * @throws Problem 400 as `createOrder`, 409 if it costs something else than the operator saw
   */
  send(id: string, revision: number, expectedTotal: number, by: Actor): Promise<void>
  mailAgain(id: string, revision: number, by: Actor): Promise<void>
  withdraw(id: string, revision: number, by: Actor): Promise<void>
}

export function createSentPhoneOrders(
  db: Db,
  dependencies: PhoneOrderDependencies,
): SentPhoneOrders {
  const { customers, mail, now, orders, sites } = dependencies

  const lockSent = async (trx: Trx, id: string, revision: number) => {
    const stored = await lockPhoneOrder(trx, id, revision)
    const order =
      stored.order_no === null ? undefined : await orders.taken.find(trx, stored.order_no)
    if (order && stateOf(stored.is_withdrawn, order, now()) === 'waiting') return { stored, order }
    throw notPossible(id, 'The order no longer waits for its payment. Look at it again.')
  }

  return {
    async send(id, revision, expectedTotal, by) {
      const { customer_id, is_registered } = await selectPhoneOrder(db, id)
      // read before the transaction: an embedded database has one connection
      const profile = is_registered ? await customers.getCustomer(customer_id, []) : undefined
      const work = async (trx: Trx) => {
        const stored = await lockDraft(trx, id, revision)
        const site = await siteOf(trx, sites, stored)
        const order = await orders.taken.take(trx, toVisitor(stored), {
          ...{ site, profile, expectedTotal, by, locale: resolveLocale(site, undefined) },
          document: withBillingAddress(stored.document),
          payUntil: new Date(now().getTime() + PAY_WITHIN_MS),
        })
        const token = randomBytes(24).toString('base64url')
        const sent = { order_no: order.orderNo, token, mails: 1 }
        const noted = await updatePhoneOrder(trx, id, sent)
        if (order.status === 'created') await mailLink(trx, dependencies, noted, order)
      }
      await transact(db, work, { isKeyContended: true })
      mail.deliver().catch(() => undefined)
    },

    async mailAgain(id, revision, by) {
      await transact(db, async (trx) => {
        const { stored, order } = await lockSent(trx, id, revision)
        const noted = await updatePhoneOrder(trx, id, { mails: stored.mails + 1 })
        await mailLink(trx, dependencies, noted, order)
        const subject = { type: 'order', id: order.orderNo } as const
        await recordChange(trx, by, { action: 'link mailed', subject }, now())
      })
      mail.deliver().catch(() => undefined)
    },

    async withdraw(id, revision, by) {
      await transact(db, async (trx) => {
        const { order } = await lockSent(trx, id, revision)
        await orders.taken.withdraw(trx, order.orderNo, by)
        await updatePhoneOrder(trx, id, { is_withdrawn: true })
        const { siteId, document } = order
        await mail.queue(
          trx,
          toWithdrawnMail(orders.taken.show(order), { siteId, locale: document.locale }),
        )
      })
      mail.deliver().catch(() => undefined)
    },
  }
}

/** Within the transaction: an embedded database has one connection. */
export async function siteOf(
  trx: Trx,
  sites: PhoneOrderDependencies['sites'],
  { site_id: siteId }: StoredPhoneOrder,
) {
  const site = await sites.getSite(siteId, trx)
  if (site) return site
  throw notFound('Its site no longer exists.', 'site-not-found')
}

/** @throws Problem 409 for what has been sent */
export async function lockDraft(trx: Trx, id: string, revision: number) {
  const stored = await lockPhoneOrder(trx, id, revision)
  if (stored.order_no === null) return stored
  throw notPossible(stored.order_no, 'The order has been sent already. Look at it again.')
}

export const toVisitor = ({ site_id: siteId, customer_id, is_registered }: StoredPhoneOrder) =>
  asShopper({ siteId, customerId: customer_id, isRegistered: is_registered })

async function mailLink(
  trx: Trx,
  dependencies: PhoneOrderDependencies,
  { token, mails: number }: StoredPhoneOrder,
  order: TakenOrder,
): Promise<void> {
  const { siteId, document } = order
  const site = await dependencies.sites.getSite(siteId, trx)
  const at = new Date(document.phoneOrder?.payUntil ?? order.createdAt)
  const notice = {
    ...{ number, until: { at, timeZone: timezoneOf(site?.preferences ?? {}) } },
    payLink: toPayLink(dependencies, site, order, { token: token ?? '' }),
  }
  const context = { siteId, locale: document.locale }
  await dependencies.mail.queue(
    trx,
    toPhoneOrderMail(dependencies.orders.taken.show(order), notice, context),
  )
}
