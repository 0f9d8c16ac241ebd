import { millisecondsInDay } from 'date-fns/constants'
import type { PaperKind, PrintedPapers } from '../../contracts/papers'
import { shopDay } from '../../rules/shop-day'
import { recordChanges, type Actor } from '../audit/record-change'
import type { Db } from '../db/client'
import { transact } from '../db/transact'
import { badRequest } from '../http/problem'
import { toBackOfficeOrder, type BackOfficeOrder } from './back-office-order.rules'
import { selectComments } from './order-comment.repository'
import { parcelsOf } from './fulfilment.rules'
import type { OrderDependencies } from './order-dependencies'
import {
  countOrders,
  searchOrderNumbers,
  searchOrders,
  selectOrdersOf,
  type OrderSearch,
} from './order-list.repository'
import { selectOrder, type StoredOrder } from './order.repository'
import { orderNotFound } from './order-problems'
import {
  insertPrints,
  selectNewestPrints,
  selectPrints,
  type StoredPrint,
} from './order-print.repository'

export interface OrderPapers {
  getOrder(orderNo: string): Promise<BackOfficeOrder>
  /** Newest first. `next` is the cursor of the next page. */
  listOrders(search: OrderSearch): Promise<{ orders: StoredOrder[]; next?: string }>
  /** What was printed of orders that were changed, oldest first. */
  listPrints(orders: readonly StoredOrder[]): Promise<ReadonlyMap<string, StoredPrint[]>>
  countOrders(search: Omit<OrderSearch, 'limit'>): Promise<number>
  /** The numbers of the orders that a search finds, newest first. */
  listNumbers(search: OrderSearch): Promise<{ orderNos: string[]; hasMore: boolean }>
  /**
   * The orders with these numbers, in their order, without comments, gift cards and claims; unknown
   * numbers are left out.
   */
  listByNumber(orderNos: readonly string[]): Promise<{ orders: BackOfficeOrder[]; readAt: Date }>
  /**
   * Remembers what was printed.
   * @throws Problem 400 for an unknown parcel, or if the papers were not read in the last days
   */
  recordPrints(printed: PrintedPapers, by: Actor): Promise<void>
}

/** As the log of changes shows it. */
const ACTIONS: Readonly<Record<PaperKind, string>> = {
  slip: 'packing slip printed',
  card: 'gift card message printed',
  'pick-list': 'pick list printed',
}

/** Reads orders for operators, and remembers what they print of them. */
export function createOrderPapers(
  db: Db,
  {
    claimsOfOrders,
    giftCertificates,
    now,
  }: Pick<OrderDependencies, 'claimsOfOrders' | 'giftCertificates' | 'now'>,
): OrderPapers {
  const asOfToday = <Search>(search: Search) => ({
    ...{ ...search, now: now() },
    today: shopDay(now()),
  })
  return {
    async getOrder(orderNo) {
      const order = await selectOrder(db, orderNo)
      if (!order) throw orderNotFound(orderNo)
      const comments = await selectComments(db, orderNo)
      const bought = await giftCertificates.bought.list(orderNo)
      const prints = await selectNewestPrints(db, orderNo)
      const claims = await claimsOfOrders.list(db, order.orderNo)
      return toBackOfficeOrder(order, { bought, claims, comments, prints })
    },

    listOrders: (search) => searchOrders(db, asOfToday(search)),
    async listPrints(orders) {
      const changed = orders.filter(({ document }) => document.parcelsChanged !== undefined)
      const orderNos = changed.map(({ orderNo }) => orderNo)
      const prints = orderNos.length > 0 ? await selectPrints(db, orderNos) : []
      return new Map(
        orderNos.map((orderNo) => [orderNo, prints.filter((one) => one.order_no === orderNo)]),
      )
    },
    countOrders: (search) => countOrders(db, asOfToday(search)),
    listNumbers: (search) => searchOrderNumbers(db, asOfToday(search)),

    async listByNumber(orderNos) {
      // what changes while they are read counts as later
      const readAt = now()
      const stored = await selectOrdersOf(db, orderNos)
      const prints = await selectPrints(db, orderNos)
      const ownOf = ({ orderNo }: StoredOrder) => prints.filter((one) => one.order_no === orderNo)
      const orders = stored.map((order) =>
        toBackOfficeOrder(order, { bought: [], claims: [], comments: [], prints: ownOf(order) }),
      )
      return { orders, readAt }
    },

    async recordPrints({ kind, readAt: claimed, parcels: printed }, by) {
      const readAt = toReadAt(claimed, now())
      const parcels = [...new Map(printed.map((parcel) => [keyOf(parcel), parcel])).values()]
      const orderNos = [...new Set(parcels.map(({ orderNo }) => orderNo))]
      const orders = await selectOrdersOf(db, orderNos)
      const known = new Set(orders.flatMap(toParcelKeys))
      const unknown = parcels.find((parcel) => !known.has(keyOf(parcel)))
      if (unknown) {
        throw badRequest(`Order ${unknown.orderNo} has no parcel '${unknown.shipmentId}'.`)
      }
      await transact(db, async (trx) => {
        await insertPrints(trx, { kind, parcels }, { by: by.name, at: now(), readAt })
        const changes = orderNos.map((orderNo) => ({
          action: ACTIONS[kind],
          subject: { type: 'order', id: orderNo } as const,
        }))
        await recordChanges(trx, by, changes, now())
      })
    },
  }
}

/** A page of papers that is open for longer is to be loaded again. */
const MAX_READ_DAYS = 7
/** The clocks of two engines differ. */
const CLOCKS_MS = 60_000

/** @throws Problem 400 if the page cannot have read the papers then */
function toReadAt(claimed: string, now: Date): Date {
  const ageMs = now.getTime() - Date.parse(claimed)
  if (ageMs < -CLOCKS_MS || ageMs > MAX_READ_DAYS * millisecondsInDay) {
    throw badRequest('The papers are too old. Load the page again, and print them from there.')
  }
  return new Date(Math.min(Date.parse(claimed), now.getTime()))
}

const keyOf = ({ orderNo, shipmentId, parcel }: PrintedPapers['parcels'][number]) =>
  JSON.stringify([orderNo, shipmentId, parcel])

/** Those that were sent, and the next one. */
const toParcelKeys = ({ orderNo, document }: StoredOrder) =>
  (document.content.shipments ?? []).flatMap(({ shipmentId = '' }) =>
    Array.from({ length: parcelsOf(document, shipmentId).length + 1 }, (_, index) =>
      keyOf({ orderNo, shipmentId, parcel: index + 1 }),
    ),
  )
