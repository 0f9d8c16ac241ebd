import { importArchiveFiles } from '../../testing/import-archive-files'
import { createTestDatabase } from '../../testing/test-database'
import { toCatalogXml, toSiteFiles } from '../../testing/write-archive-files'

const CUSTOMERS = `<customers><customer customer-no="D1"><credentials><login>nora@shop.example</login></credentials>
  <profile><last-name>Ashgrove</last-name><email>nora@shop.example</email></profile></customer>
  <group-assignment group-id="Friends" customer-no="D1"/></customers>`
const { 'sites/small/site.xml': site = '', 'sites/small/preferences.xml': preferences = '' } =
  toSiteFiles()

async function importCustomers(files: Record<string, string>) {
  const { db, close } = await createTestDatabase()
  try {
    const catalog = { 'catalogs/small/catalog.xml': toCatalogXml('small') }
    const { findings } = await importArchiveFiles(db, { ...catalog, ...files })
    return {
      said: findings.map(({ message }) => message),
      members: await db.selectFrom('customer_group_member').selectAll().execute(),
      customers: await db.selectFrom('customer').select('customer_no').execute(),
    }
  } finally {
    await close()
  }
}

test('members of groups belong to the site of their folder, whatever its name', async () => {
  const files = {
    'sites/folder/site.xml': site,
    'sites/folder/preferences.xml': preferences,
    'sites/folder/customers.xml': CUSTOMERS,
  }
  const { members } = await importCustomers(files)
  expect(members).toEqual([{ site_id: 'small', group_id: 'Friends', customer_no: 'D1' }])
})

test('customers in the folder of a site that does not exist do not end the import', async () => {
  const files = { 'sites/small/site.xml': site, 'sites/small/customers.xml': CUSTOMERS }
  const { said, members, customers } = await importCustomers(files)
  expect(said).toContain('the file belongs to no site')
  expect(members).toEqual([])
  expect(customers).toEqual([{ customer_no: 'D1' }])
})
