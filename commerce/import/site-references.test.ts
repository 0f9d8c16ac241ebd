import { importArchiveFiles } from '../testing/import-archive-files'
import { useDatabase } from '../testing/test-database'
import {
  toCatalogXml,
  toInventoryXml,
  toPriceBookXml,
  toSiteFiles,
  type ArchiveFiles,
} from '../testing/write-archive-files'
import type { ImportMode } from '../../contracts/import'

const database = useDatabase()
const PREFERENCES = 'sites/small/preferences.xml'
const { [PREFERENCES]: preferences = '', ...site } = toSiteFiles()
const importFiles = (files: ArchiveFiles, mode: ImportMode) =>
  importArchiveFiles(database.db, files, { mode, isRepeated: true })
const readSite = () =>
  database.db
    .selectFrom('site')
    .select(['catalog_id', 'inventory_list_id', 'price_book_ids'])
    .executeTakeFirstOrThrow()
const SMALL = { catalog_id: 'small', inventory_list_id: 'stock', price_book_ids: ['list'] }

beforeEach(async () => {
  const files = {
    ...{ ...site, [PREFERENCES]: preferences },
    'catalogs/small/catalog.xml': toCatalogXml('small', '<product product-id="a"/>'),
    'pricebooks/list.xml': toPriceBookXml('list', { a: '1' }),
    'inventory-lists/stock.xml': toInventoryXml('stock', { a: '1' }),
  }
  await importFiles(files, 'replace')
  expect(await readSite()).toEqual(SMALL)
})

describe.each(['merge', 'replace', 'update'] as const)('an archive to %s', (mode) => {
  it.each([
    ['>small<', '>smal<', 'the catalogue smal'],
    ['>stock<', '>stok<', 'the inventory list stok'],
    ['>list<', '>list:lost<', 'the price book lost'],
  ])('does not switch a site from %s to %s, which does not exist', async (from, to, what) => {
    const report = await importFiles({ [PREFERENCES]: preferences.replace(from, to) }, mode)
    expect(await readSite()).toEqual(SMALL)
    expect(report.findings).toContainEqual(
      expect.objectContaining({
        file: PREFERENCES,
        message: `${what} does not exist: the site stays as it was`,
      }),
    )
  })
})

it('switches a site to lists that come in the same archive', async () => {
  const report = await importFiles(
    {
      [PREFERENCES]: preferences.replace('>stock<', '>fresh<').replace('>list<', '>sale:list<'),
      'pricebooks/sale.xml': toPriceBookXml('sale', { a: '1' }),
      'inventory-lists/fresh.xml': toInventoryXml('fresh', { a: '1' }),
    },
    'merge',
  )
  expect(report.findings).toEqual([])
  expect(await readSite()).toEqual({
    ...SMALL,
    inventory_list_id: 'fresh',
    price_book_ids: ['sale', 'list'],
  })
})

it('leaves a shop its stock, unless the new list comes in the same archive', async () => {
  const toStores = (listId: string) => ({
    'stores.xml': `<stores><store store-id="7"><name>Quay</name>
      <inventory-list-id>${listId}</inventory-list-id></store></stores>`,
  })
  const readList = async () =>
    (await database.db.selectFrom('store').select('inventory_list_id').execute())[0]
  await importFiles(toStores('stock'), 'merge')
  const { findings } = await importFiles(toStores('stok'), 'replace')
  expect(findings.map(({ message }) => message)).toEqual([
    'the inventory list stok does not exist: the shop stays as it was',
  ])
  expect(await readList()).toEqual({ inventory_list_id: 'stock' })
  const quay = { 'inventory-lists/quay.xml': toInventoryXml('quay', { a: '1' }) }
  await importFiles({ ...toStores('quay'), ...quay }, 'merge')
  expect(await readList()).toEqual({ inventory_list_id: 'quay' })
})
