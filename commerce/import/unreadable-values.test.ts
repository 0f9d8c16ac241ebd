import { importArchiveFiles } from '../testing/import-archive-files'
import { FILES_WITH_OFFERS } from '../testing/archive-of-offers'
import { toOrdersXml, toOrderXml } from '../testing/order-xml'
import { readTables } from '../testing/read-tables'
import { useDatabase } from '../testing/test-database'
import { toCatalogXml } from '../testing/write-archive-files'

const order = (orderNo: string) => toOrderXml(orderNo, { customer: '<guest>true</guest>' })
const FILES: Record<string, string> = {
  ...FILES_WITH_OFFERS,
  'sites/small/orders.xml': toOrdersXml(order('412')),
  'sites/small/customer-groups.xml': `<customer-groups><customer-group group-id="Friends"/>
    <customer-group group-id="Family"/><group-assignment group-id="Family" customer-no="D1"/></customer-groups>`,
  'sites/small/coupons.xml': `<coupons><coupon coupon-id="EGG"><single-code>EGG</single-code></coupon>
    <coupon coupon-id="HEN"><system-codes><max-number-of-codes>0</max-number-of-codes>
    <code-length>12</code-length><include-vowels>true</include-vowels></system-codes></coupon></coupons>`,
  'sites/small/preferences.xml': `<preferences><standard-preferences><all-instances>
    <preference preference-id="SiteCatalog">small</preference>
    <preference preference-id="SiteInventoryList">stock</preference>
    <preference preference-id="SitePriceBooks">list</preference>
    <preference preference-id="SiteDefaultLocale">es_US</preference>
    <preference preference-id="SiteLocales">en_US:es_US</preference>
    <preference preference-id="SiteCurrencies">USD:CAD</preference>
    <preference preference-id="SiteTimezone">Pacific/Honolulu</preference>
    </all-instances></standard-preferences></preferences>`,
}

let before: Record<string, string[]>
const database = useDatabase()
beforeAll(async () => {
  await importFiles(FILES)
  before = await readTables(database.db)
})

function importFiles(files: Record<string, string>, mode: 'merge' | 'replace' = 'replace') {
  return importArchiveFiles(database.db, files, { isRepeated: true, mode })
}

const SITE = 'sites/small/'
const PEOPLE = 'customer-lists/people.xml'
const ASSIGNMENTS = `${SITE}assignments.xml`
const CATALOG = 'catalogs/small/catalog.xml'
const TAX = `${SITE}tax.xml`
const PREFERENCES = `${SITE}preferences.xml`
const COUPONS = `${SITE}coupons.xml`

test.each([
  [PEOPLE, 'preferred="true"', 'preferred="ja"', /line \d+: preferred="ja"/],
  [ASSIGNMENTS, '2027-06-01T', '2027-06-41T', /<start-date> 2027-06-41T/],
  [ASSIGNMENTS, 'match-mode="all"', 'match-mode="every"', /match-mode="every"/],
  [TAX, 'class-id="standard" default="true"', 'class-id="standard" default="yes"', /default="yes"/],
  [TAX, '"everywhere" default="true"', '"everywhere" default="yes"', /default="yes"/],
  [TAX, '"everywhere" class-id="books"', '"everywhere" class-id="book"', /no tax class book/],
  [TAX, 'jurisdiction-id="everywhere" class', 'jurisdiction-id="here" class', /no such tax/],
  [PREFERENCES, 'Pacific/Honolulu', 'Mars/Olympus', /SiteTimezone: Mars.Olympus is not known/],
  [PREFERENCES, '>es_US<', '>Spanish<', /SiteDefaultLocale: Spanish is not known/],
  [PREFERENCES, 'en_US:es_US', 'en_US,es_US', /SiteLocales: en_US,es_US is not known/],
  [PREFERENCES, 'USD:CAD', 'USD:CA', /SiteCurrencies: USD:CA is not known/],
  [COUPONS, '>12</code-length>', '>3</code-length>', /<code-length> 3/],
  [COUPONS, '>true</include-vowels>', '>ja</include-vowels>', /<include-vowels> ja/],
  [COUPONS, '>0</max-number', '>viele</max-number', /<max-number-of-codes> viele/],
  [CATALOG, 'value-id="name" default="true"', 'value-id="name" default="ja"', /default="ja"/],
  [CATALOG, '<attribute-bucket default="true">', '<attribute-bucket default="ja">', /default/],
  ['meta/system-objecttype-extensions.xml', 'default="true"', 'default="ja"', /default/],
  [`${SITE}slots.xml`, 'context="category"', 'context="kategorie"', /context="kategorie"/],
  ['stores.xml', 'store-id="1"', 'store-id=" "', /<store> has no id/],
  ['pricebooks/list.xml', 'product-id="v18"', 'product-id=" "', /<price-table> has no id/],
  [`${SITE}customer-groups.xml`, 'customer-no="D1"', 'customer-no=""', /<group-assignment> has no/],
  [`${SITE}customers.xml`, 'customer-no="D1"', 'customer-no=""', /<group-assignment> has no id/],
])('%s: %s as %s is reported, and changes nothing', async (file, from, to, message) => {
  const content = FILES[file] ?? ''
  expect(content).toContain(from)
  const files = { ...FILES, [file]: content.replace(from, to) }
  for (const mode of ['merge', 'replace'] as const) {
    const { findings } = await importFiles(files, mode)
    const errors = findings.filter(({ severity }) => severity === 'error')
    expect(errors).toContainEqual(
      expect.objectContaining({ file, message: expect.stringMatching(message) }),
    )
    expect(await readTables(database.db)).toEqual(before)
  }
})

