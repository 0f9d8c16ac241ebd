import { sql } from 'kysely'
import type {
  OfficeShop,
  OfficeShopList,
  OfficeShopState,
  ShopDetailsChange,
  ShopHoursChange,
  ShopTexts,
} from '../../contracts/shop'
import type { OpeningHours } from '../../rules/special-days'
import { toWeek } from '../../rules/week-hours'
import { toWeekClocks } from '../../rules/week-hours-entry'
import { toDifference, type Actor } from '../audit/record-change'
import type { Db } from '../db/client'
import type { Localized } from '../db/columns'
import { toLikePattern } from '../db/like-pattern'
import { readPage } from '../db/paging'
import { orderTerms, type Sorting } from '../db/sorting'
import { transact } from '../db/transact'
import type { SiteService } from '../sites/site.service'
import { toEnteredHours, toStoredHours, withHours } from './entered-hours.rules'
import { toHoursText } from './hours-text.rules'
import { lockShop, noSuchShop, recordOf } from './lock-shop'
import { STATE, toHoursEntry, toOfficeShop, toOfficeShopRow } from './office-shop'
import { statedHoursOf, toHoursChange } from './shop-hours.rules'
import { selectShops } from './shop.repository'
import {
  createSpecialDays,
  type RecordConcerned,
  type SpecialDaysOffice,
} from './special-days-office'

export const SHOP_ORDERS = { name: sql`name`, place: sql`city`, state: STATE }

interface ShopsQuery {
  /** Part of a name, a city, a postal code or an id. */
  text: string
  state?: OfficeShopState
  /** By name if absent. */
  sort?: Sorting<typeof SHOP_ORDERS>
  offset: number
  limit: number
}

/** Shops for operators, including hidden and closed ones. */
export interface ShopOffice extends SpecialDaysOffice {
  list(query: ShopsQuery): Promise<OfficeShopList>
  /** @throws Problem 404. */
  get(id: string): Promise<OfficeShop>
  /** Returns the opening hours; undefined if they are not known. @throws Problem 404. */
  getHours(id: string): Promise<OpeningHours | undefined>
  /** Returns those that offer pickup, or that are named; by name. */
  listPickupShops(ids?: readonly string[]): Promise<{ id: string; name: string }[]>
  /** @throws Problem 404, 400; 409 if an operator or an import has changed the shop meanwhile. */
  changeHours(
    id: string,
    change: ShopHoursChange,
    by: Actor,
    recordConcerned: RecordConcerned,
  ): Promise<void>
  /** As `changeHours`: what it concerns is recorded if the shop is closed or opened. */
  changeDetails(
    id: string,
    change: Omit<ShopDetailsChange, 'pickups'>,
    by: Actor,
    recordConcerned: RecordConcerned,
  ): Promise<void>
}

interface Dependencies {
  sites: SiteService
  now: () => Date
}

/** What the counter of a shop needs. */
function createCounterReads(db: Db): Pick<ShopOffice, 'getHours' | 'listPickupShops'> {
  return {
    async getHours(id) {
      const [shop] = await selectShops(db, [id])
      if (!shop) throw noSuchShop(id)
      return statedHoursOf(shop.custom)
    },

    async listPickupShops(ids) {
      const shops = db.selectFrom('store').select(['id', 'name']).orderBy('name').orderBy('id')
      const meant = ids
        ? sql<boolean>`id = any (${[...ids]}::text[])`
        : sql<boolean>`custom->>'bopisEnabled' = 'true'`
      return shops.where(meant).execute()
    },
  }
}

