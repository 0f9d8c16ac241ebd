import { createTestDatabase } from '../testing/test-database'
import { toCatalogXml, toSiteFiles, writeArchiveFiles } from '../testing/write-archive-files'
import { importArchive } from './import-archive'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const CUSTOMER = `<customer customer-no="7"><credentials><login>ada@example.com</login></credentials>
  <profile><last-name>Lovelace</last-name><email>ada@example.com</email></profile></customer>`

async function importLists(lists: string) {
  const { folder, remove } = writeArchiveFiles({
    'catalogs/small/catalog.xml': toCatalogXml('small', '<product product-id="a"/>'),
    ...toSiteFiles(),
    'customer-lists/small.xml': `<customer-list list-id="small">${CUSTOMER}</customer-list>`,
    'sites/small/product-lists.xml': `<product-lists>${lists}</product-lists>`,
  })
  try {
    return await importArchive(database.db, folder)
  } finally {
    remove()
  }
}

const list = (id: string, owner: string, inner = '') =>
  `<product-list list-id="${id}"><owner customer-no="${owner}"/><type>wish_list</type>
  <name>Sweets</name><public>false</public>${inner}</product-list>`
const item = (productId: string, quantity: string) =>
  `<product-item><product-id>${productId}</product-id><quantity>${quantity}</quantity>
  <priority>1</priority><public>true</public><purchases><purchase><quantity>2</quantity></purchase>
  </purchases><custom-attributes><custom-attribute attribute-id="note">Dark</custom-attribute>
  </custom-attributes></product-item>`
const items = () => database.db.selectFrom('product_list_item').selectAll().execute()

test('product lists of known customers are imported, and invalid entries are reported', async () => {
  const wishes = `<items>${item('a', '3')}${item('b', 'many')}</items>`
  const { counts, findings } = await importLists(list('one', '7', wishes) + list('two', '8'))
  expect(counts).toMatchObject({ 'product lists': 1 })
  expect(await items()).toMatchObject([
    { list_id: 'one', product_id: 'a', quantity: 3, purchased_quantity: 2, is_public: true },
  ])
  expect((await items())[0]?.custom).toEqual({ c_note: 'Dark' })
  const returned = findings.map(({ message }) => message)
  expect(returned).toContain('there is no customer 8')
  expect(returned.some((message) => message.includes('<quantity> many'))).toBe(true)
})
