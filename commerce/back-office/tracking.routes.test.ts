import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fromBuffer, type Entry, type ZipFile } from 'yauzl'
import { logInOperator } from '../testing/log-in-operator'
import { placeByCard, placeParcels } from '../testing/placed-order'
import { ILLINOIS, useCheckout, useGuest } from '../testing/test-checkout'

const ORDERS = '/back-office/api/orders'
const HEADERS = 'Order number,Shipment id,Carrier,Tracking number'

const engine = useCheckout({ listens: true })
beforeEach(async () => {
  await engine.db.deleteFrom('order_header').execute()
  await engine.db.deleteFrom('outbox_mail').execute()
  await engine.db.updateTable('inventory').set({ ats: 200 }).execute()
})
const guest = useGuest(engine)

const place = (parcels = 1) =>
  placeParcels(
    guest,
    Array.from({ length: parcels }, () => 'Ada'),
    { quantity: 1 },
  )

async function check(...lines: string[]) {
  const answer = await engine.app.inject({
    method: 'POST',
    url: `${ORDERS}/tracking/check`,
    headers: { 'content-type': 'text/csv' },
    payload: [HEADERS, ...lines].join('\n'),
  })
  expect(answer.statusCode).toBe(200)
  return answer.json().rows
}

async function send(rows: object[]) {
  const url = `${ORDERS}/tracking`
  const answer = await engine.app.inject({ method: 'POST', url, payload: { rows } })
  expect(answer.statusCode).toBe(200)
  return answer.json().rows
}

/** The files of an archive, by their paths. */
function readZip(zip: Buffer): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    fromBuffer(zip, (error: Error | null, file?: ZipFile) => {
      if (!file) return reject(error ?? new Error('no zip file'))
      const files: Promise<[string, string]>[] = []
      file.on('error', reject)
      file.on('entry', (entry: Entry) => files.push(readEntry(file, entry)))
      file.on('end', () => resolve(Promise.all(files).then((all) => new Map(all))))
    })
  })
}

function readEntry(file: ZipFile, entry: Entry): Promise<[string, string]> {
  return new Promise((resolve, reject) => {
    file.openReadStream(entry, (error: Error | null, stream?: Readable) => {
      if (!stream) return reject(error ?? new Error('no file'))
      resolve(text(stream).then((content) => [entry.fileName, content]))
    })
  })
}

const statesOf = (rows: { state: string }[]) => rows.map(({ state }) => state)
const whysOf = (rows: { why?: string }[]) => rows.map(({ why }) => why)

const shippedMails = async () => {
  const mails = await engine.db.selectFrom('outbox_mail').select('reference').execute()
  return mails.filter(({ reference }) => reference.startsWith('shipped')).length
}