test.each([
  ['>SHIPPED<', '>Verschickt<', '<shipping-status> Verschickt'],
  ['<tax>3.20', '<tax>3,20', '<tax> 3,20'],
  ['>true</guest>', '>ja</guest>', '<guest> ja'],
  ['>2.0</quantity>', '>zwei</quantity>', '<quantity> zwei'],
  ['<gift>false', '<gift>nein', '<gift> nein'],
  ['2026-02-10T17:30', '10.2.2026 17:30', '<order-date> 10.2.2026 17:30:00.000Z'],
])('of a new order, %s as %s is reported with its line', async (from, to, shown) => {
  const xml = toOrdersXml(order('999'))
  expect(xml).toContain(from)
  const { findings } = await importFiles({ [`${SITE}orders.xml`]: xml.replace(from, to) }, 'merge')
  const message = expect.stringMatching(/^left out: line \d+: /)
  expect(findings).toContainEqual(
    expect.objectContaining({ severity: 'error', id: '999', message }),
  )
  expect(findings.map((one) => one.message).join()).toContain(`${shown} cannot be read`)
  expect(await readTables(database.db)).toEqual(before)
})

test.each([
  ['an unknown shipping status', '>SHIPPED<', '>Sent<'],
  ['what is no flag', '>true</guest>', '>ja</guest><customer-no>D1</customer-no>'],
])('%s of an order that exists is reported, and changes nothing', async (_what, from, to) => {
  const xml = toOrdersXml(order('412')).replace(from, to)
  const { findings } = await importFiles({ [`${SITE}orders.xml`]: xml }, 'merge')
  expect(findings).toContainEqual(expect.objectContaining({ severity: 'error', id: '412' }))
  expect(await readTables(database.db)).toEqual(before)
})

test('a language without a name is the default one', async () => {
  const named = (language: string) =>
    toCatalogXml(
      'more',
      `<product product-id="m"><display-name${language}>M</display-name></product>`,
    )
  const nameOf = async (language: string) => {
    await importFiles({ 'catalogs/more/catalog.xml': named(language) }, 'merge')
    const query = database.db.selectFrom('product').select(['name', 'localized'])
    return query.where('id', '=', 'm').executeTakeFirst()
  }
  expect(await nameOf(' xml:lang=""')).toEqual(await nameOf(''))
})

const CARD = (more: string) => `<gift-certificates><gift-certificate gc-id="CARD-4711">
  <create-date>2026-01-01T00:00:00.000Z</create-date><enabled-flag>true</enabled-flag>
  <currency>USD</currency><amount>50.00</amount>${more}</gift-certificate></gift-certificates>`

test.each([
  ['<status>REDEEMED</status>', 0],
  ['<status>PART_REDEEMED</status>', undefined],
  [
    '<status>ISSUED</status><redemptions><redemption><amount>ten</amount></redemption></redemptions>',
    undefined,
  ],
  ['<status>EINGELÖST</status>', undefined],
  ['<status>ISSUED</status>', 5000],
])('of a gift card with only %s, %s cents are left', async (status, balance) => {
  const { db } = database
  const { findings } = await importFiles(
    { [`${SITE}gift-certificates.xml`]: CARD(status) },
    'merge',
  )
  const query = db.selectFrom('gift_certificate').where('code', '=', 'CARD-4711')
  expect((await query.selectAll().executeTakeFirst())?.balance_minor).toBe(balance)
  expect(findings.some(({ severity }) => severity === 'error')).toBe(balance === undefined)
  await db.deleteFrom('gift_certificate').where('code', '=', 'CARD-4711').execute()
})

test('an archive that says that a part of a gift card is redeemed, not how much, can switch it off', async () => {
  const query = database.db.selectFrom('gift_certificate').where('code', '=', 'CARD-4711')
  const file = `${SITE}gift-certificates.xml`
  await importFiles({ [file]: CARD('<status>ISSUED</status>') }, 'merge')
  for (const flag of ['false', 'true']) {
    const xml = CARD('<status>PART_REDEEMED</status>').replace('>true<', `>${flag}<`)
    for (const mode of ['merge', 'replace'] as const) {
      const { findings } = await importFiles({ [file]: xml }, mode)
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
      expect(await query.selectAll().executeTakeFirst()).toMatchObject({
        enabled: flag === 'true',
        balance_minor: 5000,
      })
    }
  }
  await database.db.deleteFrom('gift_certificate').where('code', '=', 'CARD-4711').execute()
})
