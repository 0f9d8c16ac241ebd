import { importArchiveFiles } from '../testing/import-archive-files'
import type { ImportMode } from '../../contracts/import'
import type { PickupState } from '../../rules/pickup-states'
import { createHistoryEngine, linesOf } from '../testing/order-history'
import { toOrdersXml, toOrderXml } from '../testing/order-xml'
import { writeArchiveFiles } from '../testing/write-archive-files'
import { importArchive } from './import-archive'
import { useForEach } from '../testing/use'

const OPEN = '<order-status>OPEN</order-status><payment-status>NOT_PAID</payment-status>'
const UNSENT = '<shipment shipment-id="S1"/>'

const history = useForEach(() => createHistoryEngine())
beforeEach(async () => {
  await history.take(toOrderXml('412', { status: OPEN, shipments: UNSENT }))
})

function take(mode: ImportMode, ...orders: string[]) {
  return importArchiveFiles(
    history.db,
    { 'sites/small/orders.xml': toOrdersXml(...orders) },
    { isRepeated: true, mode },
  )
}

const getOrder = async () => (await history.listHeaders())[0]
const textsOf = (order: { document: unknown } | undefined) =>
  JSON.stringify(order?.document).match(/"text":"[^"]*"/g) ?? []

const COMPLETED = `<order order-no="412"><status><order-status>COMPLETED</order-status>
  <shipping-status>SHIPPED</shipping-status><payment-status>PAID</payment-status>
  <export-status>EXPORTED</export-status></status><shipments><shipment shipment-id="S1">
  <tracking-number>1Z9</tracking-number></shipment></shipments>
  <notes><note><creation-date>2026-02-12T09:00:00.000Z</creation-date><text>Left at the door</text></note></notes></order>`

test.each(['merge', 'update', 'replace'] as const)(
  'status, shipments, and notes of an existing order are merged, to %s, and only once',
  async (mode) => {
    const before = await getOrder()
    await take(mode, COMPLETED)
    const after = await getOrder()
    expect(after).toMatchObject({
      status: 'completed',
      payment_status: 'authorised',
      export_status: 'exported',
      shipping_status: 'shipped',
      order_total_minor: before?.order_total_minor,
      order_token: before?.order_token,
    })
    expect(textsOf(after)).toContain('"text":"Left at the door"')
    expect((await history.listOrders()).data).toMatchObject([{ paymentStatus: 'paid' }])
    await take(mode, COMPLETED)
    expect(await getOrder()).toEqual(after)
  },
)

test.each(['merge', 'update', 'replace'] as const)(
  'other totals and lines of an existing order are reported, and not taken, to %s',
  async (mode) => {
    const before = await getOrder()
    const other = toOrderXml('412', { status: OPEN, shipments: UNSENT })
      .replace('<gross-price>49.63', '<gross-price>60.00')
      .replace('>2.0</quantity>', '>3.0</quantity>')
    expect(linesOf(await take(mode, other))).toEqual([
      '412: the order exists with a total of 49.63; that of the archive is not taken',
      '412: the order exists with other lines; they are not changed',
    ])
    expect(await getOrder()).toEqual(before)
  },
)

test('an order that is finished here does not go back', async () => {
  await take('merge', COMPLETED)
  const before = await getOrder()
  const older = toOrderXml('412', { status: OPEN, shipments: UNSENT })
  expect(linesOf(await take('replace', older))).toEqual([
    '412: the order is completed here already; open is not taken',
  ])
  expect(await getOrder()).toEqual(before)
})

test('an order that was placed here keeps its status', async () => {
  const document = { ...Object((await getOrder())?.document), stock: undefined }
  await history.db
    .updateTable('order_header')
    .set({ document: JSON.stringify(document) })
    .execute()
  expect(linesOf(await take('merge', COMPLETED))).toEqual([
    '412: the order was placed here; its status stays open',
  ])
  expect(await getOrder()).toMatchObject({ status: 'open', shipping_status: 'not_shipped' })
  expect(linesOf(await take('delete', COMPLETED))).toEqual([
    '412: an archive does not delete an order that was placed here',
  ])
  expect(await history.listHeaders()).toHaveLength(1)
})

