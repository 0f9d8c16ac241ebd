import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { BACK_OFFICE_API } from '../../contracts/back-office'
import { exportTo } from '../export/export-to'
import { useEngine } from '../testing/engine'
import { importArchiveFiles } from '../testing/import-archive-files'
import { toOrderXml, toOrdersXml } from '../testing/order-xml'
import { logInTestShopper } from '../testing/test-shopper'
import { toCatalogXml, toPriceBookXml, toSiteFiles } from '../testing/write-archive-files'

const AUTHOR = { by: { name: 'Ada', requestId: 'r' }, importId: '7' }
const TYPES =
  `Product Category Content Folder Store Profile CustomerAddress CustomerPaymentInstrument
  GiftCertificate ProductList ProductListItem ShippingMethod PaymentMethod SourceCodeGroup
  SlotConfiguration Promotion Campaign Order`.split(/\s+/)

/** Secret values of three scopes; others show that attributes of other types are kept. */
const secrets = (n: number) => `<custom-attributes>
  <custom-attribute attribute-id="pin">HUSH${n}a</custom-attribute>
  <custom-attribute attribute-id="pin" xml:lang="es-US">HUSH${n}b</custom-attribute>
  <custom-attribute attribute-id="pin" site-id="small">HUSH${n}c</custom-attribute>
  <custom-attribute attribute-id="pins"><value>HUSH${n}d</value><value>HUSH${n}e</value></custom-attribute>
  <custom-attribute attribute-id="note">open${n}</custom-attribute></custom-attributes>`
const definition = (id: string, type: string, n: number) =>
  `<attribute-definition attribute-id="${id}"><type>${type}</type>
  ${type === 'password' ? `<default-value>HUSH${n}f</default-value>` : ''}</attribute-definition>`

const toFiles = (n: number): Record<string, string> => ({
  ...toSiteFiles(),
  'meta/types.xml': `<metadata>${TYPES.map(
    (type) => `<type-extension type-id="${type}"><custom-attribute-definitions>
    ${definition('pin', 'password', n)}${definition('pins', 'password', n)}
    ${definition('note', 'string', n)}</custom-attribute-definitions></type-extension>`,
  ).join('')}<type-extension type-id="SitePreferences"><custom-attribute-definitions>
    ${definition('feedLogin', 'password', n)}</custom-attribute-definitions></type-extension>
    <custom-type type-id="Door"><attribute-definitions>${definition('pin', 'password', n)}
    ${definition('note', 'string', n)}</attribute-definitions></custom-type></metadata>`,
  'catalogs/small/catalog.xml': toCatalogXml(
    'small',
    `<category category-id="root">${secrets(n)}</category>`,
    `<product product-id="a"><display-name>A</display-name>${secrets(n)}</product>`,
  ),
  'pricebooks/list.xml': toPriceBookXml('list', { a: '9.00' }),
  'libraries/l/library.xml': `<library library-id="l"><folder folder-id="f">${secrets(n)}</folder>
    <content content-id="c">${secrets(n)}</content></library>`,
  'stores.xml': `<stores><store store-id="s"><name>S</name>${secrets(n)}</store></stores>`,
  'sites/small/preferences.xml': (toSiteFiles()['sites/small/preferences.xml'] ?? '').replace(
    '</preferences>',
    `<custom-preferences><all-instances><preference preference-id="feedLogin">KNOCK${n}</preference>
    </all-instances></custom-preferences></preferences>`,
  ),
  'sites/small/shipping.xml': `<shipping><shipping-method method-id="m"><display-name>M</display-name>
    <price-table><amount order-value="0">5</amount></price-table>    ${secrets(n)}</shipping-method></shipping>`,
  'sites/small/payment-methods.xml': `<payment-settings><payment-method method-id="PayPal">
    <name>PayPal</name><enabled-flag>true</enabled-flag>${secrets(n)}</payment-method></payment-settings>`,
  'sites/small/sourcecodes.xml': `<sourcecodes><sourcecode-group group-id="g">${secrets(n)}
    </sourcecode-group></sourcecodes>`,
  'sites/small/slots.xml': `<slot-configurations><slot-configuration slot-id="s" context="global"
    configuration-id="x"><content><html><body>B</body></html></content>${secrets(n)}
    </slot-configuration></slot-configurations>`,
  'sites/small/promotions.xml': `<promotions><campaign campaign-id="k"><enabled-flag>true</enabled-flag>
    ${secrets(n)}</campaign><promotion promotion-id="p"><enabled-flag>true</enabled-flag>
    <product-promotion-rule><discounted-products><included-products><condition-group><product-id-condition operator="is equal">
    <product-id>a</product-id></product-id-condition></condition-group></included-products></discounted-products>
    <simple-discount><percentage>10</percentage></simple-discount></product-promotion-rule>${secrets(n)}</promotion>
    <promotion-campaign-assignment promotion-id="p" campaign-id="k"/></promotions>`,
  'sites/small/gift-certificates.xml': `<gift-certificates><gift-certificate gc-id="GIFTCARD12345">
    <currency>USD</currency><amount>5.00</amount><enabled-flag>true</enabled-flag>${secrets(n)}
    </gift-certificate></gift-certificates>`,
  'sites/small/custom-objects/doors.xml': `<custom-objects><custom-object type-id="Door" object-id="1">
    <object-attribute attribute-id="pin">HUSH${n}g</object-attribute>
    <object-attribute attribute-id="note">open${n}</object-attribute></custom-object></custom-objects>`,
  'sites/small/orders.xml': toOrdersXml(toOrderXml(`000${n}`, { more: secrets(n) })),
  'customer-lists/small.xml': `<customer-list list-id="small"><customer customer-no="C1">
    <credentials><login>eve@example.com</login></credentials><profile><last-name>Eve</last-name>
    <email>eve@example.com</email>${secrets(n)}</profile><addresses><address address-id="Home"><city>Reno</city>
    <country-code>US</country-code>${secrets(n)}</address></addresses></customer></customer-list>`,
  'sites/small/product-lists.xml': `<product-lists><product-list list-id="w"><owner customer-no="C1"/>
    <type>wish_list</type><public>false</public><items><product-item><product-id>a</product-id>
    <quantity>1</quantity><priority>1</priority><public>false</public>${secrets(n)}</product-item></items>
    ${secrets(n)}</product-list></product-lists>`,
})

