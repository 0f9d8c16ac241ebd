import { auditOrders, readShop } from '../../scripts/testing/audit-orders'
import type { OfficePhoneOrder } from '../../contracts/phone-order'
import { logInOperator } from '../testing/log-in-operator'
import { atsOf, empty } from '../testing/shop-state'
import { useCheckout, useGuest } from '../testing/test-checkout'
import { ADDRESS, GUEST, phoneOrderCalls } from './testing/phone-order-calls'

let nora: { cookie: string }
let before: Awaited<ReturnType<typeof readShop>>
const engine = useCheckout({ listens: true })
const guest = useGuest(engine)
beforeAll(async () => {
  nora = await logInOperator(engine, 'service')
  const shops = engine.db.updateTable('store')
  const rest = { city: 'Pasadena', state_code: 'CA', address1: '44 Colorado Blvd' }
  await shops
    .set({ ...rest, custom: JSON.stringify({ bopisEnabled: true }) })
    .where('id', '=', '102')
    .execute()
  await shops.set({ address1: '111 Maiden Lane' }).where('id', '=', '101').execute()
})
beforeEach(async () => {
  await empty(engine.db, 'phone_order', 'order_header', 'outbox_mail', 'login_attempt')
  await engine.db.updateTable('inventory').set({ ats: 20 }).execute()
  before = await readShop(engine.db)
})

const { ask, change, link, pay, send } = phoneOrderCalls({
  ...{ engine, guest, operator: () => nora },
})
const BRITTLE = { kind: 'add', productId: 'brittle', quantity: 3, shipmentId: 'me' }
const NOBODY = { firstName: '', lastName: '', phone: '', email: '' }
const MARY = { firstName: 'Mary', lastName: 'Somerville', phone: '3125550199', email: '' }
const PICKUP = { kind: 'pickup', shipmentId: 'me', shopId: '101', contact: NOBODY }
const BILLING = { kind: 'billing', address: ADDRESS }

const inShop = () => atsOf(engine.db, 'brittle', 'shop-101')
const setInShop = (ats: number) =>
  engine.db.updateTable('inventory').set({ ats }).where('list_id', '=', 'shop-101').execute()

async function draft(...changes: object[]): Promise<OfficePhoneOrder> {
  const { id } = (await ask('', GUEST)).body
  return (await change(id, BRITTLE, ...changes)).body
}
const refusalOf = async ({ id, revision }: OfficePhoneOrder, asked: object) => {
  const { status, body } = await ask(`/${id}/changes`, { revision, change: asked })
  return { status, type: String(body.type).split('/').at(-1), field: body.c_field }
}

it('is collected in a shop, from its stock, by whom the operator names', async () => {
  const filled = await draft({ ...PICKUP, contact: MARY })
  expect(filled).toMatchObject({
    // a shop's address is nobody's bill
    missing: ['Complete the billing address.'],
    parcels: [{ pickup: { shopId: '101', shopName: 'Maiden Lane', contact: MARY } }],
  })
  expect(filled.parcels[0]?.address.join(' ')).toContain('111 Maiden Lane')
  expect(filled.parcels[0]?.choices).toBeUndefined()
  const { body } = await change(filled.id, BILLING)
  expect(body).toMatchObject({
    missing: [],
    parcels: [{ method: expect.stringMatching(/pickup/i) }],
  })
  const sent = (await send(body)).body
  expect(await inShop()).toBe(17)
  const token = String(sent.link).split('#')[1] ?? ''
  const [shown] = (await link('read', { token })).body.parcels as { lines: string[] }[]
  expect(shown?.lines).toEqual(expect.arrayContaining(['To be collected by Mary Somerville']))
  expect((await pay(token)).body).toMatchObject({ state: 'placed' })
  const pickups = await engine.app.inject({
    ...{ url: '/back-office/api/counter/101/pickups', headers: nora },
  })
  expect(pickups.body).toContain(sent.orderNo)
  expect(pickups.body).toContain('Somerville')
  const order = await engine.app.services.orders.findOrder(sent.orderNo)
  expect(order?.document.content.shipments).toMatchObject([
    { c_fromStoreId: '101', c_pickupPhone: '3125550199', c_pickupEmail: 'ada@example.com' },
  ])
  const { body: placed } = await ask(`/${filled.id}`)
  expect(placed).toMatchObject({ parcels: [{ pickup: { contact: { firstName: 'Mary' } } }] })
  expect((await auditOrders(engine.db, before)).findings).toEqual([])
})