test.each([
  [toOrderXml('412', { date: '2025-01-01T00:00:00.000Z' }), /another order with this number/],
  ['<order order-no="412"><status><order-status>LOST</order-status></status></order>', /LOST|lost/],
])('another or invalid order changes nothing: %#', async (order, message) => {
  const before = await getOrder()
  expect(linesOf(await take('merge', order))).toEqual([expect.stringMatching(message)])
  expect(await getOrder()).toEqual(before)
})

const ONLY_COMPLETED = `<order order-no="412"><status><order-status>COMPLETED</order-status>
  </status></order>`
const READY_AT = '2026-02-11T09:00:00.000Z'

/** Makes the shipment of the order a pickup. */
async function makePickup(state?: PickupState) {
  const content = Object(Object((await getOrder())?.document)['content'])
  const shipments = [{ ...content.shipments[0], c_fromStoreId: '101' }]
  const pickups = state && { pickups: { S1: { state, moves: [{ state, at: READY_AT }] } } }
  const document = {
    ...Object((await getOrder())?.document),
    ...{ content: { ...content, shipments }, ...pickups },
  }
  await history.db
    .updateTable('order_header')
    .set({ document: JSON.stringify(document) })
    .execute()
}
const pickupOf = (order: { document: unknown } | undefined) =>
  Object(Object(order?.document)['pickups'])['S1']

test.each([undefined, 'preparing', 'ready'] as const)(
  'a pickup that is %s was collected when an archive only says that the order is completed',
  async (state) => {
    await makePickup(state)
    await take('merge', ONLY_COMPLETED)
    const after = await getOrder()
    expect(after).toMatchObject({ status: 'completed', shipping_status: 'shipped' })
    expect(pickupOf(after).state).toBe('collected')
    expect(pickupOf(after).moves).toHaveLength(state ? 2 : 1)
    await take('merge', COMPLETED)
    await take('merge', COMPLETED)
    expect(pickupOf(await getOrder())).toEqual(pickupOf(after))
  },
)

test('what was not collected stays so, however often an archive is imported', async () => {
  await makePickup('returned')
  const before = pickupOf(await getOrder())
  await take('merge', COMPLETED)
  await take('merge', COMPLETED)
  expect(pickupOf(await getOrder())).toEqual(before)
})

test('an update adds no order, and a deletion removes the named order', async () => {
  const { findings } = await take('update', toOrderXml('413'))
  expect(findings).toMatchObject([
    { id: '413', message: expect.stringContaining('does not exist here') },
  ])
  expect(await history.listHeaders()).toHaveLength(1)
  await take('merge', toOrderXml('413'))
  const { removed } = await take('delete', '<order order-no="412"/>')
  expect(removed).toEqual({ orders: 1 })
  expect((await history.listHeaders()).map(({ order_no: orderNo }) => orderNo)).toEqual(['413'])
})

test('a replacement keeps and reports the orders that its archive does not have', async () => {
  const { findings } = await take('replace', toOrderXml('413'))
  expect(findings.map(({ message }) => message)).toContain(
    'orders that the archive does not have are kept: 1',
  )
  expect(await history.listHeaders()).toHaveLength(2)
})

test('an order of nobody belongs to its customer as soon as an archive has the customer', async () => {
  await take('merge', toOrderXml('414', { customer: '<customer-no>D7</customer-no>' }))
  const { folder, remove } = writeArchiveFiles({
    'customer-lists/more.xml': `<customer-list list-id="more"><customer customer-no="D7">
      <profile><last-name>Reed</last-name><email>reed@example.com</email></profile></customer></customer-list>`,
    'sites/small/orders.xml': toOrdersXml(
      toOrderXml('414', { customer: '<customer-no>D7</customer-no>' }),
    ),
  })
  await importArchive(history.db, folder, { mode: 'merge' })
  remove()
  const reed = await history.db
    .selectFrom('customer')
    .select('id')
    .where('customer_no', '=', 'D7')
    .executeTakeFirst()
  const orders = await history.listHeaders()
  const order = orders.find(({ order_no: orderNo }) => orderNo === '414')
  expect(order?.customer_id).toBe(reed?.id)
  expect(order?.document).toMatchObject({ isGuest: false })
})
