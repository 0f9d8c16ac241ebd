import { sql } from 'kysely'
import { parseOpeningHours, type OpeningHours } from '../../rules/special-days'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { OrderDocument } from '../orders/order-document.schemas'
import { timezoneOf } from '../sites/shop-time.rules'
import type { Entry } from './figure-entry'
import { MEASURES, type Measure } from './figure-kinds.constants'
import type { FigureKey } from './figures.tables'
import { entriesOf } from './order-entries.rules'
import { promisesOf } from './pickup-entries.rules'

/** Orders that are counted in one transaction; their documents are in memory together. */
const AT_ONCE = 200
/** Only one engine counts at a time, so that no two wait for each other's rows. */
const LOCK = 560_135

type Figure = FigureKey & Partial<Record<Measure, number>>

export interface Zones {
  /** Site → time zone. */
  readonly timezones: ReadonlyMap<string, string>
  /** Shop → hours. */
  readonly hours: ReadonlyMap<string, OpeningHours | undefined>
}

/**
 * Counts orders and gift cards that have changed.
 * @param atMost portions of orders, to return soon
 * @returns the number of counted orders
 */
export async function countChanges(db: Db, atMost = Infinity): Promise<number> {
  let counted = 0
  for (let portion = 0; portion < atMost; portion += 1) {
    const found = await transact(db, countPortion)
    counted += found
    if (found < AT_ONCE) break
  }
  return counted
}

