import { toCatalogXml, toInventoryXml, toPriceBookXml, toSiteFiles } from './write-archive-files'

const META = `<metadata><type-extension type-id="Product">
  <system-attribute-definitions>
    <attribute-definition attribute-id="brand"><display-name xml:lang="x-default">Maker</display-name>
    </attribute-definition>
  </system-attribute-definitions>
  <custom-attribute-definitions>
    <attribute-definition attribute-id="story"><type>html</type>
      <localizable-flag>true</localizable-flag></attribute-definition>
    <attribute-definition attribute-id="kosher"><type>boolean</type></attribute-definition>
    <attribute-definition attribute-id="weight"><type>double</type></attribute-definition>
    <attribute-definition attribute-id="sizes"><type>set-of-int</type></attribute-definition>
    <attribute-definition attribute-id="flavour"><type>enum-of-string</type>
      <select-multiple-flag>true</select-multiple-flag>
      <value-definitions>
        <value-definition default="true"><display xml:lang="x-default">Nut</display>
          <display xml:lang="es-US">Nuez</display><value>nut</value></value-definition>
      </value-definitions></attribute-definition>
    <attribute-definition attribute-id="grade"><type>enum-of-int</type></attribute-definition>
    <attribute-definition attribute-id="until"><type>date</type></attribute-definition>
  </custom-attribute-definitions></type-extension>
  <custom-type type-id="Recipe"><attribute-definitions>
    <attribute-definition attribute-id="steps"><type>int</type></attribute-definition>
  </attribute-definitions></custom-type></metadata>`

