import { useEngine } from '../testing/engine'
import { ILLINOIS, TestCheckout } from '../testing/test-checkout'
import { toCatalogXml, toInventoryXml, writeArchiveFiles } from '../testing/write-archive-files'
import { importArchive, type ImportReport } from './import-archive'

interface Money {
  currency: string
  price: string
  wrapPrice: string
  shipping: string
  coupon: string
  card: string
}

const SITES: Readonly<Record<string, Money>> = {
  Tokyo: {
    currency: 'JPY',
    price: '1251',
    wrapPrice: '300',
    shipping: '550',
    coupon: '1000',
    card: '5000',
  },
  Kuwait: {
    currency: 'KWD',
    price: '4.125',
    wrapPrice: '0.255',
    shipping: '1.750',
    coupon: '3.000',
    card: '25.500',
  },
  Santiago: {
    currency: 'CLF',
    price: '0.1251',
    wrapPrice: '0.0300',
    shipping: '0.0550',
    coupon: '0.1000',
    card: '1.2345',
  },
}

const toPriceBook = (id: string, { currency, price }: Money) =>
  `<pricebook><header pricebook-id="${id}"><currency>${currency}</currency></header><price-tables>
    <price-table product-id="mochi"><amount quantity="1">${price}</amount></price-table>
  </price-tables></pricebook>`

function toSite(id: string, { currency, shipping, coupon, card }: Money) {
  return {
    [`sites/${id}/site.xml`]: `<site site-id="${id}"><name>${id}</name>
      <currency>${currency}</currency><taxation>net</taxation></site>`,
    [`sites/${id}/preferences.xml`]: `<preferences><standard-preferences><all-instances>
      <preference preference-id="SiteCatalog">sweets</preference>
      <preference preference-id="SitePriceBooks">${id}-list</preference>
      <preference preference-id="SiteInventoryList">stock</preference>
      </all-instances></standard-preferences></preferences>`,
    [`sites/${id}/shipping.xml`]: `<shipping><shipping-method method-id="post">
      <display-name>Post</display-name><online-flag>true</online-flag>
      <price-table><amount order-value="0">${shipping}</amount></price-table>
      </shipping-method></shipping>`,
    [`sites/${id}/tax.xml`]: `<tax><tax-classes><tax-class class-id="standard" default="true"/>
      </tax-classes><tax-jurisdictions><tax-jurisdiction jurisdiction-id="all" default="true"/>
      </tax-jurisdictions><tax-rates><tax-rate jurisdiction-id="all" class-id="standard">0.08</tax-rate>
      </tax-rates></tax>`,
    [`sites/${id}/promotions.xml`]: `<promotions><campaign campaign-id="always">
      <enabled-flag>true</enabled-flag></campaign><promotion promotion-id="tenth">
      <enabled-flag>true</enabled-flag><order-promotion-rule><discounts condition-type="order-total">
      <discount><threshold>${coupon}</threshold><percentage>10</percentage></discount></discounts>
      </order-promotion-rule></promotion>
      <promotion-campaign-assignment promotion-id="tenth" campaign-id="always"/></promotions>`,
    [`sites/${id}/gift-certificates.xml`]: `<gift-certificates><gift-certificate gc-id="${id}-1">
      <create-date>2026-01-01T00:00:00.000Z</create-date><currency>${currency}</currency>
      <amount>${card}</amount><recipient-email>ada@example.com</recipient-email>
      <status>ISSUED</status><enabled-flag>true</enabled-flag></gift-certificate></gift-certificates>`,
  }
}

