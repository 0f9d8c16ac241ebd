import { noteTouchedProducts } from '../search/search-index'
import { seedCatalog } from '../testing/seed-catalog'
import { useDatabase } from '../testing/test-database'

const database = useDatabase()
beforeAll(() => seedCatalog(database.db))

const noted = async () => {
  const rows = await database.db.selectFrom('search_touched').selectAll().execute()
  return rows.map(({ product_id }) => product_id)
}

test('an import notes its products, though an earlier one has noted everything', async () => {
  const { db } = database
  await db.transaction().execute(async (trx) => {
    await noteTouchedProducts(trx)
    await trx.insertInto('catalog').values({ id: 'small' }).execute()
    await trx.updateTable('product').set({ name: 'Bar' }).where('id', '=', 'creme-bar').execute()
  })
  expect(await noted()).toEqual([null])
  await db.transaction().execute(async (trx) => {
    await noteTouchedProducts(trx)
    await trx.updateTable('product').set({ name: 'Nut' }).where('id', '=', 'brittle').execute()
  })
  expect(await noted()).toEqual([null, 'brittle'])
})