const engine = useEngine()

/** The rows of all tables as text, except preferences and definitions of attributes. */
async function readDatabase(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string }>`select table_name as name
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name <> 'attribute_definition'`.execute(engine.db)
  const tables = new Map<string, string>()
  for (const { name } of rows) {
    const table = await sql<{ text: string }>`select (to_jsonb(t) - 'preferences')::text as text
      from ${sql.table(name)} as t`.execute(engine.db)
    tables.set(name, table.rows.map(({ text }) => text).join('\n'))
  }
  return tables
}

const SECRET = /HUSH|KNOCK/
const tablesWith = (tables: ReadonlyMap<string, string>, text: RegExp) =>
  [...tables].filter(([, rows]) => text.test(rows)).map(([name]) => name)

test.each(['replace', 'merge'] as const)(
  'values of password attributes are neither kept, logged, exported nor shown (%s)',
  async (mode) => {
    const { findings } = await importArchiveFiles(engine.db, toFiles(1), { mode })
    await importArchiveFiles(engine.db, toFiles(2), { mode, author: AUTHOR })
    expect(findings).toContainEqual(
      expect.objectContaining({
        ...{ severity: 'warning', file: 'stores.xml', id: 's' },
        message: expect.stringContaining('the attribute pin of Store is a password'),
      }),
    )
    const stored = await readDatabase()
    expect(tablesWith(stored, SECRET)).toEqual([])
    expect(tablesWith(stored, /open2/)).toEqual(
      expect.arrayContaining([
        ...['audit_entry', 'category', 'content_asset', 'custom_object', 'customer'],
        ...['customer_address', 'order_header', 'payment_method', 'product'],
        ...['product_list', 'product_list_item', 'shipping_method', 'store'],
      ]),
    )

    const folder = mkdtempSync(path.join(os.tmpdir(), 'passwords-'))
    try {
      const paths = await exportTo(engine.db, path.join(folder, 'out'), {})
      for (const file of paths)
        expect(readFileSync(path.join(folder, 'out', file), 'utf8')).not.toMatch(SECRET)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

test('a preference of type password is used, and never shown', async () => {
  await importArchiveFiles(engine.db, toFiles(3), { author: AUTHOR })
  const site = engine.db.selectFrom('site').select('preferences').where('id', '=', 'small')
  expect((await site.executeTakeFirst())?.preferences).toMatchObject({ feedLogin: 'KNOCK3' })
  const { headers } = await logInTestShopper(engine.app, { siteId: 'small' })
  const open = await engine.app.inject({
    url: '/custom/site/v1/organizations/f_ecom_prln_001/site-prefs?siteId=small',
    headers,
  })
  expect(open.statusCode).toBe(200)
  const office = await engine.app.inject(`${BACK_OFFICE_API}/preferences/small`)
  expect(office.json().preferences).toContainEqual(
    expect.objectContaining({ name: 'feedLogin', isSecret: true, isSet: true }),
  )
  expect(open.body + office.body).not.toContain('KNOCK')
})
