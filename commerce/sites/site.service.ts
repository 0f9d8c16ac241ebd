import type { Selectable } from 'kysely'
import type { Db, Trx } from '../db/client'
import { Remembered } from '../db/cache'
import { timezoneOf, toShopTime } from './shop-time.rules'
import type { SiteStatus, SiteTable } from './site.tables'

export interface Site {
  id: string
  name: string
  currency: string
  defaultLocale: string
  catalogId: string
  inventoryListId: string
  priceBookIds: string[]
  preferences: Record<string, unknown>
  /** Allowed locales besides the default one, as in the APIs (`es-US`). */
  locales: string[]
  /** Allowed currencies besides the default one. */
  currencies: string[]
  libraryId?: string
  status: SiteStatus
}

export interface SiteService {
  /**
   * @param source the caller's transaction, if there is one: the embedded database blocks other
   * queries until it ends
   * @returns undefined if no such site exists.
   */
  getSite(siteId: string, source?: Db | Trx): Promise<Site | undefined>
  /** Within a transaction, pass its `trx`. */
  listSites(source?: Db | Trx): Promise<Site[]>
  /** Returns the current day in the site's time zone, `2026-11-21`; in UTC without a site. */
  today(siteId: string | undefined): Promise<string>
}

/** Sites change seldom, so they are cached for a few seconds. */
export function createSiteService(db: Db, now: () => Date): SiteService {
  const remembered = new Remembered<Site>(db, now)

  async function getSite(siteId: string, source: Db | Trx = db): Promise<Site | undefined> {
    const known = remembered.get(siteId)
    if (known) return known.value
    const { generation } = remembered
    const query = source.selectFrom('site').selectAll().where('id', '=', siteId)
    const row = await query.executeTakeFirst()
    if (!row) return undefined
    const site = toSite(row)
    remembered.keep(siteId, site, generation)
    return site
  }

  async function listSites(source: Db | Trx = db): Promise<Site[]> {
    const rows = await source.selectFrom('site').selectAll().orderBy('id').execute()
    return rows.map(toSite)
  }

  async function today(siteId: string | undefined): Promise<string> {
    const site = siteId === undefined ? undefined : await getSite(siteId)
    return toShopTime(now(), timezoneOf(site?.preferences ?? {})).day
  }

  return { getSite, listSites, today }
}

function toSite(row: Selectable<SiteTable>): Site {
  return {
    id: row.id,
    name: row.name,
    currency: row.currency,
    defaultLocale: row.default_locale,
    catalogId: row.catalog_id,
    inventoryListId: row.inventory_list_id,
    priceBookIds: row.price_book_ids,
    preferences: row.preferences,
    locales: row.locales,
    currencies: row.currencies,
    status: row.status,
    ...(row.library_id !== null && { libraryId: row.library_id }),
  }
}
