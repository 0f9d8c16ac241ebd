import { PROMOTIONS, SHIPPING, TAX } from './foreign-site-files'
import { toCatalogXml, toInventoryXml, type ArchiveFiles } from './write-archive-files'

const PICTURES = 'catalogs/parlour-goods/static/default'
/** A PNG file of one pixel. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/**
 * An archive with the traits of the platform's own sample sites: one storefront catalog for two
 * sites, prices and shipping methods in two currencies, a default tax jurisdiction, pictures in
 * static folders, and promotions without discounted products.
 */
export const FOREIGN_ARCHIVE: ArchiveFiles = {
  'meta/system-objecttype-extensions.xml': `<metadata><type-extension type-id="Category">
    <custom-attribute-definitions><attribute-definition attribute-id="showInMenu">
    <type>boolean</type></attribute-definition></custom-attribute-definitions>
    </type-extension></metadata>`,
  'catalogs/parlour-goods/catalog.xml': toCatalogXml(
    'parlour-goods',
    '<header><image-settings><internal-location base-path="/images"/></image-settings></header>',
    toProduct('scarf', 'Scarf', toImages('large/scarf.png')),
    toProduct('lamp', 'Lamp', toImages('large/lamp.png')),
    toProduct('novel', 'Novel', '<tax-class-id>books</tax-class-id>'),
    toProduct('aerosol', 'Aerosol'),
  ),
  'catalogs/parlour-store/catalog.xml': toCatalogXml(
    'parlour-store',
    '<category category-id="root"><online-flag>true</online-flag></category>',
    toCategory('clothes', 'Clothes', '<image>banners/clothes.png</image>'),
    toCategory('lamps', 'Lamps'),
    toCategory('other', 'Other'),
    toAssignment('clothes', 'scarf'),
    toAssignment('lamps', 'lamp'),
    toAssignment('other', 'novel'),
    toAssignment('other', 'aerosol'),
  ),
  [`${PICTURES}/images/large/scarf.png`]: PICTURE,
  [`${PICTURES}/images/large/lamp.png`]: 'not a picture',
  [`${PICTURES}/images/large/scarf.svg`]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'catalogs/parlour-store/static/default/banners/clothes.png': PICTURE,
  'pricebooks/usd-list.xml': toPrices('usd-list', 'USD', {
    scarf: '49.99',
    lamp: '120.00',
    novel: '10.00',
    aerosol: '8.50',
  }),
  'pricebooks/eur-list.xml': toPrices('eur-list', 'EUR', {
    scarf: '59.00',
    lamp: '150.00',
    novel: '12.00',
    aerosol: '9.90',
  }),
  'inventory-lists/warehouse.xml': toInventoryXml('warehouse', {
    scarf: '50',
    lamp: '50',
    novel: '50',
    aerosol: '50',
  }),
  ...toSite('Parlour', {
    currency: 'USD',
    taxation: 'net',
    priceBook: 'usd-list',
    locale: 'en_US',
  }),
  ...toSite('ParlourGlobal', {
    currency: 'EUR',
    taxation: 'gross',
    priceBook: 'eur-list',
    locale: 'en_GB',
  }),
}

interface ForeignSite {
  currency: string
  taxation: 'net' | 'gross'
  priceBook: string
  locale: string
}

function toSite(id: string, { currency, taxation, priceBook, locale }: ForeignSite): ArchiveFiles {
  return {
    [`sites/${id}/site.xml`]: `<site site-id="${id}"><name>${id}</name>
      <currency>${currency}</currency><taxation>${taxation}</taxation></site>`,
    [`sites/${id}/preferences.xml`]: `<preferences><standard-preferences><all-instances>
      <preference preference-id="SiteCatalog">parlour-store</preference>
      <preference preference-id="SitePriceBooks">${priceBook}</preference>
      <preference preference-id="SiteInventoryList">warehouse</preference>
      <preference preference-id="SiteDefaultLocale">${locale}</preference>
      </all-instances></standard-preferences></preferences>`,
    [`sites/${id}/shipping.xml`]: SHIPPING,
    [`sites/${id}/tax.xml`]: TAX,
    [`sites/${id}/payment-methods.xml`]: `<payment-settings><payment-method method-id="CREDIT_CARD">
      <name>Card</name><enabled-flag>true</enabled-flag></payment-method></payment-settings>`,
    [`sites/${id}/promotions.xml`]: PROMOTIONS,
  }
}

function toProduct(id: string, name: string, more = ''): string {
  return `<product product-id="${id}"><online-flag>true</online-flag>
    <searchable-flag>true</searchable-flag><display-name>${name}</display-name>${more}</product>`
}

function toImages(path: string): string {
  return `<images><image-group view-type="large"><image path="${path}"/></image-group></images>`
}

function toCategory(id: string, name: string, image = ''): string {
  return `<category category-id="${id}"><display-name>${name}</display-name>
    <online-flag>true</online-flag><parent>root</parent>${image}<custom-attributes>
    <custom-attribute attribute-id="showInMenu">true</custom-attribute></custom-attributes></category>`
}

function toAssignment(categoryId: string, productId: string): string {
  return `<category-assignment category-id="${categoryId}" product-id="${productId}">
    <primary-flag>true</primary-flag></category-assignment>`
}

function toPrices(id: string, currency: string, prices: Readonly<Record<string, string>>): string {
  const tables = Object.entries(prices).map(
    ([productId, price]) => `<price-table product-id="${productId}">
      <amount quantity="1">${price}</amount></price-table>`,
  )
  return `<pricebooks><pricebook><header pricebook-id="${id}"><currency>${currency}</currency>
    </header><price-tables>${tables.join('')}</price-tables></pricebook></pricebooks>`
}
