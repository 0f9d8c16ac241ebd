import { importArchiveFiles } from '../testing/import-archive-files'
import { sql } from 'kysely'
import type { ImportMode } from '../../contracts/import'
import { VAULT_CARD } from '../card-gateway/stored-card.service'
import { createTestEngine } from '../testing/engine'
import { readTables } from '../testing/read-tables'
import { logInTestShopper } from '../testing/test-shopper'
import { toCatalogXml, toSiteFiles } from '../testing/write-archive-files'
import { useForEach } from '../testing/use'

const META = `<metadata><type-extension type-id="Profile"><custom-attribute-definitions>
  <attribute-definition attribute-id="pieces"><type>int</type></attribute-definition>
  </custom-attribute-definitions></type-extension></metadata>`
const MARY = `<customer customer-no="00000007">
  <credentials><login>Mary@example.com</login><password encrypted="false">Orbit#1831</password></credentials>
  <profile><first-name>Mary</first-name><last-name>Somerville</last-name><email>mary@example.com</email>
  <phone-home>415 555 0100</phone-home><gender>2</gender><custom-attributes>
  <custom-attribute attribute-id="pieces">4</custom-attribute></custom-attributes></profile>
  <addresses><address address-id="Jedburgh"><last-name>Somerville</last-name><city>Jedburgh</city></address>
  <address address-id="Naples" preferred="true"><last-name>Somerville</last-name><city>Naples</city></address></addresses>
  <customer-groups><customer-group group-id="teachers"/></customer-groups></customer>`
const ADA = `<customer customer-no="8"><credentials><login>ada</login></credentials>
  <profile><last-name>Lovelace</last-name><email>ada@example.com</email></profile></customer>`
const LISTS = `<product-lists><product-list list-id="one"><owner customer-no="8"/><type>wish_list</type>
  <name>Sweets</name><public>false</public><items>
  <product-item><product-id>a</product-id><quantity>3</quantity><priority>1</priority><public>true</public></product-item>
  <product-item><product-id>b</product-id><priority>2</priority><public>true</public></product-item>
  </items></product-list></product-lists>`
const SHOP = {
  'meta/types.xml': META,
  'catalogs/small/catalog.xml': toCatalogXml(
    'small',
    '<product product-id="a"/>',
    '<product product-id="b"/>',
  ),
  ...toSiteFiles(),
}

let before: Record<string, string[]>
const engine = useForEach(() => createTestEngine())
beforeEach(async () => {
  await take(MARY + ADA, 'replace', LISTS, SHOP)
  before = await readShop()
})

function take(customers: string, mode: ImportMode, lists = '', more = {}) {
  return importArchiveFiles(
    engine.db,
    {
      ...more,
      'sites/small/customers.xml': `<customers>${customers}</customers>`,
      ...(lists !== '' && { 'sites/small/product-lists.xml': lists }),
    },
    { isRepeated: true, mode },
  )
}

async function readShop() {
  const { customer, customer_address, customer_group_member, ...rest } = await readTables(engine.db)
  const { product_list, product_list_item } = rest
  return {
    ...{ customer, customer_address, customer_group_member, product_list, product_list_item },
  } as Record<string, string[]>
}

const logIn = (login: string, password: string) =>
  logInTestShopper(engine.app, { siteId: 'small', credentials: { login, password } })

async function getMary() {
  const { customerId } = await logIn('mary@example.com', 'Orbit#1831')
  return engine.app.services.customers.getCustomer(customerId)
}

test.each(['merge', 'update', 'replace'] as const)(
  'the same customers and lists, imported again to %s, change nothing',
  async (mode) => {
    await take(MARY + ADA, mode, LISTS)
    expect(await readShop()).toEqual(before)
  },
)

test('a merge changes what it names of a customer; an empty element clears', async () => {
  const change = `<customer customer-no="00000007"><profile><last-name>Greig</last-name><phone-home/>
    </profile><addresses><address address-id="Naples"><city>Rome</city></address></addresses></customer>`
  await take(change, 'merge')
  const mary = await getMary()
  expect(mary).toMatchObject({
    lastName: 'Greig',
    firstName: 'Mary',
    gender: 2,
    c_pieces: 4,
    addresses: [
      { addressId: 'Naples', preferred: true, city: 'Rome', lastName: 'Somerville' },
      { addressId: 'Jedburgh' },
    ],
  })
  expect(mary).not.toHaveProperty('phoneHome')
  expect((await readShop())['customer_group_member']).toEqual(before['customer_group_member'])
  await take('<customer customer-no="00000007"><addresses/><customer-groups/></customer>', 'merge')
  expect((await getMary()).addresses ?? []).toEqual([])
  expect((await readShop())['customer_group_member']).toEqual([])
})

test('a replacement keeps password and other customers, and writes the rest as a whole', async () => {
  const whole = `<customer customer-no="00000007"><credentials><login>mary@example.com</login></credentials>
    <profile><last-name>Greig</last-name><email>mary@example.com</email></profile>
    <addresses><address address-id="Naples"><city>Rome</city></address></addresses></customer>`
  const { findings } = await take(whole, 'replace')
  expect(findings.map(({ message }) => message)).toEqual([
    'customers that the archive does not have are kept: 1',
  ])
  const mary = await getMary()
  expect(mary).toMatchObject({ lastName: 'Greig', addresses: [{ city: 'Rome' }] })
  expect(mary).not.toHaveProperty('firstName')
  expect(mary.addresses).toHaveLength(1)
  expect((await readShop())['customer']).toHaveLength(2)
})

