import { createHistoryEngine, linesOf } from '../testing/order-history'
import { toOrderXml } from '../testing/order-xml'
import { useForEach } from '../testing/use'

const history = useForEach(() => createHistoryEngine())

test('totals that do not add up are reported, and stored as written', async () => {
  const total = /<order-total>.*<\/order-total>/s
  const wrong = toOrderXml('00000412').replace(
    total,
    '<order-total><net-price>45.95</net-price><tax>3.68</tax><gross-price>48.00</gross-price></order-total>',
  )
  const report = await history.take(wrong)
  expect(linesOf(report)).toEqual([
    '00000412: the order total is written as 48, and its parts come to 49.63',
    '00000412: the sum of the payments is written as 49.63, and its parts come to 48',
  ])
  expect((await history.listOrders()).data).toMatchObject([{ orderTotal: 48 }])
})

test('an order of an unknown customer or guest is not assigned to a customer', async () => {
  const customer = `<guest>false</guest><customer-no>gone</customer-no>
    <customer-email>nora@example.com</customer-email>`
  const guest = '<guest>true</guest><customer-no>D1</customer-no>'
  const report = await history.take(
    toOrderXml('1', { customer }),
    toOrderXml('2', { customer: guest }),
  )
  expect(linesOf(report)).toEqual([
    '1: nobody has the customer number gone; the order belongs to nobody',
  ])
  expect((await history.listOrders()).total).toBe(0)
  expect(await history.listHeaders()).toHaveLength(2)
})

test('products that no longer exist keep their text in the order', async () => {
  const lines = `<product-lineitem><net-price>36.00</net-price><tax>2.88</tax><base-price>36.00</base-price>
    <product-id>gone</product-id><product-name>Gone fudge</product-name><quantity unit="">1.0</quantity>
    <tax-rate>0.08</tax-rate><shipment-id>elsewhere</shipment-id>
    <external-line-item-status>RETURNED</external-line-item-status>
    <external-line-item-text>Melted</external-line-item-text></product-lineitem>`
  const report = await history.take(toOrderXml('00000412', { lines, totals: '' }))
  expect(linesOf(report)).toEqual(['00000412: the shipment elsewhere does not exist'])
  const { data = [] } = await history.listOrders('&expand=oms')
  expect(data).toMatchObject([
    {
      productItems: [
        {
          productName: 'Gone fudge',
          shipmentId: 'S1',
          c_reorderable: false,
          omsData: { status: 'returned' },
        },
      ],
    },
  ])
})

test('invalid orders are skipped, and valid ones are imported', async () => {
  const report = await history.take(
    toOrderXml('1', { status: '<order-status>LOST</order-status>' }),
    toOrderXml('2', { date: 'someday' }),
    toOrderXml('3', { lines: '<product-lineitem><product-id>box</product-id></product-lineitem>' }),
    toOrderXml('4', { attributes: 'mode="delete"' }),
    toOrderXml('5'),
  )
  expect((await history.listHeaders()).map(({ order_no }) => order_no)).toEqual(['5'])
  expect(new Set(report.findings.filter(({ id }) => /^\d$/.test(id)).map(({ id }) => id))).toEqual(
    new Set(['1', '2', '3']),
  )
})

test('operators can process imported open orders', async () => {
  const status = '<order-status>OPEN</order-status><payment-status>PAID</payment-status>'
  const more = `<notes><note><created-by>desk</created-by><creation-date>2026-02-11T09:00:00.000Z</creation-date>
    <subject>Called</subject><text>Leave it at the door</text></note></notes>`
  const shipments = '<shipment shipment-id="S1"/>'
  await history.take(toOrderXml('00000412', { status, shipments, more }))
  const url = '/back-office/api/orders/00000412'
  expect((await history.app.inject(url)).json()).toMatchObject({
    status: 'open',
    timeline: expect.arrayContaining([
      expect.objectContaining({ text: 'Called: Leave it at the door' }),
    ]),
  })
  await history.app.inject({ method: 'POST', url: `${url}/cancellation`, payload: {} })
  expect((await history.listHeaders())[0]).toMatchObject({ status: 'cancelled' })
  const stock = await history.db.selectFrom('inventory').select('ats').executeTakeFirstOrThrow()
  expect(stock.ats).toBe(9)
})
