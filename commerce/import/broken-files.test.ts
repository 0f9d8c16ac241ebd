import { importArchiveFiles } from '../testing/import-archive-files'
import { FILES_WITH_OFFERS } from '../testing/archive-of-offers'
import { listParts, parseArchive, writeParts, type ArchivePart } from '../testing/archive-parts'
import { toOrdersXml, toOrderXml } from '../testing/order-xml'
import { readTables, withoutPositions } from '../testing/read-tables'
import { createTestDatabase } from '../testing/test-database'
import type { ArchiveFiles } from '../testing/write-archive-files'
import type { ImportOptions } from './read-archive'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let parts: ArchivePart[]
let before: Record<string, string[]>
beforeAll(async () => {
  database = await createTestDatabase()
  await importFiles(FILES_WITH_OFFERS)
  parts = listParts(await parseArchive(FILES_WITH_OFFERS))
  before = await readShop()
})
afterAll(() => database.close())

function importFiles(files: ArchiveFiles, options: ImportOptions = {}) {
  return importArchiveFiles(database.db, files, { isRepeated: true, ...options })
}

const readShop = async () => withoutPositions(await readTables(database.db))

async function expectUnchanged(what: unknown) {
  expect({ what, ...(await readShop()) }).toEqual({ what, ...before })
}

function cutOff(chosen: ArchivePart): Record<string, string> {
  const files = writeParts(parts, (part) => (part === chosen ? 2 : 0))
  const second = chosen.file.replace(/\.xml$/, '-2.xml')
  const name = files[second] === undefined ? chosen.file : second
  return { ...files, [name]: files[name]?.replace(/<\/[\w-]+>$/, '').slice(0, -12) ?? '' }
}

test('a file that breaks off removes nothing, whichever record of whichever kind it has', async () => {
  for (const part of parts) {
    const files = cutOff(part)
    const { removed, findings } = await importFiles(files, { mode: 'replace' })
    const what = [part.file, part.element.name, part.element.attributes]
    expect({ what, removed }).toEqual({ what, removed: {} })
    expect(findings.some(({ message }) => message.includes('not well-formed XML'))).toBe(true)
    await expectUnchanged(what)
  }
})

test.each([
  ['an unknown type', '<type>boolean</type>', '<type>boolesch</type>'],
  ['a flag that is none', '<localizable-flag>true', '<localizable-flag>wahr'],
])(
  'a definition with %s leaves the values of its attribute as they are',
  async (_name, ...given) => {
    const [meta] = Object.keys(FILES_WITH_OFFERS)
    const files = Object.entries(FILES_WITH_OFFERS).map(([name, content]) => [
      name,
      name === meta ? content.replace(...given) : content,
    ])
    await importFiles(Object.fromEntries(files) as ArchiveFiles, { mode: 'replace' })
    await expectUnchanged(given)
  },
)

const PEOPLE = {
  'customer-lists/people.xml': `<customer-list list-id="people"><customer customer-no="D9">
    <credentials><login>eve@shop.example</login></credentials>
    <profile><last-name>Eve</last-name><email>eve@shop.example</email></profile></customer>
    </customer-list>`,
  'sites/small/orders.xml': toOrdersXml(toOrderXml('9')),
  'sites/small/product-lists.xml': `<product-lists><product-list list-id="L1">
    <owner customer-no="D1"/><type>wish_list</type></product-list></product-lists>`,
}

test('an import to update adds no customers, orders or lists', async () => {
  const report = await importFiles(PEOPLE, { mode: 'update' })
  await expectUnchanged('update')
  expect(report).toMatchObject({ outcome: 'refused', counts: {}, removed: {} })
})

test('the assignment of a customer to a group is deleted', async () => {
  const files = {
    'sites/small/customers.xml':
      '<customers><group-assignment group-id="Friends" customer-no="D1"/></customers>',
  }
  const members = () => database.db.selectFrom('customer_group_member').selectAll().execute()
  expect(await members()).toHaveLength(1)
  await importFiles(files, { mode: 'delete' })
  expect(await members()).toHaveLength(0)
  await importFiles(FILES_WITH_OFFERS)
  await expectUnchanged('imported again')
})