it('says of each row what is wrong with it before anything is changed', async () => {
  const [one, two] = [await place(), await place(2)]
  const rows = await check(
    `${one},,ups,1Z1`,
    `${Number(one)},,UPS,1Z1`,
    `${one},,UPS,1Z2`,
    `${two},,UPS,1Z3`,
    `${two},s1,UPS,1Z4`,
    `${two},00000001,UPS,1Z5`,
    `${two},other,UPS,1Z6`,
    '99999999,,UPS,1Z7',
    `${two},me,,1Z8`,
    `${two},me,UPS,`,
    `${two},me,UPS,1.23457E+15`,
    `${two},me,UPS,${'9'.repeat(61)}`,
    `${two},me,UPS,9400111899220000000000`,
  )
  expect(statesOf(rows)).toEqual([
    ...['ready', 'done', 'wrong', 'wrong', 'ready', 'ready'],
    ...['wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'wrong'],
  ])
  expect(rows[12].why).toBe('A spreadsheet has rounded the tracking number.')
  expect(rows[0]).toMatchObject({ row: 2, orderNo: one, shipmentId: 'me', carrier: 'UPS' })
  expect(rows[1]).toMatchObject({ row: 3, orderNo: one })
  expect(whysOf(rows).slice(1, 4)).toEqual([
    'The same as row 2.',
    'Row 2 sends all of it. Send parts on the order’s page.',
    'It has 2 parcels to send. Name one as shipment id: me, s1',
  ])
  const order = await engine.app.inject(`${ORDERS}/${one}`)
  expect(order.json().shippingStatus).toBe('not_shipped')
})

it('asks whether a number of 16 digits that ends with 0 is right, and then sends it', async () => {
  const orderNo = await place()
  const [row] = await check(`${orderNo},,UPS,7612345678901230`)
  expect(row).toMatchObject({ state: 'unsure', why: expect.stringContaining('last digit 0') })
  expect(statesOf(await send([row]))).toEqual(['unsure'])
  expect(await shippedMails()).toBe(0)
  expect(statesOf(await send([{ ...row, isConfirmed: true }]))).toEqual(['sent'])
})

it('marks parcels as sent once, also when the file comes again', async () => {
  const [one, two] = [await place(), await place(2)]
  const rows = await check(`${one},,UPS,1Z1`, `${two},s1,DHL,77`, '99999999,,UPS,1Z7')
  const sent = await send(rows)
  expect(statesOf(sent)).toEqual(['sent', 'sent', 'wrong'])
  expect(await shippedMails()).toBe(2)
  expect(statesOf(await send(rows))).toEqual(['done', 'done', 'wrong'])
  expect(statesOf(await check(`${one},,UPS,1Z1`, `${two},,DHL,77`))).toEqual(['done', 'done'])
  const [other] = await check(`${one},,UPS,1Z9`)
  expect(other).toMatchObject({ state: 'wrong', why: 'It was sent before, with UPS 1Z1.' })
  expect(await shippedMails()).toBe(2)
  const order = (await engine.app.inject(`${ORDERS}/${two}`)).json()
  expect(order).toMatchObject({ shippingStatus: 'part_shipped' })
  const parcels = [{ carrier: 'DHL', trackingNumber: '77' }]
  expect(order.shipments[1]).toMatchObject({ isShipped: true, parcels })
  const words = { text: 'parcel 2 of 2 shipped with DHL' }
  expect(order.timeline).toContainEqual(expect.objectContaining(words))
})

it('takes no other parcel for one that was sent', async () => {
  const [one, two] = [await place(2), await place(2)]
  await send(await check(`${one},s1,UPS,1Z1`))
  const [same] = await check(`${one},,United Parcel,1Z1`)
  expect(same).toMatchObject({ state: 'done', shipmentId: 's1' })

  const url = `${ORDERS}/${two}/shipments/me/shipping`
  const byHand = await engine.app.inject({ method: 'POST', url, payload: { carrier: 'UPS' } })
  expect(byHand.statusCode).toBe(200)
  const rows = await check(`${two},,UPS,1Z2`, `${two},me,ups,`, `${two},2,UPS,1Z2`)
  expect(statesOf(rows)).toEqual(['wrong', 'done', 'ready'])
  expect(rows[0].why).toBe('Another parcel of it was sent before. Name this one: s1')
  // whose number lost its zeros
  expect(rows[2].shipmentId).toBe('s1')
})

it('answers for each row when one meets an error', async () => {
  const [broken, whole] = [await place(), await place()]
  const rows = await check(`${broken},,UPS,1Z1`, `${whole},,UPS,1Z2`)
  const own = engine.db.updateTable('order_header').where('order_no', '=', broken)
  await own.set({ document: '{}' }).execute()
  const sent = await send(rows)
  expect(statesOf(sent)).toEqual(['wrong', 'sent'])
  expect(sent[0].why).toBe('It could not be sent; try again.')
})

it('completes an order when the last parcel to send is refunded', async () => {
  const orderNo = await place(2)
  await send(await check(`${orderNo},s1,UPS,1Z1`))
  const { shipments } = (await engine.app.inject(`${ORDERS}/${orderNo}`)).json()
  const { statusCode } = await engine.app.inject({
    method: 'POST',
    url: `${ORDERS}/${orderNo}/refunds`,
    payload: {
      items: [{ itemId: shipments[0].items[0].itemId, quantity: 1 }],
      ...{ reason: 'Melted', restock: true, expectedRefunded: 0 },
    },
  })
  expect(statusCode).toBe(200)
  const order = (await engine.app.inject(`${ORDERS}/${orderNo}`)).json()
  expect(order).toMatchObject({ status: 'completed', shippingStatus: 'shipped' })
})

it('marks a parcel as sent once when two send it at the same time', async () => {
  const rows = await check(`${await place()},,UPS,1Z1`)
  const both = await Promise.all([send(rows), send(rows)])
  expect(both.flatMap(statesOf).sort()).toEqual(['done', 'sent'])
  expect(await shippedMails()).toBe(1)
})

it('does not send a parcel of which everything was refunded', async () => {
  const orderNo = await place(2)
  const { shipments } = (await engine.app.inject(`${ORDERS}/${orderNo}`)).json()
  const refunded = await engine.app.inject({
    method: 'POST',
    url: `${ORDERS}/${orderNo}/refunds`,
    payload: {
      items: [{ itemId: shipments[0].items[0].itemId, quantity: 1 }],
      ...{ reason: 'Melted', restock: true, expectedRefunded: 0 },
    },
  })
  expect(refunded.statusCode).toBe(200)
  const single = await engine.app.inject({
    method: 'POST',
    url: `${ORDERS}/${orderNo}/shipments/me/shipping`,
    payload: { carrier: 'UPS' },
  })
  expect(single.statusCode).toBe(409)
  // the other parcel is the only one left
  const [row] = await check(`${orderNo},,UPS,1Z1`)
  expect(row).toMatchObject({ state: 'ready', shipmentId: 's1' })
})

it('sends the rest of a shipment with a second number, and never replaces the first', async () => {
  const { body } = await guest.basket('POST', '', {
    shipments: [
      { shipmentId: 'me', shippingAddress: ILLINOIS, shippingMethod: { id: 'GroundDisc' } },
    ],
    productItems: [{ productId: 'assorted-9', quantity: 3 }],
  })
  const { orderNo = '', productItems = [] } = await placeByCard(guest, String(body.basketId))
  const items = [{ itemId: productItems[0]?.itemId, quantity: 1 }]
  const shipping = { carrier: 'UPS', trackingNumber: '1Z1', items, sentBefore: 0 }
  const url = `${ORDERS}/${orderNo}/shipments/me/shipping`
  expect((await engine.app.inject({ method: 'POST', url, payload: shipping })).statusCode).toBe(200)
  const again = await engine.app.inject({ method: 'POST', url, payload: shipping })
  expect(again.statusCode).toBe(409)
  const rows = await check(`${orderNo},me,UPS,1Z1`, `${orderNo},me,UPS,1Z2`)
  expect(statesOf(rows)).toEqual(['done', 'ready'])
  expect(rows[1].why).toBe('The rest of it, as parcel 2.')
  expect(statesOf(await send(rows))).toEqual(['done', 'sent'])
  const order = (await engine.app.inject(`${ORDERS}/${orderNo}`)).json()
  expect(order.shipments[0].parcels).toMatchObject([
    { number: 1, trackingNumber: '1Z1', items },
    { number: 2, trackingNumber: '1Z2', items: [{ quantity: 2 }] },
  ])
  const [late] = await check(`${orderNo},me,UPS,1Z3`)
  expect(late).toMatchObject({ state: 'wrong', why: 'It was sent before, with UPS 1Z1, UPS 1Z2.' })
})

it('exports chosen orders as a table and as the file of a site archive', async () => {
  const [one, two, other] = [await place(), await place(2), await place()]
  const download = async (name: string, headers = {}) =>
    engine.app.inject({
      method: 'POST',
      url: `${ORDERS}/exports/${name}`,
      payload: { orderNos: [two, one] },
      headers,
    })
  const { body } = await download('orders.csv')
  const [headers = '', ...rows] = body.trim().split('\r\n')
  expect(headers).toContain('"Order number"')
  expect(rows.map((row) => row.slice(0, 10))).toEqual([`"${two}"`, `"${two}"`, `"${one}"`])
  expect(body).not.toContain(other)
  expect(rows[0]).toContain('"1 × ')
  // what is exported can be sent back with carriers and numbers
  const answer = await engine.app.inject({
    method: 'POST',
    url: `${ORDERS}/tracking/check`,
    headers: { 'content-type': 'text/csv' },
    payload: body,
  })
  expect(statesOf(answer.json().rows)).toEqual(['done', 'done', 'done'])
  expect(whysOf(answer.json().rows)).toEqual(
    Array(3).fill('It has no carrier and no tracking number.'),
  )

  const files = await readZip((await download('orders.zip')).rawPayload)
  expect([...files.keys()]).toEqual(['sites/brindille/orders.xml'])
  const xml = files.get('sites/brindille/orders.xml') ?? ''
  expect(xml.match(/<order order-no="\d+"/g)).toEqual(
    [one, two].map((no) => `<order order-no="${no}"`),
  )

  const { cookie } = await logInOperator(engine, 'orders')
  expect((await download('orders.zip', { cookie })).statusCode).toBe(403)
  expect((await download('orders.csv', { cookie })).statusCode).toBe(200)
})
