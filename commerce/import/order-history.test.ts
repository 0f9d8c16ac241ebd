import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import { nextOrderNo } from '../orders/order.repository'
import { createTestEngine, type TestEngine } from '../testing/engine'
import { toOrdersXml, toOrderXml } from '../testing/order-xml'
import { logInTestShopper } from '../testing/test-shopper'
import {
  toCatalogXml,
  toInventoryXml,
  toPriceBookXml,
  toSiteFiles,
  writeArchiveFiles,
} from '../testing/write-archive-files'
import { importArchive } from './import-archive'

type Orders = ShopperCustomersTypes.CustomerOrderResult

const NOW = () => new Date('2026-06-01T12:00:00Z')
const ATTRIBUTE =
  '<attribute-definition attribute-id="carrier"><type>string</type></attribute-definition>'
const SHOP = {
  'meta/types.xml': `<metadata><type-extension type-id="Shipment"><custom-attribute-definitions>
    ${ATTRIBUTE}</custom-attribute-definitions></type-extension></metadata>`,
  'catalogs/small/catalog.xml': toCatalogXml(
    'small',
    '<category category-id="root"/>',
    `<product product-id="box"><display-name xml:lang="x-default">Box</display-name>
      <online-flag>true</online-flag><variations><attributes>
      <variation-attribute attribute-id="size" variation-attribute-id="size">
      <display-name xml:lang="x-default">Size</display-name><variation-attribute-values>
      <variation-attribute-value value="S"><display-value xml:lang="x-default">6 Pieces</display-value>
      </variation-attribute-value></variation-attribute-values></variation-attribute></attributes>
      <variants><variant product-id="box-small"/></variants></variations></product>`,
    `<product product-id="box-small"><display-name xml:lang="x-default">Box</display-name>
      <online-flag>true</online-flag><custom-attributes>
      <custom-attribute attribute-id="size">S</custom-attribute></custom-attributes></product>`,
    '<category-assignment category-id="root" product-id="box"/>',
  ),
  'pricebooks/list.xml': toPriceBookXml('list', { 'box-small': '20.00' }),
  'inventory-lists/stock.xml': toInventoryXml('stock', { 'box-small': '9' }),
  ...toSiteFiles(),
  'sites/small/shipping.xml': `<shipping><shipping-method method-id="GroundDisc" default="true">
    <display-name xml:lang="x-default">Ground</display-name><online-flag>true</online-flag>
    <price-table><amount order-value="0">9.95</amount></price-table><currency>USD</currency>
    </shipping-method></shipping>`,
  'customer-lists/people.xml': `<customer-list list-id="people"><customer customer-no="D1"><credentials>
    <login>nora@example.com</login><password encrypted="false">Orbit#1831</password></credentials>
    <profile><last-name>Ashgrove</last-name><email>nora@example.com</email></profile></customer></customer-list>`,
}

let engine: TestEngine

beforeEach(async () => {
  engine = await createTestEngine({ now: NOW })
})
afterEach(() => engine.close())

/** Imports the shop with these orders. */
async function take(...orders: string[]) {
  const { folder, remove } = writeArchiveFiles({
    ...SHOP,
    'sites/small/orders/2026.xml': toOrdersXml(...orders),
  })
  try {
    return await importArchive(engine.db, folder, { now: NOW })
  } finally {
    remove()
  }
}

const linesOf = (findings: readonly { id: string; message: string }[]) =>
  findings.filter(({ id }) => /^\d+$/.test(id)).map(({ id, message }) => `${id}: ${message}`)

async function logIn() {
  const credentials = { login: 'nora@example.com', password: 'Orbit#1831' }
  return logInTestShopper(engine.app, { siteId: 'small', credentials })
}

async function listOrders(query = ''): Promise<Orders> {
  const { headers, customerId } = await logIn()
  const path = `/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers/${customerId}/orders`
  const url = `${path}?siteId=small${query}`
  return (await engine.app.inject({ url, headers })).json<Orders>()
}

const headers = () => engine.db.selectFrom('order_header').selectAll().orderBy('order_no').execute()

