import { sql } from 'kysely'
import type { Db } from '../db/client'
import { useEngine } from '../testing/engine'
import { itIsASearchIndex } from '../testing/search-index-contract'
import { seedCatalog } from '../testing/seed-catalog'
import type { Site } from '../sites/site.service'
import { updateAllSearchDocuments } from './search-index'

const engine = useEngine(seedCatalog)
let site: Site
beforeAll(async () => {
  const found = await engine.app.services.sites.getSite('brindille')
  if (!found) throw new Error('The seed has no site.')
  site = found
})

/** As the back office does it. */
const change = (productId: string, write: (trx: Db) => Promise<unknown>) =>
  engine.db.transaction().execute(async (trx) => {
    await write(trx)
    await updateAllSearchDocuments(trx, [productId], new Date())
  })

itIsASearchIndex(() => {
  const { search, suggestions } = engine.app.services
  return {
    index: { ...search, ...suggestions },
    site,
    setPrice: (id, amountMinor) =>
      change(id, (trx) =>
        sql`update price set amount_minor = ${amountMinor} where product_id = ${id}
          and price_book_id = 'usd-list-prices'`.execute(trx),
      ),
    setName: (id, name) =>
      change(id, (trx) => sql`update product set name = ${name} where id = ${id}`.execute(trx)),
    setStock: async (id, pieces) => {
      await sql`insert into inventory (list_id, product_id, ats, allocation)
        values (${site.inventoryListId}, ${id}, ${pieces}, ${pieces})
        on conflict (list_id, product_id) do update set ats = excluded.ats`.execute(engine.db)
    },
  }
})
