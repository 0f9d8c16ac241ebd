import { nextOrderNo } from '../orders/order.repository'
import { createHistoryEngine, linesOf } from '../testing/order-history'
import { toOrderXml } from '../testing/order-xml'
import { useForEach } from '../testing/use'

const history = useForEach(() => createHistoryEngine())

test('an imported order is listed like any other order of its customer', async () => {
  const report = await history.take(toOrderXml('00000412'))
  expect(linesOf(report)).toEqual([])
  expect(report.counts).toMatchObject({ orders: 1, customers: 1 })
  const { data = [], total } = await history.listOrders()
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

test('an order whose discounts exceed its tax shows a tax of zero [ORD-006]', async () => {
  const totals = `<order-total><net-price>45.95</net-price><tax>-0.32</tax>
    <gross-price>45.63</gross-price></order-total>`
  const shipping = `<shipping-lineitem><net-price>9.95</net-price><tax>-3.52</tax>
    <gross-price>6.43</gross-price><base-price>9.95</base-price><shipment-id>S1</shipment-id>
    <item-id>STANDARD_SHIPPING</item-id><lineitem-text>Shipping</lineitem-text>
    <tax-rate>0.08</tax-rate></shipping-lineitem>`
  await history.take(toOrderXml('00000412', { totals, shipping }))
  const [order] = (await history.listOrders()).data ?? []
  expect(order).toMatchObject({ taxTotal: 0, shippingTotalTax: 0, orderTotal: 45.63 })
  expect(order?.shipments).toMatchObject([{ shippingTotalTax: 0, taxTotal: 0 }])
})

test('only the masked number of an imported card is stored', async () => {
  await history.take(toOrderXml('00000412'))
  const [order] = (await history.listOrders()).data ?? []
  expect(order?.paymentInstruments).toMatchObject([
    {
      paymentMethodId: 'CREDIT_CARD',
      amount: 49.63,
      paymentCard: { maskedNumber: '************1111', numberLastDigits: '1111' },
    },
  ])
  const stored = JSON.stringify(await history.listHeaders())
  expect(stored).not.toContain('411111')
  expect(stored).not.toContain('secret-token')
})

test('an imported order changes no stock, sends no mail, and advances the order number', async () => {
  await history.take(toOrderXml('00001001'), toOrderXml('A-17'))
  const stock = await history.db.selectFrom('inventory').select('ats').executeTakeFirstOrThrow()
  expect(stock.ats).toBe(9)
  expect(await history.db.selectFrom('outbox_mail').selectAll().execute()).toEqual([])
  expect(await history.db.transaction().execute(nextOrderNo)).toBe('00001002')
})

test('a repeated import does not change an order', async () => {
  await history.take(toOrderXml('00000412'))
  const before = await history.listHeaders()
  const again = await history.take(
    ...[toOrderXml('00000412'), toOrderXml('00000413'), toOrderXml('00000413')],
  )
  expect(again.counts).toMatchObject({ orders: 2 })
  expect(linesOf(again)).toEqual([
    '00000413: the order is listed more than once; the first entry is used',
  ])
  expect((await history.listHeaders()).filter(({ order_no }) => order_no === '00000412')).toEqual(
    before,
  )
})

test('orders of every status are imported and never expire as unpaid', async () => {
  const written = ['CREATED', 'NEW', 'OPEN', 'COMPLETED', 'CANCELLED', 'REPLACED', 'FAILED']
  const report = await history.take(
    ...written.map((one, index) =>
      toOrderXml(String(index + 1), {
        status: `<order-status>${one}</order-status><payment-status>PAID</payment-status>`,
        shipments: '<shipment shipment-id="S1"/>',
      }),
    ),
  )
  expect(linesOf(report)).toEqual([])
  const { data = [] } = await history.listOrders()
  expect(data.map((one) => [one.status, one.paymentStatus, one.shippingStatus]).reverse()).toEqual([
    ['created', 'not_paid', 'not_shipped'],
    ['new', 'paid', 'not_shipped'],
    // an open order is shown to shoppers as new
    ['new', 'paid', 'not_shipped'],
    ['completed', 'paid', 'not_shipped'],
    ['cancelled', 'paid', 'not_shipped'],
    ['replaced', 'paid', 'not_shipped'],
    ['failed', 'not_paid', 'not_shipped'],
  ])
  expect((await history.listOrders('&status=new')).data?.map(({ orderNo }) => orderNo)).toEqual([
    '3',
    '2',
  ])
  const stored = await history.listHeaders()
  expect(stored.map(({ status }) => status.toUpperCase())).toEqual(written)
  expect(stored.filter(({ payment_status: status }) => status === 'open')).toEqual([])
})

test('an authorized order is imported as unpaid', async () => {
  const status = '<order-status>NEW</order-status><payment-status>NOT_PAID</payment-status>'
  await history.take(toOrderXml('00000412', { status, shipments: '<shipment shipment-id="S1"/>' }))
  expect((await history.listOrders()).data).toMatchObject([{ paymentStatus: 'not_paid' }])
})