export const CATALOG_OF_EVERY_KIND = toCatalogXml(
  'small',
  `<category category-id="root"><display-name xml:lang="x-default">All</display-name></category>`,
  `<category category-id="boxes">
    <display-name xml:lang="x-default">Boxes</display-name><display-name xml:lang="es-US">Cajas</display-name>
    <online-from>2026-01-01T00:00:00</online-from><parent>root</parent><position>2.5</position>
    <sitemap-included-flag>false</sitemap-included-flag>
    <page-attributes><page-title xml:lang="es_US">Todas las cajas</page-title></page-attributes>
    <category-links><category-link category-id="root" type="up-sell"/></category-links>
    <refinement-definitions>
      <refinement-definition type="price" bucket-type="thresholds">
        <display-name xml:lang="x-default">Price</display-name>
        <bucket-definitions><price-bucket currency="USD">
          <display-name xml:lang="x-default">Under $20</display-name><threshold>20.0</threshold>
        </price-bucket></bucket-definitions>
      </refinement-definition>
      <refinement-definition type="attribute" bucket-type="values" attribute-id="flavour">
        <sort-mode>value-count</sort-mode><sort-direction>descending</sort-direction>
        <unbucketed-values-mode>show-as-bucket</unbucketed-values-mode>
        <cutoff-threshold>5</cutoff-threshold>
        <bucket-definitions>
          <attribute-bucket><display-name xml:lang="x-default">Nuts</display-name>
            <value-list>nut|almond</value-list><presentation-id>nuts</presentation-id></attribute-bucket>
          <attribute-bucket default="true"><display-name>Other</display-name></attribute-bucket>
        </bucket-definitions>
      </refinement-definition>
      <blocked-refinement-definition type="attribute" attribute-id="brand" system="true"/>
    </refinement-definitions>
  </category>`,
  `<product product-id="master">
    <ean>4006381333931</ean><upc>036000291452</upc><unit>oz</unit><unit-quantity>8</unit-quantity>
    <display-name xml:lang="x-default">Truffles</display-name>
    <display-name xml:lang="es-US">Trufas</display-name>
    <long-description xml:lang="es-US">&lt;p&gt;Suaves&lt;/p&gt;</long-description>
    <online-flag>true</online-flag><online-flag site-id="other">false</online-flag>
    <sitemap-included-flag>false</sitemap-included-flag>
    <sitemap-included-flag site-id="other">true</sitemap-included-flag>
    <search-rank site-id="other">7</search-rank>
    <images><image-group view-type="large"><variation attribute-id="size" value="9"/>
      <image path="a.jpg"><alt xml:lang="x-default">Nine</alt><alt xml:lang="es-US">Nueve</alt></image>
    </image-group></images>
    <manufacturer-name>Brindille</manufacturer-name><manufacturer-sku>B-1</manufacturer-sku>
    <page-attributes><page-url xml:lang="x-default">truffles</page-url></page-attributes>
    <custom-attributes>
      <custom-attribute attribute-id="story" xml:lang="x-default">&lt;i&gt;Once&lt;/i&gt;</custom-attribute>
      <custom-attribute attribute-id="story" xml:lang="es-US">&lt;i&gt;Una vez&lt;/i&gt;</custom-attribute>
      <custom-attribute attribute-id="kosher">true</custom-attribute>
      <custom-attribute attribute-id="kosher" site-id="other">false</custom-attribute>
      <custom-attribute attribute-id="weight">1.5</custom-attribute>
      <custom-attribute attribute-id="sizes"><value>9</value><value>18</value></custom-attribute>
      <custom-attribute attribute-id="flavour"><value>nut</value></custom-attribute>
      <custom-attribute attribute-id="grade">2</custom-attribute>
      <custom-attribute attribute-id="until">2026-12-24</custom-attribute>
    </custom-attributes>
    <options>
      <shared-option option-id="tag"/>
      <option option-id="bow"><display-name>Bow</display-name></option>
    </options>
    <variations>
      <attributes>
        <variation-attribute attribute-id="size" variation-attribute-id="size">
          <display-name xml:lang="x-default">Size</display-name>
          <display-name xml:lang="es-US">Tamaño</display-name>
          <variation-attribute-values>
            <variation-attribute-value value="9"><display-value xml:lang="x-default">Nine</display-value>
              <display-value xml:lang="es-US">Nueve</display-value></variation-attribute-value>
            <variation-attribute-value value="18"/>
          </variation-attribute-values>
        </variation-attribute>
        <shared-variation-attribute attribute-id="wrap" variation-attribute-id="wraps"/>
      </attributes>
      <variants><variant product-id="v9"/><variant product-id="v18" default="true"/></variants>
      <variation-groups><variation-group product-id="g9"/></variation-groups>
    </variations>
    <product-links><product-link product-id="bundle" type="cross-sell"/></product-links>
    <classification-category catalog-id="small">boxes</classification-category>
  </product>`,
  ...['v9', 'v18'].map(
    (id) => `<product product-id="${id}"><custom-attributes>
      <custom-attribute attribute-id="size">${id.slice(1)}</custom-attribute>
      <custom-attribute attribute-id="wrap">gold</custom-attribute></custom-attributes></product>`,
  ),
  `<product product-id="g9"><display-name>Nines</display-name><custom-attributes>
    <custom-attribute attribute-id="size">9</custom-attribute></custom-attributes></product>`,
  `<product product-id="set"><display-name>Set</display-name><product-set-products>
    <product-set-product product-id="master"/></product-set-products></product>`,
  `<product product-id="bundle"><display-name>Bundle</display-name><bundled-products>
    <bundled-product product-id="v9"><quantity>2.0</quantity></bundled-product></bundled-products></product>`,
  `<product-option option-id="tag"><display-name xml:lang="x-default">Tag</display-name>
    <display-name xml:lang="es-US">Etiqueta</display-name>
    <option-values>
      <option-value value-id="none"><display-value>None</display-value></option-value>
      <option-value value-id="name" default="true"><display-value>Name</display-value>
        <product-id-modifier>N</product-id-modifier>
        <option-value-prices><option-value-price currency="USD">2.50</option-value-price></option-value-prices>
      </option-value>
    </option-values></product-option>`,
  `<variation-attribute attribute-id="wrap" variation-attribute-id="wraps"><display-name>Wrap</display-name>
    <variation-attribute-values><variation-attribute-value value="gold"/></variation-attribute-values>
  </variation-attribute>`,
  '<category-assignment category-id="boxes" product-id="bundle"/>',
  '<category-assignment category-id="boxes" product-id="set"><position>bottom</position></category-assignment>',
  '<category-assignment category-id="boxes" product-id="master"><position>top</position><primary-flag>true</primary-flag></category-assignment>',
  `<recommendation source-id="master" source-type="product" target-id="bundle" target-type="product" type="2">
    <callout-message xml:lang="x-default">With it</callout-message></recommendation>`,
)

