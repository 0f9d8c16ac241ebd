import type { FastifyInstance } from 'fastify'
import {
  STUDIO_API,
  type StudioChoice,
  type StudioGroup,
  type StudioProductChoice,
} from '../../contracts/studio'
import { toLikePattern } from '../db/like-pattern'
import { resolveLocale } from '../sites/locale'
import { SearchQuery } from '../search/search.schemas'
import type { Db } from '../db/client'
import type { MerchandiseService } from '../merchandise/merchandise.service'
import type { SearchService } from '../search/search.service'
import type { SiteService } from '../sites/site.service'
import { ChoiceQuery } from './content-studio.schemas'

export interface StudioPickersNeeds {
  db: Db
  merchandise: MerchandiseService
  search: SearchService
  sites: SiteService
}

const MOST = 20

export function registerStudioPickers(app: FastifyInstance, services: StudioPickersNeeds): void {
  const { db, merchandise, sites, search } = services

  app.get(`${STUDIO_API}/products`, async ({ query }) => {
    const { text, ids } = ChoiceQuery.parse(query)
    return { choices: await describeProducts(ids ?? (await searchProducts(text))) }
  })
  app.get(`${STUDIO_API}/groups`, async () => ({ groups: await listGroups() }))
  app.get(`${STUDIO_API}/categories`, async ({ query }) => {
    const { text, ids } = ChoiceQuery.parse(query)
    if (ids) return { choices: await nameCategories(ids) }
    const pattern = toLikePattern(text)
    const choices = await db
      .selectFrom('category')
      .select(['id', 'name'])
      .where((eb) => eb.or([eb('name', 'ilike', pattern), eb('id', 'ilike', pattern)]))
      .orderBy('name')
      .orderBy('id')
      .limit(MOST)
      .execute()
    return { choices: unique(choices) }
  })

  async function nameCategories(ids: readonly string[]): Promise<StudioChoice[]> {
    const categories = db.selectFrom('category').select(['id', 'name'])
    return unique(await categories.where('id', 'in', ids).execute())
  }

  async function searchProducts(text: string): Promise<string[]> {
    if (text === '') return []
    const query = SearchQuery.parse({ q: text, limit: String(MOST) })
    const found = await Promise.all(
      (await sites.listSites()).map((site) =>
        search.searchProducts(site, query, {
          locale: resolveLocale(site),
          currency: site.currency,
        }),
      ),
    )
    const ids = found.flatMap(({ hits = [] }) => hits.map(({ productId }) => productId))
    return [...new Set(ids)].slice(0, MOST)
  }

  /** Unknown products are left out. */
  async function describeProducts(ids: readonly string[]): Promise<StudioProductChoice[]> {
    const choices = new Map<string, StudioProductChoice>()
    for (const site of await sites.listSites()) {
      const left = ids.filter((id) => !choices.get(id)?.price)
      if (left.length === 0) break
      const query = { text: '', ids: left, offset: 0, limit: left.length }
      for (const row of (await merchandise.list(site, query)).products) {
        const { id, name, picture, price, pieces, isOnline } = row
        const shown = price && { ...price, currency: site.currency }
        choices.set(id, { id, name, picture, price: shown, pieces, isOnline })
      }
    }
    return ids.flatMap((id) => choices.get(id) ?? [])
  }

  async function listGroups(): Promise<StudioGroup[]> {
    const rows = await db
      .selectFrom('customer_group')
      .select(['id', 'description', 'site_id as siteId'])
      .orderBy('id')
      .orderBy('site_id')
      .execute()
    const names = new Map((await sites.listSites()).map(({ id, name }) => [id, name]))
    const groups = new Map<string, StudioGroup>()
    for (const { id, description, siteId } of rows) {
      const known = groups.get(id) ?? { id, description: '', sites: [] }
      groups.set(id, {
        id,
        description: known.description || (description ?? ''),
        sites: [...known.sites, names.get(siteId) ?? siteId],
      })
    }
    return [...groups.values()]
  }
}

/** Removes duplicates, because catalogs of several sites may contain the same entry. */
function unique(choices: readonly StudioChoice[]): StudioChoice[] {
  return [...new Map(choices.map((choice) => [choice.id, choice])).values()]
}
