import type { ImportMode } from '../../contracts/import'
import { importArchiveFiles } from '../testing/import-archive-files'
import { useDatabase } from '../testing/test-database'
import { toCatalogXml, toSiteFiles } from '../testing/write-archive-files'

const database = useDatabase()

const CUSTOMER = `<customer customer-no="7"><credentials><login>ada@example.com</login></credentials>
  <profile><last-name>Lovelace</last-name><email>ada@example.com</email></profile></customer>`

const importLists = (lists: string, mode: ImportMode = 'replace', { db } = database) =>
  importArchiveFiles(
    db,
    {
      'catalogs/small/catalog.xml': toCatalogXml('small', '<product product-id="a"/>'),
      ...toSiteFiles(),
      'customer-lists/small.xml': `<customer-list list-id="small">${CUSTOMER}</customer-list>`,
      'sites/small/product-lists.xml': `<product-lists>${lists}</product-lists>`,
    },
    { mode },
  )

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

async function countStatements(lists: string, mode: ImportMode): Promise<number> {
  let number = 0
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      number += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await importLists(lists, mode, { ...database, db })
  return number
}

test.each(['replace', 'merge'] as const)(
  'many lists take no more statements than one (%s)',
  async (mode) => {
    const many = Array.from({ length: 60 }, (_, n) =>
      list(`many${n}`, '7', `<items>${item('a', `${n + 1}`)}${item('b', '1')}</items>`),
    )
    const few = await countStatements(many[0] ?? '', mode)
    expect(await countStatements(many.join(''), mode)).toBe(few)
    const stored = await items()
    const own = stored.filter(({ list_id: id }) => id.startsWith('many'))
    expect(own).toHaveLength(120)
    expect(own.filter((row) => row.list_id === 'many41')).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ product_id: 'a', quantity: 42 })]),
    )
  },
)

test('a list that stands twice has the items of both, and of the last one after a replacement', async () => {
  const twice = [item('a', '1'), item('b', '2') + item('a', '5')].map((inner) =>
    list('twice', '7', `<items>${inner}</items>`),
  )
  const own = async () =>
    (await items()).flatMap((row) =>
      row.list_id === 'twice' ? [[row.product_id, row.quantity]] : [],
    )
  await importLists(twice.join(''), 'merge')
  expect((await own()).sort()).toEqual([
    ['a', 5],
    ['b', 2],
  ])
  await importLists(twice.reverse().join(''))
  expect(await own()).toEqual([['a', 1]])
})
