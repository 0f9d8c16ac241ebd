import { sql } from 'kysely'
import { SearchQuery } from '../search/search.schemas'
import { resolveLocale } from '../sites/locale'
import { useEngine } from '../testing/engine'
import { seedCatalog } from '../testing/seed-catalog'
import { ProductQuery } from './catalog.schemas'

const engine = useEngine(seedCatalog)

test('products and hits have the lowest price before a reduction where the site shows it', async () => {
  const { services } = engine.app
  const site = await services.sites.getSite('brindille')
  if (!site) throw new Error('The seed has no site.')
  await sql`update price_record set known_from = now() - interval '40 days'
    where price_book_id = 'usd-list-prices'`.execute(engine.db)
  const ask = (lowestPriorPrice: string) =>
    services.catalog.getProducts(
      { ...site, preferences: { lowestPriorPrice } },
      ['assorted-18', 'assorted', 'brittle'],
      ProductQuery.parse({ expand: 'prices,variations' }),
    )
  for (const where of ['product-pages', 'everywhere']) {
    const [reduced, master, regular] = await ask(where)
    expect(reduced).toMatchObject({ price: 30, c_lowestPriorPrice: 38 })
    expect(reduced?.variants?.map((one) => one['c_lowestPriorPrice'])).toEqual([undefined, 38])
    // the price of a master is that of its cheapest size, which is not reduced
    expect(master).not.toHaveProperty('c_lowestPriorPrice')
    expect(regular).not.toHaveProperty('c_lowestPriorPrice')
  }
  for (const where of ['never', '', 'anywhere']) {
    expect((await ask(where))[0]).not.toHaveProperty('c_lowestPriorPrice')
  }
  const search = (lowestPriorPrice: string) =>
    services.search.searchProducts(
      { ...site, preferences: { lowestPriorPrice } },
      SearchQuery.parse({
        refine: 'cgid=root',
        expand: 'prices,variations',
        allVariationProperties: 'true',
      }),
      { locale: resolveLocale(site), currency: 'USD' },
    )
  const reducedIn = async (where: string) =>
    ((await search(where)).hits ?? []).flatMap(({ variants = [] }) =>
      variants.flatMap((one) => one['c_lowestPriorPrice'] ?? []),
    )
  expect(await reducedIn('everywhere')).toEqual([38])
  expect(await reducedIn('never')).toEqual([])
})
