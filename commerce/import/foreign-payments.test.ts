import { useEngine } from '../testing/engine'
import { ILLINOIS, TestCheckout } from '../testing/test-checkout'
import { toCatalogXml, toInventoryXml, writeArchiveFiles } from '../testing/write-archive-files'
import { importArchive, type ImportReport } from './import-archive'

const toPrice = (id: string, price: string) =>
  `<price-table product-id="${id}"><amount quantity="1">${price}</amount></price-table>`
const toProduct = (id: string) =>
  `<product product-id="${id}"><online-flag>true</online-flag><display-name>${id}</display-name>
  </product><category-assignment category-id="all" product-id="${id}"/>`

const archive = writeArchiveFiles({
  'catalogs/c/catalog.xml': toCatalogXml(
    'c',
    '<category category-id="root"><online-flag>true</online-flag></category>',
    '<category category-id="all"><online-flag>true</online-flag><parent>root</parent></category>',
    toProduct('sample'),
    toProduct('bar'),
  ),
  'pricebooks/list.xml': `<pricebooks><pricebook><header pricebook-id="list"><currency>USD</currency>
    </header><price-tables>${toPrice('sample', '0')}${toPrice('bar', '4.50')}</price-tables>
    </pricebook></pricebooks>`,
  'inventory-lists/stock.xml': toInventoryXml('stock', { sample: '50', bar: '50' }),
  'sites/S/site.xml': '<site site-id="S"><name>S</name><currency>USD</currency></site>',
  'sites/S/preferences.xml': `<preferences><standard-preferences><all-instances>
    <preference preference-id="SiteCatalog">c</preference>
    <preference preference-id="SitePriceBooks">list</preference>
    <preference preference-id="SiteInventoryList">stock</preference>
    </all-instances></standard-preferences></preferences>`,
  'sites/S/shipping.xml': `<shipping><shipping-method method-id="post"><display-name>Post</display-name>
    <online-flag>true</online-flag><price-table><amount order-value="0">0</amount></price-table>
    </shipping-method></shipping>`,
  'sites/S/tax.xml': `<tax><tax-classes><tax-class class-id="standard" default="true"/></tax-classes>
    <tax-jurisdictions><tax-jurisdiction jurisdiction-id="all" default="true"/></tax-jurisdictions>
    <tax-rates><tax-rate jurisdiction-id="all" class-id="standard">0</tax-rate></tax-rates></tax>`,
  'sites/S/payment-methods.xml': `<payment-settings>
    <payment-method method-id="ADYEN_COMPONENT"><name>Adyen</name><enabled-flag>true</enabled-flag>
      <processor-id>ADYEN</processor-id></payment-method>
    <payment-method method-id="BML"><name>Later</name><enabled-flag>false</enabled-flag>
    </payment-method></payment-settings>`,
  'sites/S/notes.txt': 'a note',
  'sites/S/export.csv': 'a,b',
  'README.md': '# about',
})

let report: ImportReport
const engine = useEngine({
  listens: true,
  seed: async (db) => {
    report = await importArchive(db, archive.folder)
  },
})
afterAll(archive.remove)

async function fill(productId: string) {
  const checkout = await TestCheckout.asGuest(engine.app, 'S')
  const { body } = await checkout.basket('POST', '', {
    productItems: [{ productId, quantity: 2 }],
    customerInfo: { email: 'ada@example.com' },
    shipments: [{ shipmentId: 'me', shippingAddress: ILLINOIS, shippingMethod: { id: 'post' } }],
    billingAddress: ILLINOIS,
  })
  const basketId = String(body.basketId)
  return {
    checkout,
    basketId,
    pay: (paymentMethodId: string) =>
      checkout.basket('POST', `/${basketId}/payment-instruments`, { paymentMethodId }),
  }
}

test('the report names foreign payment methods in use, and files that are not XML', () => {
  const lines = report.findings.map(({ file, id, message }) => `${file} ${id}: ${message}`)
  expect(lines.filter((line) => line.includes('payment'))).toEqual([
    'sites/S/payment-methods.xml ADYEN_COMPONENT: the storefront has no part for this payment method: it is offered to clients that name it',
  ])
  expect(lines.filter((line) => line.includes('not XML'))).toEqual([
    'README.md : the file is skipped: it is not XML',
    'sites/S/export.csv : the file is skipped: it is not XML',
    'sites/S/notes.txt : the file is skipped: it is not XML',
  ])
})

test('a client can pay with a method that only the archive knows', async () => {
  const { checkout, basketId, pay } = await fill('bar')
  const offered = await checkout.basket('GET', `/${basketId}/payment-methods`)
  expect(offered.body).toMatchObject({ applicablePaymentMethods: [{ id: 'ADYEN_COMPONENT' }] })
  expect((await pay('BML')).status).toBe(400)
  expect((await pay('ADYEN_COMPONENT')).status).toBe(200)
  const order = await checkout.order('POST', '', { basketId })
  expect(order.body).toMatchObject({ status: 'new', orderTotal: 9 })
})

test.each([undefined, 'NO_PAYMENT'])(
  'an order of zero needs no payment, with the instrument %s [PAY-032]',
  async (method) => {
    const { checkout, basketId, pay } = await fill('sample')
    if (method) expect((await pay(method)).status).toBe(200)
    const order = await checkout.order('POST', '', { basketId })
    expect(order.body).toMatchObject({ status: 'new', orderTotal: 0 })
  },
)

test('an order with a total still needs a payment [PAY-032]', async () => {
  const { checkout, basketId } = await fill('bar')
  expect((await checkout.order('POST', '', { basketId })).status).toBe(400)
})

test('an unknown category is named as one', async () => {
  const checkout = await TestCheckout.asGuest(engine.app, 'S')
  const path = '/product/shopper-products/v1/organizations/f_ecom_prln_001/categories/nowhere'
  const { status, body } = await checkout.call('GET', path)
  expect(status).toBe(404)
  expect(body).toMatchObject({ type: expect.stringMatching(/\/category-not-found$/) })
})