const archive = writeArchiveFiles({
  'catalogs/sweets/catalog.xml': toCatalogXml(
    'sweets',
    `<product-option option-id="wrap"><option-values><option-value value-id="silk" default="true">
      <option-value-prices>${Object.values(SITES)
        .map(
          ({ currency, wrapPrice }) =>
            `<option-value-price currency="${currency}">${wrapPrice}</option-value-price>`,
        )
        .join('')}</option-value-prices></option-value></option-values></product-option>`,
    '<category category-id="root"><online-flag>true</online-flag></category>',
    `<category category-id="all"><display-name>All</display-name><online-flag>true</online-flag>
      <parent>root</parent></category>`,
    `<product product-id="mochi"><online-flag>true</online-flag><display-name>Mochi</display-name>
      <unit-quantity>4</unit-quantity><options><shared-option option-id="wrap"/></options></product>`,
    '<category-assignment category-id="all" product-id="mochi"/>',
  ),
  'pricebooks/all.xml': `<pricebooks>${Object.entries(SITES)
    .map(([id, money]) => toPriceBook(`${id}-list`, money))
    .join('')}</pricebooks>`,
  'inventory-lists/stock.xml': toInventoryXml('stock', { mochi: '500' }),
  ...Object.assign({}, ...Object.entries(SITES).map(([id, money]) => toSite(id, money))),
})

let report: ImportReport
const engine = useEngine({
  listens: true,
  seed: async (db) => {
    report = await importArchive(db, archive.folder)
  },
})
afterAll(archive.remove)

test('no amount is refused for its decimals', () => {
  expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([])
})

// three pieces with an option; the discount of a tenth and the tax of 8 % are rounded half up
test.each([
  ['Tokyo', { price: 1251, goods: 4653, off: 465, shipping: 550, tax: 379, total: 5117 }],
  ['Kuwait', { price: 4.125, goods: 13.14, off: 1.314, shipping: 1.75, tax: 1.086, total: 14.662 }],
  [
    'Santiago',
    { price: 0.1251, goods: 0.4653, off: 0.0465, shipping: 0.055, tax: 0.0379, total: 0.5117 },
  ],
])('%s computes and shows its own smallest unit', async (siteId, expected) => {
  const shopper = await TestCheckout.asGuest(engine.app, siteId)
  const { body } = await shopper.basket('POST', '', {
    productItems: [{ productId: 'mochi', quantity: 3 }],
    customerInfo: { email: 'ada@example.com' },
    shipments: [{ shipmentId: 'me', shippingAddress: ILLINOIS, shippingMethod: { id: 'post' } }],
    billingAddress: ILLINOIS,
  })
  const { productItems = [], orderPriceAdjustments = [], currency } = body
  expect(currency).toBe(SITES[siteId]?.currency)
  expect(productItems[0]?.basePrice).toBe(expected.price)
  expect(body.productSubTotal).toBe(expected.goods)
  expect(orderPriceAdjustments[0]?.price).toBe(-expected.off)
  expect(body.shippingTotal).toBe(expected.shipping)
  expect(body.taxTotal).toBe(expected.tax)
  expect(body.orderTotal).toBe(expected.total)
  const decimals = Number(SITES[siteId]?.price.split('.')[1]?.length ?? 0)
  for (const value of JSON.stringify(body).match(/(?<=Total":)[\d.]+/g) ?? []) {
    expect(value.split('.')[1]?.length ?? 0).toBeLessThanOrEqual(decimals)
  }
})

test.each(Object.entries(SITES))(
  '%s offers products and gift cards at their amounts',
  async (siteId, money) => {
    const shopper = await TestCheckout.asGuest(engine.app, siteId)
    const products = '/product/shopper-products/v1/organizations/f_ecom_prln_001/products'
    const product = await shopper.call('GET', `${products}/mochi?expand=prices,options`)
    expect(product.body).toMatchObject({
      price: Number(money.price),
      options: [{ values: [{ price: Number(money.wrapPrice) }] }],
    })
    const found = await shopper.call(
      'GET',
      `/search/shopper-search/v1/organizations/f_ecom_prln_001/product-search?q=mochi&refine=price=(${money.price}..${Number(money.price) * 2})`,
    )
    expect(found.body).toMatchObject({ total: 1, hits: [{ price: Number(money.price) }] })
    const cards =
      '/pricing/shopper-gift-certificates/v1/organizations/f_ecom_prln_001/gift-certificate'
    const card = await shopper.call('POST', cards, { giftCertificateCode: `${siteId}-1` })
    expect(card.body).toMatchObject({ amount: Number(money.card), balance: Number(money.card) })
  },
)
