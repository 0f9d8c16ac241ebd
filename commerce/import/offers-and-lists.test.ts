import { FILES_OF_EVERY_KIND } from '../testing/archive-of-every-kind'
import { readTables } from '../testing/read-tables'
import { createTestDatabase } from '../testing/test-database'
import { writeArchiveFiles } from '../testing/write-archive-files'
import { importArchive } from './import-archive'

/* One record of each kind with every element of the published schemas; `w…` are values of our own. */

const attribute = (value: string) =>
  `<custom-attributes><custom-attribute attribute-id="note">${value}</custom-attribute></custom-attributes>`
const products = (id: string) => `<included-products><condition-group>
  <product-id-condition operator="contains"><product-id>${id}a</product-id></product-id-condition>
  <brand-condition operator="is not equal"><brand>${id}b</brand></brand-condition>
  <category-condition catalog-id="small" operator="is child of"><category-id>${id}c</category-id></category-condition>
  <price-condition operator="ends with"><price-ending>95</price-ending></price-condition>
  <attribute-condition attribute-id="${id}d" operator="starts with"><attribute-value>${id}e</attribute-value></attribute-condition>
  </condition-group></included-products>`
const addresses = (id: string) => `<condition-group match-mode="any"><condition>
  <attribute-path>shipment.shippingAddress.city</attribute-path><operator>starts-with</operator>
  <string>${id}</string></condition></condition-group>`
const address = (id: string) =>
  [
    ...['salutation', 'title', 'first-name', 'second-name', 'last-name', 'suffix', 'company-name'],
    ...['job-title', 'address1', 'address2', 'suite', 'postbox', 'city', 'postal-code'],
    ...['state-code', 'phone'],
  ]
    .map((name, at) => `<${name}>${id}${at}</${name}>`)
    .join('') + attribute(`${id}note`)

