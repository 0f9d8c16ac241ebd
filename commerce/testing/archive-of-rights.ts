import type { OperatorRight } from '../../rules/operator-rights'
import { PICTURE } from './foreign-archive'
import { toOrdersXml, toOrderXml } from './order-xml'
import { toCatalogXml, toInventoryXml, toPriceBookXml, toSiteFiles } from './write-archive-files'

const SITE = 'sites/small'
export const BASE_OF_RIGHTS = {
  ...toSiteFiles(),
  'catalogs/small/catalog.xml': toCatalogXml('small', '<product product-id="old"/>'),
  'pricebooks/list.xml': toPriceBookXml('list', { old: '1.00' }),
  'inventory-lists/stock.xml': toInventoryXml('stock', { old: '1' }),
  [`${SITE}/customer-groups.xml`]:
    '<customer-groups><customer-group group-id="old"/></customer-groups>',
  'customer-lists/small.xml': `<customer-list list-id="small"><customer customer-no="C1"><credentials>
    <login>ada@example.com</login></credentials><profile><last-name>A</last-name>
    <email>ada@example.com</email></profile></customer></customer-list>`,
}
const attribute = (type: string) => `<metadata><type-extension type-id="${type}">
  <custom-attribute-definitions><attribute-definition attribute-id="x"><type>string</type>
  </attribute-definition></custom-attribute-definitions></type-extension></metadata>`
const preference = (toSiteFiles()['sites/small/preferences.xml'] ?? '').replace(
  'en_US:es_US',
  'en_US',
)