export function createShopOffice(db: Db, { sites, now }: Dependencies): ShopOffice {
  return {
    async list({ text, state, sort, ...page }) {
      let shops = db.selectFrom('store').selectAll()
      if (text !== '') {
        const pattern = toLikePattern(text)
        const like = [sql`name`, sql`city`, sql`postal_code`].map(
          (column) => sql<boolean>`${column} ilike ${pattern}`,
        )
        shops = shops.where((eb) => eb.or([...like, eb('id', '=', text)]))
      }
      if (state) shops = shops.where(sql<boolean>`${STATE} = ${state}`)
      const sorted = shops.orderBy(orderTerms(sort, SHOP_ORDERS, sql`name, id`))
      const { rows, total } = await readPage(sorted, page)
      return { shops: rows.map(toOfficeShopRow), total }
    },

    async get(id) {
      const [shop] = await selectShops(db, [id])
      if (!shop) throw noSuchShop(id)
      const siteLocales = (await sites.listSites()).flatMap(({ locales }) => locales)
      return toOfficeShop(shop, { siteLocales, stockList: await readStockList(db, shop) })
    },

    ...createCounterReads(db),
    ...createSpecialDays(db, now),

    changeHours: (id, { hours: clocks, notes, expectedRevision }, by, recordConcerned) =>
      transact(db, async (trx) => {
        const { row, known } = await lockShop(trx, id, expectedRevision)
        // unchanged hours are not validated, because imported ones may be invalid
        const isSame = JSON.stringify(known.hours ?? toWeek(() => [])) === JSON.stringify(clocks)
        const hours = isSame ? undefined : toEnteredHours(clocks)
        const localized = withTexts(row.localized, 'storeEvents', notes)
        await trx
          .updateTable('store')
          .set({
            store_events: notes['default'] || null,
            localized: JSON.stringify(hours ? withHours(localized, hours) : localized),
            ...(hours && {
              store_hours: toHoursText(hours, 'default') || null,
              custom: JSON.stringify({ ...row.custom, hoursPrimary: toStoredHours(hours) }),
            }),
          })
          .where('id', '=', id)
          .execute()
        const before = { ...toHoursEntry(known.hours), ...named(known.notes) }
        const current = hours ? toWeekClocks(hours) : known.hours
        const after = { ...toHoursEntry(current), ...named(notes) }
        await recordOf(trx, id, 'hours changed', toDifference(before, after), by, now())
        if (!hours) return
        const custom = { ...row.custom, hoursPrimary: toStoredHours(hours) }
        await recordConcerned(trx, id, toHoursChange(row.custom, custom))
      }),

    changeDetails: (id, { expectedRevision, ...details }, by, recordConcerned) =>
      transact(db, async (trx) => {
        const { row, known } = await lockShop(trx, id, expectedRevision)
        const { phone, email, isPickupEnabled, isClosed, closureMessages } = details
        const localized = withTexts(row.localized, 'c_closureMessage', closureMessages)
        const { closureMessage: _former, ...others } = row.custom
        const message = closureMessages['default']
        const custom = {
          ...{ ...others, bopisEnabled: isPickupEnabled, temporarilyClosed: isClosed },
          ...(message && { closureMessage: message }),
        }
        await trx
          .updateTable('store')
          .set({
            phone: phone || null,
            email: email || null,
            localized: JSON.stringify(localized),
            custom: JSON.stringify(custom),
          })
          .where('id', '=', id)
          .execute()
        const difference = toDifference(toLoggedDetails(known), toLoggedDetails(details))
        await recordOf(trx, id, 'changed', difference, by, now())
        if (isClosed === known.isClosed) return
        await recordConcerned(trx, id, toHoursChange(row.custom, custom))
      }),
  }
}

async function readStockList(
  db: Db,
  { inventory_list_id: id }: { inventory_list_id: string | null },
): Promise<OfficeShop['stockList']> {
  if (id === null) return undefined
  const list = await db
    .selectFrom('inventory_list')
    .select('description')
    .where('id', '=', id)
    .executeTakeFirst()
  const counted = await db
    .selectFrom('inventory')
    .select(({ fn }) => fn.countAll<number>().as('products'))
    .where('list_id', '=', id)
    .where((eb) => eb.or([eb('perpetual', '=', true), eb('ats', '>', 0)]))
    .executeTakeFirst()
  return { id, name: list?.description ?? id, products: counted?.products ?? 0 }
}

function withTexts(localized: Localized, property: string, texts: ShopTexts): Localized {
  const locales = new Set([...Object.keys(localized), ...Object.keys(texts)])
  locales.delete('default')
  return Object.fromEntries(
    [...locales].map((locale) => {
      const { [property]: _former, ...rest } = localized[locale] ?? {}
      const text = texts[locale]
      return [locale, text ? { ...rest, [property]: text } : rest]
    }),
  )
}

const toLoggedDetails = (shop: Omit<ShopDetailsChange, 'expectedRevision' | 'pickups'>) => ({
  phone: shop.phone,
  email: shop.email,
  isPickupEnabled: shop.isPickupEnabled,
  isClosed: shop.isClosed,
  ...named(shop.closureMessages),
})

function named(texts: ShopTexts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([locale, text]) => [
      locale === 'default' ? 'text' : `text (${locale})`,
      text,
    ]),
  )
}
