import { randomUUID } from 'node:crypto'
import { lockClaimant } from '../claims/claim.service'
import { recordChange, type Actor } from '../audit/record-change'
import { lockCustomer, type Customer, type CustomerService } from '../customers/customer.service'
import type { Db } from '../db/client'
import { transact } from '../db/transact'
import { Problem } from '../http/problem'
import type { MailService } from '../mail/mail.service'
import { wordsIn } from '../languages/languages'
import { toDecimal } from '../money'
import { OrderDocument } from '../orders/order-document.schemas'
import {
  lockOrders,
  selectOrders,
  selectOrdersInClaim,
  selectRest,
  type OrderRow,
  type Person,
  type RestOfPerson,
} from './account-data.repository'
import { eraseOrder, erasePerson } from './erasure'

export interface AccountDataService {
  /** @throws Problem 404. */
  collect(customerId: string): Promise<object>
  /**
   * Like `collect`, but for an operator: the export is recorded in the audit log.
   * @throws Problem 404
   */
  handOut(customerId: string, by: Actor): Promise<object>
  getRest(customer: Customer): Promise<RestOfPerson>
  /**
   * Orders stay, without personal data.
   * @throws Problem 404, 409 while an order of the customer has not been delivered, or a claim or
   * return is not settled.
   */
  deleteAccount(
    customerId: string,
    asked: { siteId: string; locale?: string },
    by?: Actor,
  ): Promise<void>
}

interface Dependencies {
  customers: CustomerService
  mail: MailService
  now: () => Date
}

export function createAccountDataService(
  db: Db,
  { customers, mail, now }: Dependencies,
): AccountDataService {
  const service: AccountDataService = {
    getRest: (customer) => selectRest(db, toPerson(customer)),

    async handOut(customerId, by) {
      const { customerNo = '' } = await customers.getCustomer(customerId, [])
      const data = await service.collect(customerId)
      const subject = { type: 'customer', id: customerNo } as const
      const change = { action: 'data handed out', subject }
      await db.transaction().execute((trx) => recordChange(trx, by, change, now()))
      return data
    },

    async collect(customerId) {
      const customer = await customers.getCustomer(customerId)
      const { addresses, paymentInstruments = [], hashedLogin: _hash, ...profile } = customer
      const rest = await selectRest(db, toPerson(customer))
      const orders = await selectOrders(db, customerId)
      return {
        collectedAt: now().toISOString(),
        profile,
        addresses,
        cards: paymentInstruments.map(withoutToken),
        orders: orders.map(toOrderData),
        ...rest,
      }
    },

    async deleteAccount(customerId, { siteId, locale }, by) {
      await transact(db, async (trx) => {
        const customer = await lockCustomer(trx, customerId)
        const orders = await lockOrders(trx, customerId)
        refuseOpen(orders)
        const person = { customerId, email: customer.email.toLowerCase() }
        await lockClaimant(trx, person)
        const orderNos = orders.map((order) => order.order_no)
        refuseClaimed(await selectOrdersInClaim(trx, person, orderNos))
        for (const order of orders) await eraseOrder(trx, order)
        const { email, customer_no: customerNo } = customer
        await erasePerson(trx, { customerId, customerNo, email: email.toLowerCase() }, now())
        await mail.queue(trx, toDeletedMail(email, siteId, locale))
        const subject = { type: 'customer', id: customerNo } as const
        await recordChange(trx, by, { action: 'erased', subject }, now())
      })
      void mail.deliver().catch(() => undefined)
    },
  }
  return service
}

function toPerson({ customerId = '', customerNo = '', email = '' }: Customer): Person {
  return { customerId, customerNo, email: email.toLowerCase() }
}

function withoutToken({ paymentCard, ...instrument }: Record<string, unknown>): object {
  if (typeof paymentCard !== 'object' || paymentCard === null) return instrument
  const { creditCardToken: _token, ...card } = paymentCard as Record<string, unknown>
  return { ...instrument, paymentCard: card }
}

function toOrderData(row: OrderRow): object {
  const { content, payments, fulfilments, pickups, returns } = OrderDocument.parse(row.document)
  return {
    orderNo: row.order_no,
    site: row.site_id,
    placedAt: row.created_at,
    status: row.status,
    email: row.email,
    currency: row.currency,
    ...content,
    payments: payments.map(({ instrument, amountMinor }) => ({
      method: instrument.paymentMethodId,
      maskedNumber: instrument.paymentCard?.maskedNumber,
      amount: toDecimal(amountMinor, row.currency),
    })),
    fulfilments,
    pickups: Object.values(pickups ?? {}).map(({ moves }) =>
      moves.map(({ state, at, takenBy }) => ({ state, at, takenBy })),
    ),
    returns,
  }
}

/**
 * Refuses the deletion while an order has not been shipped, because its address is still needed.
 */
function refuseOpen(orders: readonly OrderRow[]): void {
  const open = orders.filter(
    ({ status, shipping_status: shipped }) =>
      ['created', 'new', 'open'].includes(status) && shipped !== 'shipped',
  )
  if (open.length === 0) return
  const orderNos = open.map((order) => order.order_no)
  const detail = `These orders are still on their way: ${orderNos.join(', ')}.`
  throw new Problem(409, 'orders-under-way', 'Orders Under Way', detail, { c_orderNos: orderNos })
}

/** Refuses it while a claim waits or something comes back, which nobody could settle afterwards. */
function refuseClaimed(orderNos: readonly string[]): void {
  if (orderNos.length === 0) return
  const detail = `A claim or return of these orders is not settled yet: ${orderNos.join(', ')}.`
  throw new Problem(409, 'claims-open', 'Claims Open', detail, { c_orderNos: orderNos })
}

function toDeletedMail(to: string, siteId: string, locale: string | undefined) {
  const { subject, intro, orders, welcome } = wordsIn(locale).accountDeleted
  return {
    reference: `account:deleted:${randomUUID()}`,
    to,
    siteId,
    locale,
    subject,
    preheader: intro,
    heading: subject,
    blocks: [intro, orders, welcome].map((text) => ({ kind: 'text', text }) as const),
  }
}