test('an update adds no customers and no lists', async () => {
  const other = ADA.replace('"8"', '"9"').replace('<login>ada', '<login>bea')
  const { findings } = await take(other, 'update', LISTS.replace('"one"', '"two"'))
  expect(await readShop()).toEqual(before)
  const message = 'it does not exist here, so the update leaves it out'
  expect(findings).toMatchObject([{ message }, { message, id: 'two' }])
})

test('the cards of a deleted customer are deleted at the gateway', async () => {
  const mary = await engine.db
    .selectFrom('customer')
    .select('id')
    .where('customer_no', '=', '00000007')
    .executeTakeFirstOrThrow()
  const card = { bin: '411111', type: 'Visa', month: '04', year: '2029' }
  await sql`insert into card_gateway_stored_card (token, masked_number, bin, card_type,
      expiration_month, expiration_year, outcome, customer_id, created_at)
    values ('vault-1', '************1111', ${card.bin}, ${card.type}, ${card.month}, ${card.year},
      ${VAULT_CARD}, ${mary.id}, now())`.execute(engine.db)
  await take('<customer customer-no="00000007"/>', 'delete')
  const queued = await engine.db.selectFrom('card_gateway_removed_card').select('token').execute()
  expect(queued).toEqual([{ token: 'vault-1' }])
})

test('a deletion removes the named customer and list alone', async () => {
  await take('<customer customer-no="00000007"/>', 'delete')
  const { customer, customer_address: addresses, ...rest } = await readShop()
  expect(customer).toHaveLength(1)
  expect([addresses, rest['customer_group_member']]).toEqual([[], []])
  await take(
    '',
    'merge',
    '<product-lists><product-list list-id="one" mode="delete"/></product-lists>',
  )
  expect((await readShop())['product_list_item']).toEqual([])
})

test.each([
  ['<gender>2', '<gender>unknown', 'unknown'],
  ['attribute-id="pieces">4', 'attribute-id="pieces">four', 'four'],
  [
    '<credentials><login>Mary@example.com',
    '<credentials><enabled-flag>perhaps</enabled-flag><login>mary@example.com',
    'perhaps',
  ],
])('instead of %s, %s is reported, and nothing changes', async (given, changed, shown) => {
  for (const mode of ['merge', 'replace', 'update'] as const) {
    const { findings } = await take(MARY.replace(given, changed), mode)
    const [error] = findings.filter(({ severity }) => severity === 'error')
    expect(error?.message).toContain(shown)
    expect(await readShop()).toEqual(before)
  }
})

test('a customer with the login of another one is left out', async () => {
  const { findings } = await take(ADA.replace('"8"', '"9"'), 'merge')
  expect(findings).toMatchObject([{ id: '9', message: 'another customer has the same login' }])
  expect(await readShop()).toEqual(before)
})

test.each([
  ['foreign', '5f4dcc3b5aa765d61d8327deb882cf99'],
  ['broken', '$argon2id$v=19$m=19456,t=2,p=1$abc$def'],
])('a %s password hash changes no stored password', async (_kind, hash) => {
  const password = `<credentials><password encrypted="true">${hash}</password></credentials>`
  await take(`<customer customer-no="00000007">${password}</customer>`, 'merge')
  expect((await getMary()).lastName).toBe('Somerville')
  const { findings } = await take(`<customer customer-no="8">${password}</customer>`, 'merge')
  expect(findings.map(({ id }) => id)).toEqual(['8'])
})

test('the next customer who registers gets the next number', async () => {
  const customer = { login: 'eve', email: 'eve@example.com', lastName: 'Moneypenny' }
  const { customers } = engine.app.services
  const registered = await customers.register({ customer, password: 'Engine#1843' })
  expect(registered.customerNo).toBe('00000009')
})

test('a merge changes and adds items of a list, and keeps the others', async () => {
  const items = `<items><product-item><product-id>a</product-id><quantity>9</quantity></product-item></items>`
  const change = `<product-lists><product-list list-id="one"><name>More</name>${items}</product-list></product-lists>`
  await take('', 'merge', change)
  const list = await engine.db.selectFrom('product_list').selectAll().executeTakeFirstOrThrow()
  expect(list).toMatchObject({ type: 'wish_list', document: { name: 'More' } })
  const rows = () =>
    engine.db.selectFrom('product_list_item').selectAll().orderBy('product_id').execute()
  expect(await rows()).toMatchObject([
    { product_id: 'a', quantity: 9, priority: 1 },
    { product_id: 'b', quantity: 1 },
  ])
  const only = LISTS.replace(/<product-item><product-id>b.*?<\/product-item>/s, '')
  await take('', 'replace', only)
  expect(await rows()).toMatchObject([{ product_id: 'a', quantity: 3 }])
})
