import type { Db } from '../../db/client'
import { unitPriceMinor } from '../../pricing/pricing.rules'
import { createPricingService, type PricingService } from '../../pricing/pricing.service'
import { selectSearchCategories } from '../category-tree.repository'
import { buildSearchTree } from '../category-tree.rules'
import { SearchSetting } from '../search-setting.schemas'
import type { IndexedSite } from './indexed-site'
import type { SearchFamily } from './product-family.rules'
import { writeDocuments, type ChangeKey } from './search-document.repository'
import { toSearchDocument, type DocumentFacts, type SearchDocument } from './search-document.rules'
import { toTextFields } from './search-text.rules'

export async function openWriter(trx: Db, site: IndexedSite, at: Date) {
  const tree = buildSearchTree(await selectSearchCategories(trx, site.catalogId), at)
  const row = await trx
    .selectFrom('search_setting')
    .select('definition')
    .where('site_id', '=', site.id)
    .executeTakeFirst()
  const setting = SearchSetting.safeParse(row?.definition ?? {})
  const fields = toTextFields(setting.success ? setting.data : SearchSetting.parse({}))
  const { locales } = site
  const pricing = createPricingService(trx, () => at)

  async function toDocuments(families: readonly SearchFamily[]): Promise<SearchDocument[]> {
    const sellable = [...new Set(families.flatMap(({ sellableIds }) => sellableIds))]
    const prices = await loadPrices(pricing, site, sellable, at)
    const facts = { tree, fields, locales, prices }
    return families.flatMap((family) => toSearchDocument(family, facts) ?? [])
  }

  return {
    toDocuments,
    /** @returns the ids of the products that have a document */
    async write(families: readonly SearchFamily[], key: ChangeKey): Promise<string[]> {
      const documents = await toDocuments(families)
      await writeDocuments(trx, key, documents)
      return documents.map(({ productId }) => productId)
    },
  }
}

async function loadPrices(
  pricing: PricingService,
  site: IndexedSite,
  productIds: readonly string[],
  at: Date,
): Promise<DocumentFacts['prices']> {
  const prices = new Map<string, Map<string, number>>()
  for (const currency of site.currencies) {
    const amounts = new Map<string, number>()
    const found = await pricing.getPrices(site.id, productIds, at, undefined, { currency })
    for (const [id, own] of found) {
      const amount = unitPriceMinor(own, 1)
      if (amount !== undefined) amounts.set(id, amount)
    }
    prices.set(currency, amounts)
  }
  return prices
}
