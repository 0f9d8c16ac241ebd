import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { BACK_OFFICE_API } from '../../contracts/back-office'
import { EXPORT_RIGHTS, IMPORT_FILE_TYPE } from '../../contracts/import'
import { CHOSEN_AT_ONCE } from '../../contracts/papers'
import { hasRight } from '../../rules/operator-rights'
import { shopDay } from '../../rules/shop-day'
import { recordChange } from '../audit/record-change'
import type { Db } from '../db/client'
import { transact } from '../db/transact'
import { zipSink } from '../export/archive-sink'
import { exportOrders } from '../export/customers/export-orders'
import { forbidden } from '../http/problem'
import { accessOf, actorOf } from '../operators/operator-access'
import { OrderNo } from '../orders/order-requests.schemas'
import type { OrderService } from '../orders/order.service'
import { ORDER_HEADERS, toOrderRows } from './order-table'
import { toCsv } from './csv'

interface OrderExportNeeds {
  db: Db
  now: () => Date
  orders: OrderService
}

const EXPORTS = `${BACK_OFFICE_API}/orders/exports`
/** Orders that are read at once. */
const PORTION = 200

const Chosen = z.object({ orderNos: z.array(OrderNo).min(1).max(CHOSEN_AT_ONCE) })

/** Downloads chosen orders as a table, or as the file that a site archive has of them. */
export function registerOrderExports(scope: FastifyInstance, needs: OrderExportNeeds): void {
  const { db, now, orders } = needs

  const record = (request: FastifyRequest, id: 'orders.csv' | 'orders.zip', count: number) => {
    const subject = { type: 'export', id } as const
    const change = { action: 'downloaded', subject, after: { orders: count } }
    return transact(db, (trx) => recordChange(trx, actorOf(request), change, now()))
  }
  const nameOf = (ending: string) => `attachment; filename="orders-${shopDay(now())}.${ending}"`

  scope.post(`${EXPORTS}/orders.csv`, async (request, reply) => {
    const orderNos = readNumbers(request)
    await record(request, 'orders.csv', orderNos.length)
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', nameOf('csv'))
      .send(Readable.from(toTable(orders, orderNos)))
  })

  scope.post(`${EXPORTS}/orders.zip`, async (request, reply) => {
    const orderNos = readNumbers(request)
    const { roles } = accessOf(request)
    const missing = EXPORT_RIGHTS.orders.filter((right) => !hasRight(roles, right))
    if (missing.length > 0) {
      throw forbidden(
        `Your roles do not allow this. Required: ${missing.join(', ')}.`,
        'right-missing',
      )
    }
    await record(request, 'orders.zip', orderNos.length)
    const sink = zipSink()
    writeArchive(db, sink, orderNos).catch((error: Error) => sink.output.destroy(error))
    return reply
      .header('content-type', IMPORT_FILE_TYPE)
      .header('content-disposition', nameOf('zip'))
      .send(sink.output)
  })
}

const readNumbers = ({ body }: FastifyRequest) => [...new Set(Chosen.parse(body).orderNos)]

async function* toTable(
  { backOffice }: OrderService,
  orderNos: readonly string[],
): AsyncGenerator<string> {
  // spreadsheets take a file without it for one in their own character set
  yield '\ufeff'
  yield toCsv([ORDER_HEADERS])
  for (let start = 0; start < orderNos.length; start += PORTION) {
    const { orders } = await backOffice.listByNumber(orderNos.slice(start, start + PORTION))
    yield toCsv(orders.flatMap(toOrderRows))
  }
}

async function writeArchive(
  db: Db,
  sink: ReturnType<typeof zipSink>,
  orderNos: readonly string[],
): Promise<void> {
  const sites = await db
    .selectFrom('site')
    .selectAll()
    .where(
      sql<boolean>`id in (select site_id from order_header
        where order_no = any (${[...orderNos]}::text[]))`,
    )
    .orderBy('id')
    .execute()
  for (const site of sites) await sink.add(exportOrders({ db, site }, orderNos))
  await sink.finish()
}