it('is partly sent and partly collected, billed to whom it is sent', async () => {
  const { body } = await change(
    (await draft(PICKUP)).id,
    { kind: 'parcel', address: ADDRESS },
    { ...BRITTLE, productId: 'assorted-9', shipmentId: 'Shipment1' },
  )
  expect(body).toMatchObject({ missing: [], parcels: [{ pickup: {} }, { choices: {} }] })
  const { orderNo } = (await send(body)).body
  const order = await engine.app.services.orders.findOrder(orderNo)
  expect(order?.document.content.billingAddress).toMatchObject({ lastName: ADDRESS.lastName })
  expect(order?.document.content.shipments).toMatchObject([
    { c_pickupFirstName: ADDRESS.firstName, c_pickupLastName: ADDRESS.lastName },
    { shippingAddress: { address1: ADDRESS.address1 } },
  ])
})

it('becomes a parcel again, with nothing of the shop', async () => {
  const picked = await draft({ ...PICKUP, contact: MARY })
  const { body } = await change(picked.id, { kind: 'parcel', shipmentId: 'me', address: ADDRESS })
  const [parcel] = (body as OfficePhoneOrder).parcels
  expect(parcel?.pickup).toBeUndefined()
  expect(parcel).toMatchObject({ items: [{ quantity: 3 }], choices: { address: ADDRESS } })
  const row = await engine.db.selectFrom('phone_order').select('document').executeTakeFirstOrThrow()
  expect(JSON.stringify(row.document)).not.toMatch(/101|Maiden|Somerville|c_storeId/)
})

it('is offered by shops that hand out orders, those first that have all', async () => {
  await setInShop(2)
  const { id } = await draft()
  const find = async (text = '') => (await ask(`/${id}/shops?shipmentId=me&text=${text}`)).body
  expect(await find()).toEqual([
    { shopId: '102', name: 'Old Pasadena', place: expect.stringContaining('CA 91105'), lacks: [] },
    { shopId: '101', name: 'Maiden Lane', place: expect.any(String), lacks: ['Peanut Brittle'] },
  ])
  expect(await find('94108')).toMatchObject([{ shopId: '101' }])
  expect(await find('closed')).toEqual([])
  expect((await ask(`/${id}/shops?shipmentId=unknown`)).status).toBe(404)
  const stockOf = async () =>
    (await ask(`/${id}/products?shipmentId=me&text=brittle`)).body[0].available
  expect(await stockOf()).toBe(20)
  await change(
    id,
    { kind: 'item', itemId: (await ask(`/${id}`)).body.parcels[0].items[0].itemId, quantity: 1 },
    PICKUP,
  )
  expect(await stockOf()).toBe(2)
})

it('says what the shop does not have, and refuses a shop that hands out nothing', async () => {
  const one = await draft()
  for (const shopId of ['103', 'nowhere']) {
    expect(await refusalOf(one, { ...PICKUP, shopId })).toEqual({
      ...{ status: 400, type: 'store-not-available', field: 'shopId' },
    })
  }
  const picked = (await change(one.id, PICKUP, { kind: 'parcel', address: ADDRESS })).body
  expect(await refusalOf(picked, { ...PICKUP, shipmentId: 'Shipment1', shopId: '102' })).toEqual({
    ...{ status: 400, type: 'other-pickup-shop', field: 'shopId' },
  })
  await setInShop(1)
  const { body } = await change(one.id, BILLING)
  expect(body.parcels[0].items[0].problem).toMatch(/\w/)
  expect((await send(body)).status).toBe(400)
})