test('an order of a history stands among its customer’s like one placed here', async () => {
  const report = await take(toOrderXml('00000412'))
  expect(linesOf(report.findings)).toEqual([])
  expect(report.counts).toMatchObject({ orders: 1, customers: 1 })
  const { data = [], total } = await listOrders()
  expect(total).toBe(1)
  expect(data[0]).toMatchObject({
    orderNo: '00000412',
    creationDate: '2026-02-10T17:30:00.000Z',
    status: 'completed',
    paymentStatus: 'paid',
    shippingStatus: 'shipped',
    exportStatus: 'exported',
    confirmationStatus: 'confirmed',
    customerName: 'Nora Ashgrove',
    guest: false,
    productSubTotal: 40,
    productTotal: 36,
    shippingTotal: 9.95,
    taxTotal: 3.68,
    orderTotal: 49.63,
    couponItems: [{ code: 'noel10', valid: true, statusCode: 'applied' }],
    orderPriceAdjustments: [{ promotionId: 'noel-10', price: -4, couponCode: 'noel10' }],
    billingAddress: { fullName: 'Nora Ashgrove', city: 'San Francisco' },
    productItems: [
      {
        productId: 'box-small',
        productName: 'Box of truffles',
        quantity: 2,
        basePrice: 20,
        price: 40,
        priceAfterOrderDiscount: 36,
        adjustedTax: 2.88,
        c_reorderable: true,
        c_attributeValues: [{ id: 'size', name: 'Size', value: '6 Pieces' }],
      },
    ],
    shipments: [
      {
        shipmentId: 'S1',
        shippingMethod: { id: 'GroundDisc', name: 'Ground' },
        shippingStatus: 'shipped',
        trackingNumber: '1Z999AA10123456784',
        c_trackingUrl: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
        giftMessage: 'For you',
        shipmentTotal: 49.63,
      },
    ],
  })
})

test('of a card only what may be shown is kept', async () => {
  await take(toOrderXml('00000412'))
  const [order] = (await listOrders()).data ?? []
  expect(order?.paymentInstruments).toMatchObject([
    {
      paymentMethodId: 'CREDIT_CARD',
      amount: 49.63,
      paymentCard: { maskedNumber: '************1111', numberLastDigits: '1111' },
    },
  ])
  const stored = JSON.stringify(await headers())
  expect(stored).not.toContain('411111')
  expect(stored).not.toContain('secret-token')
})

test('nothing happens of it: no stock, no mail; and the next number is a new one', async () => {
  await take(toOrderXml('00001001'), toOrderXml('A-17'))
  const stock = await engine.db.selectFrom('inventory').select('ats').executeTakeFirstOrThrow()
  expect(stock.ats).toBe(9)
  expect(await engine.db.selectFrom('outbox_mail').selectAll().execute()).toEqual([])
  expect(await engine.db.transaction().execute(nextOrderNo)).toBe('00001002')
})

test('taken in again, with changes, it stays as it was', async () => {
  await take(toOrderXml('00000412'))
  const before = await headers()
  const other = toOrderXml('00000412', { status: '<order-status>CANCELLED</order-status>' })
  const again = await take(other, toOrderXml('00000413'), toOrderXml('00000413'))
  expect(again.counts).toMatchObject({ orders: 1 })
  expect(linesOf(again.findings)).toEqual([
    '00000413: the order stands more than once; the first counts',
  ])
  expect((await headers()).filter(({ order_no }) => order_no === '00000412')).toEqual(before)
})

test('every status there is; nothing that looks for unpaid orders ends one of the past', async () => {
  const written = ['CREATED', 'NEW', 'OPEN', 'COMPLETED', 'CANCELLED', 'REPLACED', 'FAILED']
  const report = await take(
    ...written.map((one, index) =>
      toOrderXml(String(index + 1), {
        status: `<order-status>${one}</order-status><payment-status>PAID</payment-status>`,
        shipments: '<shipment shipment-id="S1"/>',
      }),
    ),
  )
  expect(linesOf(report.findings)).toEqual([])
  const { data = [] } = await listOrders()
  expect(data.map((one) => [one.status, one.paymentStatus, one.shippingStatus]).reverse()).toEqual([
    ['created', 'not_paid', 'not_shipped'],
    ['new', 'paid', 'not_shipped'],
    // shoppers know no open orders
    ['new', 'paid', 'not_shipped'],
    ['completed', 'paid', 'not_shipped'],
    ['cancelled', 'paid', 'not_shipped'],
    ['replaced', 'paid', 'not_shipped'],
    ['failed', 'not_paid', 'not_shipped'],
  ])
  expect((await listOrders('&status=new')).data?.map(({ orderNo }) => orderNo)).toEqual(['3', '2'])
  const stored = await headers()
  expect(stored.map(({ status }) => status.toUpperCase())).toEqual(written)
  expect(stored.filter(({ payment_status: status }) => status === 'open')).toEqual([])
})

