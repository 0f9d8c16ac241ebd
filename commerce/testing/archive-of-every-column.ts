import { FILES_WITH_OFFERS } from './archive-of-offers'
import { toOrdersXml, toOrderXml } from './order-xml'
import { toCatalogXml, toInventoryXml, toPriceBookXml } from './write-archive-files'

const argon =
  '$argon2id$v=19$m=19456,t=2,p=1$cHJhbGluZXNhbHQxMjM0NQ$kS9vC8oYlXwB0vQe1oJ8m3s0hGz3yqTnV4cWJk2fX1c'
const attribute = (id: string, text: string) =>
  `<custom-attribute attribute-id="${id}">${text}</custom-attribute>`
const pages = `<page-attributes><page-title>Title</page-title><page-description>Described</page-description>
  <page-keywords>sweet</page-keywords></page-attributes>`
const period = `<online-from>2026-01-01T00:00:00.000Z</online-from><online-to>2027-01-01T00:00:00.000Z</online-to>`

export const FILES_OF_EVERY_COLUMN = {
  ...FILES_WITH_OFFERS,
  'meta/more.xml': `<metadata>${[
    'Category',
    'PaymentMethod',
    'ShippingMethod',
    'Store',
    'SitePreferences',
  ]
    .map(
      (type) => `<type-extension type-id="${type}"><custom-attribute-definitions>
        <attribute-definition attribute-id="note"><type>string</type></attribute-definition>
        </custom-attribute-definitions></type-extension>`,
    )
    .join('')}</metadata>`,
  'catalogs/more/catalog.xml': toCatalogXml(
    'more',
    '<category category-id="root"/>',
    `<category category-id="hidden"><display-name>Hidden</display-name><description>Off</description>
      <online-flag>false</online-flag>${period}<parent>root</parent><thumbnail>t.jpg</thumbnail><image>i.jpg</image>
      ${pages}<custom-attributes>${attribute('note', 'later')}</custom-attributes></category>`,
    `<product product-id="full"><min-order-quantity>2</min-order-quantity><step-quantity>2</step-quantity>
      <display-name>Full</display-name><short-description>Short</short-description><online-flag>false</online-flag>
      ${period}<searchable-flag>false</searchable-flag><tax-class-id>books</tax-class-id><brand>Brindille</brand>
      <search-rank>3</search-rank>${pages}</product>`,
  ),
  'pricebooks/later.xml': toPriceBookXml(
    'later',
    { full: `${period}<amount quantity="1">5</amount>` },
    period,
  ),
  'inventory-lists/more.xml': toInventoryXml('more', {
    full: `<allocation>3</allocation><allocation-timestamp>2026-10-01T00:00:00.000Z</allocation-timestamp>
      <preorder-backorder-handling>preorder</preorder-backorder-handling>`,
  }).replace(
    '<header list-id="more"/>',
    '<header list-id="more"><default-instock>true</default-instock><description>More</description></header>',
  ),
  'more-stores.xml': `<stores><store store-id="2"><name>Pier</name><address1>1 Pier</address1><address2>Upper deck</address2>
    <city>Reno</city><postal-code>89501</postal-code><state-code>NV</state-code><country-code>US</country-code>
    <email>pier@shop.example</email><phone>775-555-0100</phone><image>pier.jpg</image><latitude>39.5</latitude>
    <longitude>-119.8</longitude><inventory-list-id>more</inventory-list-id>
    <store-locator-enabled-flag>false</store-locator-enabled-flag>
    <custom-attributes>${attribute('note', 'wet')}</custom-attributes></store></stores>`,
  'sites/more/site.xml': `<site site-id="more"><name>More</name><currency>EUR</currency><taxation>gross</taxation>
    <storefront-status>offline</storefront-status></site>`,
  'sites/more/preferences.xml': `<preferences><standard-preferences><all-instances>${Object.entries(
    {
      SiteCatalog: 'more',
      SiteCurrencies: 'EUR:USD',
      SiteDefaultLocale: 'es_US',
      SiteInventoryList: 'more',
      SiteLibrary: 'shared',
      SiteLocales: 'es_US:en_US',
      SitePriceBooks: 'later',
      SiteTimezone: 'Europe/Vienna',
    },
  )
    .map(([id, value]) => `<preference preference-id="${id}">${value}</preference>`)
    .join('')}</all-instances></standard-preferences><custom-preferences><all-instances>
    <preference preference-id="note">Hello</preference></all-instances></custom-preferences></preferences>`,
  'sites/more/shipping.xml': `<shipping>
    <shipping-method method-id="foot" default="true"><display-name>On foot</display-name>
    <price-table><amount order-value="0">5</amount></price-table><currency>EUR</currency></shipping-method>
    <shipping-method method-id="sled"><display-name>Sled</display-name><description>Slow</description>
    <online-flag>false</online-flag><base-method>foot</base-method><tax-class-id>books</tax-class-id>
    <price-table><amount order-value="0">9</amount></price-table><product-cost-groups><product-cost-group><products>
    <included-products><condition-group><product-id-condition operator="is equal"><product-id>full</product-id></product-id-condition>
    </condition-group></included-products></products><cost-per-item><surcharge>2</surcharge></cost-per-item></product-cost-group></product-cost-groups>
    <excluded-addresses><included-addresses><condition-group match-mode="any"><condition>
    <attribute-path>shipment.shippingAddress.stateCode</attribute-path><operator>is-equal</operator><string>AK</string></condition></condition-group>
    </included-addresses></excluded-addresses><custom-attributes>${attribute('note', 'cold')}</custom-attributes><currency>EUR</currency>
    <customer-groups><customer-group>Ada</customer-group></customer-groups></shipping-method></shipping>`,
  'sites/more/payment-methods.xml': `<payment-settings><payment-method method-id="PayPal"><enabled-flag>true</enabled-flag></payment-method>
    <payment-method method-id="CREDIT_CARD"><name>Card</name><image>card.svg</image><enabled-flag>false</enabled-flag>
    <processor-id>CARD_GATEWAY</processor-id><custom-attributes>${attribute('note', 'safe')}</custom-attributes></payment-method>
    <payment-card card-type="Visa"><name>Visa</name><enabled-flag>true</enabled-flag></payment-card></payment-settings>`,
  'sites/more/tax.xml': `<tax><tax-classes><tax-class class-id="standard" default="true"/><tax-class class-id="books"/></tax-classes>
    <tax-jurisdictions><tax-jurisdiction jurisdiction-id="nevada"><address-mappings><address-mapping key1="US" key2="NV"/></address-mappings>
    </tax-jurisdiction></tax-jurisdictions><tax-rates><tax-rate jurisdiction-id="nevada" class-id="books">0.07</tax-rate></tax-rates></tax>`,
  'sites/more/customer-groups.xml': `<customer-groups><customer-group group-id="Ada"><membership-rule><included-customers><condition-group match-mode="all">
    <condition><attribute-path>customer.profile.lastName</attribute-path><operator>is-equal</operator><string>Ada</string></condition>
    </condition-group></included-customers></membership-rule></customer-group></customer-groups>`,
  'sites/more/coupons.xml': `<coupons><coupon coupon-id="made"><system-codes><max-number-of-codes>3</max-number-of-codes>
    <code-prefix>X_</code-prefix></system-codes></coupon></coupons>`,
  'sites/more/assignments.xml': `<assignments><assignment assignment-id="ends"><end-date>2027-06-01T00:00:00.000Z</end-date></assignment></assignments>`,
  'sites/more/gift-certificates.xml': `<gift-certificates><gift-certificate gc-id="G-2" gc-merchant-id="M-2">
    <create-date>2026-01-01T00:00:00.000Z</create-date><recipient-name>Ada</recipient-name><recipient-email>ada@shop.example</recipient-email>
    <sender-name>Nora</sender-name><message>Enjoy</message><description>Gift</description><order-no>412</order-no>
    <enabled-flag>false</enabled-flag><status>PENDING</status><currency>EUR</currency><amount>50.00</amount><custom-attributes>
    ${attribute('securityCode', '1234') + attribute('sendOn', '2026-12-24') + attribute('locale', 'es-US')}
    ${attribute('itemId', 'item-1') + attribute('blockReason', 'Stolen') + attribute('design', 'snow') + attribute('isWithdrawn', 'true')}
    </custom-attributes></gift-certificate></gift-certificates>`,
  'customer-lists/more.xml': `<customer-list list-id="more"><customer customer-no="D2"><credentials><login>ada@shop.example</login>
    <password encrypted="true">${argon}</password><enabled-flag>false</enabled-flag></credentials>
    <profile><first-name>Ada</first-name><last-name>Ada</last-name><email>ada@shop.example</email>
    <email-verified-flag>true</email-verified-flag><creation-date>2025-01-01T00:00:00.000Z</creation-date>
    <last-login-time>2026-01-01T00:00:00.000Z</last-login-time></profile></customer></customer-list>`,
  'customer-lists/cards.xml': `<customers><customer customer-no="D2"><payment-instruments>${[
    'tok-1',
    'tok-2',
  ]
    .map(
      (
        token,
      ) => `<payment-instrument><credit-card><card-type>Visa</card-type><card-number>************1111</card-number>
      <card-token>${token}</card-token><card-holder>Ada</card-holder><expiration-month>4</expiration-month>
      <expiration-year>2029</expiration-year></credit-card></payment-instrument>`,
    )
    .join('')}</payment-instruments></customer></customers>`,
  'sites/small/product-lists.xml': `<product-lists><product-list list-id="sweets"><owner customer-no="D2"/><type>gift_registry</type>
    <name>Sweets</name><public>true</public><items><product-item><product-id>v9</product-id><quantity>2</quantity><priority>1</priority>
    <public>true</public><purchases><purchase><quantity>1</quantity></purchase></purchases>
    <custom-attributes>${attribute('note', 'dark')}</custom-attributes></product-item></items></product-list></product-lists>`,
  'sites/small/orders.xml': toOrdersXml(
    toOrderXml('412'),
    toOrderXml('413', { customer: '<guest>true</guest>' }),
  ),
}