/** Each kind of file in an archive → the right of its section, and what changes if it is imported. */
export const KINDS_OF_RIGHTS: [
  file: string,
  right: OperatorRight,
  what: string,
  text: string | Uint8Array,
][] = [
  [
    'catalogs/small/catalog.xml',
    'catalog.write',
    'products',
    toCatalogXml('small', '<product product-id="new"/>'),
  ],
  ['catalogs/small/static/default/a.png', 'catalog.write', '', PICTURE],
  ['libraries/l/static/default/a.png', 'content.write', '', PICTURE],
  ['meta/product.xml', 'catalog.write', 'attribute definitions', attribute('Product')],
  ['pricebooks/list.xml', 'catalog.write', 'prices', toPriceBookXml('list', { old: '9.00' })],
  [
    'inventory-lists/stock.xml',
    'catalog.write',
    'stock records',
    toInventoryXml('stock', { old: '9' }),
  ],
  [
    `${SITE}/search2.xml`,
    'catalog.write',
    'search settings',
    '<search><stopword-list><stopwords>the</stopwords></stopword-list></search>',
  ],
  [
    `${SITE}/sort.xml`,
    'catalog.write',
    'sorting rules',
    '<sort><sorting-rule rule-id="r"><sorting-attributes><text-relevance/></sorting-attributes></sorting-rule></sort>',
  ],
  [
    'stores.xml',
    'shops.write',
    'shops',
    '<stores><store store-id="s"><name>S</name></store></stores>',
  ],
  [
    'libraries/l/library.xml',
    'content.write',
    'content assets',
    '<library library-id="l"><content content-id="c"><online-flag>true</online-flag></content></library>',
  ],
  [
    `${SITE}/slots.xml`,
    'content.write',
    'content slots',
    `<slot-configurations><slot-configuration slot-id="s" context="global" configuration-id="x">
    <content><html><body>B</body></html></content></slot-configuration></slot-configurations>`,
  ],
  [
    `${SITE}/redirect-urls.xml`,
    'content.write',
    'redirects',
    `<redirect-urls><redirect-url uri="/out"><destination-url>https://shop.example/</destination-url>
    </redirect-url></redirect-urls>`,
  ],
  [
    `${SITE}/promotions.xml`,
    'promotions.write',
    'promotions',
    `<promotions><promotion promotion-id="p"><enabled-flag>true</enabled-flag><order-promotion-rule>
    <discounts condition-type="order-total"><discount><threshold>50</threshold><percentage>10</percentage>
    </discount></discounts></order-promotion-rule></promotion></promotions>`,
  ],
  [
    `${SITE}/coupons.xml`,
    'promotions.write',
    'coupons',
    '<coupons><coupon coupon-id="k"><enabled-flag>true</enabled-flag><single-code>K1</single-code></coupon></coupons>',
  ],
  [
    `${SITE}/sourcecodes.xml`,
    'promotions.write',
    'source code groups',
    '<sourcecodes><sourcecode-group group-id="g"><enabled-flag>true</enabled-flag></sourcecode-group></sourcecodes>',
  ],
  [
    `${SITE}/assignments.xml`,
    'promotions.write',
    'price book assignments',
    `<assignments><assignment assignment-id="a"><enabled-flag>true</enabled-flag><qualifiers match-mode="any">
    <qualifier type="customergroup">old</qualifier></qualifiers><experiences><pricebooks>
    <pricebook-id>list</pricebook-id></pricebooks></experiences></assignment></assignments>`,
  ],
  [
    `${SITE}/customer-groups.xml`,
    'customers.write',
    'customer groups',
    '<customer-groups><customer-group group-id="new"/></customer-groups>',
  ],
  [
    'customer-lists/small.xml',
    'customers.write',
    'customers',
    BASE_OF_RIGHTS['customer-lists/small.xml'].replaceAll('C1', 'C2').replaceAll('ada@', 'eve@'),
  ],
  [
    `${SITE}/customers.xml`,
    'customers.write',
    'members of customer groups',
    '<customers><group-assignment group-id="old" customer-no="C1"/></customers>',
  ],
  [
    `${SITE}/product-lists.xml`,
    'customers.write',
    'product lists',
    '<product-lists><product-list list-id="w"><owner customer-no="C1"/><type>wish_list</type><public>false</public></product-list></product-lists>',
  ],
  [
    `${SITE}/gift-certificates.xml`,
    'gift-cards.write',
    'gift cards',
    `<gift-certificates><gift-certificate gc-id="FREE50000"><currency>USD</currency><amount>500.00</amount>
    <enabled-flag>true</enabled-flag></gift-certificate></gift-certificates>`,
  ],
  [`${SITE}/orders.xml`, 'orders.write', 'orders', toOrdersXml(toOrderXml('1'))],
  [`${SITE}/preferences.xml`, 'preferences.write', 'sites and their preferences', preference],
  [`meta/site.xml`, 'preferences.write', 'attribute definitions', attribute('SitePreferences')],
  [
    `${SITE}/shipping.xml`,
    'preferences.write',
    'shipping methods',
    `<shipping><shipping-method method-id="m"><display-name>M</display-name><price-table>
    <amount order-value="0">5</amount></price-table></shipping-method></shipping>`,
  ],
  [
    `${SITE}/payment-methods.xml`,
    'preferences.write',
    'payment methods',
    '<payment-settings><payment-method method-id="PayPal"><name>P</name><enabled-flag>true</enabled-flag></payment-method></payment-settings>',
  ],
  [
    `${SITE}/tax.xml`,
    'preferences.write',
    'tax rates',
    `<tax><tax-classes><tax-class class-id="standard" default="true"/></tax-classes><tax-jurisdictions>
    <tax-jurisdiction jurisdiction-id="all" default="true"/></tax-jurisdictions><tax-rates>
    <tax-rate jurisdiction-id="all" class-id="standard">0.1</tax-rate></tax-rates></tax>`,
  ],
  [
    `${SITE}/custom-objects/doors.xml`,
    'preferences.write',
    'custom objects',
    '<custom-objects><custom-object type-id="Door" object-id="1"><object-attribute attribute-id="n">1</object-attribute></custom-object></custom-objects>',
  ],
]
