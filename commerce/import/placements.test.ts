import type { ImportMode } from '../../contracts/import'
import { importArchiveFiles } from '../testing/import-archive-files'
import { useDatabase } from '../testing/test-database'
import { toCatalogXml } from '../testing/write-archive-files'

const database = useDatabase()

const product = (id: string) => `<product product-id="${id}"><online-flag>true</online-flag>
  <display-name>${id}</display-name></product>`
const place = (id: string, placement = '') =>
  `<category-assignment category-id="bars" product-id="${id}">${placement}</category-assignment>`
const TOP = '<position>top</position>'
const importCatalog = (mode: ImportMode, ...elements: string[]) =>
  importArchiveFiles(
    database.db,
    { 'catalogs/small/catalog.xml': toCatalogXml('small', ...elements) },
    { mode, isRepeated: true },
  )

async function positions(): Promise<Record<string, number>> {
  const rows = await database.db
    .selectFrom('category_product')
    .select(['product_id as id', 'position'])
    .orderBy('position')
    .execute()
  return Object.fromEntries(rows.map(({ id, position }) => [id, Number(position)]))
}

beforeEach(async () => {
  await importCatalog(
    'replace',
    '<category category-id="root"><online-flag>true</online-flag></category>',
    '<category category-id="bars"><parent>root</parent><online-flag>true</online-flag></category>',
    ...['a', 'b', 'c', 'd', 'e'].map(product),
    ...['a', 'b', 'c'].map((id) => place(id)),
  )
})

test('a merge import places its products and leaves gaps before the others as they are', async () => {
  expect(await positions()).toEqual({ a: 1, b: 2, c: 3 })
  const gaps = { a: 7, b: 20.5, c: 40 }
  for (const [id, position] of Object.entries(gaps)) {
    await database.db
      .updateTable('category_product')
      .set({ position })
      .where('product_id', '=', id)
      .execute()
  }
  await importCatalog('merge', place('d'), place('e', TOP))
  expect(await positions()).toEqual({ e: 6, ...gaps, d: 41 })
})

test('all get other positions only where there is no room in front', async () => {
  await importCatalog('merge', place('e', TOP), place('d'))
  expect(await positions()).toEqual({ e: 1, a: 2, b: 3, c: 4, d: 5 })
})