/** An archive with a few objects of every kind that archives may contain. */
export const FILES_OF_EVERY_KIND = {
  'meta/system-objecttype-extensions.xml': META,
  'catalogs/small/catalog.xml': CATALOG_OF_EVERY_KIND,
  'pricebooks/list.xml': toPriceBookXml('list', {
    bundle: '39.00',
    v9: '<amount quantity="1">20.00</amount><amount quantity="10">18.00</amount>',
    v18: '<online-from>2026-02-01T00:00:00.000Z</online-from><amount quantity="1">36.5</amount>',
  }),
  'pricebooks/club.xml': toPriceBookXml(
    'club',
    { v9: '<percentage quantity="1">15</percentage>' },
    '<online-flag>false</online-flag><parent>list</parent>',
  ),
  'inventory-lists/stock.xml': toInventoryXml('stock', {
    v9: '<allocation>4.0</allocation>',
    v18: `<allocation>2</allocation><perpetual>false</perpetual>
      <preorder-backorder-handling>backorder</preorder-backorder-handling>
      <preorder-backorder-allocation>30</preorder-backorder-allocation>
      <in-stock-date>2026-12-01</in-stock-date>`,
    bundle: '<perpetual>true</perpetual>',
  }),
  'stores.xml': `<stores><store store-id="1"><name>Maiden Lane</name><country-code>US</country-code>
    <fax>415-555-0100</fax><store-events xml:lang="x-default">Tasting</store-events>
    <store-hours xml:lang="x-default">9 to 5</store-hours><store-hours xml:lang="es-US">De 9 a 5</store-hours>
    <pos-enabled-flag>true</pos-enabled-flag></store></stores>`,
  'libraries/shared/library.xml': `<library library-id="shared">
    <folder folder-id="root"><online-flag>true</online-flag></folder>
    <folder folder-id="help"><display-name xml:lang="es-US">Ayuda</display-name><parent>root</parent>
      <position>1.0</position></folder>
    <content content-id="care"><display-name xml:lang="x-default">Care</display-name>
      <online-flag>true</online-flag><online-flag site-id="other">false</online-flag>
      <custom-attributes><custom-attribute attribute-id="body" xml:lang="x-default">&lt;p&gt;Cool&lt;/p&gt;</custom-attribute>
      <custom-attribute attribute-id="body" xml:lang="es-US">&lt;p&gt;Fresco&lt;/p&gt;</custom-attribute></custom-attributes>
      <folder-links><classification-link folder-id="help"/><folder-link folder-id="root"/></folder-links></content>
    <content content-id="home"><type>page.storePage</type><data xml:lang="x-default">{"a": 1}</data>
      <content-links><content-link content-id="care" type="page.main"><position>1.0</position></content-link></content-links></content>
    </library>`,
  ...toSiteFiles(),
  'sites/small/site.xml': `<site site-id="small"><name>Small</name><currency>USD</currency>
    <taxation>net</taxation><storefront-status>offline</storefront-status></site>`,
  'sites/small/shipping.xml': `<shipping><shipping-method method-id="ground" default="true">
    <display-name xml:lang="x-default">Ground</display-name><display-name xml:lang="es-US">Terrestre</display-name>
    <price-table><amount order-value="0">9.95</amount><amount order-value="75">0</amount></price-table>
    </shipping-method></shipping>`,
  'sites/small/payment-methods.xml': `<payment-settings><payment-method method-id="PayPal">
    <name xml:lang="x-default">PayPal</name><description xml:lang="es-US">Con su cuenta</description>
    <enabled-flag>true</enabled-flag><countries><country country-code="US"/></countries>
    <ranges><range currency="USD"><min-purchase-amount>5.00</min-purchase-amount></range></ranges>
    </payment-method></payment-settings>`,
  'sites/small/search2.xml': `<search><searchable-attributes><searchable-attribute>
      <attribute-path>product.name</attribute-path><boost>2.5</boost></searchable-attribute></searchable-attributes>
    <stopword-list xml:lang="x-default"><stopwords>the, of</stopwords></stopword-list>
    <synonym-list xml:lang="es-US"><synonyms>dulce,caramelo</synonyms></synonym-list>
    <hypernym-list xml:lang="x-default"><hypernym-rule><hyponyms>almond</hyponyms><hypernyms>nut</hypernyms></hypernym-rule></hypernym-list>
    <redirect-list><redirect><keywords>help me</keywords><url-redirect target-url="/help"/></redirect>
      <redirect><keywords>off</keywords><online-flag>false</online-flag><url-redirect target-url="/x"/></redirect></redirect-list>
    <suggestion-list xml:lang="x-default"><suggestions>sea salt</suggestions></suggestion-list></search>`,
  'sort.xml': `<sort><sorting-rule rule-id="global"><sorting-attributes><category-position/></sorting-attributes></sorting-rule></sort>`,
  'sites/small/sort.xml': `<sort>
    <dynamic-attribute dynamic-attribute-id="mix"><weighted-attribute><attribute-path>product.custom.rating</attribute-path>
      <weight>80</weight><default-value>average</default-value><direction>descending</direction></weighted-attribute></dynamic-attribute>
    <sorting-rule rule-id="best"><sorting-attributes><text-relevance/><price><direction>ascending</direction></price>
      <dynamic-attribute dynamic-attribute-id="mix"/></sorting-attributes></sorting-rule>
    <sorting-rule-assignment category-id="boxes" rule-id="best"/>
    <sorting-options><sorting-option option-id="best-matches"><rule-id>best</rule-id>
      <display-name xml:lang="x-default">Best</display-name></sorting-option></sorting-options>
    <keyword-search-sorting-rule-assignment rule-id="best"/></sort>`,
  'sites/small/slots.xml': `<slot-configurations>
    <slot-configuration slot-id="banner" context="category" context-id="boxes" configuration-id="a" default="true">
      <rank>10</rank><enabled-flag>true</enabled-flag>
      <schedule><start-date>2026-01-01T00:00:00.000Z</start-date></schedule>
      <content><html><body xml:lang="x-default">&lt;p&gt;Hi&lt;/p&gt;</body></html></content>
      <customer-groups><customer-group group-id="Registered"/></customer-groups></slot-configuration>
    <slot-configuration slot-id="shelf" configuration-id="b"><content><products><product product-id="set"/></products></content></slot-configuration>
    <slot-configuration-campaign-assignment slot-id="shelf" context="global" configuration-id="b" campaign-id="easter"><rank>5</rank></slot-configuration-campaign-assignment>
    </slot-configurations>`,
  'sites/small/redirect-urls.xml': `<redirect-urls>
    <redirect-url uri="/old"><destination-id>boxes</destination-id><destination-type>category</destination-type>
      <status-code>302</status-code></redirect-url>
    <redirect-url uri="/out"><destination-url>https://shop.example/</destination-url><enabled-flag>false</enabled-flag></redirect-url>
    </redirect-urls>`,
  'sites/small/gift-certificates.xml': `<gift-certificates><gift-certificate gc-id="G-1" gc-merchant-id="M-1">
    <create-date>2026-01-01T00:00:00.000Z</create-date><enabled-flag>true</enabled-flag><status>PART_REDEEMED</status>
    <currency>USD</currency><amount>50.00</amount><redemptions><redemption><date>2026-02-01T00:00:00.000Z</date>
    <amount>12.50</amount></redemption></redemptions></gift-certificate></gift-certificates>`,
  'customer-lists/people.xml': `<customer-list list-id="people"><customer customer-no="D1"><credentials>
    <login>nora@shop.example</login></credentials><profile><first-name>Nora</first-name><last-name>Ashgrove</last-name>
    <email>nora@shop.example</email><gender>2</gender></profile><addresses><address address-id="Home" preferred="true">
    <city>Reno</city><country-code>US</country-code></address></addresses></customer></customer-list>`,
  'sites/small/customers.xml': `<customers><group-assignment group-id="Friends" customer-no="D1"/></customers>`,
}