test('an authorisation is no money yet', async () => {
  const status = '<order-status>NEW</order-status><payment-status>NOT_PAID</payment-status>'
  await take(toOrderXml('00000412', { status, shipments: '<shipment shipment-id="S1"/>' }))
  expect((await listOrders()).data).toMatchObject([{ paymentStatus: 'not_paid' }])
})

test('what does not add up is named, and kept as it was written', async () => {
  const total = /<order-total>.*<\/order-total>/s
  const wrong = toOrderXml('00000412').replace(
    total,
    '<order-total><net-price>45.95</net-price><tax>3.68</tax><gross-price>48.00</gross-price></order-total>',
  )
  const report = await take(wrong)
  expect(linesOf(report.findings)).toEqual([
    '00000412: the order total is written as 48, and its parts come to 49.63',
    '00000412: the payments is written as 49.63, and its parts come to 48',
  ])
  expect((await listOrders()).data).toMatchObject([{ orderTotal: 48 }])
})

test('a customer whom nobody knows owns nothing', async () => {
  const customer = `<guest>false</guest><customer-no>gone</customer-no>
    <customer-email>nora@example.com</customer-email>`
  const guest = '<guest>true</guest><customer-no>D1</customer-no>'
  const report = await take(toOrderXml('1', { customer }), toOrderXml('2', { customer: guest }))
  expect(linesOf(report.findings)).toEqual([
    '1: nobody has the customer number gone; the order belongs to nobody',
  ])
  expect((await listOrders()).total).toBe(0)
  expect(await headers()).toHaveLength(2)
})

test('goods that are gone stay as text', async () => {
  const lines = `<product-lineitem><net-price>36.00</net-price><tax>2.88</tax><base-price>36.00</base-price>
    <product-id>gone</product-id><product-name>Gone fudge</product-name><quantity unit="">1.0</quantity>
    <tax-rate>0.08</tax-rate><shipment-id>elsewhere</shipment-id>
    <external-line-item-status>RETURNED</external-line-item-status>
    <external-line-item-text>Melted</external-line-item-text></product-lineitem>`
  const report = await take(toOrderXml('00000412', { lines, totals: '' }))
  expect(linesOf(report.findings)).toEqual(['00000412: there is no shipment elsewhere'])
  const { data = [] } = await listOrders('&expand=oms')
  expect(data).toMatchObject([
    {
      productItems: [
        {
          productName: 'Gone fudge',
          shipmentId: 'S1',
          c_reorderable: false,
          omsData: { status: 'returned', quantityReturned: 1 },
        },
      ],
    },
  ])
})

test('what cannot be an order is left out, and the rest is taken', async () => {
  const report = await take(
    toOrderXml('1', { status: '<order-status>LOST</order-status>' }),
    toOrderXml('2', { date: 'someday' }),
    toOrderXml('3', { lines: '<product-lineitem><product-id>box</product-id></product-lineitem>' }),
    toOrderXml('4', { attributes: 'mode="delete"' }),
    toOrderXml('5'),
  )
  expect((await headers()).map(({ order_no }) => order_no)).toEqual(['5'])
  expect(new Set(report.findings.filter(({ id }) => /^\d$/.test(id)).map(({ id }) => id))).toEqual(
    new Set(['1', '2', '3', '4']),
  )
})

test('an operator goes on with what is open', async () => {
  const status = '<order-status>OPEN</order-status><payment-status>PAID</payment-status>'
  const more = `<notes><note><created-by>desk</created-by><creation-date>2026-02-11T09:00:00.000Z</creation-date>
    <subject>Called</subject><text>Leave it at the door</text></note></notes>`
  const shipments = '<shipment shipment-id="S1"/>'
  await take(toOrderXml('00000412', { status, shipments, more }))
  const desk = { url: '/orders-desk/00000412' }
  const page = (await engine.app.inject(desk)).body
  expect(page).toContain('Called: Leave it at the door')
  expect(page).toContain('<dd>open</dd>')
  await engine.app.inject({
    ...desk,
    method: 'POST',
    url: `${desk.url}/cancel`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  })
  expect((await headers())[0]).toMatchObject({ status: 'cancelled' })
  const stock = await engine.db.selectFrom('inventory').select('ats').executeTakeFirstOrThrow()
  expect(stock.ats).toBe(9)
})
