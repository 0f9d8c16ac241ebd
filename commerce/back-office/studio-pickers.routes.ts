import type { FastifyInstance } from 'fastify'
import { STUDIO_API, type StudioChoice } from '../../contracts/studio'
import { toLikePattern } from '../db/like-pattern'
import { resolveLocale } from '../sites/locale'
import { SearchQuery } from '../search/search.schemas'
import type { Db } from '../db/client'
import type { SearchService } from '../search/search.service'
import type { SiteService } from '../sites/site.service'
import { ChoiceQuery } from './content-studio.schemas'

export interface StudioPickersNeeds {
  db: Db
  search: SearchService
  sites: SiteService
}

const MOST = 20

export function registerStudioPickers(app: FastifyInstance, services: StudioPickersNeeds): void {
  const { db, sites, search } = services

  app.get(`${STUDIO_API}/products`, async ({ query }) => {
    const { text, ids } = ChoiceQuery.parse(query)
    const choices = ids ? await nameChoices('product', ids) : await searchProducts(text)
    return { choices }
  })
  app.get(`${STUDIO_API}/categories`, async ({ query }) => {
    const { text, ids } = ChoiceQuery.parse(query)
    if (ids) return { choices: await nameChoices('category', ids) }
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

  async function nameChoices(
    table: 'product' | 'category',
    ids: readonly string[],
  ): Promise<StudioChoice[]> {
    const rows = await db.selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute()
    return unique(rows)
  }

  async function searchProducts(text: string): Promise<StudioChoice[]> {
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
    const hits = found.flatMap((result) => result.hits ?? [])
    const choices = hits.map(({ productId, productName = '' }) => ({
      id: productId,
      name: productName,
    }))
    return unique(choices).slice(0, MOST)
  }
}

/** Removes duplicates, because catalogs of several sites may contain the same entry. */
function unique(choices: readonly StudioChoice[]): StudioChoice[] {
  return [...new Map(choices.map((choice) => [choice.id, choice])).values()]
}
