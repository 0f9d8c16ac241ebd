import { sql } from 'kysely'
import type { Db } from '../db/client'
import { OrderDocument } from '../orders/order-document.schemas'
import { presentHoursOf, statedHoursOf } from '../shops/shop-hours.rules'
import { timezoneOf } from '../sites/shop-time.rules'
import { toFigure, type Figure } from './figure-sums'
import { entriesOf } from './order-entries.rules'
import { firstDueOf, promisesOf, type ShopHours } from './pickup-entries.rules'

interface Zones {
  /** Site → time zone. */
  readonly timezones: ReadonlyMap<string, string>
  /** Shop → the hours by which a pickup is promised, and by which it can be ready now. */
  readonly shops: ReadonlyMap<string, ShopHours>
}

export const readZones = async (db: Db): Promise<Zones> => ({
  timezones: await readTimezones(db),
  shops: await readShops(db),
})

export async function readTimezones(db: Db): Promise<Zones['timezones']> {
  const sites = await db.selectFrom('site').select(['id', 'preferences']).orderBy('id').execute()
  return new Map(sites.map(({ id, preferences }) => [id, timezoneOf(preferences)]))
}

async function readShops(db: Db): Promise<Zones['shops']> {
  const shops = await db.selectFrom('store').select(['id', 'custom']).execute()
  return new Map(
    shops.map(({ id, custom }) => [
      id,
      { stated: statedHoursOf(custom), present: presentHoursOf(custom) },
    ]),
  )
}

interface CountedFigures {
  orderNo: string
  promises: Record<string, string>
  dueAt: string | null
  figures: Figure[]
}

/** Counts orders as they are now. @returns those that exist */
export async function readEntries(
  db: Db,
  orderNos: readonly string[],
  { timezones, shops }: Zones,
): Promise<CountedFigures[]> {
  const rows = await db
    .selectFrom('order_header')
    .selectAll()
    .where(sql<boolean>`order_no = any (${[...orderNos]}::text[])`)
    .execute()
  const known = await db
    .selectFrom('order_figure')
    .select(['order_no', 'promises'])
    .where(sql<boolean>`order_no = any (${[...orderNos]}::text[])`)
    .execute()
  const promised = new Map(known.map(({ order_no, promises }) => [order_no, promises]))
  return rows.map((row) => {
    const order = {
      document: OrderDocument.parse(row.document),
      currency: row.currency,
      createdAt: row.created_at,
      status: row.status,
      paymentStatus: row.payment_status,
      totalMinor: row.order_total_minor,
      productMinor: row.product_total_minor,
      shippingMinor: row.shipping_total_minor,
      taxMinor: row.tax_total_minor,
    }
    const timezone = timezones.get(row.site_id) ?? timezoneOf({})
    const promises = promisesOf(order, promised.get(row.order_no) ?? {}, shops)
    const entries = entriesOf(order, promises, timezone)
    return {
      orderNo: row.order_no,
      promises,
      dueAt: firstDueOf(order, shops),
      figures: entries.map((entry) => toFigure(entry, row.site_id, row.currency)),
    }
  })
}