async function countPortion(trx: Trx): Promise<number> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${LOCK}::bigint) as locked`.execute(trx)
  if (!rows[0]?.locked) return 0
  const timezones = await readTimezones(trx)
  await renewMovedSites(trx, timezones)
  await countGiftCards(trx, timezones)
  const changes = await trx
    .selectFrom('figure_change')
    .selectAll()
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  if (changes.length === 0) return 0
  // read after its change was seen, so that the order is at least as new as the change
  const orderNos = [...new Set(changes.map(({ order_no }) => order_no))]
  await recount(trx, orderNos, { timezones, hours: await readHours(trx) })
  const ids = changes.map(({ id }) => id)
  await sql`delete from figure_change where id = any (${ids}::bigint[])`.execute(trx)
  return changes.length
}

export const readZones = async (db: Db): Promise<Zones> => ({
  timezones: await readTimezones(db),
  hours: await readHours(db),
})

async function readTimezones(db: Db): Promise<Zones['timezones']> {
  const sites = await db.selectFrom('site').select(['id', 'preferences']).orderBy('id').execute()
  return new Map(sites.map(({ id, preferences }) => [id, timezoneOf(preferences)]))
}

async function readHours(db: Db): Promise<Zones['hours']> {
  const shops = await db.selectFrom('store').select(['id', 'custom']).execute()
  return new Map(
    shops.map(({ id, custom }) => [
      id,
      parseOpeningHours(custom['hoursPrimary'], custom['specialDays']),
    ]),
  )
}

/** The days of a site that has got another time zone are others: all its orders are counted again. */
async function renewMovedSites(trx: Trx, timezones: Zones['timezones']): Promise<void> {
  const known = await trx.selectFrom('figure_site').selectAll().execute()
  const zoneOf = new Map(known.map(({ site_id, timezone }) => [site_id, timezone]))
  for (const [siteId, timezone] of timezones) {
    const before = zoneOf.get(siteId)
    if (before === timezone) continue
    await trx
      .insertInto('figure_site')
      .values({ site_id: siteId, timezone })
      .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ timezone }))
      .execute()
    if (before === undefined) continue
    await sql`insert into figure_change (order_no)
      select order_no from order_header where site_id = ${siteId}`.execute(trx)
  }
}

/** Replaces what the orders had added to the figures. */
async function recount(trx: Trx, orderNos: readonly string[], zones: Zones): Promise<void> {
  const [now, before] = [
    await readEntries(trx, orderNos, zones),
    await trx
      .selectFrom('order_figure')
      .select(['order_no', 'entries'])
      .where(sql<boolean>`order_no = any (${[...orderNos]}::text[])`)
      .execute(),
  ]
  const old = before.map(({ entries }) => readFigures(entries))
  const sums = sumFigures([
    ...now.flatMap(({ figures }) => figures),
    ...old.flat().map((one) => negated(one)),
  ])
  await addFigures(trx, sums)
  const gone = orderNos.filter((no) => !now.some(({ orderNo }) => orderNo === no))
  await sql`delete from order_figure where order_no = any (${gone}::text[])`.execute(trx)
  if (now.length === 0) return
  const rows = now.map(({ orderNo, promises, figures }) => ({
    order_no: orderNo,
    promises: JSON.stringify(promises),
    entries: JSON.stringify(figures),
  }))
  await trx
    .insertInto('order_figure')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('order_no').doUpdateSet((eb) => ({
        promises: eb.ref('excluded.promises'),
        entries: eb.ref('excluded.entries'),
      })),
    )
    .execute()
}

export interface CountedFigures {
  orderNo: string
  promises: Record<string, string>
  figures: Figure[]
}

/** Counts orders as they are now. @returns those that exist */
export async function readEntries(
  db: Db,
  orderNos: readonly string[],
  { timezones, hours }: Zones,
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
    const promises = promisesOf(order, promised.get(row.order_no) ?? {}, hours)
    const entries = entriesOf(order, promises, timezone)
    return {
      orderNo: row.order_no,
      promises,
      figures: entries.map((entry) => toFigure(entry, row.site_id, row.currency)),
    }
  })
}

const toFigure = ({ kind, day, shop, key, add }: Entry, siteId: string, currency: string) => ({
  ...{ kind, day, site_id: siteId, currency, shop_id: shop, key },
  ...add,
})

/** Written by this engine alone, so its form is not checked again. */
const readFigures = (entries: unknown) => (Array.isArray(entries) ? (entries as Figure[]) : [])

function negated(figure: Figure): Figure {
  const { kind, day, site_id, currency, shop_id, key } = figure
  const measures = MEASURES.map((name) => [name, -(figure[name] ?? 0)] as const)
  return { kind, day, site_id, currency, shop_id, key, ...Object.fromEntries(measures) }
}

/** Adds up the figures of each key, and leaves out those of which nothing is left. */
function sumFigures(figures: readonly Figure[]): Figure[] {
  const sums = new Map<string, Figure>()
  for (const figure of figures) {
    const { kind, day, site_id, currency, shop_id, key } = figure
    const id = JSON.stringify([kind, day, site_id, currency, shop_id, key])
    const known = sums.get(id)
    const measures = MEASURES.map((name) => [name, (known?.[name] ?? 0) + (figure[name] ?? 0)])
    sums.set(id, { kind, day, site_id, currency, shop_id, key, ...Object.fromEntries(measures) })
  }
  return [...sums.values()].filter((figure) => MEASURES.some((name) => figure[name] !== 0))
}

const COLUMNS = sql.raw(MEASURES.join(', '))
const COLUMN_TYPES = sql.raw(MEASURES.map((name) => `${name} bigint`).join(', '))
const ADDED = sql.raw(
  MEASURES.map((name) => `${name} = figure.${name} + excluded.${name}`).join(', '),
)
const IS_EMPTY = sql.raw(MEASURES.map((name) => `figure.${name} = 0`).join(' and '))

async function addFigures(trx: Trx, figures: readonly Figure[]): Promise<void> {
  if (figures.length === 0) return
  const given = sql`jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) as given (
    kind text, day date, site_id text, currency text, shop_id text, key text, ${COLUMN_TYPES})`
  await sql`
    insert into figure (kind, day, site_id, currency, shop_id, key, ${COLUMNS})
    select kind, day, site_id, currency, shop_id, key, ${COLUMNS} from ${given}
    on conflict (kind, day, site_id, currency, shop_id, key) do update set ${ADDED}`.execute(trx)
  await sql`
    delete from figure using ${given}
    where figure.kind = given.kind and figure.day = given.day and figure.site_id = given.site_id
      and figure.currency = given.currency and figure.shop_id = given.shop_id
      and figure.key = given.key and ${IS_EMPTY}`.execute(trx)
}

/** Movements of gift cards are figures whose key is the kind of movement. */
async function countGiftCards(trx: Trx, timezones: Zones['timezones']): Promise<void> {
  const moved = await trx.selectFrom('gift_card_movement').select('id').limit(1).execute()
  if (moved.length === 0) return
  for (const [siteId, timezone] of timezones) {
    await sql`
      with moved as (
        delete from gift_card_movement where site_id = ${siteId}
        returning currency, at, kind, amount_minor
      )
      insert into figure (kind, day, site_id, currency, shop_id, key, orders, gift_cards)
      select 'gift-card', (at at time zone ${timezone}::text)::date, ${siteId}, currency, '', kind,
        count(*), sum(amount_minor)
      from moved group by 2, 4, 6
      on conflict (kind, day, site_id, currency, shop_id, key) do update set
        orders = figure.orders + excluded.orders,
        gift_cards = figure.gift_cards + excluded.gift_cards`.execute(trx)
  }
}