const FILES = {
  'meta/notes.xml': `<metadata>${['ShippingMethod', 'ProductList', 'ProductListItem']
    .map(
      (type) => `<type-extension type-id="${type}"><custom-attribute-definitions>
        <attribute-definition attribute-id="note"><type>string</type></attribute-definition>
        </custom-attribute-definitions></type-extension>`,
    )
    .join('')}</metadata>`,
  'sites/small/shipping.xml': `<shipping><shipping-method method-id="wship" default="true">
    <display-name xml:lang="x-default">wname</display-name><display-name xml:lang="es-US">wnombre</display-name>
    <description xml:lang="x-default">wtext</description><online-flag>true</online-flag>
    <external-shipping-method>woutside</external-shipping-method><tax-class-id>wtax</tax-class-id>
    <price-table><amount order-value="0">9.95</amount><percentage order-value="50">5</percentage></price-table>
    <product-cost-groups><product-cost-group><products>${products('wcost')}</products>
      <cost-per-item><surcharge>1.25</surcharge></cost-per-item></product-cost-group></product-cost-groups>
    <excluded-products>${products('wnot')}</excluded-products>
    <excluded-addresses><included-addresses>${addresses('waway')}</included-addresses>
      <excluded-addresses>${addresses('wnear')}</excluded-addresses></excluded-addresses>
    ${attribute('wnote')}<currency>USD</currency>
    <customer-groups><customer-group>wgroup</customer-group></customer-groups>
    </shipping-method></shipping>`,
  'sites/small/promotions.xml': `<promotions><campaign campaign-id="wcamp"><description>wabout</description>
    <enabled-flag>true</enabled-flag><campaign-scope><applicable-online/><applicable-in-store/></campaign-scope>
    <start-date>2026-01-02T00:00:00.000Z</start-date><end-date>2027-01-02T00:00:00.000Z</end-date>
    <customer-groups match-mode="all"><customer-group group-id="wfriends"/></customer-groups>
    <source-codes><source-code group-id="wprint"/></source-codes>
    <store-groups><store-group store-group-id="wshops"/></store-groups>
    <stores><store store-id="wshop"/></stores>${attribute('wcampnote')}</campaign>
    <promotion promotion-id="wpromo"><enabled-flag>true</enabled-flag><archived-flag>false</archived-flag>
    <searchable-flag>true</searchable-flag><refinable-flag>true</refinable-flag>
    <prevent-requalifying-flag>true</prevent-requalifying-flag>
    <prorate-across-eligible-items-flag>true</prorate-across-eligible-items-flag>
    <exclusivity>class</exclusivity><exclusivity-group>wset</exclusivity-group><currency>USD</currency>
    <name xml:lang="x-default">wtitle</name><name xml:lang="es-US">wtitulo</name>
    <callout-msg xml:lang="x-default">wcall</callout-msg><details xml:lang="x-default">wdetails</details>
    <image>wpicture.png</image><tags><tag>wtag</tag></tags>
    <combinable-promotions><combinable-promotion>wbeside</combinable-promotion></combinable-promotions>
    <mutually-exclusive-promotions><mutually-exclusive-promotion>wother</mutually-exclusive-promotion></mutually-exclusive-promotions>
    ${attribute('wpromonote')}
    <order-promotion-rule><qualifying-products>${products('wearn')}</qualifying-products>
      <excluded-products>${products('wskip')}</excluded-products>
      <payment-methods><method-id>wpay</method-id></payment-methods>
      <discounts condition-type="product-amount"><discount><threshold>50</threshold>
        <bonus-choice><bonus-products><product-id>bundle</product-id></bonus-products>
        <max-bonus-items>2</max-bonus-items></bonus-choice></discount></discounts>
      <enable-upsells>true</enable-upsells><upsell-threshold>40</upsell-threshold></order-promotion-rule></promotion>
    <promotion-campaign-assignment promotion-id="wpromo" campaign-id="wcamp"><qualifiers match-mode="all">
      <customer-groups/></qualifiers><customer-groups><customer-group group-id="wclub"/></customer-groups>
      <source-codes><source-code group-id="wflyer"/></source-codes><rank>7</rank>
      <schedule><start-date>2026-02-02T00:00:00.000Z</start-date><recurrence><day-of-week><weekday>Monday</weekday></day-of-week>
      <time-of-day><time-from>08:00:00</time-from><time-to>09:30:00</time-to></time-of-day></recurrence></schedule>
    </promotion-campaign-assignment></promotions>`,
  'sites/small/product-lists.xml': `<product-lists><product-list list-id="w2345678901234567890123456">
    <owner customer-no="D1"><email>wowner@shop.example</email></owner><type>gift_registry</type>
    <name>wlist</name><description>wwishes</description><public>true</public>
    <registrants><registrant type="registrant"><first-name>wfirst</first-name><last-name>wlast</last-name>
      <email>wmail@shop.example</email><role>wrole</role></registrant></registrants>
    <event><type>wwedding</type><date>2026-12-05</date><city>wtown</city><state-code>wstate</state-code>
      <country-code>US</country-code></event>
    <shipping-address address-id="whome">${address('wbefore')}</shipping-address>
    <post-event-shipping-address>${address('wafter')}</post-event-shipping-address>
    <items><gift-certificate-item><priority>3</priority><public>true</public><purchases/>${attribute('wcard')}</gift-certificate-item>
      <product-item><product-id>bundle</product-id><quantity>4</quantity><priority>5</priority><public>true</public>
      <purchases><purchase><quantity>1</quantity><date>2026-03-04T00:00:00.000Z</date><order-no>worder</order-no>
      <purchaser-name>wgiver</purchaser-name>${attribute('wbought')}</purchase></purchases>${attribute('witem')}</product-item></items>
    ${attribute('wlistnote')}</product-list></product-lists>`,
}

/** Lists the values of our own with the paths of their elements or attributes. */
function listValues(xml: string): { path: string; value: string }[] {
  const open: string[] = []
  return [...xml.matchAll(/<(\/?)([\w-]+)([^>]*?)(\/?)>([^<]*)/g)].flatMap((found) => {
    const [, closing = '', name = '', attributes = '', empty = '', text = ''] = found
    if (closing) {
      open.pop()
      return []
    }
    const path = [...open, name].join('/')
    if (!empty) open.push(name)
    const given = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)]
    const values = given.map(([, id = '', value = '']) => ({ path: `${path}/@${id}`, value }))
    return [...values, { path, value: text.trim() }].filter(({ value }) => /^w/.test(value))
  })
}

test('every element of shipping methods, promotions and product lists is stored or named', async () => {
  const { db, close } = await createTestDatabase()
  const { folder, remove } = writeArchiveFiles({ ...FILES_OF_EVERY_KIND, ...FILES })
  try {
    const { findings, counts } = await importArchive(db, folder)
    expect(counts).toMatchObject({ shippingMethods: 1, promotions: 1, 'product lists': 1 })
    const stored = JSON.stringify(await readTables(db))
    const named = findings.flatMap(
      ({ message }) => /(?:not taken over|not needed here): ([\w/@-]+)/.exec(message)?.[1] ?? [],
    )
    const lost = Object.values(FILES)
      .flatMap(listValues)
      .filter(({ value }) => !stored.includes(value))
      .filter(({ path }) => !named.some((one) => `${path}/`.startsWith(`${one}/`)))
    expect(lost).toEqual([])
  } finally {
    remove()
    await close()
  }
})
